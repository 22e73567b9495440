package rules

// The ways in which a card can let a game end: Ending.When and Outcome.Reason.
const (
	TokenInZone  = "token-in-zone" // the token is carried into a zone
	PieceInZone  = "piece-in-zone" // a piece enters a zone
	NoneLeft     = "none-left"     // a side has none of some kinds left
	DeadMaterial = "dead-material" // no side has any of some kinds left
	NoMove       = "no-move"       // the side to move has no legal move
	Checkmate    = "checkmate"     // the same, with its royal piece attacked
	Stalemate    = "stalemate"     // the same, with its royal piece not attacked
	Repetition   = "repetition"    // a position occurs too often
)

// What an ending can bring for the side that it happens to: Ending.Result.
const (
	Win          = "win"
	Lose         = "lose"
	Draw         = "draw"
	MostCaptures = "most-captures"
)

// Outcome is how a game stands or ended.
type Outcome struct {
	// Over tells whether the game has ended.
	Over bool
	// Winner is the number of the winning side, 0 for a draw.
	Winner int
	// Shared are the sides that share a draw when others have lost, as a set: bit n is side n. 0 means all.
	Shared uint8
	// Reason is the ending's name on the card, for example token-in-zone.
	Reason string
}

// Shares tells whether a side has its part in a draw.
func (o Outcome) Shares(side int) bool {
	return o.Over && o.Winner == 0 && (o.Shared == 0 || o.Shared>>side&1 == 1)
}

// Outcome tells whether the game is over in this position, who won and why.
func (p *Position) Outcome() Outcome { return p.outcome }

// judge works out the outcome of a position that has just arisen.
func (p *Position) judge() Outcome {
	e := &p.game.engine
	switch {
	case p.state.ended != playing:
		return Outcome{Over: true, Winner: int(p.state.winner), Reason: endingNames[p.state.ended]}
	case !p.canMove():
		return p.stuck()
	case e.endings.repeats > 0 && p.past.occurrences(p.past.key) >= e.endings.repeats:
		return Outcome{Over: true, Winner: int(winnerOf(e.endings.repetition, p.state.side)), Reason: Repetition}
	}
	return Outcome{}
}

// canMove tells whether the side to move has a legal move.
func (p *Position) canMove() bool {
	if p.game.engine.hops {
		return p.game.engine.canHop(&p.state)
	}
	return len(p.steps()) > 0
}

// stuck is the outcome when the side to move has no legal move. A card without an ending for that lets the
// game stand as it is.
func (p *Position) stuck() Outcome {
	x := &p.game.engine.endings
	switch {
	case x.noMove == MostCaptures:
		return p.mostCaptures()
	case x.noMove != "":
		return Outcome{Over: true, Winner: int(winnerOf(x.noMove, p.state.side)), Reason: NoMove}
	case x.checkmate != "" && p.Check():
		return Outcome{Over: true, Winner: int(winnerOf(x.checkmate, p.state.side)), Reason: Checkmate}
	case x.stalemate != "" && !p.Check():
		return Outcome{Over: true, Winner: int(winnerOf(x.stalemate, p.state.side)), Reason: Stalemate}
	}
	return Outcome{}
}

// mostCaptures gives the game to the side that has captured most; several of them share a draw.
func (p *Position) mostCaptures() Outcome {
	o := Outcome{Over: true, Reason: NoMove}
	best, sharers := uint8(0), 0
	for side := 1; side <= p.game.engine.sides; side++ {
		switch score := p.state.scores[side]; {
		case sharers == 0 || score > best:
			best, sharers, o.Winner, o.Shared = score, 1, side, 1<<side
		case score == best:
			sharers++
			o.Shared |= 1 << side
		}
	}
	if sharers == 1 {
		o.Shared = 0
	} else {
		o.Winner = 0
	}
	return o
}

// Check tells whether the royal piece of the side to move is attacked.
func (p *Position) Check() bool {
	k := p.state.royal[min(p.state.side, 2)]
	return k != 0 && p.game.engine.attacked(&p.state, k, 3-p.state.side)
}
