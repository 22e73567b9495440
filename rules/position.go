package rules

import "slices"

// Position is a moment of a game: the pieces, the side to move, the token, the captures, and of the past what
// repetition needs. It does not change; Play returns the next one.
type Position struct {
	game    *Game
	state   state
	past    *past
	last    Move
	outcome Outcome
	// identities tells pieces of a kind apart, by point. Only a chase asks.
	identities *[maxPoints + 1]uint8
}

// Move is one turn: from a point to another. Moves can be compared with ==.
type Move struct {
	From, To Point
	// Via are the points that a chain of hops visits between them, a byte each: the point's number.
	Via string
}

// Path lists all points that the move visits.
func (m Move) Path() []Point {
	path := []Point{m.From}
	for i := range len(m.Via) {
		path = append(path, Point(m.Via[i]))
	}
	return append(path, m.To)
}

// Placed is a piece and the point it stood on.
type Placed struct {
	Piece int
	At    Point
}

// Effects is what a move did.
type Effects struct {
	// Left are the pieces that left the board: the attacker, if it did, then the defender; of a chain, what
	// it captured, in order.
	Left []Placed
	// Took tells that the move picked the token up where it lay.
	Took bool
}

// Start is the position in which the game begins.
func (g *Game) Start() *Position {
	s := state{side: uint8(g.Tables.First)}
	if g.Tables.Carry != nil {
		s.token = Point(g.Tables.Carry.Home)
	}
	for p, piece := range g.Tables.Start {
		if piece != 0 {
			g.engine.put(&s, Point(p+1), uint8(piece))
		}
	}
	return g.position(s)
}

// position completes a state that has no past.
func (g *Game) position(s state) *Position {
	e := &g.engine
	for p := Point(1); int(p) <= e.points && s.ended == playing; p++ {
		e.endByArrival(&s, p)
	}
	if s.ended == playing {
		e.endByCapture(&s)
	}
	p := &Position{game: g, state: s, past: &past{key: e.key(&s)}}
	if e.perpetualChase > 0 {
		p.identities = identify(&s)
	}
	p.outcome = p.judge()
	return p
}

// identify numbers the pieces by where they stand.
func identify(s *state) *[maxPoints + 1]uint8 {
	var ids [maxPoints + 1]uint8
	n := uint8(0)
	for p, piece := range s.board {
		if piece != 0 {
			ids[p] = n % 64
			n++
		}
	}
	return &ids
}

// Game is the game that the position belongs to.
func (p *Position) Game() *Game { return p.game }

// Turn is the number of the side to move.
func (p *Position) Turn() int { return int(p.state.side) }

// At is the number of the piece on a point, 0 for none.
func (p *Position) At(point Point) int { return int(p.state.board[point]) }

// Last is the move that led to the position, the zero Move when it was set up.
func (p *Position) Last() Move { return p.last }

// Token is where the token is and whether a piece carries it there; 0 for a game without one.
func (p *Position) Token() (at Point, carried bool) { return p.state.token, p.state.carried }

// Score is how many pieces a side has captured, in a game that counts them.
func (p *Position) Score(side int) int { return int(p.state.scores[side]) }

// Moves are the legal moves; a game that is over has none.
func (p *Position) Moves() []Move {
	if p.outcome.Over {
		return nil
	}
	return p.allMoves()
}

// allMoves are the moves regardless of how the game stands.
func (p *Position) allMoves() []Move {
	e := &p.game.engine
	var moves []Move
	if e.hops {
		s := p.state
		for from := range s.board[:e.points+1] {
			if s.board[from] != 0 {
				moves = e.appendChains(moves, &s, Point(from))
			}
		}
		return moves
	}
	for _, m := range p.steps() {
		moves = append(moves, Move{From: m.from(), To: m.to()})
	}
	return moves
}

// steps are the legal steps, those forbidden as perpetual left out.
func (p *Position) steps() []step {
	s := p.state
	steps := p.game.engine.legal(make([]step, 0, 64), &s)
	return slices.DeleteFunc(steps, p.perpetual)
}

// play plays a legal move on a state and returns what left the board.
func (e *engine) play(s *state, m Move) []Placed {
	if e.hops {
		return e.playChain(s, m)
	}
	u := e.make(s, makeStep(m.From, m.To))
	var left []Placed
	if u.defender != 0 && u.result != AttackerWins {
		left = append(left, Placed{int(u.attacker), m.From})
	}
	if u.defender != 0 && u.result != DefenderWins {
		left = append(left, Placed{int(u.defender), m.To})
	}
	return left
}

// Play returns the position after a move and what the move did. An illegal move is an *IllegalMove.
func (p *Position) Play(m Move) (*Position, Effects, error) {
	if !p.legal(m) {
		return nil, Effects{}, p.explain(m)
	}
	next := &Position{game: p.game, state: p.state, last: m, identities: p.identities}
	left := p.game.engine.play(&next.state, m)
	effects := Effects{Left: left, Took: !p.state.carried && next.state.carried}
	next.past = p.next(makeStep(m.From, m.To), &next.state, len(left) > 0)
	if p.identities != nil {
		ids := *p.identities
		ids[m.To] = ids[m.From]
		next.identities = &ids
	}
	next.outcome = next.judge()
	return next, effects, nil
}

// legal tells whether a move is. A chain is followed hop by hop, since there may be very many of them.
func (p *Position) legal(m Move) bool {
	if p.outcome.Over || m.From == 0 || m.To == 0 {
		return false
	}
	if !p.game.engine.hops {
		return m.Via == "" && slices.Contains(p.steps(), makeStep(m.From, m.To))
	}
	_, broken := p.brokenHop(m)
	return p.state.board[m.From] != 0 && !broken
}
