package table

import (
	"os"
	"strings"
	"testing"
)

func places(name string) (x, z float64, ok bool) {
	switch name {
	case "centre":
		return 0, 0, true
	case "corner":
		return 5, 5, true
	}
	return 0, 0, false
}

// stage is the test save with people at both seats and files in memory.
func stage(t *testing.T, script string) Stage {
	files := map[string][]byte{}
	return Stage{
		Table: open(t, script),
		Place: places,
		Names: []string{"centre", "corner"},
		Write: func(name string, save []byte) error { files[name] = save; return nil },
		Read:  func(name string) ([]byte, error) { return files[name], nil },
	}
}

func TestScenarios(t *testing.T) {
	for _, name := range []string{"play", "words"} {
		t.Run(name, func(t *testing.T) {
			script, err := os.ReadFile("testdata/" + name + ".lua")
			if err != nil {
				t.Fatal(err)
			}
			count := 0
			on := stage(t, string(script))
			on.Event = func(Event) { count++ }
			if err := readScenario(t, "testdata/"+name+".txt").Play(on); err != nil {
				t.Fatal(err)
			}
			if count == 0 {
				t.Error("no event was passed on")
			}
		})
	}
}

func readScenario(t *testing.T, file string) *Scenario {
	t.Helper()
	source, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	s, err := ParseScenario(string(source))
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// Editors of Windows write so.
func TestScenarioOfWindows(t *testing.T) {
	s, err := ParseScenario("\uFEFFRed sits\r\n\r\nexpect no error\r\n")
	if err != nil {
		t.Fatal(err)
	}
	if err := s.Play(stage(t, "")); err != nil {
		t.Error(err)
	}
}

func TestScenarioParseErrors(t *testing.T) {
	for _, c := range []struct{ line, want string }{
		{"Mauve picks b2", "no seat"},
		{"Ornage picks b2", "did you mean Orange?"},
		{"setle", "did you mean settle?"},
		{"Red dargs b2 b4", "did you mean drags?"},
		{"Red", "what does Red do"},
		{"Red eats b2", `"eats" is nothing that a seat does`},
		{"Red drags b2", "1 words follow it, not 2"},
		{"wait", "0 words follow it, not 1"},
		{"expect magic", "cannot be expected"},
	} {
		_, err := ParseScenario("# first\n\n" + c.line)
		if err == nil || !strings.HasPrefix(err.Error(), "line 3: ") || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: error is %v, want line 3 and %q", c.line, err, c.want)
		}
	}
}

func TestScenarioFailures(t *testing.T) {
	for _, c := range []struct{ lines, want string }{
		{"Red picks 鼠1", `"鼠1" may mean c00001 "鼠1 Rat" at 0,0; c00002`},
		{"Red picks nowhere", "no GUID"},
		{"Red picks center", "did you mean centre?"},
		{"Red picks 3,3", "no object"},
		{"Red drops cornre", `"cornre" is not a place; did you mean corner?`},
		{"Red drops 0,0", "the hand of Red is empty"},
		{"wait soon", "not a number"},
		{"Red sits Ann guest", `"guest" is not "host"`},
		{"Red stands late", `"late" is not "early"`},
		{"expect Red sees gold", "Red saw nothing"},
		{"expect centre holds nothing", "it holds c00001"},
		{"expect centre holds 牛2", "it holds c00001"},
		{"expect 3,3 holds 牛2", "it holds nothing"},
		{"expect status shows Bye", `it shows "Welcome"`},
		{"expect turn Red", `the turn of ""`},
		{"expect c00001 is held", "it is not"},
		{"expect c00001 is gone", "it is not"},
		{"Red says hi\nexpect nobody sees hi", "it was seen"},
		{"Red presses plain\nexpect no error", "there were"},
	} {
		s, err := ParseScenario("Red sits\n" + c.lines)
		if err != nil {
			t.Fatal(err)
		}
		if err := s.Play(stage(t, "")); err == nil || !strings.Contains(err.Error(), c.want) || !strings.HasPrefix(err.Error(), "line ") {
			t.Errorf("%s: error is %v, want one with a line and %q", c.lines, err, c.want)
		}
	}
}
