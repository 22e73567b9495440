package render

import "math"

// paintDen draws a gate of stones with a dark way in, in the cell of unit side around (0, 0).
func (r *Renderer) paintDen(c canvas, colour Colour) {
	const floor, spring, outer, inner = -0.40, -0.02, 0.42, 0.28
	black := Colour{0x1c, 0x12, 0x0c}
	gate := func(radius float64) {
		c.dc.MoveTo(radius, floor)
		c.dc.LineTo(radius, spring)
		c.dc.DrawArc(0, spring, radius, 0, math.Pi)
		c.dc.LineTo(-radius, floor)
		c.dc.ClosePath()
	}
	c.dc.DrawRectangle(-0.5, -0.5, 1, 1)
	c.fill(colour.fade(0.20))
	gate(outer)
	c.fill(colour.toward(r.theme.Field.Light, 0.12).opaque())
	for i := range 12 {
		share := float64(i) / 11
		gate(inner * (1 - 0.5*share))
		c.fill(black.toward(colour, 0.40*(1-share)).opaque())
	}
	joint := 0.014
	const stones = 7
	for i := range stones + 1 {
		sin, cos := math.Sincos(math.Pi * float64(i) / stones)
		c.line(inner*cos, spring+inner*sin, outer*cos, spring+outer*sin, joint, r.theme.Field.Light.opaque())
	}
	for _, x := range []float64{-1, 1} {
		y := (floor + spring) / 2
		c.line(x*inner, y, x*outer, y, joint, r.theme.Field.Light.opaque())
	}
	gate(inner)
	c.stroke(joint, r.theme.Field.Light.opaque())
	gate(outer)
	c.stroke(0.02, colour.lit(0.7).opaque())
	c.line(-outer, floor, outer, floor, 0.03, colour.lit(0.7).opaque())
}
