package render

import "image"

// Tray is the texture of a side's tray, upright for its owner: a well for each piece that the side may
// capture, with that piece's label in it.
func (r *Renderer) Tray(side int) *image.RGBA {
	t := r.layout.Trays[side-1]
	s := r.layout.Spacing
	width, depth := t.Width/s, t.Depth/s
	pixels := float64(r.layout.ImageHeight) / (r.layout.Board.Depth / s) * max(width, depth)
	longer := max(width, depth)
	img := image.NewRGBA(image.Rect(0, 0, wholeBlocks(pixels*width/longer), wholeBlocks(pixels*depth/longer)))
	lay(img, width, depth, func(x, y float64) float64 { return wood(uint32(3+side))(y, x) }, r.theme.Tray, r.theme.TrayGrain, everywhere)
	c := newCanvas(img, width, depth)
	turn := 1.0
	if t.Turned {
		turn = -1
	}
	for _, slot := range t.Slots {
		c.within(turn*slot.X/s, turn*slot.Y/s, pieceRadius, 0, func(c canvas) { r.paintWell(c, slot.Piece) })
	}
	c.dc.DrawRoundedRectangle(-width/2+0.06, -depth/2+0.06, width-0.12, depth-0.12, 0.1)
	c.stroke(0.012, r.theme.Inlay.fade(0.8))
	return img
}

// paintWell draws a slot, 1 unit in radius.
func (r *Renderer) paintWell(c canvas, piece int) {
	c.disc(0, 0, 1.04, r.theme.TrayWell.opaque())
	c.circle(0, 0, 1.04, 0.03, r.theme.TrayWell.lit(0.7).opaque())
	r.paintLabel(c, r.game.Tables.Pieces[piece-1].Kind, r.theme.Inlay.fade(0.45))
}
