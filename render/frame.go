package render

import (
	"image"
	"math"
)

// Where things are on a rectangular board, in spacings.
const (
	frameWidth = 0.34 // of the band around the board
	inlayInset = 0.06 // of the thin line, from the band's inner side
)

// layGround lays the paper and the wooden band around it, its grain along each side.
func (r *Renderer) layGround(img *image.RGBA, width, depth float64) {
	innerX, innerY := width/2-frameWidth, depth/2-frameWidth
	inner := rectangle(innerX, innerY)
	r.theme.Field.lay(img, width, depth, inner, asItLies)
	// Mitred at the corners, as a joiner would.
	r.theme.Frame.layBent(img, width, depth, rectangle(width/2, depth/2).without(inner), func(x, y float64) (float64, float64) {
		if math.Abs(x)-innerX > math.Abs(y)-innerY {
			return y, x
		}
		return x, y
	})
}

// paintFrame draws the shadow of the band on the paper and the inlays.
func (r *Renderer) paintFrame(c canvas, width, depth float64) {
	rectangle := func(inset, lineWidth float64, colour Colour, opacity float64) {
		c.dc.DrawRectangle(-width/2+inset, -depth/2+inset, width-2*inset, depth-2*inset)
		c.stroke(lineWidth, colour.fade(opacity))
	}
	for i := range 6 {
		rectangle(frameWidth+0.012*float64(i), 0.026*float64(6-i)/3, r.theme.Frame.Dark, 0.10*r.theme.Shading)
	}
	rectangle(frameWidth-inlayInset, 0.014, r.theme.Inlay, 0.9)
	if r.art.Points != cells {
		rectangle(frameWidth+0.10, 0.010, r.theme.Ink, 0.55)
	}
}
