package render

import (
	"math"
	"slices"

	"menagerie/rules"
)

// paintLines draws the diagonals first, so that the stronger lines cross over them. Where they run everywhere
// they are faint, and the board stays calm.
func (r *Renderer) paintLines(c canvas, startMarks bool) {
	many := slices.ContainsFunc(r.game.Card.Board.Lines, func(l rules.CardLines) bool { return l.Join == "diagonal" })
	points := r.game.Board.Points
	for _, aslant := range []bool{true, false} {
		for _, l := range r.game.Board.Lines {
			if l.Diagonal(points) == aslant && !r.crossesRiver(l) {
				r.paintLine(c, l, aslant && many, startMarks)
			}
		}
	}
}

func (r *Renderer) paintLine(c canvas, l rules.Line, faint, startMarks bool) {
	t := r.theme
	width, ink, opacity := t.LineWidth, t.Ink, 0.9
	if l.Style != rules.Solid {
		width, ink = t.DashWidth, t.DashedInk
	}
	if faint {
		width, opacity = width*t.DiagonalWidth/t.LineWidth, t.DiagonalOpacity
	}
	a, b := r.at(l.A), r.at(l.B)
	from, to := place{a.X, a.Y}, place{b.X, b.Y}
	from, to = between(from, to, r.clearing(l.A, startMarks)), between(to, from, r.clearing(l.B, startMarks))
	if l.Style == rules.Solid {
		c.line(from.x, from.y, to.x, to.y, width, ink.fade(opacity))
		return
	}
	c.dashes(from.x, from.y, to.x, to.y, width, t.DashPeriod, ink.fade(opacity))
}

// between is the place at a distance from one place toward another.
func between(from, to place, distance float64) place {
	share := distance / math.Hypot(to.x-from.x, to.y-from.y)
	return place{mix(from.x, to.x, share), mix(from.y, to.y, share)}
}

func (r *Renderer) paintDots(c canvas, startMarks bool) {
	for i, p := range r.game.Board.Points {
		if r.clearing(rules.Point(i+1), startMarks) == 0 {
			c.disc(p.X, p.Y, r.theme.PointRadius, r.theme.Ink.opaque())
		}
	}
}

// paintRiver draws the river between its two rows.
func (r *Renderer) paintRiver(c canvas) {
	if r.art.River == nil {
		return
	}
	bottom, top := r.banks()
	width, _ := reach(bodyPoints(r.game))
	r.paintWater(c, area{polygons: [][]place{box(-width, bottom, width, top)}}, Colour{}, r.inRiverTitle)
}

// banks are the rows that a river runs between.
func (r *Renderer) banks() (bottom, top float64) {
	lattice := r.game.Card.Board.Lattice
	row := func(name string) float64 {
		for i, n := range lattice.Rows {
			if n == name {
				return r.game.Board.Points[i*len(lattice.Columns)].Y
			}
		}
		return 0
	}
	return row(r.art.River.Between[0]), row(r.art.River.Between[1])
}

// crossesRiver tells whether a line is one of those that end at the banks: all but the outermost.
func (r *Renderer) crossesRiver(l rules.Line) bool {
	if r.art.River == nil {
		return false
	}
	bottom, top := r.banks()
	a, b := r.at(l.A), r.at(l.B)
	width, _ := reach(bodyPoints(r.game))
	return min(a.Y, b.Y) == bottom && max(a.Y, b.Y) == top && math.Abs(a.X) < width
}
