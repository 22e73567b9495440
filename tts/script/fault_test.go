package script_test

import (
	"math/rand/v2"
	"reflect"
	"strings"
	"testing"

	"github.com/tidwall/gjson"
	"github.com/tidwall/sjson"

	"menagerie/tts/table"
)

// rewritten changes one place of a mod's script.
func rewritten(t *testing.T, mod []byte, old, new string) []byte {
	t.Helper()
	text := gjson.GetBytes(mod, "LuaScript").String()
	if n := strings.Count(text, old); n != 1 {
		t.Fatalf("%q is in the script %d times", old, n)
	}
	changed, err := sjson.SetBytes(mod, "LuaScript", strings.Replace(text, old, new, 1))
	if err != nil {
		t.Fatal(err)
	}
	return changed
}

// faulty is a mod in which a function fails once, the next time it is called after somebody has chatted.
func faulty(t *testing.T, mod []byte, function string) []byte {
	mod = rewritten(t, mod, function, function+"\n    if armed then\n        armed = false\n        error(\"a fault\")\n    end\n")
	return rewritten(t, mod, "function onPlayerTurn()", "function onChat()\n    armed = true\nend\n\nfunction onPlayerTurn()")
}

// An error in the middle of what was reported is told to the host, and neither the game nor the table has changed;
// what the players tried succeeds the next time.
func TestErrorsChangeNothing(t *testing.T) {
	g := game(t)
	s := setup(g)
	drag := func(guid, to string) table.Action {
		at := point(t, g, s, to)
		return table.Action{Do: "drag", Seat: "Red", Object: guid, X: table.At(at.X), Z: table.At(at.Z)}
	}
	press := func(seat, button string) table.Action {
		return table.Action{Do: "press", Seat: seat, ID: "menagerie-" + button}
	}
	boar := drag(standing(playing(t, save(t, g, s), s.Seats), point(t, g, s, "h2")), "h4")
	undo := []table.Action{press("Red", "undo"), press("Green", "undo")}
	for _, c := range []struct {
		function      string
		before, tried []table.Action
		moves         int // once it has succeeded
	}{
		{"function marks.show(object, from)", nil, []table.Action{boar}, 1},
		{"function places.nearest(position)", nil, []table.Action{boar}, 1},
		{"local function tellCheck()", nil, []table.Action{boar}, 1},
		{"function referee.changed()", nil, []table.Action{boar}, 1},
		{"function seats.showTurn()", nil, []table.Action{boar}, 1},
		{"function places.arrange()", []table.Action{boar}, undo, 0},
		{"function referee.adopt()", []table.Action{boar, press("Red", "rules")}, []table.Action{press("Red", "rules")}, 1},
		{"function referee.refresh()", nil, []table.Action{press("Red", "seats")}, 0},
	} {
		on := playing(t, faulty(t, save(t, g, s), c.function), s.Seats)
		all := func(actions []table.Action) {
			for _, a := range actions {
				do(t, on, a)
				on.Settle()
			}
		}
		all(c.before)
		before, turn := readState(t, on), on.Turn()
		told(on)
		do(t, on, table.Action{Do: "chat", Seat: "Red", Text: "arm"})
		all(c.tried)
		if got := told(on); strings.Count(got, "Something went wrong in the script") != 1 || !strings.Contains(got, "a fault") {
			t.Errorf("%s: the table says %q", c.function, got)
		}
		if after := readState(t, on); !reflect.DeepEqual(after, before) || on.Turn() != turn {
			t.Errorf("%s: it is the turn of %s, and the game is %+v; before %s, %+v", c.function, on.Turn(), after, turn, before)
		}
		if before.Settings.Enforce { // in free play the pieces lie where players let them
			checkAgreement(t, on, g, s)
		}
		all(c.tried)
		if got := told(on); strings.Contains(got, "wrong") {
			t.Errorf("%s: once more, and the table says %q", c.function, got)
		}
		if after := readState(t, on); len(after.Moves) != c.moves || after.Settings == before.Settings && c.tried[0].ID == "menagerie-seats" {
			t.Errorf("%s: what was tried does not succeed: %+v", c.function, after)
		}
		checkAgreement(t, on, g, s)
	}
}

// A script that fails while it takes the game up leaves the table alone, and keeps what the save held.
func TestErrorOnLoadKeepsEverything(t *testing.T) {
	g := game(t)
	s := setup(g)
	v := &vandal{t, g, s, playing(t, save(t, g, s), s.Seats), rand.New(rand.NewPCG(1, 1))}
	v.moves(3)
	for _, function := range []string{"function objects.collect(placeOf)", "function missing.tell()", "function places.settle()"} {
		on := playing(t, rewritten(t, v.saved(), function, function+"\n    error(\"a fault\")\n"), s.Seats)
		if got := told(on); !strings.Contains(got, "it does not play the rules") || !strings.Contains(got, "a fault") {
			t.Errorf("%s: the host reads %q", function, got)
		}
		if got := readState(t, on); !reflect.DeepEqual(got, readState(t, v.on)) {
			t.Errorf("%s: the save keeps %+v", function, got)
		}
		checkAgreement(t, on, g, s)
	}
}

// Whoever calls onLoad twice has one game, and one patrol that looks after it.
func TestLoadedTwice(t *testing.T) {
	g := game(t)
	s := setup(g)
	mod := rewritten(t, saveWith(t, g, s, golden(t)), "    handlers.load(state)\n", "    handlers.load(\"\")\n    handlers.load(state)\n")
	on := playing(t, mod, s.Seats)
	if got := told(on); got != "" {
		t.Errorf("the host reads %q", got)
	}
	if got := readState(t, on).Moves; len(got) != 3 {
		t.Errorf("the game keeps the moves %v", got)
	}
	checkAgreement(t, on, g, s)
	mod = rewritten(t, saveWith(t, g, s, golden(t)), "    handlers.load(state)\n", "    handlers.load(state)\n    handlers.load(\"\")\n")
	on = playing(t, mod, s.Seats)
	if got := readState(t, on).Moves; len(got) != 0 {
		t.Errorf("a new game keeps the moves %v", got)
	}
	checkAgreement(t, on, g, s)
}

// A save that fails keeps what the last one kept, and the host is told.
func TestErrorOnSaveKeepsTheLast(t *testing.T) {
	g := game(t)
	s := setup(g)
	v := &vandal{t, g, s, playing(t, faulty(t, save(t, g, s), "function places.moving()"), s.Seats), rand.New(rand.NewPCG(1, 1))}
	v.moves(2)
	before := readState(t, v.on)
	v.moves(1)
	told(v.on)
	do(t, v.on, table.Action{Do: "chat", Seat: "Red", Text: "arm"})
	if got := readState(t, v.on); !reflect.DeepEqual(got, before) {
		t.Errorf("the save keeps %+v", got)
	}
	if got := told(v.on); strings.Count(got, "Something went wrong in the script") != 1 {
		t.Errorf("the table says %q", got)
	}
	if got := readState(t, v.on); len(got.Moves) != 3 {
		t.Errorf("the next save keeps %+v", got)
	}
	checkAgreement(t, v.on, g, s)
}

// nickname is what the object with a memo is called.
func nickname(t *testing.T, on *table.Table, memo string) string {
	t.Helper()
	for _, o := range on.Objects() {
		if o.Memo() == memo {
			return o.Nickname()
		}
	}
	t.Fatalf("no object is %s", memo)
	return ""
}

// A table that could not be made to speak another language speaks the one before, in every part.
func TestErrorChangesNoLanguage(t *testing.T) {
	g := game(t)
	s := setup(g)
	for _, function := range []string{"function objects.labelAll()", "function panel.label()", "function panel.refresh(notice)"} {
		on := playing(t, faulty(t, save(t, g, s), function), s.Seats)
		rat := nickname(t, on, s.Pieces[0].Memo)
		do(t, on, table.Action{Do: "chat", Seat: "Red", Text: "arm"})
		do(t, on, table.Action{Do: "press", Seat: "Red", ID: "menagerie-language"})
		on.Settle()
		for id, want := range map[string]string{"undo": "Take back", "status": "Red to move", "rules": "Switch rules off"} {
			if got := on.UI("menagerie-"+id, "text"); got != want {
				t.Errorf("%s: %s shows %q, want %q", function, id, got, want)
			}
		}
		if got := nickname(t, on, s.Pieces[0].Memo); got != rat {
			t.Errorf("%s: a piece is called %q, was %q", function, got, rat)
		}
		if got := readState(t, on).Settings.Language; got != "en" {
			t.Errorf("%s: the save keeps the language %s", function, got)
		}
	}
}

// A piece whose going nobody heard of is made again as soon as that is noticed.
func TestErrorLosesNoPiece(t *testing.T) {
	g := game(t)
	s := setup(g)
	on := playing(t, faulty(t, save(t, g, s), "function objects.destroyed(object, placeOf)"), s.Seats)
	rules := table.Action{Do: "press", Seat: "Red", ID: "menagerie-rules"}
	do(t, on, rules)
	do(t, on, table.Action{Do: "chat", Seat: "Red", Text: "arm"})
	do(t, on, table.Action{Do: "delete", Seat: "Red", Object: standing(on, s.Points[s.Pieces[0].Point-1])})
	on.Settle()
	do(t, on, rules)
	on.Settle()
	if !readState(t, on).Settings.Enforce {
		do(t, on, rules)
		on.Settle()
	}
	told(on)
	on.Run(10)
	if got := told(on); got != "" {
		t.Errorf("the table says %q", got)
	}
	checkAgreement(t, on, g, s)
}
