package render

import (
	"image"
	"math"
)

// Sizes on a contact sheet, in radii of a piece.
const (
	sheetPitch = 2.35 // from a piece to the next of the same kind
	sheetGap   = 0.6  // between kinds
	sheetText  = 0.52
	sheetRow   = 3.2
	sheetEdge  = 0.6
	sheetUnit  = 56 // pixels
)

// contactSheet shows every kind with its piece of each side, and its name beneath.
func (r *Renderer) contactSheet() *image.RGBA {
	kinds := r.game.KindsInPlay()
	pieces := make([][]int, len(kinds))
	most := 0
	for i, kind := range kinds {
		pieces[i] = r.piecesOf(kind)
		most = max(most, len(pieces[i]))
	}
	cell := float64(most)*sheetPitch + sheetGap
	columns := sheetColumns(len(kinds), cell)
	rows := (len(kinds) + columns - 1) / columns
	width, height := float64(columns)*cell+2*sheetEdge, float64(rows)*sheetRow+2*sheetEdge
	img := image.NewRGBA(image.Rect(0, 0, int(width*sheetUnit), int(height*sheetUnit)))
	r.theme.Field.lay(img, width*pieceRadius, height*pieceRadius, rectangle(width, height), asItLies)
	c := newCanvas(img, width, height)
	c.dc.DrawRectangle(-width/2+0.2, -height/2+0.2, width-0.4, height-0.4)
	c.stroke(0.05, r.theme.Frame.Light.opaque())
	for i, kind := range kinds {
		inRow := min(columns, len(kinds)-i/columns*columns)
		x := (float64(i%columns) - float64(inRow-1)/2) * cell
		y := (float64(rows-1)/2 - float64(i/columns)) * sheetRow
		c.within(x, y, 1, 0, func(c canvas) { r.paintKind(c, kind, pieces[i], cell) })
	}
	simplify(img)
	return img
}

// sheetColumns makes a sheet about a third wider than it is high, or a little more if that fills it better.
func sheetColumns(kinds int, cell float64) int {
	columns := min(kinds, int(math.Ceil(math.Sqrt(float64(kinds)*sheetRow/cell*4/3))))
	empty := func(columns int) int { return (columns - kinds%columns) % columns }
	if columns < kinds && empty(columns+1) < empty(columns) {
		return columns + 1
	}
	return columns
}

// piecesOf are the pieces of a kind that the game starts with, side by side.
func (r *Renderer) piecesOf(kind int) []int {
	var pieces []int
	for i, p := range r.game.Tables.Pieces {
		if p.Kind == kind && r.inPlay(i+1) {
			pieces = append(pieces, i+1)
		}
	}
	return pieces
}

func (r *Renderer) paintKind(c canvas, kind int, pieces []int, width float64) {
	const up = 0.4
	for i, piece := range pieces {
		x := (float64(i) - float64(len(pieces)-1)/2) * sheetPitch
		c.within(x, up, 1/pieceRadius, 0, func(c canvas) { paintShadow(c, 0, 0) })
		c.within(x, up, 1, 0, func(c canvas) { r.paintPiece(c, piece) })
	}
	name := r.words.names[kind-1]
	size := name.fit(sheetText, width-0.3, 1)
	c.text(name, 0, up-1.6+name.rise*size, size, r.theme.Ink.opaque())
}
