package rules_test

import (
	"errors"
	"flag"
	"math/rand/v2"
	"testing"

	"menagerie/assets"
	"menagerie/rules"
)

// Positions that read well, and that no game from the start leads to.
func TestImpossible(t *testing.T) {
	tests := []struct {
		name, card, position string
		want                 rules.Fault // "" for a possible one
	}{
		{"the start", "elephant-chess", "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w", ""},
		{"a Tiger where no jump leads", "elephant-chess", "3k5/9/9/9/9/9/4R4/9/1B7/4K4 w", rules.FaultCannotReach},
		{"a Lion on a corner of its territory", "elephant-chess", "3k5/9/9/9/9/9/9/9/9/3AK3R w", ""},
		{"a Lion between the corners", "elephant-chess", "3k5/9/9/9/9/9/9/9/3A5/4K3R w", rules.FaultCannotReach},
		{"a Rat behind its row", "elephant-chess", "3k5/9/9/9/9/9/9/9/P8/4K3R w", rules.FaultCannotReach},
		{"a Rat on another column before the river", "elephant-chess", "3k5/9/9/9/9/1P7/9/9/9/4K3R w", rules.FaultCannotReach},
		{"the same behind the river", "elephant-chess", "3k5/9/9/9/1P7/9/9/9/9/4K3R w", ""},
		{"two Rats on one column before the river", "elephant-chess", "3k5/9/9/9/9/P8/P8/9/9/4K3R w", rules.FaultCannotReach},
		{"two where one has crossed it", "elephant-chess", "3k5/9/9/9/P8/9/P8/9/9/4K3R w", ""},
		{"an animal in the enemy den, its enemy to move", "jungle", "3R3/7/7/7/7/r6/7/7/7 b", ""},
		{"an animal in the enemy den, its own side to move", "jungle", "3R3/7/7/7/7/r6/7/7/7 r", rules.FaultGoalPassed},
		{"a carrier in its cave", "capture-the-fruit", "9/9/9/9/9/9/9/9/8o b red-cave* red-cave R", ""},
		{"captures before the first move", "capture-chinese-checkers", "e5,e6 w 58,0", rules.FaultWrongTurn},
		{"captures by who has not moved", "capture-chinese-checkers", "e5,e6 r 0,58", rules.FaultWrongTurn},
		{"captures after one move", "capture-chinese-checkers", "e5,e6 r 58,0", ""},
		{"a first round that is over", "capture-chinese-checkers", "e5,e6 w 57,1", ""},
		{"a second round in which White captured nothing", "capture-chinese-checkers", "e5,e6 r 1,57", rules.FaultWrongTurn},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			fault := position(t, load(t, test.card, nil), test.position).Impossible()
			if fault == nil && test.want != "" || fault != nil && fault.Fault != test.want {
				t.Errorf("got the fault %v, want %q", fault, test.want)
			}
		})
	}
}

// Hops go two points at a time, so that the holes fall into four classes and a marble never leaves its own.
func TestMarblesKeepToTheirClass(t *testing.T) {
	game := load(t, "capture-chinese-checkers", nil)
	start := game.Start()
	class, _ := game.PointNamed("i5")
	for p := range game.Tables.Points {
		if at := rules.Point(p + 1); !game.CanReach(1, at, false) {
			t.Errorf("no marble ever gets to %s", game.PointName(at))
		}
	}
	if start.At(class) != 0 {
		t.Fatal("a marble stands on the centre")
	}
	// The class of the centre has eighteen marbles at the start, and here it has more.
	fault := position(t, game, "i1,i3,i7,i9,g3,g5,g7,g9,k3,k5,k7,k9,e5,e7,e9,m5,m7,m9,a1,c1,c3,q1,o1,o3,i5 r 35,0").Impossible()
	if fault == nil || fault.Fault != rules.FaultCannotReach {
		t.Errorf("more marbles of a class than the start has: %v", fault)
	}
}

func TestUnplayableByName(t *testing.T) {
	tests := []struct {
		card, position string
		want           rules.Fault
		piece          bool
	}{
		{"jungle", "7/7/7/1C5/7/7/7/7/7 b", rules.FaultCannotStand, true},
		{"jungle", "RR5/7/7/7/7/7/7/7/7 b", rules.FaultTooMany, true},
		{"jungle", "3R3/7/7/7/7/7/7/7/3r3 r", rules.FaultBothGoals, false},
		{"elephant-chess", "9/9/9/9/9/9/9/9/9/4K3R w", rules.FaultMissing, true},
		{"elephant-chess", "4k4/9/9/4R4/9/9/9/9/9/3K5 w", rules.FaultAttacked, true},
		{"capture-the-fruit", "9/9/9/9/9/9/9/9/8R r a1*", rules.FaultNoCarrier, false},
		{"capture-the-fruit", "9/9/4A4/9/9/9/9/9/8R r e7*", rules.FaultNoCarrier, false},
		{"capture-the-fruit", "9/9/9/9/9/9/9/9/8R r a1", rules.FaultTokenAway, false},
		{"capture-the-fruit", "9/9/9/9/4R4/9/9/9/9 r e5", rules.FaultNotTaken, true},
		{"capture-the-fruit", "9/9/9/9/4R4/9/9/4O4/9 r e2*", rules.FaultHomeClosed, true},
		{"capture-chinese-checkers", "e5 r 58,0", rules.FaultWrongCaptures, false},
	}
	for _, test := range tests {
		_, err := load(t, test.card, nil).ParsePosition(test.position)
		var impossible *rules.Impossible
		if !errors.As(err, &impossible) || impossible.Fault != test.want || (impossible.Piece != 0) != test.piece {
			t.Errorf("%s: %v, want %s", test.position, err, test.want)
		}
	}
}

var plies = flag.Int("plies", 200, "plies of random games from each start, to see that every position is possible")

// No position that legal moves lead to is called impossible.
func TestRandomGamesArePossible(t *testing.T) {
	for _, name := range assets.CardNames() {
		card := load(t, name, nil).Card
		settings := []rules.Options{nil}
		for _, o := range card.Options {
			for _, value := range o.Values() {
				settings = append(settings, rules.Options{o.Name: value})
			}
		}
		for _, options := range settings {
			game, random := load(t, name, options), rand.New(rand.NewPCG(5, 8))
			pos := game.Start()
			for range *plies {
				moves := pos.Moves()
				if len(moves) == 0 {
					pos = game.Start()
					continue
				}
				next, _, err := pos.Play(moves[random.IntN(len(moves))])
				if err != nil {
					t.Fatal(err)
				}
				if fault := next.Impossible(); fault != nil {
					t.Fatalf("%s %v: %s is called impossible: %v", name, options, next, fault)
				}
				pos = next
			}
		}
	}
}
