package render

import (
	"image"
	"math"
)

// grain is a smooth pattern of noise, the same at every run, with values about 0 between −1 and 1.
type grain struct{ seed uint32 }

// at samples noise of about unit wavelength.
func (g grain) at(x, y float64) float64 {
	t := tracer{grain: g}
	return t.at(x, y)
}

// tracer samples noise at places of which most are in the row and near the place of the last one: it remembers
// the nodes around that, and how the noise runs between them in that row.
type tracer struct {
	grain       grain
	column, row int32
	nodes       [4]float64
	y           float64
	start, rise float64
	traced      bool
}

func (t *tracer) at(x, y float64) float64 {
	fx := math.Floor(x)
	if column := int32(fx); !t.traced || y != t.y || column != t.column {
		t.enter(column, y)
	}
	return t.start + t.rise*smooth(x-fx)
}

func (t *tracer) enter(column int32, y float64) {
	fy := math.Floor(y)
	if row := int32(fy); !t.traced || row != t.row || column != t.column {
		g := t.grain
		t.nodes = [4]float64{g.node(column, row), g.node(column+1, row), g.node(column, row+1), g.node(column+1, row+1)}
		t.column, t.row, t.traced = column, row, true
	}
	down := smooth(y - fy)
	t.y, t.start = y, mix(t.nodes[0], t.nodes[2], down)
	t.rise = mix(t.nodes[1], t.nodes[3], down) - t.start
}

func trace(seed uint32) *tracer { return &tracer{grain: grain{seed}} }

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

// ground is a material seen from above: its shade, from −1 to 1, at a place in spacings. It is for one goroutine.
type ground func(x, y float64) float64

// paper has soft clouds and short fibres in both directions.
func paper(seed uint32) ground {
	large, small, across, along := trace(seed), trace(seed), trace(seed), trace(seed)
	return func(x, y float64) float64 {
		clouds := 0.5*large.at(x*0.8, y*0.8) + 0.3*small.at(x*2.9+7, y*2.9)
		fibres := 0.35*across.at(x*6, y*40) + 0.35*along.at(x*40, y*6+31)
		return 0.55*clouds + 0.45*fibres
	}
}

// wood has long grain along x, gently bent.
func wood(seed uint32) ground {
	bends, pores, streaks := trace(seed), trace(seed), trace(seed)
	return func(x, y float64) float64 {
		bend := 0.35 * bends.at(x*0.35, y*1.2)
		rings := math.Sin(2 * math.Pi * (y + bend) * 3.2)
		return 0.35*rings + 0.4*pores.at(x*3, (y+bend)*42) + 0.25*streaks.at(x*0.7, y*9)
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
			ink := light.toward(dark, share)
			copy(img.Pix[img.PixOffset(px, py):], []byte{ink.R, ink.G, ink.B, 255})
		}
	}
}

func everywhere(_, _ float64) bool { return true }

func nowhere(_, _ float64) bool { return false }
