package render

import "math"

// paintTrap draws open jaws, in the cell of unit side around (0, 0): two rows of teeth around a plate.
func (r *Renderer) paintTrap(c canvas, colour Colour) {
	const jaw, width, tooth, spread, teeth = 0.37, 0.05, 0.19, 0.17, 5
	c.dc.DrawRectangle(-0.5, -0.5, 1, 1)
	c.fill(colour.fade(0.14))
	ink := colour.fade(r.theme.TitleOpacity)
	for _, half := range []float64{0, math.Pi} {
		// A jaw is one figure, so that ink that shows the ground through is even.
		const hinge, long = 0.14, math.Pi - 0.28
		const fine = 24
		for i := range fine + 1 {
			c.polar(jaw+width/2, half+hinge+long*float64(i)/fine)
		}
		for i := range teeth {
			middle := half + math.Pi - hinge - long*(float64(i)+0.5)/teeth
			c.polar(jaw-width/2, middle+spread)
			c.polar(jaw-tooth, middle)
			c.polar(jaw-width/2, middle-spread)
		}
		c.dc.ClosePath()
		c.fill(ink)
	}
	for _, x := range []float64{-jaw, jaw} {
		c.dc.DrawCircle(x, 0, 0.045)
	}
	c.dc.DrawCircle(0, 0, 0.06)
	c.fill(ink)
}
