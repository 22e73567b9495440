package script_test

import (
	"math/rand/v2"
	"testing"

	"menagerie/rules"
	"menagerie/rules/rulestest"
	"menagerie/tts"
	"menagerie/tts/script"
	"menagerie/tts/table"
)

// vandal does things at a table at random, lawful ones among them.
type vandal struct {
	t      *testing.T
	g      *rules.Game
	s      script.Setup
	on     *table.Table
	random *rand.Rand
}

// try does what can be done; what the table calls impossible is no fault of the script.
func (v *vandal) try(a table.Action) { _ = v.on.Do(a) }

func (v *vandal) seat() string { return pick(v.random, v.s.Seats) }

// anySeat is a seat of the game, or one that has no part in it.
func (v *vandal) anySeat() string {
	return pick(v.random, append([]string{"Black", "Grey"}, v.s.Seats...))
}

// spot is a point of the board, or a place near none.
func (v *vandal) spot() (x, z *float64) {
	if v.random.IntN(6) == 0 {
		return table.At(40*v.random.Float64() - 20), table.At(40*v.random.Float64() - 20)
	}
	p := v.s.Points[v.random.IntN(len(v.s.Points))]
	return table.At(p.X), table.At(p.Z)
}

// piece is an object that is a piece, "" when the one looked for is gone.
func (v *vandal) piece() string {
	return v.object(v.s.Pieces[v.random.IntN(len(v.s.Pieces))].Memo)
}

func (v *vandal) object(memo string) string {
	for _, o := range v.on.Objects() {
		if o.Memo() == memo {
			return o.GUID()
		}
	}
	return ""
}

// play makes a legal move as the seat to move would.
func (v *vandal) play() {
	state := readState(v.t, v.on)
	pos, err := v.g.ParsePosition(state.Position)
	if err != nil {
		v.t.Fatal(err)
	}
	moves := pos.Moves()
	if len(moves) == 0 {
		return
	}
	seat := v.s.Seats[pos.Turn()-1]
	if len(state.Chain) > 0 {
		v.try(table.Action{Do: "press", Seat: seat, ID: "menagerie-stop"})
		return
	}
	m := moves[v.random.IntN(len(moves))]
	path := append([]byte(m.Via), byte(m.To))
	for _, p := range v.s.Pieces {
		if state.Pieces[p.ID] != v.g.PointName(m.From) {
			continue
		}
		for _, point := range path {
			to := v.s.Points[point-1]
			v.try(table.Action{Do: "drag", Seat: seat, Object: v.object(p.Memo), X: table.At(to.X), Z: table.At(to.Z)})
		}
	}
	if len(path) > 1 && v.random.IntN(2) == 0 {
		v.try(table.Action{Do: "press", Seat: seat, ID: "menagerie-stop"})
	}
}

var (
	tools   = []string{"flip", "delete", "copy", "randomize", "under"}
	buttons = []string{"undo", "redo", "new-game", "draw", "resign", "rules", "seats", "language", "stop"}
)

func pick(r *rand.Rand, from []string) string { return from[r.IntN(len(from))] }

func (v *vandal) fixtures() []string {
	if v.s.Token == nil {
		return []string{v.s.Board}
	}
	return []string{v.s.Board, v.s.Token.Memo}
}

// act does one thing.
func (v *vandal) act() {
	x, z := v.spot()
	a := table.Action{Seat: v.seat(), Object: v.piece(), X: x, Z: z}
	switch v.random.IntN(25) {
	case 0, 1, 2, 3:
		v.play()
		return
	case 4:
		a.Do = "pickup"
	case 5:
		a.Do, a.Object = "carry", ""
	case 6, 7:
		a.Do, a.Object = "drop", ""
	case 8:
		a.Do = "drag"
	case 9:
		a.Do = pick(v.random, []string{"nudge", "flick"})
	case 10:
		a.Do = pick(v.random, tools)
	case 11:
		a.Do, a.Object = "paste", ""
	case 12:
		a = table.Action{Do: "put", Seat: a.Seat, Object: a.Object, To: "ba0001"}
	case 13:
		a = table.Action{Do: pick(v.random, []string{"leave", "stand", "end_turn"}), Seat: a.Seat, Early: v.random.IntN(2) == 0}
	case 14, 15:
		a = table.Action{Do: "press", Seat: a.Seat, ID: "menagerie-" + pick(v.random, buttons)}
	case 16:
		a = table.Action{Do: pick(v.random, []string{"save", "load"})}
	case 17:
		a = table.Action{Do: "sit", Seat: v.anySeat(), Name: pick(v.random, []string{"Ann", "Eve"}), Host: v.random.IntN(2) == 0}
	case 18:
		a = table.Action{Do: "change", Seat: a.Seat, To: v.anySeat(), Early: v.random.IntN(2) == 0}
	case 19:
		a.Do, a.Locked = "lock", v.random.IntN(2) == 0
	case 20:
		a.Object = v.object(pick(v.random, v.fixtures()))
		a.Do = pick(v.random, []string{"lock", "nudge", "drag", "delete"})
	case 21:
		a.Do, a.Degrees = "rotate", 90
	case 22:
		a.Do, a.Objects = "grab", []string{v.piece()}
	case 23:
		a.Do, a.Name = "rename", "鼠1 Pet"
	case 24:
		v.disaster(a.Seat)
		return
	}
	v.try(a)
}

// disaster flips the table, or does something to everything on it.
func (v *vandal) disaster(seat string) {
	a := table.Action{Seat: seat, Do: pick(v.random, []string{"upset", "upset", "delete", "copy", "grab"})}
	for _, o := range v.on.Objects() {
		if o.Memo() != "" {
			a.Objects = append(a.Objects, o.GUID())
		}
	}
	v.try(a)
}

// calm seats two players, switches the rules on, empties hands and lets the table come to rest.
func (v *vandal) calm() {
	for range 4 {
		for _, seat := range append([]string{"Black", "Grey"}, v.s.Seats...) {
			v.try(table.Action{Do: "leave", Seat: seat})
		}
	}
	for i, seat := range v.s.Seats {
		v.try(table.Action{Do: "sit", Seat: seat, Name: seat, Host: i == 0})
	}
	settings := readState(v.t, v.on).Settings
	if !settings.Enforce {
		v.press("rules")
	}
	if settings.Hotseat {
		v.press("seats")
	}
	v.on.Run(4) // what was pushed or locked is put right meanwhile
	v.on.Settle()
	if readState(v.t, v.on).Outcome != nil {
		v.press("new-game")
		v.on.Settle()
	}
	before := readState(v.t, v.on)
	v.play()
	v.on.Settle()
	if state := readState(v.t, v.on); len(state.Moves) == len(before.Moves) && len(state.Chain) == len(before.Chain) {
		v.t.Errorf("no move can be made in %s", state.Position)
	}
}

func (v *vandal) press(name string) {
	if err := v.on.Do(table.Action{Do: "press", Seat: v.s.Seats[0], ID: "menagerie-" + name}); err != nil {
		v.t.Fatal(err)
	}
}

// Whatever two players do, the table agrees with the game once it is calm, and no error reaches the host.
func TestMischief(t *testing.T) {
	t.Run(card, func(t *testing.T) { mischief(t, game(t), setup(game(t)), 3) })
	for _, other := range []struct {
		card    string
		options rules.Options
	}{
		{"elephant-chess", nil},
		{"capture-chinese-checkers", nil},
		{"capture-chinese-checkers", rules.Options{"players": rules.NumberOf(3), "long-jump": rules.On}},
	} {
		t.Run(other.card, func(t *testing.T) {
			g := rulestest.Game(t, other.card, other.options)
			mischief(t, g, tts.Setup(g), 1)
		})
	}
}

func mischief(t *testing.T, g *rules.Game, s script.Setup, seeds uint64) {
	t.Helper()
	mod := save(t, g, s)
	for seed := range seeds {
		on, err := table.Open(mod)
		if err != nil {
			t.Fatal(err)
		}
		v := &vandal{t, g, s, on, rand.New(rand.NewPCG(seed, 7))}
		v.calm()
		for range 12 {
			for range 15 {
				v.act()
				on.Run(v.random.Float64())
			}
			v.calm()
			checkAgreement(t, on, g, s)
		}
		for _, e := range on.Events() {
			if e.Kind == "error" || e.Kind == "print" {
				t.Errorf("seed %d: %s %s", seed, e, e.Trace)
			}
		}
		on.Close()
		if t.Failed() {
			return
		}
	}
}
