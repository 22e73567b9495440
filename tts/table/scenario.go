package table

import (
	"fmt"
	"slices"
	"strings"

	"menagerie/rules"
)

// A Scenario is a script of actions and expectations in plain text, one a line; ScenarioHelp describes it.
type Scenario struct{ steps []step }

// ScenarioHelp describes the language of scenarios to those who write them.
const ScenarioHelp = `A scenario is plain text, one action or expectation a line; # starts a comment. A line of a seat
begins with its colour:

  Red sits Ann host         Red stands                Red leaves
  Red changes Blue          Red picks WHAT…           Red carries PLACE
  Red drops [PLACE]         Red drags WHAT PLACE      Red nudges WHAT PLACE
  Red flips WHAT…           Red rotates WHAT DEGREES  Red deletes WHAT…
  Red copies WHAT…          Red pastes PLACE          Red rolls WHAT…
  Red flicks WHAT PLACE     Red tucks WHAT…           Red grabs WHAT…
  Red upsets                Red puts WHAT WHAT        Red takes WHAT [PLACE]
  Red locks WHAT            Red unlocks WHAT          Red names WHAT TEXT
  Red presses ID [VALUE]    Red types ID TEXT         Red answers TEXT
  Red chooses LABEL         Red hits LABEL            Red ends
  Red says TEXT             Red clicks WHAT LABEL
  wait SECONDS              settle                    save [FILE]
  load [FILE]

WHAT is a GUID, the first word of a nickname, the place where the object stands, or WORD@PLACE; a lone
"everything" is all that can be touched. PLACE is x,z in table units, or the name of a point of the board; a
drop may say x,y,z. ID is the id of an element of the screen's UI. A move takes a moment: settle waits until
nothing moves. The first to sit down with "host" behind the name is the host. To tuck a thing is to put it
under what it lies on, to upset is to flip the table; who grabs takes up what the script could have refused.
Who stands, leaves or changes "early" is reported gone before what was in the hand is reported dropped.

An expectation looks at what happened since the last line that is a seat's, a save or a load. A seat sees what
it is told and what changes on the screen:

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
	// Names are those that Place knows, for whoever misspells one.
	Names []string
	Write func(name string, save []byte) error
	Read  func(name string) ([]byte, error)
	// Line is told each line before it is performed.
	Line func(text string)
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

// ParseScenario reads a scenario. An error names its line.
func ParseScenario(source string) (*Scenario, error) {
	s := &Scenario{}
	for i, line := range strings.Split(strings.TrimPrefix(source, "\uFEFF"), "\n") {
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

// Lines are the texts of the actions and expectations, as Stage.Line is told them.
func (s *Scenario) Lines() []string {
	var lines []string
	for _, step := range s.steps {
		lines = append(lines, step.text)
	}
	return lines
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
		if p.Line != nil {
			p.Line(step.text)
		}
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
		return nil, fmt.Errorf("%q is no seat and nothing to do%s", words[0], beginnings(words[0]))
	}
	if len(words) == 1 {
		return nil, fmt.Errorf("what does %s do? One of: %s", words[0], strings.Join(sortedKeys(seatWords), ", "))
	}
	w, ok := seatWords[words[1]]
	if !ok {
		return nil, fmt.Errorf("%q is nothing that a seat does (%s)", words[1], rules.Choices(words[1], sortedKeys(seatWords)))
	}
	return w.parse(words[0], words[2:])
}

// beginnings says what a line can begin with instead of a word.
func beginnings(word string) string {
	words := append([]string{"expect"}, sortedKeys(tableWords)...)
	for _, color := range playerColors {
		words = append(words, color.name)
	}
	return " (" + rules.Choices(word, words) + ")"
}
