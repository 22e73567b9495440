package render

import (
	"image"
	"image/color"
	"math"

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
	c := canvas{dc: gg.NewContextForRGBA(img), img: img, width: width, height: height, unit: float64(img.Rect.Dx()) / width}
	c.dc.Translate(float64(img.Rect.Dx())/2, float64(img.Rect.Dy())/2)
	c.dc.Scale(float64(img.Rect.Dx())/width, -float64(img.Rect.Dy())/height)
	c.dc.SetLineCapRound()
	c.dc.SetLineJoinRound()
	return c
}

// blank is a clear canvas of the same size.
func (c canvas) blank() canvas {
	return newCanvas(image.NewRGBA(c.img.Rect), c.width, c.height)
}

// through draws only where a stencil lets it.
func (c canvas) through(stencil *image.Alpha, draw func()) {
	if err := c.dc.SetMask(stencil); err != nil {
		panic("render: a stencil is as large as its canvas: " + err.Error())
	}
	draw()
	c.dc.ResetClip()
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

// fill fills the current path.
func (c canvas) fill(ink color.Color) {
	c.dc.SetColor(ink)
	c.dc.Fill()
}

// stroke draws along the current path.
func (c canvas) stroke(width float64, ink color.Color) {
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

// dashes draws a dashed line. It begins and ends with half a dash, so that dashed lines that meet look joined.
func (c canvas) dashes(x1, y1, x2, y2, width, period float64, ink color.Color) {
	n := max(1, math.Round(math.Hypot(x2-x1, y2-y1)/period))
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
	c.within(x, y, size, 0, func(c canvas) {
		for _, outline := range l.contours {
			c.contour(outline)
		}
	})
	c.fill(ink)
}

// textAlong draws lettering along the lower half of a circle around (0, 0), its middle at the bottom.
func (c canvas) textAlong(l lettering, radius, size float64, ink color.Color) {
	for _, outline := range l.contours {
		bent := make(contour, len(outline))
		for i, p := range outline {
			sin, cos := math.Sincos(p.x*size/radius - math.Pi/2)
			out := radius - p.y*size
			bent[i] = curvePoint{out * cos, out * sin, p.on}
		}
		c.contour(bent)
	}
	c.fill(ink)
}

func (c canvas) contour(points contour) {
	if len(points) == 0 {
		return
	}
	c.dc.MoveTo(points[0].x, points[0].y)
	for i := 1; i <= len(points); i++ {
		p := points[i%len(points)]
		if p.on {
			c.dc.LineTo(p.x, p.y)
			continue
		}
		i++
		to := points[i%len(points)]
		c.dc.QuadraticTo(p.x, p.y, to.x, to.y)
	}
	c.dc.ClosePath()
}

// fit is the em size at which lettering fits a box, at most size.
func (l lettering) fit(size, width, height float64) float64 {
	return min(size, width/max(l.width, 1e-9), height/max(l.height, 1e-9))
}
