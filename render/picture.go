package render

import (
	"image"
	"math"

	"menagerie/rules"
)

// PictureSize is the longer side of a position's picture in pixels; the parts of the board in diagrams have the
// same scale.
const PictureSize = 1024

// Position is a picture of a position from above: the board, the last move, the pieces, and the token.
func (r *Renderer) Position(p *rules.Position) *image.RGBA {
	img := copyOf(r.pictureBoard())
	width, depth := r.extent()
	c := newCanvas(img, width, depth)
	if last := p.Last(); last != (rules.Move{}) {
		r.paintLast(c, last)
	}
	for i, at := range r.game.Board.Points {
		if piece := p.At(rules.Point(i + 1)); piece != 0 {
			r.paintStanding(c, piece, at)
		}
	}
	if r.layout.Board.Round {
		c.dc.SetFillRuleEvenOdd()
		c.dc.DrawCircle(0, 0, width/2)
		c.flood(r.theme.Cloth.opaque())
		c.dc.SetFillRuleWinding()
	}
	if token, _ := p.Token(); token != 0 {
		at := r.game.Board.Points[token-1]
		c.circle(at.X+0.015, at.Y-0.025, (ringOuter+ringInner)/2, ringOuter-ringInner+0.03, Colour{}.fade(0.18))
		c.within(at.X, at.Y, ringOuter, 0, r.paintRing)
	}
	return img
}

// pictureBoard is the board at the scale of pictures. Nobody may draw on it.
func (r *Renderer) pictureBoard() *image.RGBA {
	return r.boards.at(PictureSize, func() *image.RGBA { return r.board(r.pictureExtent(), r.art.StartMarks) })
}

// bareBoard is pictureBoard without the marks where pieces start.
func (r *Renderer) bareBoard() *image.RGBA {
	if !r.art.StartMarks {
		return r.pictureBoard()
	}
	return r.bareBoards.at(PictureSize, func() *image.RGBA { return r.board(r.pictureExtent(), false) })
}

func (r *Renderer) pictureExtent() image.Point {
	b := r.layout.Board
	scale := PictureSize / max(b.Width, b.Depth)
	return image.Pt(int(b.Width*scale), int(b.Depth*scale))
}

// paintStanding draws a piece on a point, with its shadow.
func (r *Renderer) paintStanding(c canvas, piece int, at rules.PointTable) {
	paintShadow(c, at.X, at.Y)
	c.within(at.X, at.Y, pieceRadius, 0, func(c canvas) { r.paintPiece(c, piece) })
}

// paintShadow draws the soft shadow of a piece that stands at a place.
func paintShadow(c canvas, x, y float64) {
	black := Colour{}
	for i := range 8 {
		c.disc(x+0.03, y-0.05, pieceRadius+0.06-0.012*float64(i), black.fade(0.06))
	}
}

// paintPiece draws a piece from above with its edge, 1 unit in radius.
func (r *Renderer) paintPiece(c canvas, piece int) {
	if r.layout.Piece.Marble {
		r.paintMarble(c)
		return
	}
	r.paintBody(c)
	r.paintFace(c, piece)
	c.dc.DrawArc(0, 0, 0.985, 0, 2*math.Pi)
	c.stroke(0.03, r.theme.BodyWall.lit(0.8).opaque())
}
