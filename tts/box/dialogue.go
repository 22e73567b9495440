package box

import (
	"errors"
	"slices"
	"strings"

	"menagerie/tts/table"
)

// longestError is how long the reason of a failure may be, in bytes.
const longestError = 8 << 10

// dialogue is what the box says to one request. It says no more than what the request gives reason for.
type dialogue struct {
	stage Stage
	// lines of the scenario are still to come after the one that is played.
	lines []string
	line  string
	// events came since the request or the line.
	events int
	saved  []byte
}

// ask sends a request and attends to the box until it is done with it.
func (t *Table) ask(what string, r request, d *dialogue) error {
	t.process.begin(what)
	defer t.process.rest()
	t.process.send(r)
	for {
		var got reply
		if err := t.process.receive(&got); err != nil {
			return err
		}
		switch {
		case got.Done && got.Error != "":
			return errors.New(strings.ToValidUTF8(got.Error[:min(len(got.Error), longestError)], ""))
		case got.Done:
			d.saved = got.data
			return nil
		case !t.attend(&got, d):
			return t.process.refuse("it said what it was not asked for")
		}
	}
}

// attend does what the box asks for, if it may.
func (t *Table) attend(got *reply, d *dialogue) (may bool) {
	switch {
	case got.Event != nil:
		return d.hear(*got.Event)
	case got.Line != "":
		may = d.next(got.Line)
		if may {
			t.process.begin(got.Line)
		}
	case got.Read != "":
		may = d.names("load", got.Read)
		if may {
			t.process.send(answer(read(d.stage, got.Read)))
		}
	case got.Write != "":
		may = d.names("save", got.Write)
		if may {
			t.process.send(answer(nil, write(d.stage, got.Write, got.data)))
		}
	case got.Measure != "":
		may = true
		t.process.send(t.measured(got.Measure))
	}
	return may
}

// hear tells an event, as long as there are no more than a table keeps.
func (d *dialogue) hear(e table.Event) bool {
	d.events++
	if d.stage.Event != nil {
		d.stage.Event(e)
	}
	return d.events <= table.MostEvents+1
}

// next goes on to a line, if that is the next.
func (d *dialogue) next(line string) bool {
	if len(d.lines) == 0 || d.lines[0] != line {
		return false
	}
	d.line, d.lines, d.events = line, d.lines[1:], 0
	if d.stage.Line != nil {
		d.stage.Line(line)
	}
	return true
}

// names tells whether the line that is played is about a file of this name.
func (d *dialogue) names(verb, name string) bool {
	return slices.Equal(strings.Fields(d.line), []string{verb, name})
}

var errNoFiles = errors.New("there are no files here")

func read(stage Stage, name string) ([]byte, error) {
	if stage.Read == nil {
		return nil, errNoFiles
	}
	return stage.Read(name)
}

func write(stage Stage, name string, data []byte) error {
	if stage.Write == nil {
		return errNoFiles
	}
	return stage.Write(name, data)
}

func answer(data []byte, err error) request {
	if err != nil {
		return request{Error: err.Error()}
	}
	return request{parcel: parcel{data: data}}
}

// measured answers with a form, or without one when nothing can be measured.
func (t *Table) measured(url string) request {
	if t.forms == nil {
		return request{}
	}
	form, ok := t.forms(url)
	if !ok {
		return request{}
	}
	return request{Form: &form}
}
