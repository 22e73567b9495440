package render

import (
	"image"
	"image/color"
	"math"
	"slices"

	"github.com/fogleman/gg"
)

// canvas draws in units of its own, x to the right and y up, over an image.
type canvas struct {
	dc  *gg.Context
	img *image.RGBA
	// width and height are what the whole image was made to hold, in units of the outermost canvas.
	width, height float64
	// unit is how many pixels a unit is.
	unit float64
}

// newCanvas draws over an image: (0, 0) is its middle, and it is width by height units large.
func newCanvas(img *image.RGBA, width, height float64) canvas {
	return newWindow(img, img.Rect, width, height)
}

// newWindow draws over an image that is a part of a whole: (0, 0) is the whole's middle, and the whole is width by
// height units large. The image's corner is at the whole's (0, 0) in pixels.
func newWindow(img *image.RGBA, whole image.Rectangle, width, height float64) canvas {
	c := canvas{dc: gg.NewContextForRGBA(img), img: img, width: width, height: height, unit: float64(whole.Dx()) / width}
	c.dc.Translate(float64(whole.Min.X+whole.Max.X)/2, float64(whole.Min.Y+whole.Max.Y)/2)
	c.dc.Scale(float64(whole.Dx())/width, -float64(whole.Dy())/height)
	c.dc.SetLineCapRound()
	c.dc.SetLineJoinRound()
	return c
}

// blank is a clear canvas of the same size.
func (c canvas) blank() canvas {
	return newCanvas(image.NewRGBA(c.img.Rect), c.width, c.height)
}

// window is a clear canvas of a part of the same size.
func (c canvas) window(part image.Rectangle) canvas {
	return newWindow(image.NewRGBA(image.Rectangle{Max: part.Size()}), c.img.Rect.Sub(part.Min), c.width, c.height)
}

// flood fills the whole canvas.
func (c canvas) flood(ink color.Color) {
	c.dc.DrawRectangle(-c.width/2, -c.height/2, c.width, c.height)
	c.fill(ink)
}

// within draws at a place, enlarged by scale and turned counter-clockwise by an angle in radians.
func (c canvas) within(x, y, scale, turn float64, draw func(canvas)) {
	c.dc.Push()
	c.dc.Translate(x, y)
	c.dc.Rotate(turn)
	c.dc.Scale(scale, scale)
	draw(canvas{dc: c.dc, img: c.img, width: c.width, height: c.height, unit: c.unit * scale})
	c.dc.Pop()
}

// stamp draws what a square image shows within its inscribed circle, upright, its middle at (0, 0).
func (c canvas) stamp(img *image.RGBA) {
	x, y := c.dc.TransformPoint(0, 0)
	radius := float64(img.Rect.Dx()) / 2
	left, top := int(math.Round(x-radius)), int(math.Round(y-radius))
	for py := range img.Rect.Dy() {
		for px := range img.Rect.Dx() {
			at := image.Pt(left+px, top+py)
			dx, dy := float64(px)+0.5-radius, float64(py)+0.5-radius
			if share := min(1, radius-math.Sqrt(dx*dx+dy*dy)); share > 0 && at.In(c.img.Rect) {
				p := img.RGBAAt(px, py)
				blend(c.img.Pix[c.img.PixOffset(at.X, at.Y):][:4], Colour{p.R, p.G, p.B}, int(255*share))
			}
		}
	}
}

// glow draws a disc that fades from an inner to an outer radius.
func (c canvas) glow(x, y, inner, outer float64, ink Colour, opacity float64) {
	x, y = c.dc.TransformPoint(x, y)
	inner, outer = inner*c.unit, outer*c.unit
	box := image.Rect(int(x-outer), int(y-outer), int(x+outer)+2, int(y+outer)+2).Intersect(c.img.Rect)
	for py := box.Min.Y; py < box.Max.Y; py++ {
		row := c.img.Pix[py*c.img.Stride:]
		for px := box.Min.X; px < box.Max.X; px++ {
			dx, dy := float64(px)+0.5-x, float64(py)+0.5-y
			if away := math.Sqrt(dx*dx + dy*dy); away < outer {
				blend(row[4*px:][:4], ink, int(255*opacity*min(1, (outer-away)/(outer-inner))))
			}
		}
	}
}

// fill fills the current path.
func (c canvas) fill(ink color.Color) {
	if isClear(ink) {
		c.dc.ClearPath()
		return
	}
	c.dc.SetColor(ink)
	c.dc.Fill()
}

func isClear(ink color.Color) bool {
	_, _, _, opacity := ink.RGBA()
	return opacity == 0
}

// stroke draws along the current path.
func (c canvas) stroke(width float64, ink color.Color) {
	if isClear(ink) {
		c.dc.ClearPath()
		return
	}
	c.dc.SetColor(ink)
	c.dc.SetLineWidth(width * c.unit)
	c.dc.Stroke()
}

func (c canvas) disc(x, y, radius float64, ink color.Color) {
	c.dc.DrawCircle(x, y, radius)
	c.fill(ink)
}

func (c canvas) circle(x, y, radius, width float64, ink color.Color) {
	c.dc.DrawCircle(x, y, radius)
	c.stroke(width, ink)
}

func (c canvas) line(x1, y1, x2, y2, width float64, ink color.Color) {
	c.dc.DrawLine(x1, y1, x2, y2)
	c.stroke(width, ink)
}

// dashes draws a dashed line. It begins and ends with half a dash, so that dashed lines that meet look joined, and
// has a gap in the middle, so that those that cross there do not make a blot.
func (c canvas) dashes(x1, y1, x2, y2, width, period float64, ink color.Color) {
	n := max(1, 2*math.Round((math.Hypot(x2-x1, y2-y1)/period-1)/2)+1)
	along := func(share float64) (x, y float64) { return x1 + (x2-x1)*share, y1 + (y2-y1)*share }
	c.dc.SetLineCapButt()
	for i := range int(n) + 1 {
		const half = 0.28 // of a period
		fromX, fromY := along(max(0, (float64(i)-half)/n))
		toX, toY := along(min(1, (float64(i)+half)/n))
		c.dc.DrawLine(fromX, fromY, toX, toY)
	}
	c.stroke(width, ink)
	c.dc.SetLineCapRound()
}

// text draws lettering with its middle at a place, an em being size large.
func (c canvas) text(l lettering, x, y, size float64, ink color.Color) {
	c.within(x, y, size, 0, func(c canvas) { c.outline(l) })
	c.fill(ink)
}

// textAlong draws lettering along the lower half of a circle around (0, 0), its middle at the bottom.
func (c canvas) textAlong(l lettering, radius, size float64, ink color.Color) {
	bent := lettering{outlines: slices.Clone(l.outlines)}
	bent.bend(func(p place) place {
		sin, cos := math.Sincos(p.x*size/radius - math.Pi/2)
		out := radius - p.y*size
		return place{out * cos, out * sin}
	})
	c.outline(bent)
	c.fill(ink)
}

// outline adds lettering to the current path.
func (c canvas) outline(l lettering) {
	for _, s := range l.outlines {
		p := s.places
		switch s.op {
		case move:
			c.dc.MoveTo(p[0].x, p[0].y)
		case line:
			c.dc.LineTo(p[0].x, p[0].y)
		case quad:
			c.dc.QuadraticTo(p[0].x, p[0].y, p[1].x, p[1].y)
		case cube:
			c.dc.CubicTo(p[0].x, p[0].y, p[1].x, p[1].y, p[2].x, p[2].y)
		}
	}
}
