package saves

import (
	"fmt"
	"slices"

	"menagerie/rules"
)

// pieceName is how messages name a piece, for example "Black 鼠1 Rat".
func (j *judge) pieceName(piece int) string { return j.words.Piece(piece) }

func (j *judge) pieceOrNone(piece int) string {
	if piece == 0 {
		return "nothing"
	}
	return j.pieceName(piece)
}

// idName names a piece by its id.
func (j *judge) idName(id string) string {
	for _, p := range j.setup.Pieces {
		if p.ID == id {
			return j.pieceName(p.Piece)
		}
	}
	return id
}

// tokenName is what the card calls its token.
func (j *judge) tokenName() string { return j.words.Token() }

// sideName is a side's name, "" for side 0.
func (j *judge) sideName(side int) string {
	if side == 0 {
		return ""
	}
	return j.game.Tables.Sides[side-1].Name
}

// sideNamed is the inverse of sideName, 0 for a name that no side has.
func (j *judge) sideNamed(name string) int {
	return 1 + slices.IndexFunc(j.game.Tables.Sides, func(s rules.SideTable) bool { return s.Name == name })
}

// titleOf is what players call a side, "" for side 0.
func (j *judge) titleOf(side int) string {
	if side == 0 {
		return ""
	}
	return j.words.Side(side)
}

// quoted is a text out of a save, cut where it gets long.
func quoted(text string) string { return fmt.Sprintf("%.60q", text) }
