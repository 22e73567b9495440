package script_test

import (
	"encoding/json"
	"errors"
	"math"
	"os"
	"reflect"
	"strconv"
	"strings"
	"testing"

	"github.com/tidwall/gjson"
	"github.com/tidwall/sjson"

	"menagerie/tts/script"
	"menagerie/tts/table"
)

func golden(t *testing.T) string {
	t.Helper()
	text, err := os.ReadFile("testdata/state.json")
	if err != nil {
		t.Fatal(err)
	}
	return strings.TrimSpace(string(text))
}

// The golden state is what the script writes after three moves, and Go reads all of it.
func TestStateGolden(t *testing.T) {
	g := game(t)
	s := setup(g)
	on, err := table.Open(save(t, g, s))
	if err != nil {
		t.Fatal(err)
	}
	defer on.Close()
	scenario, err := table.ParseScenario(`
		Red sits Ann host
		Green sits Bob
		Red drags d2 f4
		Green drags f8 d6
		Red drags f4 e5
		settle`)
	if err != nil {
		t.Fatal(err)
	}
	place := func(name string) (x, z float64, ok bool) {
		p, ok := g.PointNamed(name)
		return s.Points[max(p, 1)-1].X, s.Points[max(p, 1)-1].Z, ok
	}
	if err := scenario.Play(table.Stage{Table: on, Place: place}); err != nil {
		t.Fatal(err)
	}
	got := readState(t, on)
	if os.Getenv("UPDATE") != "" {
		text, err := json.MarshalIndent(got, "", "  ")
		if err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile("testdata/state.json", append(text, '\n'), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := script.ParseState(golden(t))
	if err != nil {
		t.Fatal(err)
	}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("the script keeps\n%+v, want\n%+v", got, want)
	}
}

// loadState opens the test save with a script state and returns the state that the script then keeps, and
// what it told the host.
func loadState(t *testing.T, state string) (*script.State, string) {
	t.Helper()
	g := game(t)
	mod, err := sjson.SetBytes(save(t, g, setup(g)), "LuaScriptState", state)
	if err != nil {
		t.Fatal(err)
	}
	on, err := table.Open(mod)
	if err != nil {
		t.Fatal(err)
	}
	defer on.Close()
	on.Settle()
	var told []string
	for _, e := range on.Events() {
		if e.Kind == "print" || e.Kind == "error" {
			told = append(told, e.Text)
		}
	}
	checkAgreement(t, on, g, setup(g))
	return readState(t, on), strings.Join(told, "\n")
}

func TestLuaReadsState(t *testing.T) {
	want, err := script.ParseState(golden(t))
	if err != nil {
		t.Fatal(err)
	}
	got, told := loadState(t, golden(t))
	if told != "" {
		t.Errorf("the host is told %q", told)
	}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("the script keeps\n%+v, want\n%+v", got, want)
	}
}

func TestLuaRefusesState(t *testing.T) {
	change := func(key string, value any) string {
		text, err := sjson.Set(golden(t), key, value)
		if err != nil {
			t.Fatal(err)
		}
		return text
	}
	for _, c := range []struct{ name, state, told string }{
		{"no JSON", "{", "cannot be read"},
		{"not an object", "7", "cannot be read"},
		{"another version", change("menagerie", 99), "cannot be read"},
		{"another card", change("card", "jungle"), "belongs to another mod"},
		{"other rules", change("tables", "0"), "played by other rules"},
		{"an illegal move", change("moves.0", "d2-d9"), "cannot be read"},
		{"a move of many words", change("moves.0", strings.Repeat("d2-", 20000)+"d2"), "cannot be read"},
		{"another position", change("position", game(t).Start().String()), "cannot be read"},
		{"no start", change("start", "9/9"), "cannot be read"},
	} {
		got, told := loadState(t, c.state)
		if !strings.Contains(told, c.told) || !strings.Contains(told, "goes on from where the pieces stand") {
			t.Errorf("%s: the host is told %q, want %q", c.name, told, c.told)
		}
		if len(got.Moves) != 0 {
			t.Errorf("%s: the game keeps the moves %v", c.name, got.Moves)
		}
	}
}

// An end that neither the moves nor the players can have brought about is told and left out; the moves stand.
func TestLuaReadsOutcome(t *testing.T) {
	for _, c := range []struct {
		name, outcome string
		holds         bool
	}{
		{"a resignation", `{"winner":"red","reason":"resign"}`, true},
		{"a draw by agreement", `{"winner":"","reason":"agreement"}`, true},
		{"an ending that has not come", `{"winner":"red","reason":"token-in-zone"}`, false},
		{"an ending that does not exist", `{"winner":"red","reason":"whatever"}`, false},
		{"a winner who does not play", `{"winner":"purple","reason":"resign"}`, false},
		{"a resignation without a winner", `{"winner":"","reason":"resign"}`, false},
		{"an agreement with a winner", `{"winner":"red","reason":"agreement"}`, false},
		{"no object", `"red"`, true},
	} {
		state, err := sjson.SetRaw(golden(t), "outcome", c.outcome)
		if err != nil {
			t.Fatal(err)
		}
		got, told := loadState(t, state)
		if c.holds != (told == "") || !c.holds && !strings.Contains(told, "names an end that does not follow") {
			t.Errorf("%s: the host is told %q", c.name, told)
		}
		if kept := got.Outcome != nil; kept != (c.holds && c.outcome[0] == '{') {
			t.Errorf("%s: the game keeps the outcome %+v", c.name, got.Outcome)
		}
		if len(got.Moves) != 3 {
			t.Errorf("%s: the game keeps the moves %v", c.name, got.Moves)
		}
	}
}

// Whatever the switches of a state from elsewhere say, a new game begins with the pieces in their places.
func TestNewGameIsSetUp(t *testing.T) {
	g := game(t)
	s := setup(g)
	mod, err := sjson.SetBytes(save(t, g, s), "LuaScriptState", `{"card":"jungle","settings":{"enforce":false}}`)
	if err != nil {
		t.Fatal(err)
	}
	shared := s.Points[s.Pieces[1].Point-1]
	for i, o := range gjson.GetBytes(mod, "ObjectStates").Array() {
		if o.Get("Memo").String() == s.Pieces[0].Memo {
			at := "ObjectStates." + strconv.Itoa(i) + ".Transform.pos"
			mod, _ = sjson.SetBytes(mod, at+"X", shared.X)
			mod, _ = sjson.SetBytes(mod, at+"Z", shared.Z)
		}
	}
	on := playing(t, mod, s.Seats)
	if got := told(on); !strings.Contains(got, "A new game begins.") {
		t.Errorf("the host reads %q", got)
	}
	home, at := s.Points[s.Pieces[0].Point-1], byMemo(t, on, s.Pieces[0].Memo)
	if math.Hypot(at.X-home.X, at.Z-home.Z) > 0.1 {
		t.Errorf("%s is at %v", s.Pieces[0].ID, at)
	}
	do(t, on, table.Action{Do: "press", Seat: s.Seats[0], ID: "menagerie-rules"})
	on.Settle()
	checkAgreement(t, on, g, s)
}

func TestParseState(t *testing.T) {
	for _, c := range []struct{ name, text string }{
		{"empty tables as arrays", `{"menagerie":1,"moves":[],"pieces":[],"options":[]}`},
		{"empty tables as objects", `{"menagerie":1,"moves":{},"pieces":{},"options":{}}`},
		{"an unknown key", `{"menagerie":1,"weather":"fine"}`},
	} {
		s, err := script.ParseState(c.text)
		if err != nil || len(s.Moves)+len(s.Pieces)+len(s.Options) != 0 {
			t.Errorf("%s: %+v, %v", c.name, s, err)
		}
	}
	if _, err := script.ParseState(""); !errors.Is(err, script.ErrNoState) {
		t.Errorf("no state: error %v, want ErrNoState", err)
	}
	for _, text := range []string{"{", "[]", `{"menagerie":2}`, `{"menagerie":1,"moves":{"a":1}}`} {
		if _, err := script.ParseState(text); err == nil {
			t.Errorf("%s was read", text)
		}
	}
}

// As to the script, settings are what a new game has unless they say otherwise, and names match exactly.
func TestParseStateSettings(t *testing.T) {
	for text, want := range map[string]script.StateSettings{
		`{"menagerie":1}`:                                          {Enforce: true},
		`{"menagerie":1,"settings":null}`:                          {Enforce: true},
		`{"menagerie":1,"settings":[]}`:                            {Enforce: true},
		`{"menagerie":1,"settings":{"hotseat":true}}`:              {Enforce: true, Hotseat: true},
		`{"menagerie":1,"settings":{"enforce":0,"hotseat":1}}`:     {Enforce: true},
		`{"menagerie":1,"settings":{"Enforce":false}}`:             {Enforce: true},
		`{"menagerie":1,"Settings":{"enforce":false}}`:             {Enforce: true},
		`{"menagerie":1.0,"settings":{"enforce":false}}`:           {},
		`{"menagerie":1,"settings":{"language":"de","enforce":1}}`: {Enforce: true, Language: "de"},
	} {
		s, err := script.ParseState(text)
		if err != nil || s.Settings != want {
			t.Errorf("%s: %+v, %v; want %+v", text, s, err, want)
		}
	}
	s, err := script.ParseState(`{"menagerie":1,"Turn":"black","turn":"red","OUTCOME":{"winner":"red"}}`)
	if err != nil || s.Turn != "red" || s.Outcome != nil {
		t.Errorf("names in capitals: %+v, %v", s, err)
	}
}
