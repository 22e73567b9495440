package render

import (
	"math"
	"slices"

	"menagerie/rules"
)

// Proportions of a table, in spacings of the board.
const (
	marginX        = 1.0  // from the outermost column to the board's edge
	marginY        = 0.85 // from the outermost row
	boardThickness = 0.16
	pieceRadius    = 0.40
	pieceHeight    = 0.22
	ringOuter      = 0.39
	ringInner      = 0.325
	ringHeight     = 0.055
	slotPitch      = 0.92
	trayRim        = 0.14 // from a slot to the tray's edge
	trayGap        = 0.45 // from the board to a tray
	trayColumns    = 2
)

// Layout says where everything is and how large, in table units. X runs to the right and Y away from the
// first side, with (0, 0) in the middle of the board.
type Layout struct {
	// Spacing is the distance between orthogonal neighbours.
	Spacing float64
	Board   BoardLayout
	Piece   PieceLayout
	Ring    RingLayout
	// Trays hold what each side has captured: Trays[side-1].
	Trays []TrayLayout
	// ImageWidth and ImageHeight are the board texture's size in pixels.
	ImageWidth, ImageHeight int
}

// BoardLayout is the slab of the board, centred. Its top, where the points lie, is at height 0 of its mesh.
type BoardLayout struct {
	Width, Depth, Thickness float64
}

// PieceLayout is a disc. It stands on height 0 of its mesh.
type PieceLayout struct {
	Radius, Height float64
}

// RingLayout is the ring that marks who carries a token. It lies on the board, or on top of a piece.
type RingLayout struct {
	Inner, Outer, Height float64
}

// TrayLayout is a tray beside the board. It stands on height 0 of its mesh.
type TrayLayout struct {
	// X and Y are the tray's middle.
	X, Y                 float64
	Width, Depth, Height float64
	// Turned trays lie half a turn round, so that their owner at the far side reads them.
	Turned bool
	Slots  []Slot
}

// Slot is the place of one captured piece.
type Slot struct {
	// X and Y are relative to the tray's middle, along the table's axes also for a turned tray.
	X, Y float64
	// Piece is the piece's number in the game's tables.
	Piece int
	// Nth tells apart several pieces of a kind: from 0, in the order of their start points.
	Nth int
}

// NewLayout lays the table out. Size is the longer side of the board's texture in pixels.
func NewLayout(game *rules.Game, size int) Layout {
	s := game.Board.Spacing
	maxX, maxY := 0.0, 0.0
	for _, p := range game.Board.Points {
		maxX, maxY = max(maxX, math.Abs(p.X)), max(maxY, math.Abs(p.Y))
	}
	l := Layout{
		Spacing: s,
		Board:   BoardLayout{Width: 2 * (maxX + marginX) * s, Depth: 2 * (maxY + marginY) * s, Thickness: boardThickness * s},
		Piece:   PieceLayout{Radius: pieceRadius * s, Height: pieceHeight * s},
		Ring:    RingLayout{Inner: ringInner * s, Outer: ringOuter * s, Height: ringHeight * s},
	}
	longer := max(l.Board.Width, l.Board.Depth)
	l.ImageWidth = wholeBlocks(float64(size) * l.Board.Width / longer)
	l.ImageHeight = wholeBlocks(float64(size) * l.Board.Depth / longer)
	for side := range game.Tables.Sides {
		l.Trays = append(l.Trays, l.tray(game, side+1))
	}
	return l
}

// wholeBlocks rounds to a multiple of 4, which texture compression wants.
func wholeBlocks(pixels float64) int { return max(4, 4*int(math.Round(pixels/4))) }

// Place is where board coordinates are on the table.
func (l Layout) Place(x, y float64) (tableX, tableY float64) { return x * l.Spacing, y * l.Spacing }

// Pixel is where board coordinates are in the board's texture, from its top left corner.
func (l Layout) Pixel(x, y float64) (px, py float64) {
	x, y = l.Place(x, y)
	return (x/l.Board.Width + 0.5) * float64(l.ImageWidth), (0.5 - y/l.Board.Depth) * float64(l.ImageHeight)
}

// tray puts a side's tray at its right hand, flush with its edge of the board. Every tray is large enough
// for the largest army, so that one mesh serves all.
func (l Layout) tray(game *rules.Game, side int) TrayLayout {
	largest := 0
	for n := range game.Tables.Sides {
		largest = max(largest, len(capturable(game, n+1)))
	}
	rows := (largest + trayColumns - 1) / trayColumns
	pitch, rim := slotPitch*l.Spacing, (trayRim+pieceRadius)*l.Spacing
	t := TrayLayout{
		Width:  (trayColumns-1)*pitch + 2*rim,
		Depth:  float64(rows-1)*pitch + 2*rim,
		Height: l.Board.Thickness,
		Slots:  capturable(game, side),
		Turned: side == 2,
	}
	t.X = l.Board.Width/2 + trayGap*l.Spacing + t.Width/2
	t.Y = -l.Board.Depth/2 + t.Depth/2
	turn := 1.0
	if t.Turned {
		turn = -1
	}
	t.X, t.Y = turn*t.X, turn*t.Y
	for i := range t.Slots {
		column, row := float64(i%trayColumns), float64(i/trayColumns)
		t.Slots[i].X = turn * (column - (trayColumns-1)/2.0) * pitch
		t.Slots[i].Y = turn * (float64(rows-1)/2 - row) * pitch
	}
	return t
}

// capturable lists the pieces that a side may capture: those the other sides start with, by number.
func capturable(game *rules.Game, side int) []Slot {
	var slots []Slot
	seen := map[int]int{}
	for _, piece := range game.Tables.Start {
		if piece == 0 || game.Tables.Pieces[piece-1].Side == side {
			continue
		}
		slots = append(slots, Slot{Piece: piece, Nth: seen[piece]})
		seen[piece]++
	}
	slices.SortStableFunc(slots, func(a, b Slot) int { return a.Piece - b.Piece })
	return slots
}
