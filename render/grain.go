package render

import (
	"math"
	"sync"
)

// noise is a smooth pattern, the same at every run, with values about 0 between −1 and 1.
type noise struct{ seed uint32 }

// at samples noise of about unit wavelength.
func (n noise) at(x, y float64) float64 { return n.tiled(x, y, math.MaxInt32, math.MaxInt32) }

// tiled samples noise that repeats after a number of units along each axis.
func (n noise) tiled(x, y float64, periodX, periodY int32) float64 {
	fx, fy := math.Floor(x), math.Floor(y)
	ix, iy := int32(fx), int32(fy)
	sx, sy := smooth(x-fx), smooth(y-fy)
	node := func(dx, dy int32) float64 { return n.node(wrap(ix+dx, periodX), wrap(iy+dy, periodY)) }
	return mix(mix(node(0, 0), node(1, 0), sx), mix(node(0, 1), node(1, 1), sx), sy)
}

func (n noise) node(x, y int32) float64 {
	h := uint32(x)*0x8da6b343 ^ uint32(y)*0xd8163841 ^ n.seed*0xcb1ab31f
	h ^= h >> 15
	h *= 0x2c1b3c6d
	h ^= h >> 12
	h *= 0x297a2d39
	h ^= h >> 15
	return float64(h)/math.MaxUint32*2 - 1
}

func wrap(i, period int32) int32 { return ((i % period) + period) % period }

func smooth(t float64) float64 { return t * t * (3 - 2*t) }

func mix(a, b, share float64) float64 { return a + (b-a)*share }

// swatch is a grain's shades over a square of the board that fits to itself on all sides: computed once, so that
// grain costs little however large the pictures and however many.
type swatch struct{ shades []uint8 }

// Extent of a swatch, in spacings and in samples.
const (
	swatchSpan    = 8
	swatchSize    = 1024
	swatchDensity = swatchSize / swatchSpan
)

// grain is a material's pattern.
type grain struct {
	name   string
	swatch func() *swatch
}

func (g *grain) String() string { return g.name }

// newGrain names a pattern: from 0 (light) to 1 (dark), at gives its shade in spacings.
func newGrain(name string, at func(x, y float64) float64) *grain {
	return &grain{name, sync.OnceValue(func() *swatch {
		s := &swatch{make([]uint8, swatchSize*swatchSize)}
		for y := range swatchSize {
			for x := range swatchSize {
				shade := at(float64(x)/swatchDensity, float64(y)/swatchDensity)
				s.shades[y*swatchSize+x] = uint8(255 * min(1, max(0, shade)))
			}
		}
		return s
	})}
}

// at blends the four nearest shades, from 0 to 255.
func (s *swatch) at(x, y float64) float64 {
	x, y = x*swatchDensity, y*swatchDensity
	fx, fy := math.Floor(x), math.Floor(y)
	left, bottom := int(fx)&(swatchSize-1), int(fy)&(swatchSize-1)
	right, top := (left+1)&(swatchSize-1), (bottom+1)&(swatchSize-1)
	low, high := s.shades[bottom*swatchSize:][:swatchSize], s.shades[top*swatchSize:][:swatchSize]
	share := x - fx
	return mix(mix(float64(low[left]), float64(low[right]), share), mix(float64(high[left]), float64(high[right]), share), y-fy)
}

// paper has soft clouds and short fibres in both directions.
var paper = newGrain("paper", func(x, y float64) float64 {
	n := noise{1}
	at := func(fx, fy int32) float64 { return n.tiled(x*float64(fx), y*float64(fy), fx*swatchSpan, fy*swatchSpan) }
	clouds := 0.5*at(1, 1) + 0.3*at(3, 3)
	fibres := 0.35*at(6, 40) + 0.35*at(40, 6)
	return 0.5 + 0.5*(0.55*clouds+0.45*fibres)
})

// wood has long grain along x, gently bent.
var wood = newGrain("wood", func(x, y float64) float64 {
	n := noise{2}
	bend := 0.35*n.tiled(x*0.375, y*1.25, 3, 10) + 0.08*n.tiled(x, y*3, 8, 24)
	rings := math.Sin(2 * math.Pi * (y + bend) * 3.25)
	pores := n.tiled(x*3, (y+bend)*42, 3*swatchSpan, 42*swatchSpan)
	return 0.5 + 0.5*(0.24*rings+0.4*pores+0.3*n.tiled(x*0.75, y*9, 6, 72))
})

// row fills a row of shades, from 0 to 255: the first is that of (x, y), and the next ones are step apart along x.
func (s *swatch) row(shades []uint8, x, y, step float64) {
	y *= swatchDensity
	fy := math.Floor(y)
	bottom := int(fy) & (swatchSize - 1)
	low, high := s.shades[bottom*swatchSize:][:swatchSize], s.shades[((bottom+1)&(swatchSize-1))*swatchSize:][:swatchSize]
	share := uint32((y - fy) * 256)
	var line [swatchSize]uint32
	for i := range line {
		line[i] = uint32(low[i])*(256-share) + uint32(high[i])*share
	}
	const turn = swatchSize << 16
	at, by := uint32(int64(math.Floor(x*swatchDensity*65536))&(turn-1)), uint32(step*swatchDensity*65536)
	for i := range shades {
		n, part := at>>16&(swatchSize-1), at>>8&255
		shades[i] = uint8((line[n]*(256-part) + line[(n+1)&(swatchSize-1)]*part) >> 16)
		at += by
	}
}
