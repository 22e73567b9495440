package render

import (
	"math"
	"slices"

	"menagerie/rules"
)

// Proportions of trays, in spacings of the board.
const (
	slotPitch = 0.92
	trayRim   = 0.14 // from a slot to the tray's edge
	trayGap   = 0.45 // from the board to a tray
	trayLanes = 2    // how many slots a tray is wide
)

// TrayLayout is a tray beside the board. It stands on height 0 of its mesh.
type TrayLayout struct {
	// X and Y are the tray's middle.
	X, Y float64
	// Width and Depth are the tray's extent before it is turned.
	Width, Depth, Height float64
	// Turn is how far the tray is turned from upright for the first side, in degrees counter-clockwise seen
	// from above.
	Turn  float64
	Slots []Slot
}

// Slot is the place of one captured piece.
type Slot struct {
	// X and Y are relative to the tray's middle, along the table's axes also for a turned tray.
	X, Y float64
	// Lift is how high above the tray the piece lies, for pieces that are piled up.
	Lift float64
	// Piece is the piece's number in the game's tables; 0 for whatever piece is captured, where the pieces
	// belong to nobody.
	Piece int
	// Nth tells apart several pieces of a kind: from 0, in the order of their start points. Of pieces that
	// belong to nobody it counts what was captured before.
	Nth int
}

// trays are one a side and all of a size, large enough for whoever captures most, so that one mesh serves all.
func (l Layout) trays(game *rules.Game) []TrayLayout {
	sides := len(game.Tables.Sides)
	wells := 0
	trays := make([]TrayLayout, sides)
	for i := range trays {
		trays[i].Slots = capturable(game, i+1)
		wells = max(wells, len(trays[i].Slots))
	}
	if game.Tables.Shared {
		wells = (wells + sides - 1) / sides // a fair share; what is more is piled up
	}
	for i := range trays {
		if sides == 2 {
			l.standBeside(&trays[i], l.Seats[i], wells)
		} else {
			l.layAround(&trays[i], l.Seats[i], wells)
		}
	}
	return trays
}

// standBeside puts a tray at its owner's right hand, flush with the owner's edge of the board.
func (l Layout) standBeside(t *TrayLayout, seat Seat, wells int) {
	rows := (wells + trayLanes - 1) / trayLanes
	t.Turn = seat.Turn
	l.shape(t, trayLanes, rows)
	x, y := l.Board.Width/2+trayGap*l.Spacing+t.Width/2, -l.Board.Depth/2+t.Depth/2
	t.X, t.Y = rotate(x, y, seat.Turn)
}

// layAround lays a tray along the board's edge, half way to the next seat at its owner's right hand.
func (l Layout) layAround(t *TrayLayout, seat Seat, wells int) {
	columns := (wells + trayLanes - 1) / trayLanes
	halfWay := 180 / float64(len(l.Seats))
	t.Turn = seat.Turn + halfWay
	l.shape(t, columns, trayLanes)
	free := t.Width / 2 / math.Tan(halfWay*math.Pi/180) // of its neighbours
	edge := l.Board.Width / 2
	if !l.Board.Round {
		edge = math.Hypot(l.Board.Width, l.Board.Depth) / 2
	}
	distance := max(edge+trayGap*l.Spacing, free) + t.Depth/2
	x, y := direction(t.Turn)
	t.X, t.Y = x*distance, y*distance
}

// shape sets a tray's size and its slots' places, row by row from its far left and then upward.
func (l Layout) shape(t *TrayLayout, columns, rows int) {
	pitch, rim := slotPitch*l.Spacing, (trayRim+pieceRadius)*l.Spacing
	t.Width = float64(columns-1)*pitch + 2*rim
	t.Depth = float64(rows-1)*pitch + 2*rim
	t.Height = l.Board.Thickness
	for i := range t.Slots {
		layer, well := i/(columns*rows), i%(columns*rows)
		x := (float64(well%columns) - float64(columns-1)/2) * pitch
		y := (float64(rows-1)/2 - float64(well/columns)) * pitch
		s := &t.Slots[i]
		s.X, s.Y = rotate(x, y, t.Turn)
		s.Lift = float64(layer) * l.Piece.Height
	}
}

// capturable lists the pieces that a side may capture: those the other sides start with, by number, or as many
// places as there are pieces that belong to nobody.
func capturable(game *rules.Game, side int) []Slot {
	var slots []Slot
	seen := map[int]int{}
	for _, piece := range game.Tables.Start {
		switch {
		case piece == 0:
		case game.Tables.Shared:
			slots = append(slots, Slot{Nth: len(slots)})
		case game.Tables.Pieces[piece-1].Side != side:
			slots = append(slots, Slot{Piece: piece, Nth: seen[piece]})
			seen[piece]++
		}
	}
	slices.SortStableFunc(slots, func(a, b Slot) int { return a.Piece - b.Piece })
	return slots
}
