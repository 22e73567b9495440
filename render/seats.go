package render

import "math"

// Seat is a player's place at the board.
type Seat struct {
	// X and Y are where the board's edge is in front of the player.
	X, Y float64
	// Turn is how far the seat lies round the board from the first side's, in degrees counter-clockwise seen
	// from above, from 0 up to 360. What lies upright for the player is turned as far.
	Turn float64
}

// seats puts the sides evenly round the board, clockwise as their turns go: the first at −Y, and of two the
// second opposite.
func (l Layout) seats(sides int) []Seat {
	seats := make([]Seat, sides)
	for i := range seats {
		turn := 360 * float64((sides-i)%sides) / float64(sides)
		x, y := direction(turn)
		edge := l.edgeToward(x, y)
		seats[i] = Seat{X: x * edge, Y: y * edge, Turn: turn}
	}
	return seats
}

// direction points from the middle of the board to a seat.
func direction(turn float64) (x, y float64) { return rotate(0, -1, turn) }

// rotate turns a vector counter-clockwise by degrees.
func rotate(x, y, degrees float64) (float64, float64) {
	sin, cos := math.Sincos(degrees * math.Pi / 180)
	return settle(x*cos - y*sin), settle(x*sin + y*cos)
}

// settle drops what sine and cosine of whole quarters leave behind.
func settle(v float64) float64 { return math.Round(v*1e9) / 1e9 }

// edgeToward is how far the board's edge is from its middle in a direction.
func (l Layout) edgeToward(x, y float64) float64 {
	if l.Board.Round {
		return l.Board.Width / 2
	}
	return min(l.Board.Width/2/math.Abs(x), l.Board.Depth/2/math.Abs(y))
}
