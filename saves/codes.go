package saves

// NotASave is the code of what is no save: neither JSON nor BSON, or that of something else. What lint finds in any
// save has the codes of its rules.
const NotASave = "not-a-save"

// The codes of findings about the save of a card's game.
const (
	CardUnknown  = "card-unknown"  // no card of that name is at hand
	CardMismatch = "card-mismatch" // not the card that was insisted on, or another one of its name

	ScriptChanged = "script-changed" // script or panel are not those that this tool builds for the card
	ObjectChanged = "object-changed" // an object is not as it was built: its type, look or scale, or how it lies

	BoardMissing   = "board-missing"
	BoardMoved     = "board-moved" // the points are no longer where the script has them
	PieceMissing   = "piece-missing"
	PieceExtra     = "piece-extra" // an object with one of our memos that the card does not have
	PieceDuplicate = "piece-duplicate"
	PieceOffPoint  = "piece-off-point" // on no point, though it belongs on one or lies on the board
	PieceForbidden = "piece-forbidden" // on a point where its kind may not stand
	PieceHeld      = "piece-held"      // in the air, held or on its way
	PointShared    = "point-shared"    // two pieces on one point
	CarryDetached  = "carry-detached"  // the token is neither home nor with its carrier
	CarryIllegal   = "carry-illegal"   // the token is with a piece that cannot carry it

	StateMissing       = "state-missing"       // pieces have moved, but the script kept no state
	StateInvalid       = "state-invalid"       // the state cannot be read, or contradicts itself
	StateMismatch      = "state-mismatch"      // a piece is not where the state has it
	HistoryIllegal     = "history-illegal"     // a move that the rules do not allow
	HistoryPartial     = "history-partial"     // the history does not begin at the card's start
	TurnMismatch       = "turn-mismatch"       // not the side that is to move
	OutcomeMismatch    = "outcome-mismatch"    // not how the game stands or ended
	PositionImpossible = "position-impossible" // no game can bring it about
	RulesOff           = "rules-off"           // the table does not enforce the rules
)
