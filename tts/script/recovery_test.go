package script_test

import (
	"math/rand/v2"
	"reflect"
	"strings"
	"testing"

	"github.com/tidwall/gjson"
	"github.com/tidwall/sjson"

	"menagerie/assets"
	"menagerie/rules"
	"menagerie/rules/rulestest"
	"menagerie/tts"
	"menagerie/tts/script"
	"menagerie/tts/table"
)

// eachGame runs a test on every card, with players who make random moves.
func eachGame(t *testing.T, test func(t *testing.T, v *vandal)) {
	for _, name := range assets.CardNames() {
		t.Run(name, func(t *testing.T) {
			g := rulestest.Game(t, name, nil)
			s := tts.Setup(g)
			test(t, &vandal{t, g, s, playing(t, save(t, g, s), s.Seats), rand.New(rand.NewPCG(3, 11))})
		})
	}
}

func (v *vandal) moves(n int) {
	for range n {
		v.play()
		v.on.Settle()
	}
}

func (v *vandal) saved() []byte {
	v.t.Helper()
	text, err := v.on.Save()
	if err != nil {
		v.t.Fatal(err)
	}
	return text
}

// From a script state that is lost, cut off, or of something else, the game goes on from where the pieces stand,
// or, where that cannot be told, from the beginning; the host reads which, and no piece is lost.
func TestRecovery(t *testing.T) {
	eachGame(t, func(t *testing.T, v *vandal) {
		v.moves(3)
		mod, before := v.saved(), readState(t, v.on)
		text := gjson.GetBytes(mod, "LuaScriptState").String()
		set := func(key string, value any) string {
			changed, err := sjson.Set(text, key, value)
			if err != nil {
				t.Fatal(err)
			}
			return changed
		}
		for _, c := range []struct{ name, state, told string }{
			{"lost", "", "The saved game is missing"},
			{"cut off in the middle", text[:len(text)/2], "cannot be read"},
			{"cut off at the end", text[:len(text)-1], "cannot be read"},
			{"something else", "-- Lua", "cannot be read"},
			{"of another card", set("card", "ludo"), "belongs to another mod"},
			{"of other rules", set("tables", "0"), "played by other rules"},
			{"of another version", set("menagerie", 2), "cannot be read"},
			{"without moves", set("moves", 1), "cannot be read"},
		} {
			changed, err := sjson.SetBytes(mod, "LuaScriptState", c.state)
			if err != nil {
				t.Fatal(err)
			}
			w := *v
			w.on = playing(t, changed, v.s.Seats)
			if got := told(w.on); !strings.Contains(got, c.told) || !strings.Contains(got, "The game goes on from where the pieces stand.") {
				t.Errorf("%s: the host reads %q", c.name, got)
			}
			checkAgreement(t, w.on, w.g, w.s)
			if after := readState(t, w.on); !reflect.DeepEqual(after.Pieces, before.Pieces) || after.Turn != before.Turn {
				t.Errorf("%s: the pieces stand elsewhere, or it is another's turn: %+v", c.name, after)
			}
			w.moves(1)
			if after := readState(t, w.on); len(after.Moves)+len(after.Chain) == 0 {
				t.Errorf("%s: no move can be made: %+v", c.name, after)
			}
			checkAgreement(t, w.on, w.g, w.s)
		}
	})
}

// A rewind goes to any moment, also to one in which something was held or on its way, as often as one likes.
func TestRewindToAnyMoment(t *testing.T) {
	eachGame(t, func(t *testing.T, v *vandal) {
		type moment struct {
			save  []byte
			state *script.State
		}
		var moments []moment
		note := func() { moments = append(moments, moment{v.saved(), readState(t, v.on)}) }
		for range 4 {
			note()
			v.play()
			note() // what was captured is on its way
			v.on.Settle()
			seat := v.s.Seats[seatToMove(t, v)-1]
			v.try(table.Action{Do: "pickup", Seat: seat, Object: v.piece()})
			note()
			v.try(table.Action{Do: "drop", Seat: seat, X: table.At(0.1), Z: table.At(30)})
			note()
			v.on.Settle()
		}
		for range len(moments) / 2 {
			m := moments[v.random.IntN(len(moments))]
			for range 1 + v.random.IntN(2) {
				do(t, v.on, table.Action{Do: "load", Save: m.save})
			}
			v.on.Settle()
			m.state.Moving = nil
			if got := readState(t, v.on); !reflect.DeepEqual(got, m.state) {
				t.Fatalf("the game is %+v, not %+v", got, m.state)
			}
			checkAgreement(t, v.on, v.g, v.s)
		}
		if got := told(v.on); strings.Contains(got, "wrong") || strings.Contains(got, "saved game") {
			t.Error(got)
		}
		v.moves(2)
		checkAgreement(t, v.on, v.g, v.s)
	})
}

func seatToMove(t *testing.T, v *vandal) int {
	pos, err := v.g.ParsePosition(readState(t, v.on).Position)
	if err != nil {
		t.Fatal(err)
	}
	return pos.Turn()
}

// Six players, and one for all, play whole games of marbles: the turn goes round until no hop is left.
func TestWholeGamesOfSix(t *testing.T) {
	g := rulestest.Game(t, "capture-chinese-checkers", rules.Options{"players": rules.NumberOf(6)})
	s := tts.Setup(g)
	on := playing(t, save(t, g, s), s.Seats)
	v := &vandal{t, g, s, on, rand.New(rand.NewPCG(5, 5))}
	for n := 0; readState(t, on).Outcome == nil; n++ {
		state := readState(t, on)
		pos, err := g.ParsePosition(state.Position)
		if err != nil {
			t.Fatal(err)
		}
		if seat := s.Seats[pos.Turn()-1]; on.Turn() != seat || pos.Turn() != len(state.Moves)%6+1 {
			t.Fatalf("after %d moves it is the turn of %s, and %s is to move", len(state.Moves), on.Turn(), seat)
		}
		if n > 200 {
			t.Fatalf("the game does not end: %+v", state)
		}
		v.moves(1)
	}
	checkAgreement(t, on, g, s)
	if got := told(on); !strings.Contains(got, "captures") || strings.Contains(got, "wrong") {
		t.Errorf("at the end everybody has read %q", got)
	}
}
