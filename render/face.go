package render

import (
	"image"
	"image/color"
	"math"
)

// Where things are on a face, in radii of the piece from its middle.
const (
	characterSize   = 1.12
	characterY      = 0.15
	characterExtent = 1.05
	markSize        = 0.46
	markY           = -0.565
	markWidth       = 0.6
	rimFrom         = 0.93
)

// faceGrain is how much of its material's grain a face shows, in spacings a radius.
const faceGrain = 0.5

// faceTexture is the texture of a piece (by number): a disc fills it, the corners have the colour of its wall; a
// marble's is wound round it.
func (r *Renderer) faceTexture(piece int) *image.RGBA { return r.face(piece, faceSize) }

func (r *Renderer) face(piece, size int) *image.RGBA {
	if r.layout.Piece.Marble {
		return r.glass(size)
	}
	p := r.game.Tables.Pieces[piece-1]
	key := blank{body: r.bodyOf(p.Side), size: size}
	if key.body.Face.Grain != nil {
		key.nth = piece
	}
	img := copyOf(r.blanks.at(key, key.draw))
	ink := r.faceInk(p.Side).opaque()
	r.theme.cut(newCanvas(img, 2, 2), func(c canvas) {
		if p.Side != 0 {
			paintSideRing(c, p.Side, ink)
		}
		r.paintLabel(c, p.Kind, ink)
	})
	simplify(img)
	return img
}

// blank is a face without anything on it: a disc, a little darker toward its rim. Nth tells one's grain from
// another's.
type blank struct {
	body      Body
	size, nth int
}

func (b blank) draw() *image.RGBA {
	img := square(b.size)
	body, nth := b.body, float64(b.nth)
	unit := float64(b.size) / 2
	edge := 1 + 1/unit
	fillRow(img.Pix, body.Wall)
	body.Face.lay(img, 2, 2, circle(edge), bed{1.7 * nth, 2.3 * nth, faceGrain})
	for py := range img.Rect.Dy() {
		y := (float64(py)+0.5)/unit - 1
		row := img.Pix[py*img.Stride:]
		for px := range img.Rect.Dx() {
			x := (float64(px)+0.5)/unit - 1
			away := x*x + y*y
			if away < rimFrom*rimFrom || away > edge*edge {
				continue
			}
			away = math.Sqrt(away)
			pixel := row[4*px:][:4]
			blend(pixel, body.Rim, int(255*smooth(min(1, (away-rimFrom)/(1-rimFrom)))))
			blend(pixel, body.Wall, int(255*min(1, max(0, (away-1)*unit+0.5))))
		}
	}
	return img
}

// paintLabel writes a kind's character and, below it, its mark.
func (r *Renderer) paintLabel(c canvas, kind int, ink color.Color) {
	character, mark := r.words.characters[kind-1], r.words.marks[kind-1]
	c.text(character, 0, characterY, character.fit(characterSize, characterExtent, characterExtent), ink)
	c.text(mark, 0, markY, mark.fit(markSize, markWidth, 1), ink)
}
