package luaengine_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"menagerie/rules"
	"menagerie/rules/rulestest"
	"menagerie/tts/luaengine"
)

// Chains that are played hop by hop, as at the table, are the moves of the Go engine.
func TestChainsHopByHopAgreeWithGo(t *testing.T) {
	for _, v := range variants(t) {
		if !v.game.Tables.Shared {
			continue
		}
		t.Run(v.name, func(t *testing.T) {
			random := rand.New(rand.NewPCG(5, 6))
			engine := start(t, v.game)
			for range 3 {
				b := begin(t, engine, v.game, "")
				for !b.pos.Outcome().Over && !t.Failed() {
					b.playChain(random)
				}
			}
		})
	}
}

// playChain plays a random chain, which goes on more often than not.
func (b *both) playChain(random *rand.Rand) {
	b.t.Helper()
	moves := b.pos.Moves()
	so := rules.Move{From: moves[random.IntN(len(moves))].From}
	chain, refused, err := b.engine.BeginChain(so.From)
	if err != nil || refused.Reason != "" {
		b.t.Fatalf("%s: a chain of the piece on %s: %v %v", b.pos, b.game.PointName(so.From), refused, err)
	}
	for {
		hops := b.compareHops(chain, moves, so)
		if len(hops) == 0 || so.Via != "" && random.IntN(3) == 0 {
			break
		}
		to := hops[random.IntN(len(hops))]
		if chain, refused, err = chain.Continue(to); err != nil || refused.Reason != "" {
			b.t.Fatalf("%s: hopping to %s: %v %v", b.pos, b.game.PointName(to), refused, err)
		}
		so.Via += string([]byte{byte(to)})
	}
	b.endChain(chain, so)
}

// endChain ends a chain, of which path tells all that it visits.
func (b *both) endChain(chain *luaengine.Chain, path rules.Move) {
	b.t.Helper()
	last := len(path.Via) - 1
	want := rules.Move{From: path.From, To: rules.Point(path.Via[last]), Via: path.Via[:last]}
	next, effects, err := b.pos.Play(want)
	if err != nil {
		b.t.Fatal(err)
	}
	got, gotEffects, err := chain.End()
	if err != nil || got != want {
		b.t.Fatalf("%s: the chain is %v in Lua (%v), want %v", b.pos, got, err, want)
	}
	b.moved(next, gotEffects, effects, want)
}

// compareHops compares the hops with which a chain can go on and returns them; nowhere else leads a hop.
func (b *both) compareHops(chain *luaengine.Chain, moves []rules.Move, so rules.Move) []rules.Point {
	b.t.Helper()
	got, err := chain.Hops()
	if err != nil {
		b.t.Fatal(err)
	}
	want := firstPoints(moves, so)
	if !slices.Equal(got, want) {
		b.t.Fatalf("%s: after %v the hops lead to %v in Lua, %v in Go", b.pos, so, got, want)
	}
	for point := range b.game.Tables.Points {
		to := rules.Point(point + 1)
		_, refused, err := chain.Continue(to)
		if err != nil || (refused == luaengine.Refusal{Reason: rules.NoHop, At: to}) == slices.Contains(want, to) {
			b.t.Fatalf("%s: after %v, a hop to %s: %v %v", b.pos, so, b.game.PointName(to), refused, err)
		}
	}
	return got
}

func TestWhoMayNotBeginAChain(t *testing.T) {
	game := rulestest.Game(t, "capture-chinese-checkers", nil)
	engine := start(t, game)
	empty, _ := game.PointNamed("i5")
	if _, refused, err := engine.BeginChain(empty); err != nil || refused != (luaengine.Refusal{Reason: rules.NoPiece, At: empty}) {
		t.Errorf("a chain without a piece: %v %v", refused, err)
	}
	set(t, engine, "a1 w 59,0")
	alone, _ := game.PointNamed("a1")
	if _, refused, err := engine.BeginChain(alone); err != nil || refused.Reason != rules.GameOver {
		t.Errorf("a chain when no hop is left: %v %v", refused, err)
	}
}
