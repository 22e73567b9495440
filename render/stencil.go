package render

import (
	"image"
	imagedraw "image/draw"
	"math"

	"golang.org/x/image/vector"
)

// stencil is the area as the canvas's image would hold it; its rectangle is where the area lies.
func (a area) stencil(c canvas) *image.Alpha {
	var polygons [][]place
	for _, p := range a.polygons {
		polygons = append(polygons, c.onImage(p))
	}
	if a.grow > 0 {
		outline, _ := a.sides()
		for _, s := range outline {
			polygons = append(polygons, c.onImage(s.capsule(a.grow)))
		}
	}
	box := bounds(polygons).Intersect(c.img.Rect)
	pen := vector.NewRasterizer(box.Dx(), box.Dy())
	for _, polygon := range polygons {
		for i, p := range polygon {
			x, y := float32(p.x-float64(box.Min.X)), float32(p.y-float64(box.Min.Y))
			if i == 0 {
				pen.MoveTo(x, y)
			} else {
				pen.LineTo(x, y)
			}
		}
		pen.ClosePath()
	}
	stencil := image.NewAlpha(box)
	pen.Draw(stencil, box, image.Opaque, image.Point{})
	return stencil
}

// without takes out of a stencil what another one within it holds.
func without(stencil, inner *image.Alpha) *image.Alpha {
	for y := inner.Rect.Min.Y; y < inner.Rect.Max.Y; y++ {
		row := stencil.Pix[stencil.PixOffset(inner.Rect.Min.X, y):]
		for x, m := range inner.Pix[inner.PixOffset(inner.Rect.Min.X, y):][:inner.Rect.Dx()] {
			row[x] -= min(row[x], m)
		}
	}
	return stencil
}

// capsule is what lies within a distance of a side, counter-clockwise.
func (s side) capsule(distance float64) []place {
	const steps = 12
	turn := math.Atan2(s.b.y-s.a.y, s.b.x-s.a.x)
	var outline []place
	for end, from := range []place{s.b, s.a} {
		for i := range steps + 1 {
			sin, cos := math.Sincos(turn + math.Pi*(float64(end)-0.5+float64(i)/steps))
			outline = append(outline, place{from.x + distance*cos, from.y + distance*sin})
		}
	}
	return outline
}

// onImage is places of the outermost canvas in pixels.
func (c canvas) onImage(places []place) []place {
	pixels := make([]place, len(places))
	for i, p := range places {
		pixels[i].x, pixels[i].y = c.dc.TransformPoint(p.x, p.y)
	}
	return pixels
}

// bounds is the whole pixels that polygons touch.
func bounds(polygons [][]place) image.Rectangle {
	var box image.Rectangle
	for _, polygon := range polygons {
		for _, p := range polygon {
			x, y := int(math.Floor(p.x)), int(math.Floor(p.y))
			box = box.Union(image.Rect(x, y, x+2, y+2))
		}
	}
	return box
}

// pour fills a stencil with a colour.
func (c canvas) pour(stencil *image.Alpha, ink Colour, opacity float64) {
	strength := int(opacity*255 + 0.5)
	for y := stencil.Rect.Min.Y; y < stencil.Rect.Max.Y; y++ {
		mask := stencil.Pix[(y-stencil.Rect.Min.Y)*stencil.Stride:][:stencil.Rect.Dx()]
		row := c.img.Pix[c.img.PixOffset(stencil.Rect.Min.X, y):]
		for x, m := range mask {
			if m != 0 {
				blend(row[4*x:][:4], ink, int(m)*strength/255)
			}
		}
	}
}

// through draws only where a stencil lets it.
func (c canvas) through(stencil *image.Alpha, paint func(canvas)) {
	layer := c.window(stencil.Rect)
	paint(layer)
	imagedraw.DrawMask(c.img, stencil.Rect, layer.img, image.Point{}, stencil, stencil.Rect.Min, imagedraw.Over)
}
