package main

import (
	"encoding/json"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"github.com/tidwall/sjson"

	"menagerie/rules"
	"menagerie/tts/script"
	"menagerie/tts/table"
)

// crowded are positions of cards with as many destinations, and as much to test for each, as we could contrive;
// random play comes to nothing slower.
var crowded = map[string][]string{
	"capture-the-fruit": {"9/1d1s5/9/9/9/3D5/6S2/9/R8 r e5"},
	"elephant-chess": {
		"2bakab2/9/1cn3n2/9/3R5/5r3/9/1CN3N2/4A4/2BAK1B1R w",
		"3k5/4a4/9/9/4R4/9/9/9/9/2R1K4 w",
	},
	"jungle":      {"7/7/7/7/T5L/7/7/7/7 r"},
	"dou-shou-qi": {"7/7/7/7/T5L/7/7/7/7 r"},
}

// BenchmarkHighlights is what a player waits for at the table between a pick-up and the highlights: the whole pick-up
// as the save's own script answers it, the headless table's work included. It reports the slowest pick-up of each
// game, in microseconds, over crowded positions, fresh and after 200 moves without a capture, and the busiest of
// random games, and how many points it marked.
func BenchmarkHighlights(b *testing.B) {
	for _, v := range []struct {
		card    string
		options []string
	}{
		{"capture-the-fruit", nil}, {"jungle", nil}, {"dou-shou-qi", nil}, {"elephant-chess", nil},
		{"capture-chinese-checkers", nil}, {"capture-chinese-checkers", []string{"long-jump=on"}},
	} {
		b.Run(strings.Join(append([]string{v.card}, v.options...), " "), func(b *testing.B) {
			game, save := online(b, v.card, v.options...)
			var saves []string
			for _, begun := range busiest(b, game) {
				saves = append(saves, stateOf(b, game, save, begun))
			}
			quickest := make([]map[string]pickUp, len(saves))
			for b.Loop() {
				for i, save := range saves {
					quickest[i] = quicker(quickest[i], pickUps(b, save))
				}
			}
			var slowest pickUp
			for _, game := range quickest {
				for _, p := range game {
					if p.took > slowest.took {
						slowest = p
					}
				}
			}
			b.ReportMetric(float64(slowest.took.Microseconds()), "slowest-µs")
			b.ReportMetric(float64(slowest.points), "points")
		})
	}
}

// begun is a game that has begun somewhere and come somewhere.
type begun struct {
	start string
	moves []string
	pos   *rules.Position
}

// stateOf is a save in the middle of a game.
func stateOf(b *testing.B, game *rules.Game, save string, g begun) string {
	b.Helper()
	state, err := json.Marshal(script.State{
		Menagerie: script.StateVersion, Card: game.Tables.Card, Tables: game.Tables.Hash, Options: optionsOf(game),
		Start: g.start, Moves: g.moves, Position: g.pos.String(),
		Settings: script.StateSettings{Enforce: true, Language: "en"},
	})
	if err != nil {
		b.Fatal(err)
	}
	text, err := sjson.Set(save, "LuaScriptState", string(state))
	if err != nil {
		b.Fatal(err)
	}
	return text
}

// busiest are a few games that have come to where a piece has as many moves as games come to.
func busiest(b *testing.B, game *rules.Game) []begun {
	b.Helper()
	var found []begun
	for _, text := range crowded[game.Tables.Card] {
		pos, err := game.ParsePosition(text)
		if err != nil {
			b.Fatal(err)
		}
		found = append(found, begun{start: text, moves: []string{}, pos: pos}, quiet(b, game, text, pos, 200))
	}
	random := rand.New(rand.NewPCG(3, 4))
	for range 4 {
		most, best := 0, begun{}
		for range 25 {
			pos := game.Start()
			for range 150 {
				moves := pos.Moves()
				if len(moves) == 0 {
					break
				}
				if n := mostFromOnePoint(moves); n > most {
					most, best = n, begun{start: pos.String(), moves: []string{}, pos: pos}
				}
				next, _, err := pos.Play(moves[random.IntN(len(moves))])
				if err != nil {
					b.Fatal(err)
				}
				pos = next
			}
		}
		found = append(found, best)
	}
	return found
}

func mostFromOnePoint(moves []rules.Move) int {
	count, most := map[rules.Point]int{}, 0
	for _, m := range moves {
		count[m.From]++
		most = max(most, count[m.From])
	}
	return most
}

// quiet plays on from a position as many moves as it finds that capture nothing and end nothing.
func quiet(b *testing.B, game *rules.Game, start string, pos *rules.Position, plies int) begun {
	b.Helper()
	g := begun{start: start, moves: []string{}, pos: pos}
	random := rand.New(rand.NewPCG(7, 8))
	for range plies {
		moves := g.pos.Moves()
		random.Shuffle(len(moves), func(i, j int) { moves[i], moves[j] = moves[j], moves[i] })
		played := false
		for _, move := range moves {
			next, effects, err := g.pos.Play(move)
			if err != nil {
				b.Fatal(err)
			}
			if len(effects.Left) == 0 && !effects.Took && !next.Outcome().Over {
				g.moves, g.pos, played = append(g.moves, game.MoveText(move)), next, true
				break
			}
		}
		if !played {
			break
		}
	}
	return g
}

// pickUp is what one took, and how many points it was shown.
type pickUp struct {
	took   time.Duration
	points int
}

// quicker takes the better of two measurements of each piece: whatever else the machine does only adds to one.
func quicker(a, b map[string]pickUp) map[string]pickUp {
	for id, p := range a {
		if p.took < b[id].took {
			b[id] = p
		}
	}
	return b
}

// pickUps has each piece that may move picked up and put back, at a table that nobody has used yet.
func pickUps(b *testing.B, save string) map[string]pickUp {
	b.Helper()
	t, err := table.Open([]byte(save))
	if err != nil {
		b.Fatal(err)
	}
	defer t.Close()
	do := func(a table.Action) {
		if err := t.Do(a); err != nil {
			b.Fatal(err)
		}
	}
	do(table.Action{Do: "sit", Seat: t.Turn(), Name: "Ann", Host: true})
	t.Settle()
	found := map[string]pickUp{}
	for _, piece := range t.Objects() {
		at := piece.Position()
		if !strings.Contains(piece.Memo(), "/") || piece.Locked() {
			continue
		}
		begun := time.Now()
		do(table.Action{Do: "pickup", Seat: t.Turn(), Object: piece.GUID()})
		took := time.Since(begun)
		if piece.HeldBy() == "" {
			continue
		}
		found[piece.Memo()] = pickUp{took, marks(t)}
		do(table.Action{Do: "drop", Seat: t.Turn(), X: table.At(at.X), Z: table.At(at.Z)})
		t.Settle()
	}
	return found
}

// marks counts the rings drawn on the board.
func marks(t *table.Table) int {
	n := 0
	for _, o := range t.Objects() {
		n += strings.Count(string(o.JSON()), `"loop":true`)
	}
	return n
}
