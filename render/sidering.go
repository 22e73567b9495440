package render

import (
	"image/color"
	"math"
)

// Where the ring on a face is, in radii of the piece.
const (
	sideRing      = 0.875
	sideRingWidth = 0.08
	hairline      = 0.79
	hairlineWidth = 0.02
)

// sidePatterns are the rings that tell the sides apart without colours, each drawn around a unit circle.
var sidePatterns = []func(c canvas, ink color.Color){
	func(c canvas, ink color.Color) { c.circle(0, 0, sideRing, sideRingWidth, ink) },
	func(c canvas, ink color.Color) {
		around(22, func(turn float64) {
			sin, cos := math.Sincos(turn)
			c.disc(sideRing*cos, sideRing*sin, 0.62*sideRingWidth, ink)
		})
	},
	func(c canvas, ink color.Color) {
		c.dc.SetLineCapButt()
		around(10, func(turn float64) {
			c.dc.NewSubPath()
			c.dc.DrawArc(0, 0, sideRing, turn-0.2, turn+0.2)
		})
		c.stroke(sideRingWidth, ink)
		c.dc.SetLineCapRound()
	},
	func(c canvas, ink color.Color) {
		around(24, func(turn float64) {
			c.polar(sideRing+sideRingWidth/2, turn-0.12)
			c.polar(sideRing+sideRingWidth/2, turn+0.12)
			c.polar(sideRing-sideRingWidth*0.6, turn)
			c.dc.ClosePath()
		})
		c.fill(ink)
	},
	func(c canvas, ink color.Color) {
		c.circle(0, 0, sideRing+0.3*sideRingWidth, 0.4*sideRingWidth, ink)
		around(8, func(turn float64) {
			sin, cos := math.Sincos(turn)
			c.disc(sideRing*cos, sideRing*sin, 0.8*sideRingWidth, ink)
		})
	},
	func(c canvas, ink color.Color) {
		for i := range 181 {
			turn := 2 * math.Pi * float64(i) / 180
			c.polar(sideRing+0.35*sideRingWidth*math.Sin(18*turn), turn)
		}
		c.dc.ClosePath()
		c.stroke(0.45*sideRingWidth, ink)
	},
}

// paintSideRing draws the ring of a side, 1 unit being the piece's radius.
func paintSideRing(c canvas, side int, ink color.Color) {
	sidePatterns[(side-1)%len(sidePatterns)](c, ink)
	c.circle(0, 0, hairline, hairlineWidth, ink)
}

// around calls draw for directions evenly spread over a full turn, in radians, the first one upward.
func around(n int, draw func(turn float64)) {
	for i := range n {
		draw(math.Pi/2 + 2*math.Pi*float64(i)/float64(n))
	}
}

// polar goes on with the current path to a place given by its distance from (0, 0) and its direction.
func (c canvas) polar(distance, turn float64) {
	sin, cos := math.Sincos(turn)
	c.dc.LineTo(distance*cos, distance*sin)
}
