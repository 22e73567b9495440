package box

import (
	"bufio"
	"errors"
	"io"
	"maps"
	"os"
	"os/signal"
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
		c := &child{requests: requests(lifeline{os.Stdin}), out: bufio.NewWriter(os.Stdout)}
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
	signal.Notify(make(chan os.Signal, 1), os.Interrupt) // Ctrl-C is for the program that started this one, which ends it
	// One thread must be free to watch the memory while a large string is made on another. That also starts the
	// runtime's poller, which needs files.
	runtime.GOMAXPROCS(max(2, runtime.GOMAXPROCS(0)))
	watchMemory(memory)
	return renounce(memory)
}

// lifeline ends the process, whatever it is at, when nobody can ask it for anything any more.
type lifeline struct{ in io.Reader }

func (l lifeline) Read(p []byte) (int, error) {
	n, err := l.in.Read(p)
	if err != nil {
		os.Exit(0)
	}
	return n, nil
}

// requests reads what is asked for as it comes, up to the end or to what is no request.
func requests(in io.Reader) <-chan request {
	all := make(chan request)
	go func() {
		defer close(all)
		buffered := bufio.NewReaderSize(in, wireBuffer)
		for {
			var r request
			if receive(buffered, &r, &r.parcel) != nil {
				return
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

// serve answers requests for as long as there are some and its output is read.
func (c *child) serve() error {
	for r := range c.requests {
		save, err := c.perform(r)
		done := reply{Done: true, parcel: parcel{data: save}}
		if err != nil {
			done = reply{Done: true, Error: err.Error()}
		}
		c.tell(done)
		if err := c.out.Flush(); err != nil {
			return err
		}
	}
	return errors.New("what came was no request")
}

func (c *child) perform(r request) (save []byte, err error) {
	switch {
	case r.Open && c.table == nil:
		return nil, c.open(r.data)
	case c.table == nil:
		return nil, errors.New("no save is open")
	case r.Do != nil:
		return nil, c.do(*r.Do, r.data)
	case r.Save:
		return c.table.Save()
	case r.Play != nil:
		return nil, c.play(r.Play)
	}
	return nil, errors.New("nothing is asked for")
}

func (c *child) open(save []byte) (err error) {
	c.table, err = table.OpenWith(save, c.measure)
	return err
}

func (c *child) do(a table.Action, load []byte) error {
	if load != nil {
		a.Save = load
	}
	err := c.table.Do(a)
	for _, e := range c.table.Events() {
		c.tell(reply{Event: &e})
	}
	return err
}

// measure has something measured outside.
func (c *child) measure(url string) (form table.Form, ok bool) {
	answer := c.ask(reply{Measure: url})
	if answer.Form == nil {
		return table.Form{}, false
	}
	return *answer.Form, true
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
			return answer.data, failure(answer)
		},
		Write: func(name string, save []byte) error {
			return failure(c.ask(reply{Write: name, parcel: parcel{data: save}}))
		},
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
	if err := send(c.out, &r, &r.parcel); err != nil { // such as a place that is no number
		e := table.Event{Kind: "error", Text: "what happened cannot be told: " + err.Error()}
		_ = send(c.out, &reply{Event: &e}, &parcel{})
	}
}

func (c *child) flush() { _ = c.out.Flush() }
