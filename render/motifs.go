package render

import (
	"math"
	"slices"

	"menagerie/rules"
)

// decorated calls draw for each point that a decoration stands on, with the point's owner (0 for nobody).
func (r *Renderer) decorated(d decoration, draw func(at rules.PointTable, owner int)) {
	for i, piece := range r.game.Tables.Start {
		if piece == 0 {
			continue
		}
		p := r.game.Tables.Pieces[piece-1]
		if slices.Contains(d.Starts, r.game.Tables.Kinds[p.Kind-1].Name) {
			draw(r.game.Board.Points[i], p.Side)
		}
	}
	zone, _ := zoneNamed(r.game, d.Zone)
	for _, p := range zone.Common {
		draw(r.at(p), 0)
	}
	for side, points := range zone.Of {
		for _, p := range points {
			draw(r.at(p), side+1)
		}
	}
}

func (r *Renderer) motifColour(d decoration, owner int) Colour {
	switch {
	case d.Colour != (Colour{}):
		return d.Colour
	case owner > 0:
		return r.boardInk(owner)
	default:
		return r.theme.DefaultMotif
	}
}

// turnOf is how far what belongs to a side is turned, in radians; nobody's is upright for the first side.
func (r *Renderer) turnOf(side int) float64 {
	if side == 0 || side > len(r.layout.Seats) {
		return 0
	}
	return r.layout.Seats[side-1].Turn * math.Pi / 180
}

// paintMotifs draws what stands over the lines.
func (r *Renderer) paintMotifs(c canvas) {
	for _, d := range r.art.Decorations {
		r.decorated(d, func(at rules.PointTable, owner int) {
			colour, turn := r.motifColour(d, owner), r.turnOf(owner)
			switch d.Draw {
			case blossom:
				c.within(at.X, at.Y, blossomRadius, 0, func(c canvas) { r.paintBlossom(c, colour) })
			case den:
				c.within(at.X, at.Y, 1, turn, func(c canvas) { r.paintDen(c, colour) })
			case trap:
				c.within(at.X, at.Y, 1, turn, func(c canvas) { r.paintTrap(c, colour) })
			case corners:
				r.paintCorners(c, at)
			}
		})
	}
}

// paintCorners draws an angle in each of the four cells around a point.
func (r *Renderer) paintCorners(c canvas, at rules.PointTable) {
	const gap, leg = 0.09, 0.14
	width, depth := reach(bodyPoints(r.game))
	for _, right := range []float64{-1, 1} {
		for _, up := range []float64{-1, 1} {
			if right*at.X == width || up*at.Y == depth {
				continue // beyond the board's edge
			}
			x, y := at.X+right*gap, at.Y+up*gap
			c.dc.MoveTo(x+right*leg, y)
			c.dc.LineTo(x, y)
			c.dc.LineTo(x, y+up*leg)
		}
	}
	c.stroke(r.theme.LineWidth, r.theme.Ink.fade(0.9))
}
