package render

import (
	"image"
	"math"
)

// rimWidth is the wooden rim of a round board, in spacings.
const rimWidth = 0.62

// layRoundGround lays the paper and the wooden rim, its grain round the board.
func (r *Renderer) layRoundGround(img *image.RGBA, radius float64) {
	inner := radius - rimWidth
	// Staves as a cooper would set them, a joint at each.
	const staves = 12
	rim := func(x, y float64) (float64, float64) {
		turn := math.Atan2(y, x)/(2*math.Pi)*staves + staves
		stave, along := math.Modf(turn)
		return (along-0.5)*2*math.Pi*radius/staves + 17*stave, math.Hypot(x, y) + 5*stave
	}
	fillRow(img.Pix, r.theme.Frame.Light)
	r.theme.Field.lay(img, 2*radius, 2*radius, circle(inner), asItLies)
	r.theme.Frame.layBent(img, 2*radius, 2*radius, circle(radius).without(circle(inner)), rim)
}

// paintRim draws the shadow of the rim on the paper, its edges and the inlays.
func (r *Renderer) paintRim(c canvas, radius float64) {
	inner := radius - rimWidth
	for i := range 6 {
		c.circle(0, 0, inner-0.012*float64(i), 0.026*float64(6-i)/3, r.theme.Frame.Dark.fade(0.10*r.theme.Shading))
	}
	for _, edge := range []float64{inner, radius} {
		c.circle(0, 0, edge, 0.03, r.theme.Frame.Dark.opaque())
	}
	c.circle(0, 0, inner+inlayInset, 0.014, r.theme.Inlay.fade(0.9))
	c.circle(0, 0, radius-2*inlayInset, 0.014, r.theme.Inlay.fade(0.9))
}
