package render

import (
	"image"
	"math"

	"menagerie/rules"
)

// Where things are on a board, in spacings.
const (
	frameWidth   = 0.34 // of the band around the board
	inlayInset   = 0.06 // of the thin line, from the band's inner side
	nameSize     = 0.19 // of column and row names, on the band
	markRadius   = 0.37 // less than a piece's, which then hides the mark
	titleSize    = 0.42
	subtitleSize = 0.56
)

// extent is the board's size in spacings.
func (r *Renderer) extent() (width, depth float64) {
	return r.layout.Board.Width / r.layout.Spacing, r.layout.Board.Depth / r.layout.Spacing
}

// Board is the board's texture.
func (r *Renderer) Board() *image.RGBA {
	return r.board(r.layout.ImageWidth, r.layout.ImageHeight)
}

func (r *Renderer) board(pixelWidth, pixelHeight int) *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, pixelWidth, pixelHeight))
	width, depth := r.extent()
	r.layGround(img, width, depth)
	c := newCanvas(img, width, depth)
	r.paintFrame(c, width, depth)
	r.paintZones(c)
	r.paintCaves(c, depth)
	r.paintLines(c)
	r.paintPoints(c)
	r.paintBlossoms(c)
	if r.art.StartMarks {
		r.paintStartMarks(c)
	}
	for _, turn := range []float64{0, math.Pi} {
		c.within(0, 0, 1, turn, func(c canvas) {
			r.paintTitle(c, width, depth)
			r.paintNames(c, width, depth, turn != 0)
		})
	}
	return img
}

// layGround lays the paper and the wooden band around it, its grain along each side.
func (r *Renderer) layGround(img *image.RGBA, width, depth float64) {
	innerX, innerY := width/2-frameWidth, depth/2-frameWidth
	onPaper := func(x, y float64) bool { return math.Abs(x) < innerX && math.Abs(y) < innerY }
	lay(img, width, depth, paper(1), r.theme.Paper, r.theme.PaperShade, onPaper)
	grainX := wood(2)
	// Mitred at the corners, as a joiner would.
	band := func(x, y float64) float64 {
		if math.Abs(x)-innerX > math.Abs(y)-innerY {
			return grainX(y+50, x)
		}
		return grainX(x, y)
	}
	lay(img, width, depth, band, r.theme.Frame, r.theme.FrameGrain, func(x, y float64) bool { return !onPaper(x, y) })
}

// paintFrame draws the shadow of the band on the paper and the inlays.
func (r *Renderer) paintFrame(c canvas, width, depth float64) {
	rectangle := func(inset, lineWidth float64, colour Colour, opacity float64) {
		c.dc.DrawRectangle(-width/2+inset, -depth/2+inset, width-2*inset, depth-2*inset)
		c.stroke(lineWidth, colour.fade(opacity))
	}
	for i := range 6 {
		rectangle(frameWidth+0.012*float64(i), 0.026*float64(6-i)/3, r.theme.FrameGrain, 0.10)
	}
	rectangle(frameWidth-inlayInset, 0.014, r.theme.Inlay, 0.9)
	rectangle(frameWidth+0.10, 0.010, r.theme.Ink, 0.55)
}

// paintZones fills the cells whose corners all lie in a coloured zone.
func (r *Renderer) paintZones(c canvas) {
	const overlap = 0.14
	for _, z := range r.art.Zones {
		zone, _ := zoneNamed(r.game, z.Zone)
		for _, p := range cells(r.game, zone) {
			c.dc.DrawRoundedRectangle(p.X-overlap, p.Y-overlap, 1+2*overlap, 1+2*overlap, overlap)
		}
		c.fill(z.Fill.fade(0.9))
	}
}

// cells lists the lower left corners of the lattice cells that a zone holds all four corners of.
func cells(game *rules.Game, zone rules.Zone) []rules.PointTable {
	held := map[[2]float64]bool{}
	for _, p := range zone.Points() {
		t := game.Board.Points[p-1]
		held[[2]float64{t.X, t.Y}] = true
	}
	var found []rules.PointTable
	for _, p := range zone.Points() {
		t := game.Board.Points[p-1]
		if held[[2]float64{t.X + 1, t.Y}] && held[[2]float64{t.X, t.Y + 1}] && held[[2]float64{t.X + 1, t.Y + 1}] {
			found = append(found, t)
		}
	}
	return found
}

// paintLines draws the diagonals first, so that the stronger lines cross over them.
func (r *Renderer) paintLines(c canvas) {
	points := r.game.Board.Points
	for _, aslant := range []bool{true, false} {
		for _, l := range r.game.Board.Lines {
			if l.Diagonal(points) == aslant {
				r.paintLine(c, points[l.A-1], points[l.B-1], l.Style, aslant)
			}
		}
	}
}

func (r *Renderer) paintLine(c canvas, a, b rules.PointTable, style string, aslant bool) {
	t := r.theme
	width, ink, opacity := t.LineWidth, t.Ink, 0.9
	if style != rules.Solid {
		width, ink = t.DashWidth, t.DashedInk
	}
	if aslant {
		width, opacity = width*t.DiagonalWidth/t.LineWidth, t.DiagonalInk
	}
	if style == rules.Solid {
		c.line(a.X, a.Y, b.X, b.Y, width, ink.fade(opacity))
		return
	}
	c.dashes(a.X, a.Y, b.X, b.Y, width, t.DashPeriod, ink.fade(opacity))
}

func (r *Renderer) paintPoints(c canvas) {
	for _, p := range r.game.Board.Points {
		c.disc(p.X, p.Y, r.theme.PointRadius, r.theme.Ink.opaque())
	}
}

// paintStartMarks prints, on each start point, the piece's label in a light ring.
func (r *Renderer) paintStartMarks(c canvas) {
	for i, piece := range r.game.Tables.Start {
		if piece == 0 {
			continue
		}
		at, p := r.game.Board.Points[i], r.game.Tables.Pieces[piece-1]
		ink := r.sideColour(p.Side)
		turn := 0.0
		if p.Side == 2 {
			turn = math.Pi
		}
		c.within(at.X, at.Y, markRadius, turn, func(c canvas) {
			c.disc(0, 0, 1, r.theme.Paper.toward(r.theme.PaperShade, 0.35).opaque())
			c.circle(0, 0, 0.97, 0.05, ink.fade(r.theme.MarkInk))
			c.within(0, 0, 0.78, 0, func(c canvas) { r.paintLabel(c, p.Kind, ink.fade(r.theme.MarkInk)) })
		})
	}
}

// paintTitle writes the game's name at the near edge, left and right of the middle.
func (r *Renderer) paintTitle(c canvas, width, depth float64) {
	y := -depth/2 + frameWidth + 0.5
	ink := r.theme.Ink.fade(0.6)
	room := width/2 - frameWidth - 1.6
	x := -(1.3 + room/2)
	c.text(r.words.subtitle, x, y, r.words.subtitle.fit(subtitleSize, room, 1), ink)
	c.text(r.words.title, -x, y, r.words.title.fit(titleSize, room, 1), ink)
}

// paintNames writes the columns' names along the near edge and the rows' along the left, as the viewer sees
// them; turned is the far viewer.
func (r *Renderer) paintNames(c canvas, width, depth float64, turned bool) {
	place := func(names []lettering, i int) (lettering, float64) {
		offset := float64(i) - float64(len(names)-1)/2
		if turned {
			i = len(names) - 1 - i
		}
		return names[i], offset
	}
	edge := (frameWidth - inlayInset) / 2
	ink := r.theme.Inlay.fade(0.75)
	for i := range r.words.columns {
		name, x := place(r.words.columns, i)
		c.text(name, x, -depth/2+edge, nameSize, ink)
	}
	for i := range r.words.rows {
		name, y := place(r.words.rows, i)
		c.text(name, -width/2+edge, y, nameSize, ink)
	}
}
