package render

import (
	"math"

	"menagerie/rules"
)

// What is drawn over a board to tell of moves. The marks have a light edge, so that they stand out on any ground.
var (
	moveInk  = Colour{0x1b, 0x7a, 0x4b}
	blockInk = Colour{0xc6, 0x28, 0x22}
	lastInk  = Colour{0x93, 0x5f, 0xd2}
	markEdge = Colour{0xff, 0xff, 0xff}
)

const (
	moveDot   = 0.15
	moveLine  = 0.07
	haloWidth = 0.075
)

// paintWalk draws a way along a line, with a dot at each stop, or a broken line to a cross where a way cannot end.
func (r *Renderer) paintWalk(c canvas, w rules.Way) {
	from, to := r.at(w.From), r.at(w.Stops[len(w.Stops)-1])
	if w.Blocked != 0 {
		c.dashes(from.X, from.Y, to.X, to.Y, 0.11, 0.22, markEdge.fade(0.9))
		c.dashes(from.X, from.Y, to.X, to.Y, 0.06, 0.22, blockInk.opaque())
		paintCross(c, to.X, to.Y)
		return
	}
	if len(w.Stops) > 1 {
		c.line(from.X, from.Y, to.X, to.Y, moveLine, moveInk.fade(0.55))
	}
	for _, p := range w.Stops {
		at := r.at(p)
		c.disc(at.X, at.Y, moveDot+0.035, markEdge.fade(0.9))
		c.disc(at.X, at.Y, moveDot, moveInk.opaque())
	}
}

// paintJump draws an arrow over what a way jumps, from the edge of a piece or well.
func (r *Renderer) paintJump(c canvas, w rules.Way) {
	from, to := r.at(w.From), r.at(w.Stops[0])
	a, b := place{from.X, from.Y}, place{to.X, to.Y}
	paintArrow(c, between(a, b, pieceRadius), b)
}

// paintArrow draws an arrow whose head lies on its end.
func paintArrow(c canvas, from, to place) {
	const head, half = 0.34, 0.2
	long := math.Hypot(to.x-from.x, to.y-from.y)
	c.within(to.x, to.y, 1, math.Atan2(to.y-from.y, to.x-from.x), func(c canvas) {
		arrow := func() {
			c.dc.MoveTo(head/2, 0)
			c.dc.LineTo(-head/2, half)
			c.dc.LineTo(-head/2, -half)
			c.dc.ClosePath()
		}
		c.line(-long, 0, -head/2, 0, 0.16, markEdge.fade(0.9))
		arrow()
		c.stroke(0.07, markEdge.fade(0.9))
		c.line(-long, 0, -head/2, 0, 0.09, moveInk.opaque())
		arrow()
		c.fill(moveInk.opaque())
	})
}

// paintHalo rings a piece that may be captured.
func paintHalo(c canvas, at rules.PointTable) {
	c.circle(at.X, at.Y, pieceRadius+0.04, haloWidth+0.05, markEdge.fade(0.9))
	c.circle(at.X, at.Y, pieceRadius+0.04, haloWidth, moveInk.opaque())
}

// paintCross crosses a point out.
func paintCross(c canvas, x, y float64) {
	const reach = 0.14
	for _, stroke := range []struct {
		width float64
		ink   Colour
	}{{0.17, markEdge}, {0.1, blockInk}} {
		c.line(x-reach, y-reach, x+reach, y+reach, stroke.width, stroke.ink.fade(0.95))
		c.line(x-reach, y+reach, x+reach, y-reach, stroke.width, stroke.ink.fade(0.95))
	}
}

// paintLast marks a move that was just played: the points it visited, under what stands there.
func (r *Renderer) paintLast(c canvas, m rules.Move) {
	path := m.Path()
	for i := range len(path) - 1 {
		from, to := r.at(path[i]), r.at(path[i+1])
		c.line(from.X, from.Y, to.X, to.Y, 0.2, lastInk.fade(0.6))
	}
	from, to := r.at(m.From), r.at(m.To)
	c.disc(from.X, from.Y, pieceRadius, lastInk.fade(0.35))
	c.circle(from.X, from.Y, pieceRadius, 0.05, lastInk.lit(0.75).fade(0.9))
	c.disc(to.X, to.Y, pieceRadius+0.11, lastInk.fade(0.95))
	c.circle(to.X, to.Y, pieceRadius+0.11, 0.03, lastInk.lit(0.6).fade(0.9))
}
