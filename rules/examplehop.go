package rules

import (
	"math"
	"slices"
)

// hopExample is a chain of hops from the middle of the board: two that turn, and a long one where the rules
// have it.
func (g *Game) hopExample(piece int) Example {
	e := &g.engine
	x := &exhibit{game: g, piece: piece}
	x.state.side = 1
	start := g.middle()
	x.show(start)
	at := start
	var ways []Way
	for _, distance := range hopDistances(e.hopReach) {
		ray := x.freeRay(at, distance)
		if ray == nil {
			break
		}
		over, to := ray[distance-1], ray[2*distance-1]
		x.show(over)
		ways = append(ways, Way{From: at, Stops: []Point{to}, Over: []Point{over}, Jumps: true, Captured: []Point{over}})
		at = to
	}
	return Example{Pieces: x.placed, Movers: 1, Ways: ways}
}

func hopDistances(reach int) []int {
	if reach == 0 {
		return []int{1, 1, 2}
	}
	return []int{1, 1}
}

// freeRay is a ray with room for a hop over a piece at a distance. It turns away from the last hop, and leads up
// the board if it can.
func (x *exhibit) freeRay(from Point, distance int) []Point {
	var best []Point
	for _, ray := range x.game.engine.hopRays[from] {
		if len(ray) < 2*distance || x.occupied(ray[:2*distance]) || x.straightOn(from, ray[0]) {
			continue
		}
		if best == nil || x.height(ray[0]) > x.height(best[0]) {
			best = ray
		}
	}
	return best
}

func (x *exhibit) occupied(points []Point) bool {
	return slices.ContainsFunc(points, func(p Point) bool { return x.state.board[p] != 0 })
}

// straightOn tells whether a point goes on in the direction of the last hop.
func (x *exhibit) straightOn(from, to Point) bool {
	last := x.placed[len(x.placed)-1].At
	return last != from && math.Abs(x.distance(last, to)-x.distance(last, from)-x.distance(from, to)) < 1e-6
}

func (x *exhibit) height(p Point) float64 { return x.game.Board.Points[p-1].Y }

// middle is the point nearest to the middle of the board.
func (g *Game) middle() Point {
	best, at := math.Inf(1), Point(0)
	for i, p := range g.Board.Points {
		if d := math.Hypot(p.X, p.Y); d < best {
			best, at = d, Point(i+1)
		}
	}
	return at
}
