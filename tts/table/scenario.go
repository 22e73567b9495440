package table

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// A Scenario is a script of actions and expectations in plain text, one a line; ScenarioHelp describes it.
type Scenario struct{ steps []step }

// ScenarioHelp describes the language of scenarios to those who write them.
const ScenarioHelp = `A scenario is plain text, one action or expectation a line; # starts a comment. A line of a seat
begins with its colour:

  Red sits Ann host       Red stands              Red leaves        Red changes Blue
  Red picks WHAT…         Red carries PLACE       Red drops [PLACE] Red drags WHAT PLACE
  Red nudges WHAT PLACE   Red flips WHAT…         Red rotates WHAT DEGREES
  Red deletes WHAT…       Red copies WHAT…        Red pastes PLACE  Red rolls WHAT…
  Red puts WHAT WHAT      Red takes WHAT [PLACE]  Red locks WHAT    Red unlocks WHAT
  Red names WHAT TEXT     Red presses ID [VALUE]  Red types ID TEXT Red answers TEXT
  Red chooses LABEL       Red hits LABEL          Red ends          Red says TEXT
  Red clicks WHAT LABEL
  wait SECONDS            settle                  save [FILE]       load [FILE]

WHAT is a GUID, the first word of a nickname, the place where the object stands, or WORD@PLACE. PLACE is
x,z in table units, or the name of a point of the board. ID is the id of an element of the screen's UI. A
move takes a moment: settle waits until nothing moves.

An expectation looks at what happened since the last line that is a seat's, a save or a load:

  expect Red sees TEXT            expect nobody sees TEXT
  expect Red sees nothing like TEXT
  expect PLACE holds WORD         expect PLACE holds nothing
  expect ID shows TEXT            expect turn Red
  expect WHAT is held|lit|locked|gone
  expect error TEXT               expect no error`

// A Stage is what a scenario needs from outside. All fields but Table may be
// nil: then no place has a name, and save and load take no file.
type Stage struct {
	Table *Table
	Place func(name string) (x, z float64, ok bool)
	Write func(name string, save []byte) error
	Read  func(name string) ([]byte, error)
	// Event receives every event as it happens.
	Event func(Event)
}

type step struct {
	line int
	text string
	run  func(p *play) error
}

// play is one performance of a scenario.
type play struct {
	Stage
	recent []Event
}

// standing is how near to a place an object must be to be named by it.
const standing = 0.5

// ParseScenario reads a scenario. An error names its line.
func ParseScenario(source string) (*Scenario, error) {
	s := &Scenario{}
	for i, line := range strings.Split(source, "\n") {
		line, _, _ = strings.Cut(line, "#")
		words := strings.Fields(line)
		if len(words) == 0 {
			continue
		}
		run, err := parseStep(words)
		if err != nil {
			return nil, fmt.Errorf("line %d: %s: %w", i+1, strings.TrimSpace(line), err)
		}
		s.steps = append(s.steps, step{i + 1, strings.TrimSpace(line), run})
	}
	return s, nil
}

// Expectations is how many lines of the scenario expect something.
func (s *Scenario) Expectations() int {
	n := 0
	for _, step := range s.steps {
		if strings.HasPrefix(step.text, "expect ") {
			n++
		}
	}
	return n
}

// ExpectsErrors tells whether the scenario knows that the script fails.
func (s *Scenario) ExpectsErrors() bool {
	return slices.ContainsFunc(s.steps, func(step step) bool { return strings.HasPrefix(step.text, "expect error ") })
}

// Play performs the scenario and stops at the first line that fails.
func (s *Scenario) Play(stage Stage) error {
	p := &play{Stage: stage}
	p.collect()
	for _, step := range s.steps {
		err := step.run(p)
		p.collect()
		if err != nil {
			return fmt.Errorf("line %d: %s: %w", step.line, step.text, err)
		}
	}
	return nil
}

func (p *play) collect() {
	for _, e := range p.Table.Events() {
		p.recent = append(p.recent, e)
		if p.Event != nil {
			p.Event(e)
		}
	}
}

func parseStep(words []string) (func(p *play) error, error) {
	if words[0] == "expect" {
		return parseExpectation(words[1:])
	}
	if w, ok := tableWords[words[0]]; ok {
		return w.parse("", words[1:])
	}
	if !isColor(words[0]) {
		return nil, fmt.Errorf("%q is neither a seat nor one of: expect, %s", words[0], strings.Join(sortedKeys(tableWords), ", "))
	}
	if len(words) == 1 {
		return nil, fmt.Errorf("what does %s do? One of: %s", words[0], strings.Join(sortedKeys(seatWords), ", "))
	}
	w, ok := seatWords[words[1]]
	if !ok {
		return nil, fmt.Errorf("%q is not one of: %s", words[1], strings.Join(sortedKeys(seatWords), ", "))
	}
	return w.parse(words[0], words[2:])
}

// A word is a verb of the language: how many words may follow it, and how they
// fill in an Action.
type word struct {
	do       string
	min, max int
	fill     func(p *play, a *Action, args []string) error
	quiet    bool
}

const many = 1 << 20

func (w word) parse(seat string, args []string) (func(p *play) error, error) {
	if len(args) < w.min || len(args) > w.max {
		return nil, fmt.Errorf("%d words follow it, not %s", len(args), counts(w.min, w.max))
	}
	return func(p *play) error {
		if !w.quiet {
			p.recent = nil
		}
		a := Action{Do: w.do, Seat: seat}
		if w.fill != nil {
			if err := w.fill(p, &a, args); err != nil {
				return err
			}
		}
		return p.Table.Do(a)
	}, nil
}

func counts(min, max int) string {
	switch {
	case min == max:
		return strconv.Itoa(min)
	case max == many:
		return fmt.Sprintf("%d or more", min)
	}
	return fmt.Sprintf("%d to %d", min, max)
}

var seatWords = map[string]word{
	"sits":    {"sit", 0, 2, fillSit, false},
	"stands":  {"stand", 0, 0, nil, false},
	"leaves":  {"leave", 0, 0, nil, false},
	"changes": {"change", 1, 1, func(_ *play, a *Action, args []string) error { a.To = args[0]; return nil }, false},
	"picks":   {"pickup", 1, many, fillObjects, false},
	"carries": {"carry", 1, 1, fillPlace, false},
	"drops":   {"drop", 0, 1, fillPlace, false},
	"drags":   {"drag", 2, 2, fillObjectPlace, false},
	"nudges":  {"nudge", 2, 2, fillObjectPlace, false},
	"flicks":  {"flick", 2, 2, fillObjectPlace, false},
	"flips":   {"flip", 1, many, fillObjects, false},
	"rotates": {"rotate", 2, 2, fillDegrees, false},
	"deletes": {"delete", 1, many, fillObjects, false},
	"copies":  {"copy", 1, many, fillObjects, false},
	"pastes":  {"paste", 1, 1, fillPlace, false},
	"rolls":   {"randomize", 1, many, fillObjects, false},
	"puts":    {"put", 2, 2, fillPut, false},
	"takes":   {"take", 1, 2, fillObjectPlace, false},
	"locks": {"lock", 1, 1, func(p *play, a *Action, args []string) error {
		a.Locked = true
		return fillObjects(p, a, args)
	}, false},
	"unlocks": {"lock", 1, 1, fillObjects, false},
	"names":   {"rename", 2, many, fillName, false},
	"presses": {"press", 1, many, fillUI, false},
	"clicks": {"click", 2, many, func(p *play, a *Action, args []string) error {
		a.ID = strings.Join(args[1:], " ")
		return fillObjects(p, a, args[:1])
	}, false},
	"types":   {"input", 1, many, fillUI, false},
	"answers": {"answer", 0, many, fillValue, false},
	"chooses": {"menu", 1, many, fillValue, false},
	"hits":    {"hotkey", 1, many, fillValue, false},
	"ends":    {"end_turn", 0, 0, nil, false},
	"says": {"chat", 1, many, func(_ *play, a *Action, args []string) error {
		a.Text = strings.Join(args, " ")
		return nil
	}, false},
}

var tableWords = map[string]word{
	"wait":   {"wait", 1, 1, fillSeconds, true},
	"settle": {"settle", 0, 0, nil, true},
	"save":   {"save", 0, 1, fillSave, false},
	"load":   {"load", 0, 1, fillLoad, false},
}

func fillSit(_ *play, a *Action, args []string) error {
	if len(args) > 0 && args[len(args)-1] == "host" {
		a.Host = true
		args = args[:len(args)-1]
	}
	if len(args) > 1 {
		return fmt.Errorf("%q is not \"host\"", args[1])
	}
	a.Name = strings.Join(args, "")
	return nil
}

func fillObjects(p *play, a *Action, args []string) error {
	for _, name := range args {
		o, err := p.object(name)
		if err != nil {
			return err
		}
		if a.Object == "" {
			a.Object = o.guid
		} else {
			a.Objects = append(a.Objects, o.guid)
		}
	}
	return nil
}

func fillPlace(p *play, a *Action, args []string) error {
	if len(args) == 0 {
		return nil
	}
	x, z, err := p.place(args[0])
	a.X, a.Z = &x, &z
	return err
}

func fillObjectPlace(p *play, a *Action, args []string) error {
	if err := fillObjects(p, a, args[:1]); err != nil {
		return err
	}
	return fillPlace(p, a, args[1:])
}

func fillDegrees(p *play, a *Action, args []string) error {
	degrees, err := strconv.ParseFloat(args[1], 64)
	if err != nil {
		return fmt.Errorf("%q is not a number of degrees", args[1])
	}
	a.Degrees = degrees
	return fillObjects(p, a, args[:1])
}

func fillPut(p *play, a *Action, args []string) error {
	container, err := p.object(args[1])
	if err != nil {
		return err
	}
	a.To = container.guid
	return fillObjects(p, a, args[:1])
}

func fillName(p *play, a *Action, args []string) error {
	a.Name = strings.Join(args[1:], " ")
	return fillObjects(p, a, args[:1])
}

func fillUI(_ *play, a *Action, args []string) error {
	a.ID, a.Value = args[0], strings.Join(args[1:], " ")
	return nil
}

func fillValue(_ *play, a *Action, args []string) error {
	a.Value = strings.Join(args, " ")
	return nil
}

func fillSeconds(_ *play, a *Action, args []string) error {
	seconds, err := strconv.ParseFloat(args[0], 64)
	if err != nil || seconds < 0 {
		return fmt.Errorf("%q is not a number of seconds", args[0])
	}
	a.Seconds = seconds
	return nil
}

func fillSave(p *play, a *Action, args []string) error {
	if len(args) == 0 {
		return nil
	}
	if p.Write == nil {
		return errors.New("files cannot be written here")
	}
	save, err := p.Table.Save()
	if err != nil {
		return err
	}
	return p.Write(args[0], save)
}

func fillLoad(p *play, a *Action, args []string) error {
	if len(args) == 0 {
		return nil
	}
	if p.Read == nil {
		return errors.New("files cannot be read here")
	}
	save, err := p.Read(args[0])
	a.Save = save
	return err
}

// place reads x,z or asks for a name.
func (p *play) place(name string) (x, z float64, err error) {
	if left, right, ok := strings.Cut(name, ","); ok {
		x, errX := strconv.ParseFloat(left, 64)
		z, errZ := strconv.ParseFloat(right, 64)
		if errX == nil && errZ == nil {
			return x, z, nil
		}
	}
	if p.Place != nil {
		if x, z, ok := p.Place(name); ok {
			return x, z, nil
		}
	}
	return 0, 0, fmt.Errorf("%q is not a place", name)
}

// object finds the one object that a name means.
func (p *play) object(name string) (*Object, error) {
	if o := p.Table.Object(name); o != nil {
		return o, nil
	}
	face, where, both := strings.Cut(name, "@")
	if both {
		at, err := p.at(where)
		if err != nil {
			return nil, err
		}
		return one(name, slices.DeleteFunc(at, func(o *Object) bool { return !called(o, face) }))
	}
	if found := p.called(name); len(found) > 0 {
		return one(name, found)
	}
	at, err := p.at(name)
	if err != nil {
		return nil, fmt.Errorf("%q is no GUID, no first word of a nickname and no place", name)
	}
	return one(name, at)
}

func called(o *Object, face string) bool {
	words := strings.Fields(o.Nickname())
	return len(words) > 0 && words[0] == face
}

func (p *play) called(face string) []*Object {
	return slices.DeleteFunc(p.Table.Objects(), func(o *Object) bool { return !called(o, face) })
}

// at lists the objects that stand at a place.
func (p *play) at(name string) ([]*Object, error) {
	x, z, err := p.place(name)
	if err != nil {
		return nil, err
	}
	return slices.DeleteFunc(p.Table.Objects(), func(o *Object) bool {
		return o.zone() || o.Locked() || !o.interactable || o.pos.flat(Vector{x, 0, z}) > standing
	}), nil
}

func one(name string, found []*Object) (*Object, error) {
	switch len(found) {
	case 0:
		return nil, fmt.Errorf("no object is %q", name)
	case 1:
		return found[0], nil
	}
	return nil, fmt.Errorf("%q may mean %s", name, list(found))
}

func list(objects []*Object) string {
	var names []string
	for _, o := range objects {
		names = append(names, fmt.Sprintf("%s %q at %g,%g", o.guid, o.Nickname(), round(o.pos.X), round(o.pos.Z)))
	}
	return strings.Join(names, "; ")
}
