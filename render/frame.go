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
	onPaper := func(x, y float64) bool { return math.Abs(x) < innerX && math.Abs(y) < innerY }
	r.theme.Field.lay(img, width, depth, onPaper, asItLies)
	// Mitred at the corners, as a joiner would.
	band := func(x, y float64) (float64, float64) {
		if math.Abs(x)-innerX > math.Abs(y)-innerY {
			return y, x
		}
		return x, y
	}
	r.theme.Frame.lay(img, width, depth, func(x, y float64) bool { return !onPaper(x, y) }, band)
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
