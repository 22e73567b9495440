package render

import (
	"image"
	"math"
)

// cut draws what is cut into the ground: each stroke has a dark edge toward the light, which comes from the upper
// left, and a light one opposite. Without relief it is printed.
func (t *Theme) cut(c canvas, draw func(canvas)) {
	if t.Relief == 0 {
		draw(c)
		return
	}
	layer := c.blank()
	draw(layer)
	engrave(c.img, layer.img, max(1, int(math.Round(t.Relief*c.unit))))
}

// How strongly the edges of a cut catch light and shadow, of 256.
const (
	cutLight  = 110
	cutShadow = 90
)

// engrave lays a layer over an image as if it were cut in, depth pixels deep.
func engrave(img, layer *image.RGBA, depth int) {
	w, h := img.Rect.Dx(), img.Rect.Dy()
	for y := range h {
		row, top := img.Pix[y*img.Stride:][:4*w], layer.Pix[y*layer.Stride:][:4*w]
		above := layer.Pix[max(0, y-depth)*layer.Stride:][:4*w]
		for x := range w {
			here, before := int(top[4*x+3]), int(above[4*max(0, x-depth)+3])
			if here|before == 0 {
				continue
			}
			pixel, ink := row[4*x:][:3], top[4*x:][:3]
			for i := range pixel {
				v := int(ink[i]) + int(pixel[i])*(255-here)/255
				if edge := before - here; edge > 0 {
					v += (255 - v) * edge / 255 * cutLight / 256
				} else {
					v += v * edge / 255 * cutShadow / 256
				}
				pixel[i] = uint8(min(255, v))
			}
		}
	}
}
