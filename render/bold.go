package render

import "math"

// thicken draws every outline apart from its ink, so that strokes grow by a width in ems.
func (l *lettering) thicken(by float64) {
	if by == 0 || len(l.outlines) == 0 {
		return
	}
	rings := l.rings()
	if turning(rings) > 0 {
		by = -by // the ink of a PostScript glyph is on the left of its outlines, that of a TrueType one on the right
	}
	*l = lettering{rise: l.rise}
	for _, ring := range rings {
		op := move
		for i, p := range ring {
			before, after := ring[(i+len(ring)-1)%len(ring)], ring[(i+1)%len(ring)]
			x, y := leftward(before, p, after)
			l.outlines = append(l.outlines, curve{op: op, places: [3]place{{p.x + by/2*x, p.y + by/2*y}}})
			op = line
		}
	}
	l.centre()
}

// rings are the closed outlines as places all round, each once.
func (l *lettering) rings() [][]place {
	var rings [][]place
	var pen place
	for i := range l.outlines {
		c := &l.outlines[i]
		trail := c.trail(pen)
		pen = trail[len(trail)-1]
		if c.op == move {
			rings = append(rings, nil)
		}
		ring := &rings[len(rings)-1]
		for _, p := range trail {
			if len(*ring) == 0 || apart(p, (*ring)[len(*ring)-1]) && apart(p, (*ring)[0]) {
				*ring = append(*ring, p)
			}
		}
	}
	return rings
}

func apart(a, b place) bool { return math.Hypot(a.x-b.x, a.y-b.y) > 1e-6 }

// turning is twice the area that outlines enclose, holes taken off: positive when they run counter-clockwise.
func turning(rings [][]place) float64 {
	area := 0.0
	for _, ring := range rings {
		for i, p := range ring {
			q := ring[(i+1)%len(ring)]
			area += p.x*q.y - p.y*q.x
		}
	}
	return area
}

// leftward points to the left of an outline where it goes through a place: where it bends, so far that both its
// sides move equally, but no farther than twice.
func leftward(before, at, after place) (x, y float64) {
	along := func(from, to place) (float64, float64) {
		long := max(1e-9, math.Hypot(to.x-from.x, to.y-from.y))
		return (to.x - from.x) / long, (to.y - from.y) / long
	}
	ax, ay := along(before, at)
	bx, by := along(at, after)
	x, y = -(ay + by), ax+bx
	long := max(1e-9, math.Hypot(x, y))
	stretch := min(2, 2/long) / long
	return x * stretch, y * stretch
}
