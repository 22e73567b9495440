package saves

import (
	"slices"
	"strings"

	"menagerie/rules"
)

// pieceName is how messages name a piece: side, face and kind, for example "black 鼠1 (Rat)".
func (j *judge) pieceName(piece int) string {
	kind := j.game.Tables.Kinds[j.game.Tables.Pieces[piece-1].Kind-1].Name
	if name := j.game.Card.Words["en"].Names[kind]; name != "" {
		kind = name
	}
	return j.game.PieceName(piece) + " (" + kind + ")"
}

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
func (j *judge) tokenName() string {
	if name := j.game.Card.Words["en"].Names[j.setup.Token.ID]; name != "" {
		return name
	}
	return j.setup.Token.ID
}

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

// String is the outcome in words, for example "red wins: token-in-zone".
func (o *Outcome) String() string {
	if o.Winner == "" {
		return "a draw: " + o.Reason
	}
	return o.Winner + " wins: " + o.Reason
}

// reasons say why a move is illegal; {piece} is the piece that moves, {point} the point that the reason is about.
var reasons = map[rules.Reason]string{
	rules.GameOver:         "the game was over",
	rules.NoPiece:          "nothing stood on {point}",
	rules.NotYourTurn:      "{piece} on {point} was not on the side to move",
	rules.StaysPut:         "{piece} would have stayed where it was",
	rules.NoLine:           "no line that {piece} moves along leads there",
	rules.TooFar:           "{piece} does not go that far",
	rules.MayNotEnter:      "{piece} may not enter {point}",
	rules.Blocked:          "a piece on {point} stood in the way of {piece}",
	rules.TokenStops:       "{piece} could not pass what lay on {point}",
	rules.HomeClosed:       "{point} was closed to {piece}, which was not the carrier",
	rules.OwnPiece:         "{piece} could not take a piece of its own side on {point}",
	rules.CannotAttack:     "{piece} cannot attack what stood on {point}",
	rules.CarrierSheltered: "the carrier on {point} could not be attacked",
}

func reasonInWords(reason rules.Reason, piece, point string) string {
	return strings.NewReplacer("{piece}", piece, "{point}", point).Replace(reasons[reason])
}
