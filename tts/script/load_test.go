package script_test

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"testing"

	"menagerie/assets"
	"menagerie/rules"
	"menagerie/rules/rulestest"
	"menagerie/tts"
	"menagerie/tts/script"
	"menagerie/tts/table"
)

// quietGame is a game of at most n random moves that captures only where it must: then the past that positions
// are compared with is the longest.
func quietGame(g *rules.Game, n int) (moves []string, end *rules.Position) {
	random := rand.New(rand.NewPCG(1, 2))
	end = g.Start()
	for len(moves) < n {
		move, next := quietMove(g, end, random)
		if next == nil {
			break
		}
		moves, end = append(moves, move), next
	}
	return moves, end
}

// quietMove is a move that does not end the game, if possible without a capture; nil when there is none.
func quietMove(g *rules.Game, pos *rules.Position, random *rand.Rand) (text string, next *rules.Position) {
	list := pos.Moves()
	for _, i := range random.Perm(len(list)) {
		after, effects, err := pos.Play(list[i])
		if err != nil || after.Outcome().Over {
			continue
		}
		text, next = g.MoveText(list[i]), after
		if len(effects.Left) == 0 {
			break
		}
	}
	return text, next
}

// longGame is a save of such a game.
func longGame(t testing.TB, g *rules.Game, n int) []byte {
	t.Helper()
	moves, end := quietGame(g, n)
	state, err := json.Marshal(script.State{
		Menagerie: script.StateVersion, Card: g.Tables.Card, Tables: g.Tables.Hash,
		Start: g.Start().String(), Moves: moves, Position: end.String(),
		Settings: script.StateSettings{Enforce: true, Language: "en"},
	})
	if err != nil {
		t.Fatal(err)
	}
	t.Logf("%s: %d moves", g.Tables.Card, len(moves))
	return saveWith(t, g, tts.Setup(g), string(state))
}

// BenchmarkLoad opens a save with so many moves.
func BenchmarkLoad(b *testing.B) {
	for _, name := range assets.CardNames() {
		for _, n := range []int{0, 150, 300, 600} {
			g := rulestest.Game(b, name, nil)
			mod := longGame(b, g, n)
			b.Run(fmt.Sprintf("%s/%d", name, n), func(b *testing.B) {
				for b.Loop() {
					on, err := table.Open(mod)
					if err != nil {
						b.Fatal(err)
					}
					on.Close()
				}
			})
		}
	}
}
