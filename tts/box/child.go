package box

import (
	"bufio"
	"encoding/json"
	"errors"
	"io"
	"maps"
	"os"
	"runtime"
	"slices"
	"strconv"

	"menagerie/tts/table"
)

// childArgument makes the program a box. No verb begins like that.
const childArgument = "-table-in-a-box"

// Main is for the beginning of main: it returns at once, unless the program was started as a box. Then it is one, and
// does not return.
func Main() {
	if len(os.Args) != 3 || os.Args[1] != childArgument {
		return
	}
	memory, err := strconv.ParseInt(os.Args[2], 10, 64)
	if err == nil {
		err = confine(memory)
	}
	if err == nil {
		c := &child{requests: requests(os.Stdin), out: bufio.NewWriter(os.Stdout)}
		err = c.serve()
	}
	if err != nil {
		os.Stderr.WriteString(err.Error() + "\n")
		os.Exit(1)
	}
	os.Exit(0)
}

// confine takes from this process what it does not need.
func confine(memory int64) error {
	// One thread must be free to watch the memory while a large string is made on another. That also starts the
	// runtime's poller, which needs files.
	runtime.GOMAXPROCS(max(2, runtime.GOMAXPROCS(0)))
	watchMemory(memory)
	return renounce(memory)
}

// requests reads what is asked for as it comes. When nobody can ask any more, the process ends.
func requests(in io.Reader) <-chan request {
	all := make(chan request)
	go func() {
		decoder := json.NewDecoder(in)
		for {
			var r request
			if decoder.Decode(&r) != nil {
				os.Exit(0)
			}
			all <- r
		}
	}()
	return all
}

// child is the inside of a box.
type child struct {
	requests <-chan request
	out      *bufio.Writer
	table    *table.Table
}

// serve answers requests for as long as its output is read.
func (c *child) serve() error {
	for {
		err := c.perform(<-c.requests)
		done := reply{Done: true}
		if err != nil {
			done.Error = err.Error()
		}
		c.tell(done)
		if err := c.out.Flush(); err != nil {
			return err
		}
	}
}

func (c *child) perform(r request) (err error) {
	switch {
	case r.Open != nil:
		c.table, err = table.Open(r.Open)
		return err
	case c.table == nil:
		return errors.New("no save is open")
	case r.Do != nil:
		err = c.table.Do(*r.Do)
		for _, e := range c.table.Events() {
			c.tell(reply{Event: &e})
		}
		return err
	case r.Play != nil:
		return c.play(r.Play)
	}
	return errors.New("nothing is asked for")
}

func (c *child) play(p *performance) error {
	scenario, err := table.ParseScenario(p.Scenario)
	if err != nil {
		return err
	}
	return scenario.Play(table.Stage{
		Table: c.table,
		Names: slices.Sorted(maps.Keys(p.Points)),
		Place: func(name string) (x, z float64, ok bool) {
			point, ok := p.Points[name]
			return point.X, point.Z, ok
		},
		Line:  func(text string) { c.tell(reply{Line: text}); c.flush() },
		Event: func(e table.Event) { c.tell(reply{Event: &e}) },
		Read: func(name string) ([]byte, error) {
			answer := c.ask(reply{Read: name})
			return answer.File, failure(answer)
		},
		Write: func(name string, save []byte) error { return failure(c.ask(reply{Write: &file{name, save}})) },
	})
}

// ask has something done outside.
func (c *child) ask(r reply) request {
	c.tell(r)
	c.flush()
	return <-c.requests
}

func failure(answer request) error {
	if answer.Error == "" {
		return nil
	}
	return errors.New(answer.Error)
}

// tell writes a reply. The writer remembers when it cannot, and serve then ends.
func (c *child) tell(r reply) {
	line, err := json.Marshal(r)
	if err != nil {
		line, _ = json.Marshal(reply{Done: true, Error: err.Error()})
	}
	_, _ = c.out.Write(append(line, '\n'))
}

func (c *child) flush() { _ = c.out.Flush() }
