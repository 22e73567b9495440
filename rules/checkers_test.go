package rules_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"menagerie/rules"
)

// Each test of this file is a sentence of the published rules of Capture Chinese Checkers, or a house rule of its card.

// holes writes a position: what stands where, the side to move, and all that is missing captured by the first of two.
func holes(standing, side string) string {
	return fmt.Sprintf("%s %s %d,0", standing, side, 60-len(strings.Split(standing, ",")))
}

func TestCheckersSetup(t *testing.T) {
	game := load(t, "capture-chinese-checkers", nil)
	if n := len(game.Tables.Points); n != 121 {
		t.Errorf("%d holes, want 121", n)
	}
	placed, _, _ := strings.Cut(game.Start().String(), " ")
	standing := strings.Split(placed, ",")
	if len(standing) != 60 {
		t.Errorf("%d pieces start, want 60", len(standing))
	}
	// The hexagon is what lies within four steps of the centre.
	x0, y0 := checkersPlace("i5")
	for _, hole := range checkersHoles {
		x, y := checkersPlace(hole)
		dx, dy := max(x-x0, x0-x), max(y-y0, y0-y)
		inside := dy+max(0, (dx-dy)/2) <= 4
		if want := inside && hole != "i5"; slices.Contains(standing, hole) != want {
			t.Errorf("a piece on %s: %v, want %v (filling every hole except the very centre, the six points empty)", hole, !want, want)
		}
	}
	for players := 2; players <= 6; players++ {
		game := load(t, "capture-chinese-checkers", rules.Options{"players": rules.NumberOf(players)})
		pos := game.Start()
		var turns []string
		for range players + 1 {
			turns = append(turns, game.Tables.Sides[pos.Turn()-1].Name)
			next, _, err := pos.Play(pos.Moves()[0])
			if err != nil {
				t.Fatal(err)
			}
			pos = next
		}
		order := []string{"white", "red", "yellow", "green", "blue", "purple"}[:players]
		if want := append(slices.Clone(order), "white"); !slices.Equal(turns, want) {
			t.Errorf("%d players move in the order %v, want %v", players, turns, want)
		}
	}
	for _, players := range []int{1, 7} {
		if _, err := game.Card.Compile(rules.Options{"players": rules.NumberOf(players)}); err == nil {
			t.Errorf("two to six can play, not %d", players)
		}
	}
}

func TestCheckersHops(t *testing.T) {
	testReach(t, load(t, "capture-chinese-checkers", nil), []reach{
		{"You hop a piece over a neighbouring piece into the empty hole beyond it", holes("i3,i4,a1", "w"), "i3", "i5"},
		{"in all six directions", holes("i5,i4,i6,h5,h6,j5,j6", "w"), "i5", "g5 g7 i3 i7 k5 k7"},
		{"not into a hole that is taken", holes("i3,i4,i5,a1", "w"), "i3", ""},
		{"not over two", holes("i2,i3,i4,a1", "w"), "i2", ""},
		{"Single steps are not allowed", holes("i3,a1", "w"), "i3", ""},
		{"not off the board", holes("a1,b1,q1", "w"), "a1", "c1"},
		{"not off the board: into a point's edge", holes("e2,e1,q1", "w"), "e2", ""},
		{"anyone may move any piece", holes("i3,i4,a1", "r"), "i3", "i5"},
		{"You may keep hopping with the same piece, and you may stop after any hop", holes("i1,i2,i4,i6,a1", "w"), "i1", "i3 i3-i5 i3-i5-i7"},
		{"a chain may turn", holes("i1,i2,j4,a1", "w"), "i1", "i3 i3-k5"},
		{"a chain can never hop the same piece twice", holes("i3,i4,a1", "w"), "i3", "i5"},
		{"it may even end back on the hole it started from", holes("i5,i6,j7,j6,a1", "w"), "i5", "i7 i7-k7 i7-k7-i5 k7 k7-i7 k7-i7-i5"},
		{"no long hops with the option off", holes("i1,i3,a1", "w"), "i1", ""},
		{"the long jump is off: from next to it", holes("i2,i3,a1", "w"), "i2", "i4"},
	})
	testReach(t, load(t, "capture-chinese-checkers", rules.Options{"long-jump": rules.On}), []reach{
		{"With the Long Jump option on, captures can be made with long hops as well", holes("i1,i3,a1", "w"), "i1", "i5"},
		{"a long hop lands as far beyond as it was before", holes("i1,i4,a1", "w"), "i1", "i7"},
		{"short hops stay", holes("i2,i3,a1", "w"), "i2", "i4"},
		{"no other piece between: before", holes("i1,i2,i4,a1", "w"), "i1", "i3 i3-i5"},
		{"no other piece between: behind", holes("i1,i3,i4,a1", "w"), "i1", ""},
		{"no other piece between: where it lands", holes("i1,i3,i5,a1", "w"), "i1", ""},
		{"there must be room behind", holes("i4,i7,q1", "w"), "i4", ""},
		{"chains may mix both", holes("i1,i3,i6,a1", "w"), "i1", "i5 i5-i7"},
		{"the origin counts as empty during a chain", holes("e6,e7,e8,q1", "w"), "e7", "e5 e5-e11 e9 e9-e3"},
	})
}

func TestCheckersCaptures(t *testing.T) {
	game := load(t, "capture-chinese-checkers", nil)
	testChange(t, game, []change{
		{"the piece you hop over is captured at once: it leaves the board and counts for you", "i3,i4,a1 r 50,7", "i3-i5", "a1,i5 w 50,8"},
		{"capturing again with each hop", "i1,i2,i4,i6,a1 w 50,5", "i1-i3-i5-i7", "a1,i7 r 53,5"},
		{"you may stop after any hop", "i1,i2,i4,i6,a1 w 50,5", "i1-i3-i5", "a1,i5,i6 r 52,5"},
		{"it may even end back on the hole it started from", "i5,i6,j7,j6,a1 w 50,5", "i5-i7-k7-i5", "a1,i5 r 53,5"},
	})
	testRefusal(t, game, []refusal{
		{"Single steps are not allowed", "i3,i4,a1 w 50,7", "", "i3-i2", rules.NoHop},
		{"a chain can never hop the same piece twice", "i3,i4,a1 w 50,7", "", "i3-i5-i3", rules.NoHop},
		{"a broken chain is no move at all", "i1,i2,i4,a1 w 50,6", "", "i1-i3-i5-i7", rules.NoHop},
		{"a chain names all holes that it visits", "i1,i2,i4,a1 w 50,6", "", "i1-i5", rules.NoHop},
		{"a piece does not stay where it is", "i3,i4,a1 w 50,7", "", "i3-i3", rules.NoHop},
		{"no piece", "i3,i4,a1 w 50,7", "", "i6-i7", rules.NoPiece},
	})
}

func TestCheckersEndings(t *testing.T) {
	for _, test := range []struct {
		sentence        string
		players         int
		longJump        bool
		position, moves string
		winner          int
		shared          uint8
		over            bool
	}{
		{"When no hop is left anywhere on the board, the game ends and the player with the most captured pieces wins", 2, false, "i3,i4 w 29,29", "i3-i5", 1, 0, true},
		{"the one who did not move last may win", 2, false, "i3,i4 w 20,38", "i3-i5", 2, 0, true},
		{"A tie for the most is a draw", 2, false, "i3,i4,a1 r 29,28", "i3-i5", 0, 1<<1 | 1<<2, true},
		{"a tie of all three is a draw of all three", 3, false, "i3,i4,a1,q1 y 19,19,18", "i3-i5", 0, 1<<1 | 1<<2 | 1<<3, true},
		{"a tie of two of three; the third has lost", 3, false, "i3,i4 y 25,25,8", "i3-i5", 0, 1<<1 | 1<<2, true},
		{"six players, the last wins", 6, false, "i3,i4 p 9,9,9,9,9,13", "i3-i5", 6, 0, true},
		{"six players, two of them tie", 6, false, "i3,i4 p 14,9,8,7,7,13", "i3-i5", 0, 1<<1 | 1<<6, true},
		{"a hop that is left keeps the game alive", 2, false, "i3,i4,i6 w 28,29", "i3-i5", 0, 0, false},
		{"long hops keep the game alive", 2, true, "i3,i4,i7 w 28,29", "i3-i5", 0, 0, false},
		{"without the option they do not", 2, false, "i3,i4,i7 w 28,29", "i3-i5", 0, 1<<1 | 1<<2, true},
	} {
		t.Run(test.sentence, func(t *testing.T) {
			game := load(t, "capture-chinese-checkers", rules.Options{"players": rules.NumberOf(test.players), "long-jump": onOff(test.longJump)})
			pos, err := position(t, game, test.position).PlayAll(test.moves)
			if err != nil {
				t.Fatal(err)
			}
			want := rules.Outcome{}
			if test.over {
				want = rules.Outcome{Over: true, Winner: test.winner, Shared: test.shared, Reason: rules.NoMove}
			}
			if got := pos.Outcome(); got != want {
				t.Errorf("got %+v, want %+v", got, want)
			}
			for side := 1; side <= test.players; side++ {
				if shares := test.over && test.winner == 0 && test.shared>>side&1 == 1; pos.Outcome().Shares(side) != shares {
					t.Errorf("side %d shares the draw: %v, want %v", side, !shares, shares)
				}
			}
		})
	}
}
