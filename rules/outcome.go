package rules

// The ways in which a card can let a game end, and what they can bring.
const (
	TokenInZone = "token-in-zone" // the token is carried into a zone
	NoneLeft    = "none-left"     // a side has none of some kinds left
	NoMove      = "no-move"       // the side to move has no legal move
	Repetition  = "repetition"    // a position occurs too often

	Win  = "win"
	Lose = "lose"
	Draw = "draw"
)

// Outcome is how a game stands or ended.
type Outcome struct {
	// Over tells whether the game has ended.
	Over bool
	// Winner is the number of the winning side, 0 for a draw.
	Winner int
	// Reason is the ending's name on the card, for example token-in-zone.
	Reason string
}

var endingNames = map[ending]string{
	endedByToken:      TokenInZone,
	endedByNoneLeft:   NoneLeft,
	endedByNoMove:     NoMove,
	endedByRepetition: Repetition,
}

func outcome(e ending, winner uint8) Outcome {
	return Outcome{Over: e != playing, Winner: int(winner), Reason: endingNames[e]}
}

// Outcome tells whether the game is over in this position, who won and why.
func (p *Position) Outcome() Outcome { return p.outcome }

// judge works out the outcome of a position that has just arisen.
func (p *Position) judge() {
	e := &p.game.engine
	switch {
	case p.state.ended != playing:
		p.outcome = outcome(p.state.ended, p.state.winner)
	case e.noMove != "" && len(e.appendMoves(nil, &p.state)) == 0:
		p.outcome = outcome(endedByNoMove, winnerOf(e.noMove, p.state.side))
	case e.repeats > 0 && p.past.occurrences() >= e.repeats:
		p.outcome = outcome(endedByRepetition, winnerOf(e.repetition, p.state.side))
	default:
		p.outcome = Outcome{}
	}
}

// past remembers the positions since the last encounter, newest first; only these can come again.
type past struct {
	key  string
	prev *past
}

// occurrences counts how often the newest position has been on the board.
func (h *past) occurrences() int {
	n := 0
	for old := h; old != nil; old = old.prev {
		if old.key == h.key {
			n++
		}
	}
	return n
}

// key identifies what repetition compares: the pieces, the side to move and the token.
func (s *state) key() string {
	text := append([]byte{s.side, byte(s.token), 0}, s.board...)
	if s.carried {
		text[2] = 1
	}
	return string(text)
}
