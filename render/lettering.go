package render

import (
	"fmt"

	"github.com/golang/freetype/truetype"
	"golang.org/x/image/font"
	"golang.org/x/image/math/fixed"
)

// lettering is a text as outlines: closed curves in ems, x to the right and y up, with what is drawn (not the
// advance widths) centred on (0, 0).
type lettering struct {
	contours []contour
	// width and height are the extent of what is drawn.
	width, height float64
	// rise is how far the middle of what is drawn lies above the baseline.
	rise float64
}

// contour is a closed curve through on-curve points, with control points between them (quadratic splines).
type contour []curvePoint

type curvePoint struct {
	x, y float64
	on   bool
}

// letter turns a text into outlines. A character that the font lacks is a *glyphError.
func letter(text string) (lettering, error) {
	f, err := openFont()
	if err != nil {
		return lettering{}, err
	}
	var l lettering
	var glyph truetype.GlyphBuf
	em := fixed.I(int(f.FUnitsPerEm()))
	pen := 0.0
	for _, r := range text {
		index := f.Index(r)
		if index == 0 {
			return lettering{}, &glyphError{Rune: r, Text: text}
		}
		if err := glyph.Load(f, em, index, font.HintingNone); err != nil {
			return lettering{}, fmt.Errorf("load the outline of %q: %w", r, err)
		}
		first := 0
		for _, end := range glyph.Ends {
			l.contours = append(l.contours, outline(glyph.Points[first:end], pen, em))
			first = end
		}
		pen += float64(f.HMetric(em, index).AdvanceWidth) / float64(em)
	}
	l.centre()
	return l, nil
}

// outline converts a glyph's contour, and writes out the on-curve points that TrueType leaves implicit.
func outline(points []truetype.Point, pen float64, em fixed.Int26_6) contour {
	var c contour
	for i, p := range points {
		q := curvePoint{pen + float64(p.X)/float64(em), float64(p.Y) / float64(em), p.Flags&1 != 0}
		before := points[(i+len(points)-1)%len(points)]
		if !q.on && before.Flags&1 == 0 {
			c = append(c, curvePoint{(q.x + pen + float64(before.X)/float64(em)) / 2, (q.y + float64(before.Y)/float64(em)) / 2, true})
		}
		c = append(c, q)
	}
	if len(c) > 0 && !c[0].on {
		c = append(c[1:], c[0])
	}
	return c
}

// centre moves the middle of what is drawn to (0, 0).
func (l *lettering) centre() {
	first := true
	var minX, minY, maxX, maxY float64
	for _, c := range l.contours {
		for _, p := range c {
			if first {
				minX, maxX, minY, maxY, first = p.x, p.x, p.y, p.y, false
			}
			minX, maxX = min(minX, p.x), max(maxX, p.x)
			minY, maxY = min(minY, p.y), max(maxY, p.y)
		}
	}
	l.width, l.height, l.rise = maxX-minX, maxY-minY, (minY+maxY)/2
	for _, c := range l.contours {
		for i := range c {
			c[i].x -= (minX + maxX) / 2
			c[i].y -= (minY + maxY) / 2
		}
	}
}
