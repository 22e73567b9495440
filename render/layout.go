package render

import (
	"math"

	"menagerie/rules"
)

// Proportions of a table, in spacings of the board.
const (
	marginX        = 1.0  // from the outermost column to the board's edge
	marginY        = 0.85 // from the outermost point
	bareMarginY    = 1.0  // from the outermost row, where no title is written
	titledMarginY  = 1.5  // from the outermost row, where the title is written
	roundMargin    = 1.45 // from the outermost point to the edge of a round board
	boardThickness = 0.16
	pieceRadius    = 0.40
	pieceHeight    = 0.22
	marbleSink     = 0.07
	ringOuter      = 0.46
	ringInner      = 0.35
	ringHeight     = 0.07
)

// Layout says where everything is and how large, in table units. X runs to the right and Y away from the
// first side, with (0, 0) in the middle of the board.
type Layout struct {
	// Spacing is the distance between orthogonal neighbours.
	Spacing float64
	Board   BoardLayout
	Piece   PieceLayout
	Ring    RingLayout
	// Seats are the players' places: Seats[side-1].
	Seats []Seat
	// Trays hold what each side has captured: Trays[side-1].
	Trays []TrayLayout
	// ImageWidth and ImageHeight are the board texture's size in pixels.
	ImageWidth, ImageHeight int
}

// BoardLayout is the slab of the board, centred. Its top, where the points lie, is at height 0 of its mesh.
type BoardLayout struct {
	Width, Depth, Thickness float64
	// Round slabs are discs: as wide as they are deep.
	Round bool
}

// PieceLayout is a disc or a marble. It stands on height 0 of its mesh.
type PieceLayout struct {
	// Height is how far it rises above what it stands on.
	Radius, Height float64
	Marble         bool
	// Sink is how far a marble's mesh reaches below height 0, into the well that is drawn under it.
	Sink float64
}

// RingLayout is the ring that marks who carries a token. It lies on the board, or on top of a piece.
type RingLayout struct {
	Inner, Outer, Height float64
}

// NewLayout lays the table out. Size is the longer side of the board's texture in pixels. What New finds wrong
// in a card's art section is left out here.
func NewLayout(game *rules.Game, size int) Layout {
	a, _ := readArt(game)
	return newLayout(game, a, size)
}

func newLayout(game *rules.Game, a art, size int) Layout {
	s := game.Board.Spacing
	l := Layout{
		Spacing: s,
		Board:   boardLayout(game, a),
		Piece:   PieceLayout{Radius: pieceRadius * s, Height: pieceHeight * s},
		Ring:    RingLayout{Inner: ringInner * s, Outer: ringOuter * s, Height: ringHeight * s},
	}
	if a.Pieces.Mesh == marblePiece {
		l.Piece.Marble = true
		l.Piece.Sink = marbleSink * s
		l.Piece.Height = 2*l.Piece.Radius - l.Piece.Sink
	}
	longer := max(l.Board.Width, l.Board.Depth)
	l.ImageWidth = wholeBlocks(float64(size) * l.Board.Width / longer)
	l.ImageHeight = wholeBlocks(float64(size) * l.Board.Depth / longer)
	l.Seats = l.seats(len(game.Tables.Sides))
	l.Trays = l.trays(game)
	return l
}

func boardLayout(game *rules.Game, a art) BoardLayout {
	s := game.Board.Spacing
	b := BoardLayout{Thickness: boardThickness * s}
	if a.Slab == roundSlab {
		reach := 0.0
		for _, p := range game.Board.Points {
			reach = max(reach, math.Hypot(p.X, p.Y))
		}
		b.Round = true
		b.Width = 2 * (reach + roundMargin) * s
		b.Depth = b.Width
		return b
	}
	maxX, maxY := reach(game.Board.Points)
	_, rowsY := reach(bodyPoints(game))
	titled := titledMarginY
	if a.River != nil {
		titled = bareMarginY // the title is in the river
	}
	b.Width = 2 * (maxX + marginX) * s
	b.Depth = 2 * max(maxY+marginY, rowsY+titled) * s
	return b
}

// reach is how far points lie from the middle of the board.
func reach(points []rules.PointTable) (x, y float64) {
	for _, p := range points {
		x, y = max(x, math.Abs(p.X)), max(y, math.Abs(p.Y))
	}
	return x, y
}

// bodyPoints are the points of the lattice or hexagon, without those beside it.
func bodyPoints(game *rules.Game) []rules.PointTable {
	return game.Board.Points[:len(game.Board.Points)-len(game.Tables.Beside)]
}

// wholeBlocks rounds to a multiple of 4, which texture compression wants.
func wholeBlocks(pixels float64) int { return max(4, 4*int(math.Round(pixels/4))) }

// Place is where board coordinates are on the table.
func (l Layout) Place(x, y float64) (tableX, tableY float64) { return x * l.Spacing, y * l.Spacing }

// Pixel is where board coordinates are in the board's texture, from its top left corner: what whoever lays something over
// the texture can rely on.
func (l Layout) Pixel(x, y float64) (px, py float64) {
	x, y = l.Place(x, y)
	return (x/l.Board.Width + 0.5) * float64(l.ImageWidth), (0.5 - y/l.Board.Depth) * float64(l.ImageHeight)
}
