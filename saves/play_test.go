package saves_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"menagerie/tts/table"
)

// Whatever players do, a save of it has no error: at rest, with a piece in the hand, and just after a drop.
func TestPlayHasNoFalseErrors(t *testing.T) {
	const moves = 16
	random := rand.New(rand.NewPCG(1, 2))
	s := fresh(t)
	at, pos := seated(s), standard(t).Start()
	for ply := range moves {
		legal := pos.Moves()
		if len(legal) == 0 {
			break
		}
		move := legal[random.IntN(len(legal))]
		drag(t, at, pos, move, s)
		pos, _, _ = pos.Play(move)
		judgeSound(t, saved(t, at), pos.String(), "just dropped", ply+1)
		at.Settle()
		s = saved(t, at)
		judgeSound(t, s, pos.String(), "at rest", ply+1)
	}
	x, z := s.spot("e5")
	if legal := pos.Moves(); len(legal) > 0 {
		from := legal[0].From
		fx, fz := s.spot(pos.Game().PointName(from))
		seat := []string{"Red", "Green"}[pos.Turn()-1]
		do(t, at, table.Action{Do: "pickup", Seat: seat, Object: s.objectOn(fx, fz)})
		judgeSound(t, saved(t, at), pos.String(), "picked up", moves)
		do(t, at, table.Action{Do: "carry", Seat: seat, X: table.At(x), Z: table.At(z)})
		judgeSound(t, saved(t, at), pos.String(), "carried", moves)
	}
}

func judgeSound(t *testing.T, s save, position, when string, ply int) {
	t.Helper()
	r := s.judge()
	if !r.OK || r.Position != position || r.Ply != ply {
		t.Fatalf("%s after %d moves: position %s, ply %d, findings %+v; want position %s", when, ply, r.Position, r.Ply, r.Findings, position)
	}
}

// A save that is made while pieces travel home says so.
func TestTravelling(t *testing.T) {
	s := played(t, capture+" h8-h7 d2-e3 f8-e7 e3-e5")
	at := seated(s)
	at.Settle()
	for _, button := range []string{"undo", "new-game"} {
		for _, seat := range []string{"Red", "Green"} {
			do(t, at, table.Action{Do: "press", Seat: seat, ID: "menagerie-" + button})
		}
		now := saved(t, at)
		if got := codes(now.judge()); !slices.Contains(got, "warning piece-held") || !now.judge().OK {
			t.Errorf("just after %s: %q", button, got)
		}
		at.Settle()
		if got := codes(saved(t, at).judge()); len(got) > 0 {
			t.Errorf("some time after %s: %q", button, got)
		}
	}
}
