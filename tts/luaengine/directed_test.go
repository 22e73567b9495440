package luaengine_test

import (
	"slices"
	"strings"
	"testing"

	"menagerie/rules"
	"menagerie/rules/rulestest"
)

// Moves that lead somewhere in particular: what is refused at last, or how the game ends.
func TestGamesAgreeWithGo(t *testing.T) {
	tests := []struct {
		name, card, position string
		moves                string
		times                int // how often the moves are played
		then                 string
		refused              rules.Reason
		outcome              string
	}{
		{
			name: "perpetual check", card: "elephant-chess", position: "9/4k4/9/9/9/R8/9/9/9/3K5 w",
			moves: "a5-a9 e9-e10 a9-a10 e10-e9 a10-a9 e9-e10 a9-a10 e10-e9 a10-a9 e9-e10 a9-a10 e10-e9", times: 1,
			then: "a10-a9", refused: rules.RepeatsByCheck,
		},
		{
			name: "perpetual chase", card: "elephant-chess", position: "5k3/9/2c6/9/9/9/9/9/R8/4K4 w",
			moves: "a2-c2 c8-d8 c2-d2 d8-c8 d2-c2 c8-d8 c2-d2 d8-c8 d2-c2 c8-d8 c2-d2 d8-c8", times: 1,
			then: "d2-c2", refused: rules.RepeatsByChase,
		},
		{
			name: "chasing two in turn is no perpetual chase", card: "elephant-chess", position: "5k3/9/2cn5/9/9/9/9/9/R8/4K4 w",
			moves: "a2-c2 f10-f9 c2-d2 f9-f10 d2-c2 f10-f9 c2-d2 f9-f10 d2-c2 f10-f9 c2-d2 f9-f10 d2-c2", times: 1,
			outcome: rules.Repetition,
		},
		{
			name: "checking every other time is no perpetual check", card: "elephant-chess", position: "9/4k4/9/9/9/R8/9/9/9/3K5 w",
			moves: "a5-a9 e9-e10 a9-a8 e10-e9 a8-a9 e9-e10 a9-a8 e10-e9 a8-a9 e9-e10 a9-a8 e10-e9 a8-a9", times: 1,
			outcome: rules.Repetition,
		},
		{
			name: "nor is it when the check comes second", card: "elephant-chess", position: "4k4/9/9/9/9/R8/9/9/9/3K5 w",
			moves: "a5-a8 e10-e9 a8-a9 e9-e10 a9-a8 e10-e9 a8-a9 e9-e10 a9-a8 e10-e9 a8-a9 e9-e10 a9-a8", times: 1,
			outcome: rules.Repetition,
		},
		{
			name: "a pinned piece chases nothing", card: "elephant-chess", position: "3k1r3/9/9/9/9/2c6/9/9/4R4/5K3 w",
			moves: "e2-f2 c5-c2 f2-f3 c2-c3 f3-f2 c3-c2 f2-f3 c2-c3 f3-f2 c3-c2 f2-f3 c2-c3 f3-f2 c3-c2", times: 1,
			outcome: rules.Repetition,
		},
		{
			name: "shuffling elephants", card: "elephant-chess", position: "3k5/9/9/9/9/9/9/9/9/4KR3 w",
			moves: "e1-e2 d10-d9 e2-e1 d9-d10", times: 3, outcome: rules.Repetition,
		},
		{name: "checkmate", card: "elephant-chess", position: "3k5/R8/1R7/9/9/9/9/9/9/4K4 w", moves: "b8-b10", times: 1, outcome: rules.Checkmate},
		{name: "stalemate", card: "elephant-chess", position: "3k5/9/9/9/9/R8/9/9/9/4K4 w", moves: "a5-a9", times: 1, outcome: rules.Stalemate},
		{name: "the last rat", card: "elephant-chess", position: "4k4/9/9/9/9/9/9/9/3p5/3K5 w", moves: "d1-d2", times: 1, outcome: rules.DeadMaterial},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			game := rulestest.Game(t, test.card, nil)
			b := begin(t, start(t, game), game, test.position)
			for range test.times {
				for text := range strings.FieldsSeq(test.moves) {
					b.compareMoves()
					b.playAll(text)
				}
			}
			b.compareMoves()
			if test.then != "" {
				if got := b.compareReason(b.move(test.then)); got.Reason != test.refused {
					t.Errorf("%s is refused with %q, want %q", test.then, got.Reason, test.refused)
				}
			}
			if got := b.pos.Outcome().Reason; got != test.outcome {
				t.Errorf("the game ended with %q, want %q", got, test.outcome)
			}
		})
	}
}

// Going back and forth ends in a draw.
func TestShufflingEndsInADraw(t *testing.T) {
	for _, v := range variants(t) {
		if v.game.Tables.Shared || !v.usual {
			continue
		}
		t.Run(v.name, func(t *testing.T) {
			b := begin(t, start(t, v.game), v.game, "")
			for !b.pos.Outcome().Over {
				first := b.quietMove()
				b.play(first)
				second := b.quietMove()
				b.play(second)
				for _, m := range []rules.Move{first, second} {
					if !b.pos.Outcome().Over {
						b.play(rules.Move{From: m.To, To: m.From})
					}
				}
			}
			if o := b.pos.Outcome(); o.Reason != rules.Repetition || o.Winner != 0 {
				t.Errorf("shuffling ended with %+v", o)
			}
		})
	}
}

// quietMove is the first move to an empty point that can be taken back.
func (b *both) quietMove() rules.Move {
	b.t.Helper()
	for _, m := range b.compareMoves() {
		if token, _ := b.pos.Token(); b.pos.At(m.To) == 0 && m.To != token && b.takesBack(m) {
			return m
		}
	}
	b.t.Fatalf("%s: no quiet move", b.pos)
	return rules.Move{}
}

func (b *both) takesBack(m rules.Move) bool {
	after, _, err := b.pos.Play(m)
	if err != nil {
		b.t.Fatal(err)
	}
	for _, reply := range after.Moves() {
		if next, _, err := after.Play(reply); err == nil && slices.Contains(next.Moves(), rules.Move{From: m.To, To: m.From}) {
			return true
		}
	}
	return false
}
