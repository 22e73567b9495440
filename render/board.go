package render

import (
	"image"

	"menagerie/rules"
)

// extent is the board's size in spacings.
func (r *Renderer) extent() (width, depth float64) {
	return r.layout.Board.Width / r.layout.Spacing, r.layout.Board.Depth / r.layout.Spacing
}

// Board is the board's texture.
func (r *Renderer) Board() *image.RGBA {
	return r.board(image.Pt(r.layout.ImageWidth, r.layout.ImageHeight), r.art.StartMarks)
}

// board draws the board so many pixels large, with or without the marks where pieces start.
func (r *Renderer) board(size image.Point, startMarks bool) *image.RGBA {
	img := image.NewRGBA(image.Rectangle{Max: size})
	width, depth := r.extent()
	if r.layout.Board.Round {
		r.layRoundGround(img, width/2)
	} else {
		r.layGround(img, width, depth)
	}
	c := newCanvas(img, width, depth)
	if r.layout.Board.Round {
		r.paintRim(c, width/2)
	} else {
		r.paintFrame(c, width, depth)
	}
	r.paintZones(c)
	r.paintCaves(c, depth)
	r.paintNet(c)
	r.paintMotifs(c)
	if startMarks {
		r.paintStartMarks(c)
	}
	r.paintWriting(c, width, depth)
	return img
}

// paintNet draws the points, and what joins or parts them.
func (r *Renderer) paintNet(c canvas) {
	switch r.art.Points {
	case cells:
		r.paintGrid(c)
	case wells:
		r.paintLines(c)
		r.paintWells(c)
	default:
		r.paintRiver(c)
		r.paintLines(c)
		r.paintDots(c)
	}
}

// paintStartMarks prints, on each start point, the piece's label in a light ring.
func (r *Renderer) paintStartMarks(c canvas) {
	const radius = 0.37 // less than a piece's, which then hides the mark
	for i, piece := range r.game.Tables.Start {
		if piece == 0 {
			continue
		}
		at, p := r.game.Board.Points[i], r.game.Tables.Pieces[piece-1]
		ink := r.sideColour(p.Side)
		c.within(at.X, at.Y, radius, r.turnOf(p.Side), func(c canvas) {
			c.disc(0, 0, 1, r.theme.Paper.toward(r.theme.PaperShade, 0.35).opaque())
			c.circle(0, 0, 0.97, 0.05, ink.fade(r.theme.MarkInk))
			c.within(0, 0, 0.78, 0, func(c canvas) { r.paintLabel(c, p.Kind, ink.fade(r.theme.MarkInk)) })
		})
	}
}

// at is where a point lies in board coordinates.
func (r *Renderer) at(p rules.Point) rules.PointTable { return r.game.Board.Points[p-1] }
