package rules

import "slices"

// Position is a moment of a game: the pieces, the side to move, the token, and of the past what repetition
// needs. It does not change; Play returns the next one.
type Position struct {
	game    *Game
	state   state
	past    *past
	outcome Outcome
}

// Move is one legal turn.
type Move struct {
	From, To Point
}

// Placed is a piece and the point it stood on.
type Placed struct {
	Piece int
	At    Point
}

// Effects is what a move did.
type Effects struct {
	// Left are the pieces that left the board: the attacker, if it did, then the defender.
	Left []Placed
	// Took tells that the move picked the token up where it lay.
	Took bool
}

// Start is the position in which the game begins.
func (g *Game) Start() *Position {
	board := make([]uint8, len(g.Tables.Points)+1)
	for p, piece := range g.Tables.Start {
		board[p+1] = uint8(piece)
	}
	token := Point(0)
	if g.Tables.Carry != nil {
		token = Point(g.Tables.Carry.Home)
	}
	return g.position(state{board: board, side: uint8(g.Tables.First), token: token})
}

// position completes a state that has no past.
func (g *Game) position(s state) *Position {
	for _, piece := range s.board {
		if g.engine.counted[piece] {
			s.left[g.engine.side[piece]]++
		}
	}
	g.engine.endIfNoneLeft(&s)
	g.engine.endIfHome(&s)
	p := &Position{game: g, state: s}
	p.past = &past{key: s.key()}
	p.judge()
	return p
}

// Game is the game that the position belongs to.
func (p *Position) Game() *Game { return p.game }

// Turn is the number of the side to move.
func (p *Position) Turn() int { return int(p.state.side) }

// At is the number of the piece on a point, 0 for none.
func (p *Position) At(point Point) int { return int(p.state.board[point]) }

// Token is where the token is and whether a piece carries it there; 0 for a game without one.
func (p *Position) Token() (at Point, carried bool) { return p.state.token, p.state.carried }

// Moves are the legal moves; a game that is over has none.
func (p *Position) Moves() []Move {
	if p.outcome.Over {
		return nil
	}
	return p.game.engine.appendMoves(nil, &p.state)
}

// Play returns the position after a move and what the move did. An illegal move is an *IllegalMove.
func (p *Position) Play(m Move) (*Position, Effects, error) {
	if !slices.Contains(p.Moves(), m) {
		return nil, Effects{}, p.explain(m)
	}
	next := &Position{game: p.game, state: p.state}
	next.state.board = slices.Clone(p.state.board)
	u := p.game.engine.make(&next.state, m)

	effects := Effects{Took: !p.state.carried && next.state.carried}
	if u.defender != 0 && u.result != AttackerWins {
		effects.Left = append(effects.Left, Placed{int(u.attacker), m.From})
	}
	if u.defender != 0 && u.result != DefenderWins {
		effects.Left = append(effects.Left, Placed{int(u.defender), m.To})
	}
	next.past = &past{key: next.state.key()}
	if u.defender == 0 {
		next.past.prev = p.past
	}
	next.judge()
	return next, effects, nil
}
