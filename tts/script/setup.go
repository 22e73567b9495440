package script

import (
	"math"

	"menagerie/rules"
)

// Setup says where a mod's objects are: what the rules do not know and the script needs, in whatever language.
// Positions are world coordinates in table units, rotations degrees about the y axis. It is written into the bundle as
// the data module menagerie.setup; what stands for number n is element n of its Lua array.
type Setup struct {
	Card string `json:"card"`
	// Seats are the player colours, by side.
	Seats []string `json:"seats"`
	// Board is the memo of the board, which lies in the middle of the table at Height, turned as the first side's
	// pieces are.
	Board string `json:"board"`
	// Height is the y of a piece that stands on the board.
	Height float64 `json:"height"`
	// Spacing is the distance between orthogonal neighbours.
	Spacing float64 `json:"spacing"`
	// Catch is how far from a point a piece may be dropped and still be meant for it, commonly 0.35 of the spacing.
	Catch float64 `json:"catch"`
	// Points are the points of the board, by number.
	Points []Spot `json:"points"`
	// Pieces are all pieces of the game, side by side.
	Pieces []PieceSetup `json:"pieces"`
	// Trays are, where the pieces are shared, the places of what each side has captured, by side and in the
	// order of the captures.
	Trays [][]Place `json:"trays,omitempty"`
	// Token is the token of the game, nil when it has none.
	Token *TokenSetup `json:"token,omitempty"`
	// Facing is the rotation of a side's pieces, by side.
	Facing []float64 `json:"facing"`
}

// Nearest is the point nearest to a place, and how far it is from there.
func (s *Setup) Nearest(x, z float64) (point rules.Point, distance float64) {
	distance = math.Inf(1)
	for i, spot := range s.Points {
		if d := math.Hypot(x-spot.X, z-spot.Z); d < distance {
			point, distance = rules.Point(i+1), d
		}
	}
	return point, distance
}

// Spot is a place on the board, seen from above.
type Spot struct {
	X float64 `json:"x"`
	Z float64 `json:"z"`
}

// Place is a place at the table.
type Place struct {
	X float64 `json:"x"`
	Y float64 `json:"y"`
	Z float64 `json:"z"`
}

// PieceSetup is one object that is a piece.
type PieceSetup struct {
	// ID is unique in the game and stable over versions, for example red-rat.
	ID string `json:"id"`
	// Memo marks the piece's object, for example menagerie/capture-the-fruit/red-rat.
	Memo string `json:"memo"`
	// Piece is the piece's number in the tables: its side and kind.
	Piece int `json:"piece"`
	// Point is where it starts.
	Point int `json:"point"`
	// Tray is where it lies when it has left the board. Slots of different pieces are apart.
	// It means nothing where the pieces are shared; see Trays.
	Tray Place `json:"tray"`
}

// TokenSetup is the object that is carried.
type TokenSetup struct {
	ID   string `json:"id"`
	Memo string `json:"memo"`
	// Rest and Lift are its y when it lies on the board and when a piece carries it.
	Rest float64 `json:"rest"`
	Lift float64 `json:"lift"`
}
