package render

import "image"

// trayTexture is the texture of a side's tray, upright for its owner: a well for each piece that the side may
// capture, with that piece's label in it. Where all pieces are alike, the wells show whose tray it is.
func (r *Renderer) trayTexture(side int) *image.RGBA {
	t := r.layout.Trays[side-1]
	s := r.layout.Spacing
	width, depth := t.Width/s, t.Depth/s
	pixels := float64(r.layout.ImageHeight) / (r.layout.Board.Depth / s) * max(width, depth)
	longer := max(width, depth)
	img := image.NewRGBA(image.Rect(0, 0, wholeBlocks(pixels*width/longer), wholeBlocks(pixels*depth/longer)))
	whole := rectangle(width/2, depth/2)
	if depth > width {
		r.theme.Tray.layBent(img, width, depth, whole, func(x, y float64) (float64, float64) { return y, x })
	} else {
		r.theme.Tray.lay(img, width, depth, whole, asItLies)
	}
	c := newCanvas(img, width, depth)
	inlay := r.theme.Inlay
	if r.game.Tables.Shared {
		inlay = r.theme.ink(r.sideColour(side), r.theme.Tray, r.theme.MarkContrast)
	}
	for _, slot := range t.Slots {
		if slot.Lift > 0 {
			continue
		}
		x, y := rotate(slot.X/s, slot.Y/s, -t.Turn)
		c.within(x, y, pieceRadius, 0, func(c canvas) { r.paintTrayWell(c, slot.Piece, inlay) })
	}
	c.dc.DrawRoundedRectangle(-width/2+0.06, -depth/2+0.06, width-0.12, depth-0.12, 0.1)
	c.stroke(0.012, inlay.fade(0.8))
	simplify(img)
	return img
}

// paintTrayWell draws a slot, 1 unit in radius, for a piece or for any.
func (r *Renderer) paintTrayWell(c canvas, piece int, inlay Colour) {
	if piece == 0 {
		r.paintWell(c)
		c.circle(0, 0, 1.06, 0.12, inlay.opaque())
		return
	}
	c.disc(0, 0, 1.04, r.theme.TrayWell.opaque())
	c.circle(0, 0, 1.04, 0.03, r.theme.TrayWell.lit(1.8).opaque())
	r.paintLabel(c, r.game.Tables.Pieces[piece-1].Kind, inlay.fade(0.7))
}
