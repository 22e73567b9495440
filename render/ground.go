package render

import (
	"image"
	"math"
)

// grain is a smooth pattern of noise, the same at every run, with values about 0 between −1 and 1.
type grain struct{ seed uint32 }

// at samples noise of about unit wavelength.
func (g grain) at(x, y float64) float64 {
	fx, fy := math.Floor(x), math.Floor(y)
	ix, iy := int32(fx), int32(fy)
	sx, sy := smooth(x-fx), smooth(y-fy)
	top := mix(g.node(ix, iy), g.node(ix+1, iy), sx)
	bottom := mix(g.node(ix, iy+1), g.node(ix+1, iy+1), sx)
	return mix(top, bottom, sy)
}

func (g grain) node(x, y int32) float64 {
	h := uint32(x)*0x8da6b343 ^ uint32(y)*0xd8163841 ^ g.seed*0xcb1ab31f
	h ^= h >> 15
	h *= 0x2c1b3c6d
	h ^= h >> 12
	h *= 0x297a2d39
	h ^= h >> 15
	return float64(h)/math.MaxUint32*2 - 1
}

func smooth(t float64) float64 { return t * t * (3 - 2*t) }

func mix(a, b, share float64) float64 { return a + (b-a)*share }

// ground is a material seen from above: its shade, from −1 to 1, at a place in spacings.
type ground func(x, y float64) float64

// paper has soft clouds and short fibres in both directions.
func paper(seed uint32) ground {
	g := grain{seed}
	return func(x, y float64) float64 {
		clouds := 0.5*g.at(x*0.8, y*0.8) + 0.3*g.at(x*2.9+7, y*2.9)
		fibres := 0.35*g.at(x*6, y*40) + 0.35*g.at(x*40, y*6+31)
		return 0.55*clouds + 0.45*fibres
	}
}

// wood has long grain along x, gently bent.
func wood(seed uint32) ground {
	g := grain{seed}
	return func(x, y float64) float64 {
		bend := 0.35 * g.at(x*0.35, y*1.2)
		rings := math.Sin(2 * math.Pi * (y + bend) * 3.2)
		pores := g.at(x*3, (y+bend)*42)
		return 0.35*rings + 0.4*pores + 0.25*g.at(x*0.7, y*9)
	}
}

// lay fills the part of an image that inside accepts with a material between two colours.
func lay(img *image.RGBA, width, height float64, g ground, light, dark Colour, inside func(x, y float64) bool) {
	w, h := img.Rect.Dx(), img.Rect.Dy()
	for py := range h {
		y := (0.5 - (float64(py)+0.5)/float64(h)) * height
		for px := range w {
			x := ((float64(px)+0.5)/float64(w) - 0.5) * width
			if !inside(x, y) {
				continue
			}
			share := min(1, max(0, 0.5+0.5*g(x, y)))
			img.SetRGBA(px, py, light.toward(dark, share).opaque())
		}
	}
}

func everywhere(_, _ float64) bool { return true }

func nowhere(_, _ float64) bool { return false }
