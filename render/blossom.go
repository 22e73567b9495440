package render

import "math"

// blossomRadius lets a blossom be seen around a piece.
const blossomRadius = 0.54

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
