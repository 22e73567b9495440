package render

import (
	"math"

	"menagerie/rules"
)

const (
	blossomRadius = 0.54
	caveRadius    = 0.98
)

// decorated calls draw for each point that a decoration stands on, with the point's owner (0 for nobody).
func (r *Renderer) decorated(what motif, draw func(d decoration, at rules.PointTable, owner int)) {
	for _, d := range r.art.Decorations {
		if d.Draw != what {
			continue
		}
		zone, _ := zoneNamed(r.game, d.Zone)
		for _, p := range zone.Common {
			draw(d, r.game.Board.Points[p-1], 0)
		}
		for side, points := range zone.Of {
			for _, p := range points {
				draw(d, r.game.Board.Points[p-1], side+1)
			}
		}
	}
}

func (r *Renderer) motifColour(d decoration, owner int) Colour {
	switch {
	case d.Colour != (Colour{}):
		return d.Colour
	case owner > 0:
		return r.sideColour(owner)
	default:
		return r.theme.DefaultMotif
	}
}

// paintBlossoms draws plum blossoms, wide enough to be seen around a piece.
func (r *Renderer) paintBlossoms(c canvas) {
	r.decorated(blossom, func(d decoration, at rules.PointTable, owner int) {
		colour := r.motifColour(d, owner)
		c.within(at.X, at.Y, blossomRadius, 0, func(c canvas) { r.paintBlossom(c, colour) })
	})
}

// paintBlossom draws a plum blossom, 1 unit in radius.
func (r *Renderer) paintBlossom(c canvas, colour Colour) {
	white := Colour{255, 255, 255}
	petals := func(grow float64, ink Colour) {
		for i := range 5 {
			sin, cos := math.Sincos(math.Pi/2 + 2*math.Pi*float64(i)/5)
			c.disc(0.58*cos, 0.58*sin, 0.40+grow, ink.opaque())
		}
		c.disc(0, 0, 0.4, ink.opaque())
	}
	petals(0.035, colour.lit(0.72))
	for i := range 12 {
		share := float64(i) / 11
		petals(-0.09*share, colour.toward(white, 0.25+0.5*share))
	}
	for i := range 15 {
		sin, cos := math.Sincos(math.Pi/2 + 2*math.Pi*float64(i)/15)
		reach := 0.40
		if i%3 == 0 {
			reach = 0.52
		}
		c.line(0.1*cos, 0.1*sin, reach*cos, reach*sin, 0.018, colour.lit(0.72).opaque())
		c.disc(reach*cos, reach*sin, 0.032, r.theme.Inlay.opaque())
	}
	c.disc(0, 0, 0.12, colour.lit(0.72).opaque())
	c.disc(0, 0, 0.07, r.theme.Inlay.opaque())
}

// paintCaves draws semicircles that open from the band around the board.
func (r *Renderer) paintCaves(c canvas, depth float64) {
	r.decorated(cave, func(d decoration, at rules.PointTable, owner int) {
		colour := r.motifColour(d, owner)
		turn, floor := 0.0, -depth/2+frameWidth
		if at.Y > 0 {
			turn, floor = math.Pi, -floor
		}
		c.within(at.X, floor, caveRadius, turn, func(c canvas) { r.paintCave(c, colour) })
	})
}

// paintCave draws a vault, 1 unit in radius, standing on y = 0.
func (r *Renderer) paintCave(c canvas, colour Colour) {
	const vault = 0.82
	half := func(radius float64) {
		c.dc.MoveTo(radius, 0)
		c.dc.DrawArc(0, 0, radius, 0, math.Pi)
		c.dc.ClosePath()
	}
	half(1)
	c.fill(colour.toward(r.theme.Paper, 0.18).opaque())
	for i := range 16 {
		share := float64(i) / 15
		half(vault - 0.55*share)
		c.fill(r.theme.Paper.toward(colour, 0.46-0.34*share).opaque())
	}
	// The joints between the stones of the arch.
	const stones = 11
	for i := range stones + 1 {
		sin, cos := math.Sincos(math.Pi * float64(i) / stones)
		c.line(vault*cos, vault*sin, cos, sin, 0.022, r.theme.Paper.opaque())
	}
	half(vault)
	c.stroke(0.022, r.theme.Paper.opaque())
	half(1)
	c.stroke(0.03, colour.lit(0.75).opaque())
}
