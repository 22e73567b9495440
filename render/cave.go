package render

import (
	"math"

	"menagerie/rules"
)

const caveRadius = 0.98

// paintCaves draws semicircles that open from the band around the board.
func (r *Renderer) paintCaves(c canvas, depth float64) {
	for _, d := range r.art.Decorations {
		if d.Draw != cave {
			continue
		}
		r.decorated(d, func(at rules.PointTable, owner int) {
			turn, floor := 0.0, -depth/2+frameWidth
			if at.Y > 0 {
				turn, floor = math.Pi, -floor
			}
			c.within(at.X, floor, caveRadius, turn, func(c canvas) { r.paintCave(c, r.motifColour(d, owner)) })
		})
	}
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
	c.fill(colour.toward(r.theme.Field.Light, 0.18).opaque())
	for i := range 16 {
		share := float64(i) / 15
		half(vault - 0.55*share)
		c.fill(r.theme.Field.Light.toward(colour, 0.12+0.34*(1-share)*r.theme.Shading).opaque())
	}
	// The joints between the stones of the arch.
	const stones = 11
	for i := range stones + 1 {
		sin, cos := math.Sincos(math.Pi * float64(i) / stones)
		c.line(vault*cos, vault*sin, cos, sin, 0.022, r.theme.Field.Light.opaque())
	}
	half(vault)
	c.stroke(0.022, r.theme.Field.Light.opaque())
	half(1)
	c.stroke(0.03, colour.lit(0.75).opaque())
}
