package render

import (
	"image"

	"menagerie/rules"
)

// Position is a picture of a position from above: the board, the pieces on it, and the token. It is as large
// as the board's texture.
func (r *Renderer) Position(p *rules.Position) *image.RGBA {
	img := r.Board()
	width, depth := r.extent()
	c := newCanvas(img, width, depth)
	for i, at := range r.game.Board.Points {
		if piece := p.At(rules.Point(i + 1)); piece != 0 {
			paintShadow(c, at.X, at.Y)
			c.within(at.X, at.Y, pieceRadius, 0, func(c canvas) { r.paintPiece(c, piece) })
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
	r.paintFace(c, piece)
	c.circle(0, 0, 0.985, 0.03, r.bodyOf(r.game.Tables.Pieces[piece-1].Side).Edge.opaque())
}
