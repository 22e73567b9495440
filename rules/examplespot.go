package rules

import (
	"math"
	"slices"
)

// inSight is how far along a ray an example looks: a picture shows no more.
const inSight = 3

// merit says how much of a piece's ways can be seen from a point, the weightiest first.
type merit [5]float64

// bestSpot is the point from which most can be seen, near the middle of the board; 0 when the piece never moves.
func (x *exhibit) bestSpot() Point {
	best, at := merit{}, Point(0)
	for i, free := range x.area {
		p := Point(i + 1)
		if free == 0 {
			continue
		}
		if m := x.merit(p); m[0] > 0 && (at == 0 || slices.Compare(m[:], best[:]) > 0) {
			best, at = m, p
		}
	}
	return at
}

func (x *exhibit) merit(p Point) merit {
	rays, leaps := x.rays(p), x.leaps(p)
	kinds, home := 0.0, 0.0
	var ends []Point
	for _, r := range rays {
		if r.restricted {
			kinds++
		}
		ends = append(ends, r.points[:min(inSight, len(r.points))]...)
		if slices.Contains(r.points, x.game.engine.home) || p == x.game.engine.home {
			home = -1 // the token would be in the way
		}
	}
	for _, l := range leaps {
		ends = append(ends, l.to)
	}
	at := x.game.Board.Points[p-1]
	return merit{kinds + float64(len(leaps)) + min(1, float64(len(ends))), home, float64(len(ends)), x.variety(ends), -math.Hypot(at.X, at.Y)}
}

// variety is 1 when some, but not all, of the points are closed to other pieces of the side.
func (x *exhibit) variety(points []Point) float64 {
	special := 0
	for _, p := range points {
		for _, other := range x.game.Tables.Pieces {
			if other.Side == x.table.Side && x.game.Tables.Areas[other.Area-1][p-1] == 0 {
				special++
				break
			}
		}
	}
	if special > 0 && special < len(points) {
		return 1
	}
	return 0
}

// plainSpot is a point near the first from which the piece can do less, when there is one; else 0.
func (x *exhibit) plainSpot(first Point) Point {
	all := x.restricted(first)
	nearest, at := math.Inf(1), Point(0)
	for i, free := range x.area {
		p := Point(i + 1)
		d := x.distance(first, p)
		if free == 1 && d >= 2 && d < nearest && x.restricted(p) < all && len(x.rays(p)) > 0 {
			nearest, at = d, p
		}
	}
	return at
}

// restricted counts the rays from a point that the piece has not everywhere.
func (x *exhibit) restricted(p Point) int {
	n := 0
	for _, r := range x.rays(p) {
		if r.restricted {
			n++
		}
	}
	return n
}

func (x *exhibit) distance(a, b Point) float64 {
	p, q := x.game.Board.Points[a-1], x.game.Board.Points[b-1]
	return math.Hypot(p.X-q.X, p.Y-q.Y)
}

// addVictims puts an enemy where one is needed to show a way: at the end of each capture, behind a screen, and
// on the first long walk, which ends there.
func (x *exhibit) addVictims(from Point) {
	screened, stopped := false, false
	for _, r := range x.rays(from) {
		long := len(r.points)
		switch {
		case r.use == useCapture:
			x.addVictim(from, r.points[0])
		case r.use == useScreen && !screened && long >= inSight && x.addVictim(from, r.points[inSight-1]):
			x.addOther(r.points[inSight-2])
			screened = true
		case r.use == "" && !stopped && long > 1 && r.reach != 1:
			stopped = x.addVictim(from, r.points[min(inSight, long)-2])
		}
	}
}

// addVictim puts an enemy that the piece captures on a free point.
func (x *exhibit) addVictim(from, at Point) bool {
	if x.state.board[at] != 0 {
		return false
	}
	for _, piece := range x.commonest() {
		t := x.game.Tables.Pieces[piece-1]
		if t.Side != x.table.Side && x.mayStand(piece, at) && x.game.Tables.Encounters.Result(x.piece, piece, from, at) == AttackerWins {
			x.put(piece, at)
			return true
		}
	}
	return false
}

// addOther puts a piece of the mover's side on a free point.
func (x *exhibit) addOther(at Point) {
	for _, piece := range x.commonest() {
		if x.game.Tables.Pieces[piece-1].Side == x.table.Side && x.mayStand(piece, at) && x.state.board[at] == 0 {
			x.put(piece, at)
			return
		}
	}
}

// addBlocker stops one leap of several by a piece that can stand in its way.
func (x *exhibit) addBlocker(from Point) {
	leaps := x.leaps(from)
	for _, l := range leaps {
		if len(l.via) == 0 || x.blocks(l.via[len(l.via)/2], leaps) == len(leaps) {
			continue
		}
		on := l.via[len(l.via)/2]
		if len(l.blockers) == 0 {
			x.addOther(on)
			return
		}
		for _, piece := range l.blockers {
			if x.game.Tables.Pieces[piece-1].Side != x.table.Side && x.mayStand(piece, on) {
				x.put(piece, on)
				return
			}
		}
	}
}

// blocks counts the leaps that lead over a point.
func (x *exhibit) blocks(on Point, leaps []leaped) int {
	n := 0
	for _, l := range leaps {
		if slices.Contains(l.via, on) {
			n++
		}
	}
	return n
}

func (x *exhibit) mayStand(piece int, at Point) bool {
	return x.game.Tables.Areas[x.game.Tables.Pieces[piece-1].Area-1][at-1] == 1
}

// commonest lists the pieces of the start, those that are many first.
func (x *exhibit) commonest() []int {
	count := map[int]int{}
	var pieces []int
	for _, piece := range x.game.Tables.Start {
		if piece == 0 {
			continue
		}
		if count[piece]++; count[piece] == 1 {
			pieces = append(pieces, piece)
		}
	}
	slices.SortFunc(pieces, func(a, b int) int {
		if count[a] != count[b] {
			return count[b] - count[a]
		}
		return a - b
	})
	return pieces
}
