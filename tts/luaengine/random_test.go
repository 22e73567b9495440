package luaengine_test

import (
	"flag"
	"maps"
	"math/rand/v2"
	"strings"
	"testing"

	"menagerie/rules"
)

// openings are positions, beside the start, from which random games see the endings and encounters that are
// rare after it.
var openings = map[string][]string{
	"capture-the-fruit": {
		"9/4r4/9/9/9/9/9/4P4/9 r e5",
		"4o4/9/3rc4/4t4/3HR4/4D4/9/9/4O4 b e5*",
		"9/9/9/3rc4/2d1H1T2/9/3AB4/9/9 r e5*",
	},
	"jungle":         {"7/3r3/2e4/7/3L3/7/2R4/7/1T5 r", "7/3R3/3r3/3t3/7/3L3/3c3/7/7 b", "7/2R4/7/1r5/e5E/7/1L5/4c2/7 r", "7/7/7/3c3/3L3/7/7/7/7 b"},
	"dou-shou-qi":    {"7/3r3/2e4/7/3L3/7/2R4/7/1T5 r", "7/3R3/3r3/3t3/7/3L3/3c3/7/7 b", "7/2R4/7/1r5/e5E/7/1L5/4c2/7 r", "7/7/7/3c3/3L3/7/7/7/7 b"},
	"elephant-chess": {"3k5/9/9/9/9/9/9/9/9/4K3R w", "4ka3/4a4/9/9/4c4/9/9/4C4/4A4/4K4 w", "3k5/9/9/4P4/9/9/9/9/9/4K4 w"},
}

// seenIn are the endings and reasons that the random games of a card must come across for the comparison to be
// worth something.
var seenIn = map[string]string{
	"capture-the-fruit": "token-in-zone none-left " +
		"game-over no-piece not-your-turn stays-put no-line too-far may-not-enter blocked token-stops home-closed own-piece cannot-attack carrier-sheltered",
	"jungle":                   "piece-in-zone none-left game-over no-piece not-your-turn stays-put no-line too-far may-not-enter blocked own-piece cannot-attack",
	"dou-shou-qi":              "piece-in-zone none-left game-over no-piece not-your-turn stays-put no-line too-far may-not-enter blocked own-piece cannot-attack",
	"elephant-chess":           "checkmate stalemate dead-material game-over no-piece not-your-turn stays-put no-line too-far may-not-enter blocked own-piece no-screen exposes-royal",
	"capture-chinese-checkers": "no-move game-over no-piece no-hop",
}

// games is how many random games begin at each opening of a card with its usual options.
var games = flag.Int("games", 7, "random games to play from each opening in both engines")

// Random games, played side by side in both engines, agree at every step.
func TestRandomPlayAgreesWithGo(t *testing.T) {
	seen := map[string]map[string]bool{}
	for _, v := range variants(t) {
		card := v.game.Tables.Card
		if seen[card] == nil {
			seen[card] = map[string]bool{}
		}
		t.Run(v.name, func(t *testing.T) {
			games := *games
			if !v.usual {
				games = (games + 3) / 4
			}
			random := rand.New(rand.NewPCG(1, 2))
			engine := start(t, v.game)
			played, plies, ended := 0, 0, 0
			for _, text := range append(openings[card], "") {
				for range games {
					b := begin(t, engine, v.game, text)
					plies += b.playRandomly(random, 60)
					maps.Copy(seen[card], b.seen)
					played++
					if b.pos.Outcome().Over {
						ended++
					}
				}
			}
			t.Logf("%d games of %d plies in all, %d of them to their end", played, plies, ended)
		})
	}
	for card, names := range seenIn {
		for name := range strings.FieldsSeq(names) {
			if !seen[card][name] {
				t.Errorf("no random game of %s has come across %s", card, name)
			}
		}
	}
}

// playRandomly plays a game on by so many plies, or to its end, and returns how many it was.
func (b *both) playRandomly(random *rand.Rand, plies int) int {
	b.t.Helper()
	for played := range plies {
		moves := b.compareMoves()
		b.compareDestinations(b.randomMove(random, moves).From, moves)
		for range 3 {
			b.compareReason(b.randomMove(random, moves))
		}
		if b.pos.Outcome().Over || b.t.Failed() {
			return played
		}
		move := b.pick(moves, random)
		b.compareText(move)
		b.play(move)
	}
	return plies
}

// pick prefers moves onto a piece or towards the token, so that short games see encounters and endings.
func (b *both) pick(moves []rules.Move, random *rand.Rand) rules.Move {
	var eager []rules.Move
	token, carried := b.pos.Token()
	for _, m := range moves {
		if b.pos.At(m.To) != 0 || token != 0 && m.To == token || carried && m.From == token {
			eager = append(eager, m)
		}
	}
	if len(eager) > 0 && random.IntN(2) == 0 {
		moves = eager
	}
	return moves[random.IntN(len(moves))]
}
