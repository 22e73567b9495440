package box

import (
	"errors"
	"time"

	"menagerie/tts/table"
)

// Limits are what a box may use.
type Limits struct {
	// Time is for opening the save, for an action, and for each line of a scenario.
	Time time.Duration
	// Memory is in bytes.
	Memory int64
}

// DefaultLimits are far more than any save needs that people play.
var DefaultLimits = Limits{Time: 10 * time.Second, Memory: 1 << 30}

// A Table is a table.Table in a process of its own. After an error that is an *EndError it is gone. It is not safe for
// concurrent use.
type Table struct{ process *process }

// Open starts a box and opens a save in JSON there; see table.Open. What scripts then do is told by the first call of Do
// or Play.
func Open(save []byte, limits Limits) (*Table, error) {
	p, err := start(limits, int64(len(save)))
	if err != nil {
		return nil, err
	}
	t := &Table{p}
	if err := t.ask("loading the save", request{Open: save}, Stage{}); err != nil {
		t.Close()
		return nil, err
	}
	return t, nil
}

// Close ends the box.
func (t *Table) Close() { t.process.end() }

// Do carries out an action as table.Table's Do does, and tells the events that came since the last call.
func (t *Table) Do(a table.Action, event func(table.Event)) error {
	return t.ask(a.Do, request{Do: &a}, Stage{Event: event})
}

// A Point is where a point of the board is, in table units.
type Point struct {
	X float64 `json:"x"`
	Z float64 `json:"z"`
}

// A Stage is what a scenario needs from outside the box; see table.Stage. All fields may be nil.
type Stage struct {
	Points map[string]Point
	Write  func(name string, save []byte) error
	Read   func(name string) ([]byte, error)
	Line   func(text string)
	Event  func(table.Event)
}

// Play performs a scenario as table.Scenario's Play does.
func (t *Table) Play(scenario string, stage Stage) error {
	return t.ask("the scenario", request{Play: &performance{scenario, stage.Points}}, stage)
}

// ask sends a request and attends to the box until it is done with it.
func (t *Table) ask(what string, r request, stage Stage) error {
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
			return errors.New(got.Error)
		case got.Done:
			return nil
		case got.Line != "":
			t.process.begin(got.Line)
		}
		t.attend(&got, stage)
	}
}

// attend does what the box asks for.
func (t *Table) attend(got *reply, stage Stage) {
	switch {
	case got.Event != nil && stage.Event != nil:
		stage.Event(*got.Event)
	case got.Line != "" && stage.Line != nil:
		stage.Line(got.Line)
	case got.Read != "":
		t.process.send(answer(read(stage, got.Read)))
	case got.Write != nil:
		t.process.send(answer(nil, write(stage, got.Write)))
	}
}

var errNoFiles = errors.New("there are no files here")

func read(stage Stage, name string) ([]byte, error) {
	if stage.Read == nil {
		return nil, errNoFiles
	}
	return stage.Read(name)
}

func write(stage Stage, f *file) error {
	if stage.Write == nil {
		return errNoFiles
	}
	return stage.Write(f.Name, f.Data)
}

func answer(data []byte, err error) request {
	if err != nil {
		return request{Error: err.Error()}
	}
	return request{File: data}
}
