package render

import (
	"image"

	"menagerie/rules"
)

// extent is the board's size in spacings.
func (r *Renderer) extent() (width, depth float64) {
	return r.layout.Board.Width / r.layout.Spacing, r.layout.Board.Depth / r.layout.Spacing
}

// boardTexture is the board's texture.
func (r *Renderer) boardTexture() *image.RGBA {
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
	r.theme.cut(c, func(c canvas) {
		r.paintZones(c)
		r.paintCaves(c, depth)
		r.paintNet(c, startMarks)
		r.paintMotifs(c)
		if startMarks {
			r.paintStartMarks(c)
		}
		r.paintWriting(c, width, depth)
	})
	simplify(img)
	return img
}

// paintNet draws the points, and what joins or parts them.
func (r *Renderer) paintNet(c canvas, startMarks bool) {
	switch r.art.Points {
	case cells:
		r.paintGrid(c)
	case wells:
		r.paintLines(c, startMarks)
		r.paintWells(c)
	default:
		r.paintRiver(c)
		r.paintLines(c, startMarks)
		r.paintDots(c, startMarks)
	}
}

// markRadius is that of a start mark, in spacings: less than a piece's, which then hides the mark.
const markRadius = 0.37

// paintStartMarks prints, on each start point, the piece's label in its side's ring.
func (r *Renderer) paintStartMarks(c canvas) {
	for i, piece := range r.game.Tables.Start {
		if piece == 0 {
			continue
		}
		at, p := r.game.Board.Points[i], r.game.Tables.Pieces[piece-1]
		ink := r.boardInk(p.Side).fade(r.theme.MarkOpacity)
		c.within(at.X, at.Y, markRadius, r.turnOf(p.Side), func(c canvas) {
			if p.Side != 0 {
				paintSideRing(c, p.Side, ink)
			}
			c.within(0, 0, 0.9, 0, func(c canvas) { r.paintLabel(c, p.Kind, ink) })
		})
	}
}

// clearing is how far lines and dots keep from a point, which may bear a start mark.
func (r *Renderer) clearing(p rules.Point, startMarks bool) float64 {
	switch {
	case r.art.Points == wells:
		return wellRadius
	case startMarks && r.game.Tables.Start[p-1] != 0:
		return markRadius
	default:
		return 0
	}
}

// at is where a point lies in board coordinates.
func (r *Renderer) at(p rules.Point) rules.PointTable { return r.game.Board.Points[p-1] }
