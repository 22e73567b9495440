package render

import (
	"image"
	"math"

	"menagerie/rules"
)

// pictureSize is the longer side of a position's picture in pixels; the parts of the board in diagrams have the
// same scale.
const pictureSize = 1024

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
	size := r.pictureExtent()
	return r.boards.at(size, func() *image.RGBA { return r.board(size, r.art.StartMarks) })
}

// bareBoard is pictureBoard without the marks where pieces start.
func (r *Renderer) bareBoard() *image.RGBA {
	if !r.art.StartMarks {
		return r.pictureBoard()
	}
	size := r.pictureExtent()
	return r.bareBoards.at(size, func() *image.RGBA { return r.board(size, false) })
}

func (r *Renderer) pictureExtent() image.Point {
	b := r.layout.Board
	scale := pictureSize / max(b.Width, b.Depth)
	return image.Pt(int(b.Width*scale), int(b.Depth*scale))
}

// paintStanding draws a piece on a point, with its shadow.
func (r *Renderer) paintStanding(c canvas, piece int, at rules.PointTable) {
	paintShadow(c, at.X, at.Y)
	c.within(at.X, at.Y, pieceRadius, 0, func(c canvas) { r.paintPiece(c, piece) })
}

// paintShadow draws the soft shadow of a piece that stands at a place.
func paintShadow(c canvas, x, y float64) {
	c.glow(x+0.03, y-0.05, pieceRadius-0.03, pieceRadius+0.06, Colour{}, 0.4)
}

// standing is a piece (by number) as it is seen from above, size pixels large.
type standing struct{ piece, size int }

// paintPiece draws a piece from above with its edge, 1 unit in radius.
func (r *Renderer) paintPiece(c canvas, piece int) {
	key := standing{piece, int(math.Ceil(2 * c.unit))}
	c.stamp(r.standing.at(key, func() *image.RGBA {
		if r.layout.Piece.Marble {
			img := square(key.size)
			r.paintMarble(newCanvas(img, 2, 2))
			return img
		}
		img := r.face(piece, key.size)
		edge := r.bodyOf(r.game.Tables.Pieces[piece-1].Side).Edge
		newCanvas(img, 2, 2).circle(0, 0, 0.985, 0.03, edge.opaque())
		return img
	}))
}
