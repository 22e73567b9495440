package luaengine_test

import (
	"math/rand/v2"
	"testing"
	"time"

	"menagerie/rules"
	"menagerie/tts/luaengine"
)

// busy are positions with as many destinations, and as much to test for each, as games come to; other games are
// busiest at the start.
var busy = map[string]string{
	"capture-the-fruit": "9/1d1s5/9/9/9/3D5/6S2/9/R8 r e5",
	"elephant-chess":    "2bakab2/9/1cn3n2/9/3R5/5r3/9/1CN3N2/4A4/2BAK1B1R w",
}

// BenchmarkPickUp is what the mod looks up between a pick-up and its highlights. It reports the piece for which that
// takes longest: worst-µs long after the last capture, and first-µs when the engine has just been started.
func BenchmarkPickUp(b *testing.B) {
	for _, v := range variants(b) {
		if !v.usual {
			continue
		}
		b.Run(v.name, func(b *testing.B) {
			engine := quietGame(b, v.game, 200)
			var worst, first time.Duration
			for b.Loop() {
				worst = max(worst, slowest(b, v.game, func() *luaengine.Engine { return engine }))
			}
			first = slowest(b, v.game, func() *luaengine.Engine { return quietGame(b, v.game, 0) })
			b.ReportMetric(float64(worst.Microseconds()), "worst-µs")
			b.ReportMetric(float64(first.Microseconds()), "first-µs")
		})
	}
}

// quietGame starts an engine on a busy position and plays so many moves that capture nothing, if it can.
func quietGame(b *testing.B, game *rules.Game, plies int) *luaengine.Engine {
	b.Helper()
	engine := start(b, game)
	pos := game.Start()
	if text := busy[game.Tables.Card]; text != "" {
		var err error
		if pos, err = game.ParsePosition(text); err != nil {
			b.Fatal(err)
		}
	}
	if err := engine.SetPosition(pos.String()); err != nil {
		b.Fatal(err)
	}
	random := rand.New(rand.NewPCG(7, 8))
	for range plies {
		next, move, ok := quietly(b, pos, random)
		if !ok {
			break
		}
		pos = next
		if _, err := engine.Play(move); err != nil {
			b.Fatal(err)
		}
	}
	return engine
}

// quietly plays a random move that captures nothing and does not end the game; not ok when it finds none.
func quietly(b *testing.B, pos *rules.Position, random *rand.Rand) (*rules.Position, rules.Move, bool) {
	b.Helper()
	moves := pos.Moves()
	random.Shuffle(len(moves), func(i, j int) { moves[i], moves[j] = moves[j], moves[i] })
	for _, move := range moves {
		next, effects, err := pos.Play(move)
		if err != nil {
			b.Fatal(err)
		}
		if len(effects.Left) == 0 && !effects.Took && !next.Outcome().Over {
			return next, move, true
		}
	}
	return nil, rules.Move{}, false
}

// slowest picks up each piece once, each in an engine that the caller gives, and returns the longest time.
func slowest(b *testing.B, game *rules.Game, engine func() *luaengine.Engine) time.Duration {
	b.Helper()
	var longest time.Duration
	for point := range game.Tables.Points {
		e := engine()
		begun := time.Now()
		if _, err := e.Destinations(rules.Point(point + 1)); err != nil {
			b.Fatal(err)
		}
		longest = max(longest, time.Since(begun))
	}
	return longest
}
