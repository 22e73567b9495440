package render

import (
	"image"
	"math"
)

// tokenTexture is the texture of the token: the ring, seen from above, fills it.
func (r *Renderer) tokenTexture() *image.RGBA {
	img := square(faceSize)
	c := newCanvas(img, 2, 2)
	c.dc.DrawRectangle(-1, -1, 2, 2)
	c.fill(r.tokenColour().lit(0.7).opaque())
	r.paintRing(c)
	simplify(img)
	return img
}

// paintRing draws the ring from above, 1 unit in outer radius: a band set with blossoms.
func (r *Renderer) paintRing(c canvas) {
	colour := r.tokenColour()
	inner := r.layout.Ring.Inner / r.layout.Ring.Outer
	middle, width := (1+inner)/2, 1-inner
	c.circle(0, 0, middle, width, colour.opaque())
	for _, edge := range []float64{1 - 0.06*width, inner + 0.06*width} {
		c.circle(0, 0, edge, 0.12*width, colour.lit(0.7).opaque())
	}
	light := colour.toward(Colour{255, 255, 255}, 0.85)
	const flowers = 12
	for i := range flowers {
		sin, cos := math.Sincos(2 * math.Pi * float64(i) / flowers)
		c.within(middle*cos, middle*sin, width*0.36, 0, func(c canvas) { paintFlower(c, light, colour) })
	}
}

// paintFlower draws five round petals, 1 unit in radius, and an eye.
func paintFlower(c canvas, petal, eye Colour) {
	for i := range 5 {
		sin, cos := math.Sincos(math.Pi/2 + 2*math.Pi*float64(i)/5)
		c.disc(0.56*cos, 0.56*sin, 0.42, petal.opaque())
	}
	c.disc(0, 0, 0.22, eye.opaque())
}
