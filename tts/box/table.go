package box

import (
	"strings"
	"time"

	"github.com/tidwall/gjson"

	"menagerie/tts/savefile"
	"menagerie/tts/table"
)

// Limits are what a box may use.
type Limits struct {
	// Time is for opening the save, for an action, for saving, and for each line of a scenario.
	Time time.Duration
	// Memory is in bytes.
	Memory int64
}

// DefaultLimits are far more than any save needs that people play.
var DefaultLimits = Limits{Time: 10 * time.Second, Memory: 1 << 30}

// A Table is a table.Table in a process of its own. After an error that is an *EndError it is gone. It is not safe for
// concurrent use, but for Close.
type Table struct {
	process *process
	forms   table.Forms
}

// Open starts a box and opens a save in JSON there; see table.Open. What scripts then do is told by the first call of Do
// or Play.
func Open(save []byte, limits Limits) (*Table, error) { return OpenWith(save, limits, nil) }

// OpenWith is Open for a save whose meshes and pictures can be opened, outside the box; see table.OpenWith.
func OpenWith(save []byte, limits Limits, forms table.Forms) (*Table, error) {
	p, err := start(limits)
	if err != nil {
		return nil, err
	}
	t := &Table{p, forms}
	p.expect(len(save))
	if err := t.ask("loading the save", request{Open: true, parcel: parcel{data: save}}, &dialogue{}); err != nil {
		t.Close()
		return nil, err
	}
	return t, nil
}

// Close ends the box, whatever it is at.
func (t *Table) Close() { t.process.end() }

// Do carries out an action as table.Table's Do does, and tells the events that came since the last call. Event may be nil.
func (t *Table) Do(a table.Action, event func(table.Event)) error {
	r := request{Do: &a, parcel: parcel{data: a.Save}}
	a.Save = nil
	t.process.expect(len(r.data))
	return t.ask(a.Do, r, &dialogue{stage: Stage{Event: event}})
}

// Save saves the game as table.Table's Save does.
func (t *Table) Save() ([]byte, error) {
	var d dialogue
	if err := t.ask("saving the game", request{Save: true}, &d); err != nil {
		return nil, err
	}
	if !isObject(d.saved) {
		return nil, t.process.refuse("what it saved is no save")
	}
	return d.saved, nil
}

func isObject(text []byte) bool {
	return !savefile.TooDeep(string(text)) && gjson.ValidBytes(text) && gjson.ParseBytes(text).IsObject()
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
	scenario = strings.ToValidUTF8(scenario, "\uFFFD") // as the box reads it
	parsed, err := table.ParseScenario(scenario)
	if err != nil {
		return err
	}
	return t.ask("the scenario", request{Play: &performance{scenario, stage.Points}}, &dialogue{stage: stage, lines: parsed.Lines()})
}
