package render

import (
	"fmt"
	"math"
	"testing"

	"menagerie/rules"
)

// gameFor is the card of shared pieces with a number of players.
func gameFor(t *testing.T, players int) *rules.Game {
	t.Helper()
	game, err := readGame(t, cardFile("capture-chinese-checkers")).Card.Compile(rules.Options{"players": rules.NumberOf(players)})
	if err != nil {
		t.Fatal(err)
	}
	return game
}

func TestSeats(t *testing.T) {
	for _, tt := range []struct {
		players int
		turns   []float64
	}{
		{2, []float64{0, 180}},
		{3, []float64{0, 240, 120}},
		{4, []float64{0, 270, 180, 90}},
		{6, []float64{0, 300, 240, 180, 120, 60}},
	} {
		t.Run(fmt.Sprint(tt.players), func(t *testing.T) {
			l := NewLayout(gameFor(t, tt.players), 512)
			for i, seat := range l.Seats {
				if seat.Turn != tt.turns[i] {
					t.Errorf("side %d is turned by %g, want %g", i+1, seat.Turn, tt.turns[i])
				}
				if r := math.Hypot(seat.X, seat.Y); math.Abs(r-l.Board.Width/2) > 1e-6 {
					t.Errorf("side %d sits %g from the middle of a board of radius %g", i+1, r, l.Board.Width/2)
				}
			}
			if first := l.Seats[0]; first.X != 0 || first.Y >= 0 {
				t.Errorf("the first side sits at %g, %g", first.X, first.Y)
			}
		})
	}
	l := NewLayout(readGame(t, flagship), 512)
	if got, want := l.Seats[1], (Seat{X: 0, Y: l.Board.Depth / 2, Turn: 180}); got != want {
		t.Errorf("the second side sits at %v, want %v", got, want)
	}
}

// Whoever captures how many pieces, each has a place of its own.
func TestSharedTrays(t *testing.T) {
	for _, players := range []int{2, 3, 4, 5, 6} {
		t.Run(fmt.Sprint(players), func(t *testing.T) {
			l := NewLayout(gameFor(t, players), 512)
			for side, tray := range l.Trays {
				if len(tray.Slots) != 60 {
					t.Errorf("side %d has %d places for 60 pieces", side+1, len(tray.Slots))
				}
				for i, s := range tray.Slots {
					if s.Piece != 0 || s.Nth != i {
						t.Errorf("place %d is for capture %d of piece %d", i, s.Nth, s.Piece)
					}
					for _, other := range tray.Slots[:i] {
						apart := math.Hypot(s.X-other.X, s.Y-other.Y) >= 2*l.Piece.Radius
						above := math.Abs(s.Lift-other.Lift) >= l.Piece.Height-1e-9
						if !apart && !above {
							t.Fatalf("place %d is in the way of another", i)
						}
					}
				}
				checkTrayIsFree(t, l, side)
			}
		})
	}
}

// checkTrayIsFree wants what lies in a tray to be clear of the board and of what lies in the trays before it.
func checkTrayIsFree(t *testing.T, l Layout, side int) {
	t.Helper()
	middles := func(tray TrayLayout) [][2]float64 {
		var found [][2]float64
		for _, s := range tray.Slots {
			found = append(found, [2]float64{tray.X + s.X, tray.Y + s.Y})
		}
		return found
	}
	for _, m := range middles(l.Trays[side]) {
		if math.Hypot(m[0], m[1]) < l.Board.Width/2+l.Piece.Radius {
			t.Fatalf("side %d's tray reaches over the board", side+1)
		}
		for _, other := range l.Trays[:side] {
			for _, o := range middles(other) {
				if math.Hypot(m[0]-o[0], m[1]-o[1]) < 2*l.Piece.Radius {
					t.Fatalf("side %d's tray overlaps another", side+1)
				}
			}
		}
	}
}
