package render

import (
	"fmt"
	"math"

	"golang.org/x/image/font"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"
)

// lettering is a text as outlines: closed curves in ems, x to the right and y up, with what is drawn (not the
// advance widths) centred on (0, 0).
type lettering struct {
	outlines []curve
	// width and height are the extent of what is drawn.
	width, height float64
	// rise is how far the middle of what is drawn lies above the baseline.
	rise float64
}

// curve is a piece of an outline: it moves to a place without drawing (move), or draws on from where the last one
// ended, straight (line) or bent toward one place (quad) or two (cube). The place where it ends is its last.
type curve struct {
	op     sfnt.SegmentOp
	places [3]place
}

// Names for what a curve does.
const (
	move = sfnt.SegmentOpMoveTo
	line = sfnt.SegmentOpLineTo
	quad = sfnt.SegmentOpQuadTo
	cube = sfnt.SegmentOpCubeTo
)

// controls are the places that make a curve, its end last.
func (c *curve) controls() []place {
	switch c.op {
	case quad:
		return c.places[:2]
	case cube:
		return c.places[:3]
	default:
		return c.places[:1]
	}
}

// letter turns a text into outlines. A character that no font has is a *glyphError.
func (t typeface) letter(text string) (lettering, error) {
	var l lettering
	pen := 0.0
	for _, r := range text {
		f, index, err := t.find(r)
		if err != nil {
			return lettering{}, err
		}
		if f == nil {
			return lettering{}, &glyphError{Rune: r, Text: text}
		}
		advance, err := l.add(f.outlines, index, pen)
		if err != nil {
			return lettering{}, fmt.Errorf("load the outline of %q: %w", r, err)
		}
		pen += advance
	}
	l.centre()
	return l, nil
}

// add appends a glyph's outlines from the pen on, and returns how far the pen moves.
func (l *lettering) add(f *sfnt.Font, index sfnt.GlyphIndex, pen float64) (advance float64, err error) {
	var buffer sfnt.Buffer
	// At this size a unit of the font is one of the numbers that come out.
	em := fixed.Int26_6(f.UnitsPerEm())
	segments, err := f.LoadGlyph(&buffer, index, em, nil)
	if err != nil {
		return 0, err
	}
	for _, s := range segments {
		c := curve{op: s.Op}
		for i, p := range s.Args {
			c.places[i] = place{pen + float64(p.X)/float64(em), -float64(p.Y) / float64(em)}
		}
		l.outlines = append(l.outlines, c)
	}
	width, err := f.GlyphAdvance(&buffer, index, em, font.HintingNone)
	return float64(width) / float64(em), err
}

// centre moves the middle of what is drawn to (0, 0).
func (l *lettering) centre() {
	low, high := place{math.Inf(1), math.Inf(1)}, place{math.Inf(-1), math.Inf(-1)}
	var pen place
	for i := range l.outlines {
		for _, p := range l.outlines[i].trail(pen) {
			low = place{min(low.x, p.x), min(low.y, p.y)}
			high = place{max(high.x, p.x), max(high.y, p.y)}
			pen = p
		}
	}
	if len(l.outlines) == 0 {
		return // spaces
	}
	l.width, l.height = high.x-low.x, high.y-low.y
	l.rise += (low.y + high.y) / 2
	l.bend(func(p place) place { return place{p.x - (low.x+high.x)/2, p.y - (low.y+high.y)/2} })
}

// trail is places along a curve that comes from a place, close enough together to measure it by.
func (c *curve) trail(from place) []place {
	controls := c.controls()
	if len(controls) == 1 {
		return controls
	}
	const steps = 16
	var trail []place
	for i := range steps {
		trail = append(trail, bezier(append([]place{from}, controls...), float64(i+1)/steps))
	}
	return trail
}

// bezier is a place on the curve that controls make, ends included, at a share of it.
func bezier(controls []place, share float64) place {
	for n := len(controls) - 1; n > 0; n-- {
		for i := range n {
			controls[i] = place{mix(controls[i].x, controls[i+1].x, share), mix(controls[i].y, controls[i+1].y, share)}
		}
	}
	return controls[0]
}

// bend moves every place of the outlines.
func (l *lettering) bend(to func(place) place) {
	for i := range l.outlines {
		for j := range l.outlines[i].controls() {
			l.outlines[i].places[j] = to(l.outlines[i].places[j])
		}
	}
}

// fit is the em size at which lettering fits a box, at most size.
func (l lettering) fit(size, width, height float64) float64 {
	return min(size, width/max(l.width, 1e-9), height/max(l.height, 1e-9))
}
