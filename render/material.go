package render

import (
	"image"
	"math"
)

// middle is a material's colour from afar.
func (m Material) middle() Colour {
	if m.Grain == nil {
		return m.Light
	}
	return m.Light.toward(m.Dark, 0.5)
}

// steps is how many colours a material has: so few that its pictures make small files, and enough not to be seen.
const steps = 16

// shades are a material's colours from light to dark.
func (m Material) shades() *[256]Colour {
	var shades [256]Colour
	for i := range shades {
		shades[i] = m.Light.toward(m.Dark, float64(i*steps/256)/(steps-1))
	}
	return &shades
}

// spans are the parts of a row, at a height y, that something covers: from left to right in pairs.
type spans func(y float64) []float64

// rectangle covers what is within a distance of both axes.
func rectangle(x, y float64) spans {
	return func(at float64) []float64 {
		if math.Abs(at) >= y {
			return nil
		}
		return []float64{-x, x}
	}
}

// circle covers what is within a radius.
func circle(radius float64) spans {
	return func(at float64) []float64 {
		if math.Abs(at) >= radius {
			return nil
		}
		x := math.Sqrt(radius*radius - at*at)
		return []float64{-x, x}
	}
}

// without covers what inner, which lies within, does not.
func (outer spans) without(inner spans) spans {
	return func(y float64) []float64 {
		row, hole := outer(y), inner(y)
		if len(row) == 0 || len(hole) == 0 {
			return row
		}
		return []float64{row[0], hole[0], hole[1], row[1]}
	}
}

// bed is how a material lies under a picture: the grain's (x, y) is under the picture's middle, and the grain runs
// along x, scale times as coarse as on a board.
type bed struct{ x, y, scale float64 }

// asItLies is how a board's field lies.
var asItLies = bed{scale: 1}

// lay fills a part of an image, which is width by height spacings large, with a material.
func (m Material) lay(img *image.RGBA, width, height float64, part spans, under bed) {
	colours := m.shades()
	row := make([]uint8, img.Rect.Dx())
	eachSpan(img, width, height, part, func(pixels []uint8, x, y, step float64) {
		if m.Grain == nil {
			fillRow(pixels, colours[0])
			return
		}
		shades := row[:len(pixels)/4]
		m.Grain.swatch().row(shades, under.x+x*under.scale, under.y+y*under.scale, step*under.scale)
		for i, shade := range shades {
			put(pixels[4*i:], colours[shade])
		}
	})
}

// layBent is lay where along says in which place of the grain a place of the picture lies.
func (m Material) layBent(img *image.RGBA, width, height float64, part spans, along func(x, y float64) (float64, float64)) {
	colours := m.shades()
	eachSpan(img, width, height, part, func(pixels []uint8, x, y, step float64) {
		if m.Grain == nil {
			fillRow(pixels, colours[0])
			return
		}
		s := m.Grain.swatch()
		for i := range len(pixels) / 4 {
			put(pixels[4*i:], colours[uint8(s.at(along(x+float64(i)*step, y)))])
		}
	})
}

// eachSpan calls fill for each run of pixels whose middles a part covers, with the place of the first one's middle
// and how far apart they are.
func eachSpan(img *image.RGBA, width, height float64, part spans, fill func(pixels []uint8, x, y, step float64)) {
	w, h := img.Rect.Dx(), img.Rect.Dy()
	step := width / float64(w)
	for py := range h {
		y := (0.5 - (float64(py)+0.5)/float64(h)) * height
		covered := part(y)
		for i := 0; i < len(covered); i += 2 {
			from := max(0, int(math.Ceil((covered[i]/width+0.5)*float64(w)-0.5)))
			to := min(w, int(math.Ceil((covered[i+1]/width+0.5)*float64(w)-0.5)))
			if from < to {
				fill(img.Pix[py*img.Stride:][4*from:4*to], (float64(from)+0.5)*step-width/2, y, step)
			}
		}
	}
}
