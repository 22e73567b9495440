package rules

// state is a position without its past: what perft makes and undoes moves on.
type state struct {
	board   [maxPoints + 1]uint8 // the piece on each point
	own     [3]pointSet          // the points on which each side's pieces stand
	side    uint8                // to move
	token   Point                // where the token is, 0 without one
	carried bool
	royal   [3]Point // of each side, 0 for none
	// left[side] is how many pieces a none-left ending still counts, strong how many keep the material alive.
	left   [3]int16
	strong int16
	scores [maxSides + 1]uint8
	// ended and winner are set by the move that ended the game; winner 0 is a draw.
	ended  ending
	winner uint8
}

// step is a move as the engine handles it: from in the upper byte, to in the lower. Chains of hops have a
// form of their own; see hop.go.
type step uint16

func makeStep(from, to Point) step { return step(from)<<8 | step(to) }

func (m step) from() Point { return Point(m >> 8) }

func (m step) to() Point { return Point(m) }

// undo is what a step changed.
type undo struct {
	attacker, defender uint8
	side               uint8
	token              Point
	carried            bool
	result             Result
}

// put places a piece when a state is set up.
func (e *engine) put(s *state, p Point, piece uint8) {
	side := e.side[piece]
	s.board[p] = piece
	s.own[side].add(p)
	if e.royal[piece] {
		s.royal[side] = p
	}
	if e.endings.counted[piece] {
		s.left[side]++
	}
	if e.endings.strong[piece] {
		s.strong++
	}
}

// make plays a step that the generator gave.
func (e *engine) make(s *state, m step) undo {
	from, to := m.from(), m.to()
	piece, defender := s.board[from], s.board[to]
	u := undo{attacker: piece, defender: defender, side: s.side, token: s.token, carried: s.carried, result: AttackerWins}
	if defender != 0 {
		u.result = e.result(piece, defender, from, to)
	}
	e.lift(s, from, piece)
	if defender != 0 && u.result != DefenderWins {
		e.lift(s, to, defender)
	}
	if u.result == AttackerWins {
		e.land(s, to, piece)
	}
	if e.home != 0 {
		e.moveToken(s, m, u)
	}
	if defender != 0 {
		e.count(s, u, -1)
		e.endByCapture(s)
	}
	e.endByArrival(s, to)
	s.side = e.next(s.side)
	return u
}

// undo takes back the step that make returned u for.
func (e *engine) undo(s *state, m step, u undo) {
	from, to := m.from(), m.to()
	if u.result == AttackerWins {
		e.lift(s, to, u.attacker)
	}
	if u.defender != 0 {
		if u.result != DefenderWins {
			e.land(s, to, u.defender)
		}
		e.count(s, u, +1)
	}
	e.land(s, from, u.attacker)
	s.token, s.carried = u.token, u.carried
	s.ended, s.winner = playing, 0
	s.side = u.side
}

func (e *engine) lift(s *state, p Point, piece uint8) {
	s.board[p] = 0
	s.own[e.side[piece]].remove(p)
}

func (e *engine) land(s *state, p Point, piece uint8) {
	s.board[p] = piece
	s.own[e.side[piece]].add(p)
	if e.royal[piece] {
		s.royal[e.side[piece]] = p
	}
}

// moveToken says where the token is after a move: with the winner of an encounter, home when both left,
// and with whoever enters the point where it lies.
func (e *engine) moveToken(s *state, m step, u undo) {
	switch {
	case s.carried && (s.token == m.from() || s.token == m.to()):
		s.token = m.to()
		if u.result == BothLeave {
			s.token, s.carried = e.home, false
		}
	case !s.carried && m.to() == s.token && e.carries[u.attacker]:
		s.carried = true
	}
}

// count adds or takes away what left the board in an encounter.
func (e *engine) count(s *state, u undo, n int16) {
	if u.result != AttackerWins {
		e.countPiece(s, u.attacker, n)
	}
	if u.result != DefenderWins {
		e.countPiece(s, u.defender, n)
	}
}

func (e *engine) countPiece(s *state, piece uint8, n int16) {
	if e.endings.counted[piece] {
		s.left[e.side[piece]] += n
	}
	if e.endings.strong[piece] {
		s.strong += n
	}
}

// key identifies what repetition compares: the pieces, the side to move and the token.
func (e *engine) key(s *state) string {
	text := append([]byte{s.side, byte(s.token), 0}, s.board[1:e.points+1]...)
	if s.carried {
		text[2] = 1
	}
	return string(text)
}
