package render

import (
	"image"
	"math"

	"menagerie/rules"
)

// How much of the board a diagram shows, in spacings.
const (
	diagramMargin = 0.85 // around the pieces and what they reach
	diagramLeast  = 4.5  // the smallest side
	diagramSight  = 3    // how far along a walk
)

// Diagram is a picture of how a kind (by number) moves: a square part of the board with the piece, a dot or an arrow
// where it may go, a ring around what it may capture and a cross where
// something stops it.
func (r *Renderer) Diagram(kind int) *image.RGBA {
	return r.diagram(r.game.Example(r.piecesOf(kind)[0]))
}

func (r *Renderer) diagram(example rules.Example) *image.RGBA {
	img, c, at := r.cutOut(r.diagramPart(example))
	c.within(-at.x, -at.y, 1, 0, func(c canvas) { r.paintExample(c, example) })
	return img
}

// part is a rectangle of the board, in board coordinates.
type part struct{ left, bottom, right, top float64 }

func (p part) with(at rules.PointTable) part {
	return part{min(p.left, at.X), min(p.bottom, at.Y), max(p.right, at.X), max(p.top, at.Y)}
}

// diagramPart is the square of the board that holds an example, moved so that it lies on the board.
func (r *Renderer) diagramPart(e rules.Example) part {
	hold := part{math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)}
	for _, p := range e.Pieces {
		hold = hold.with(r.at(p.At))
	}
	for _, w := range e.Ways {
		for _, p := range w.Stops[:min(diagramSight, len(w.Stops))] {
			hold = hold.with(r.at(p))
		}
	}
	width, depth := r.extent()
	side := max(diagramLeast, hold.right-hold.left+2*diagramMargin, hold.top-hold.bottom+2*diagramMargin)
	side = min(side, width, depth)
	x := clamp((hold.left+hold.right)/2, (width-side)/2)
	y := clamp((hold.bottom+hold.top)/2, (depth-side)/2)
	return part{x - side/2, y - side/2, x + side/2, y + side/2}
}

// cutOut copies a part of the board, with a canvas over it. At is the middle of what was copied.
func (r *Renderer) cutOut(p part) (img *image.RGBA, c canvas, at place) {
	board := r.bareBoard()
	width, depth := r.extent()
	scaleX, scaleY := float64(board.Rect.Dx())/width, float64(board.Rect.Dy())/depth
	w, h := int((p.right-p.left)*scaleX), int((p.top-p.bottom)*scaleY)
	x := clampInside(int((p.left+width/2)*scaleX), board.Rect.Dx()-w)
	y := clampInside(int((depth/2-p.top)*scaleY), board.Rect.Dy()-h)
	img = copyOf(board.SubImage(image.Rect(x, y, x+w, y+h)).(*image.RGBA))
	at = place{(float64(x)+float64(w)/2)/scaleX - width/2, depth/2 - (float64(y)+float64(h)/2)/scaleY}
	return img, newCanvas(img, float64(w)/scaleX, float64(h)/scaleY), at
}

func clampInside(i, most int) int { return max(0, min(i, most)) }

func (r *Renderer) paintExample(c canvas, e rules.Example) {
	for _, w := range e.Ways {
		if !w.Jumps || w.Blocked != 0 {
			r.paintWalk(c, w)
		}
	}
	for _, p := range e.Pieces {
		r.paintStanding(c, p.Piece, r.at(p.At))
	}
	for _, w := range e.Ways {
		for _, p := range w.Captured {
			paintHalo(c, r.at(p))
		}
		if w.Jumps && w.Blocked == 0 {
			r.paintJump(c, w)
		}
	}
}
