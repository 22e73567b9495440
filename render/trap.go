package render

import "math"

// paintTrap draws open jaws with their teeth, in the cell of unit side around (0, 0).
func (r *Renderer) paintTrap(c canvas, colour Colour) {
	const jaw, width, tooth = 0.34, 0.03, 0.11
	c.dc.DrawRectangle(-0.5, -0.5, 1, 1)
	c.fill(colour.fade(0.13))
	ink := colour.toward(r.theme.Paper, 0.35).opaque()
	// Two jaws of seven teeth each, hinged left and right.
	const teeth = 7
	for _, half := range []float64{0, math.Pi} {
		for i := range teeth {
			middle := half + math.Pi*(float64(i)+0.5)/teeth
			spread := math.Pi / teeth * 0.38
			for _, corner := range [][2]float64{{jaw, -spread}, {jaw - tooth, 0}, {jaw, spread}} {
				sin, cos := math.Sincos(middle + corner[1])
				c.dc.LineTo(corner[0]*cos, corner[0]*sin)
			}
			c.dc.ClosePath()
			c.fill(ink)
		}
	}
	c.circle(0, 0, jaw, width, ink)
	c.line(-jaw, 0, jaw, 0, 0.022, ink)
	c.disc(0, 0, 0.07, ink)
	for _, x := range []float64{-jaw, jaw} {
		c.disc(x, 0, 0.045, ink)
		c.disc(x, 0, 0.018, r.theme.Paper.opaque())
	}
}
