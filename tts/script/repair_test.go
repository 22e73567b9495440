package script_test

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"github.com/tidwall/gjson"
	"github.com/tidwall/sjson"

	"menagerie/rules"
	"menagerie/tts/script"
	"menagerie/tts/table"
)

// playing opens a save with both seats taken.
func playing(t *testing.T, mod []byte, seats []string) *table.Table {
	t.Helper()
	on, err := table.Open(mod)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(on.Close)
	for i, seat := range seats {
		do(t, on, table.Action{Do: "sit", Seat: seat, Name: "Player " + seat, Host: i == 0})
	}
	on.Settle()
	return on
}

func do(t *testing.T, on *table.Table, a table.Action) {
	t.Helper()
	if err := on.Do(a); err != nil {
		t.Fatal(err)
	}
}

// told are the texts that somebody has read since the last call.
func told(on *table.Table) string {
	var texts []string
	for _, e := range on.Events() {
		switch e.Kind {
		case "print", "broadcast", "error":
			texts = append(texts, e.Text)
		}
	}
	return strings.Join(texts, "\n")
}

// without takes the objects with a memo out of a save.
func without(t *testing.T, mod []byte, memo string) []byte {
	t.Helper()
	var objects []json.RawMessage
	for _, o := range gjson.GetBytes(mod, "ObjectStates").Array() {
		if o.Get("Memo").String() != memo {
			objects = append(objects, json.RawMessage(o.Raw))
		}
	}
	save, err := sjson.SetBytes(mod, "ObjectStates", objects)
	if err != nil {
		t.Fatal(err)
	}
	return save
}

// What is missing from a save cannot be made: the host is told, and nobody plays on around something invisible.
func TestMissing(t *testing.T) {
	g := game(t)
	s := setup(g)
	mod := save(t, g, s)
	for _, c := range []struct{ memo, name string }{
		{s.Pieces[1].Memo, "Red 牛2 Ox"},
		{s.Token.Memo, "fruit ring"},
		{s.Board, "the board"},
	} {
		on := playing(t, without(t, mod, c.memo), s.Seats)
		if got := told(on); !strings.Contains(got, "Missing from the table: "+c.name+".") {
			t.Errorf("without %s the host reads %q", c.name, got)
		}
		if got := on.UI("menagerie-notice", "text"); !strings.Contains(got, c.name) {
			t.Errorf("without %s the panel shows %q", c.name, got)
		}
		h2, h4 := point(t, g, s, "h2"), point(t, g, s, "h4")
		drag := table.Action{Do: "drag", Seat: "Red", Object: standing(on, h2), X: table.At(h4.X), Z: table.At(h4.Z)}
		do(t, on, drag)
		if got := told(on); !strings.Contains(got, "The game waits") {
			t.Errorf("without %s a player reads %q", c.name, got)
		}
		press := table.Action{Do: "press", Seat: "Red", ID: "menagerie-rules"}
		do(t, on, press)
		told(on)
		do(t, on, press)
		if got := told(on); !strings.Contains(got, "Missing from the table: "+c.name+".") {
			t.Errorf("without %s the host reads %q when the rules are on again", c.name, got)
		}
		if moves := readState(t, on).Moves; len(moves) > 0 {
			t.Errorf("without %s the moves %v were played", c.name, moves)
		}
	}
}

func point(t *testing.T, g *rules.Game, s script.Setup, name string) script.Spot {
	t.Helper()
	p, ok := g.PointNamed(name)
	if !ok {
		t.Fatalf("no point %s", name)
	}
	return s.Points[p-1]
}

// standing is the piece on a spot.
func standing(on *table.Table, at script.Spot) string {
	for _, o := range on.Objects() {
		if p := o.Position(); !o.Locked() && p.X == at.X && p.Z == at.Z {
			return o.GUID()
		}
	}
	return ""
}

// A lost piece that has a twin on the table is made from it.
func TestTwin(t *testing.T) {
	g := game(t)
	s := setup(g)
	rat := slices.IndexFunc(s.Pieces, func(p script.PieceSetup) bool { return p.ID == "red-rat" })
	twin := s.Pieces[rat]
	twin.ID, twin.Memo, twin.Point, twin.Tray.Z = "red-rat-2", s.Pieces[rat].Memo+"-2", s.Pieces[rat+1].Point, 14
	s.Pieces = append(s.Pieces, twin)
	mod := without(t, save(t, g, s), twin.Memo)
	if strings.Contains(string(mod), `"Memo":"`+twin.Memo+`"`) {
		t.Fatal("the twin is on the table")
	}
	on := playing(t, mod, s.Seats)
	byMemo(t, on, twin.Memo)
	if got := told(on); got != "" {
		t.Errorf("the host reads %q", got)
	}
}

// Marks go with the drop, and with the rules.
func TestMarks(t *testing.T) {
	g := game(t)
	s := setup(g)
	marked := func(on *table.Table) (lit, rings bool) {
		for _, o := range on.Objects() {
			lit = lit || o.Highlight() != ""
			rings = rings || len(gjson.GetBytes(o.JSON(), "AttachedVectorLines").Array()) > 0
		}
		return lit, rings
	}
	mod := save(t, g, s)
	for _, c := range []struct {
		name string
		then []table.Action
	}{
		{"dropped", []table.Action{{Do: "drop", Seat: "Red", X: table.At(-15), Z: table.At(0)}}},
		{"rules off in mid-hold", []table.Action{{Do: "press", Seat: "Red", ID: "menagerie-rules"}}},
		{"player gone", []table.Action{{Do: "leave", Seat: "Red"}}},
		{"saved and loaded, and the board made again", []table.Action{
			{Do: "save"}, {Do: "load"},
			{Do: "press", Seat: "Red", ID: "menagerie-rules"}, {Do: "delete", Seat: "Red", Object: "b00001"},
		}},
	} {
		on := playing(t, mod, s.Seats)
		do(t, on, table.Action{Do: "pickup", Seat: "Red", Object: standing(on, point(t, g, s, "h2"))})
		if lit, rings := marked(on); !lit || !rings {
			t.Fatalf("%s: lit %v, rings %v while it is held", c.name, lit, rings)
		}
		for _, a := range c.then {
			do(t, on, a)
		}
		on.Settle()
		if lit, rings := marked(on); lit || rings {
			t.Errorf("%s: lit %v, rings %v", c.name, lit, rings)
		}
		byMemo(t, on, s.Board)
	}
}
