package render

import (
	"image"
	"image/color"
	"math"
)

// Where things are on a face, in radii of the piece from its middle.
const (
	characterSize   = 1.06
	characterY      = 0.155
	characterExtent = 1.0
	markSize        = 0.50
	markY           = -0.54
	markWidth       = 0.6
)

// Face is the texture of a piece (by number): a disc fills it, the corners have the colour of its wall; a
// marble's is wound round it.
func (r *Renderer) Face(piece int) *image.RGBA { return r.face(piece, FaceSize) }

func (r *Renderer) face(piece, size int) *image.RGBA {
	if r.layout.Piece.Marble {
		return r.glass(size)
	}
	img := copyOf(r.blanks.at(size, func() *image.RGBA { return r.blank(size) }))
	r.paintFace(newCanvas(img, 2, 2), piece)
	return img
}

// blank is the texture that all pieces have in common.
func (r *Renderer) blank(size int) *image.RGBA {
	img := square(size)
	c := newCanvas(img, 2, 2)
	c.dc.DrawRectangle(-1, -1, 2, 2)
	c.fill(r.theme.BodyWall.opaque())
	r.paintBody(c)
	return img
}

// paintFace draws what is on a piece's body, which is 1 unit in radius.
func (r *Renderer) paintFace(c canvas, piece int) {
	p := r.game.Tables.Pieces[piece-1]
	ink := r.sideColour(p.Side)
	r.paintSideRing(c, p.Side, ink)
	r.paintLabel(c, p.Kind, ink.opaque())
}

// paintBody draws the blank disc, a little darker toward its rim.
func (r *Renderer) paintBody(c canvas) {
	const steps = 16
	for i := range steps {
		share := float64(i) / (steps - 1)
		c.disc(0, 0, 1-0.25*share, r.theme.BodyRim.toward(r.theme.Body, math.Sqrt(share)).opaque())
	}
}

// paintSideRing draws the ring that tells the sides apart even without colours: one line for the first side,
// one more for each further side.
func (r *Renderer) paintSideRing(c canvas, side int, ink Colour) {
	if side == 1 {
		c.circle(0, 0, 0.87, 0.062, ink.opaque())
		return
	}
	for i := range side {
		c.circle(0, 0, 0.905-0.085*float64(i), 0.03, ink.opaque())
	}
}

// paintLabel writes a kind's character and, below it, its mark.
func (r *Renderer) paintLabel(c canvas, kind int, ink color.Color) {
	character, mark := r.words.characters[kind-1], r.words.marks[kind-1]
	c.text(character, 0, characterY, character.fit(characterSize, characterExtent, characterExtent), ink)
	c.text(mark, 0, markY, mark.fit(markSize, markWidth, 1), ink)
}
