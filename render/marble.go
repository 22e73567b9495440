package render

import (
	"image"
	"math"
)

func (r *Renderer) glassColour() Colour {
	if r.art.Pieces.Colour == (Colour{}) {
		return r.theme.Glass
	}
	return r.art.Pieces.Colour
}

// glass is a marble's texture: streaks that wind through the glass, without a seam.
func (r *Renderer) glass(size int) *image.RGBA {
	img := square(size)
	for py := range size {
		up, out := math.Sincos(math.Pi * (0.5 - (float64(py)+0.5)/float64(size)))
		for px := range size {
			sin, cos := math.Sincos(2 * math.Pi * (float64(px) + 0.5) / float64(size))
			img.SetRGBA(px, py, r.glassAt(out*cos, up, out*sin).opaque())
		}
	}
	return img
}

// glassAt is the colour of a marble of radius 1 at a place on its surface.
func (r *Renderer) glassAt(x, y, z float64) Colour {
	g := noise{11}
	bend := 0.5*g.at(1.3*x+0.7*z, 1.3*y-0.6*z) + 0.2*g.at(3*x-2*z, 3*y+2*z+5)
	streak := math.Pow(0.5+0.5*math.Sin(3*(0.8*x+0.5*y-0.4*z+0.8*bend)-1.5), 5)
	depth := 0.5 + 0.5*g.at(1.5*x+z+9, 1.5*y-z)
	glass := r.glassColour()
	return glass.lit(0.9+0.2*depth).toward(r.theme.GlassSwirl, 0.6*streak)
}

// paintMarble draws a marble from above, 1 unit in radius, lit from the far left as the wells are.
func (r *Renderer) paintMarble(c canvas) {
	glass := r.glassColour()
	const steps = 24
	for i := range steps {
		share := float64(i) / (steps - 1)
		shade := glass.lit(0.5 + 0.6*share)
		c.disc(-0.20*share, 0.26*share, 1-0.72*share, shade.opaque())
	}
	// Light that has gone through the glass, and its reflection.
	for i := range 8 {
		share := float64(i) / 7
		c.disc(0.30, -0.38, 0.48-0.36*share, r.theme.GlassSwirl.fade(0.05))
	}
	c.within(-0.36, 0.42, 1, math.Pi/4, func(c canvas) {
		for i := range 8 {
			share := float64(i) / 7
			c.dc.DrawEllipse(0, 0, 0.26-0.14*share, 0.17-0.09*share)
			c.fill(Colour{255, 255, 255}.fade(0.22))
		}
	})
	c.circle(0, 0, 0.985, 0.03, glass.lit(0.4).fade(0.7))
}
