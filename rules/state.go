package rules

// state is a position without its past: what perft makes and undoes moves on.
type state struct {
	board   []uint8 // the piece on each point, index 0 unused
	side    uint8   // to move
	token   Point   // where the token is, 0 without one
	carried bool
	// left[side] is how many pieces a none-left ending still counts.
	left [3]int16
	// winner and ended are set by the move that ended the game; winner 0 is a draw.
	ended  ending
	winner uint8
}

// ending is why a game is over.
type ending uint8

const (
	playing ending = iota
	endedByToken
	endedByNoneLeft
	endedByNoMove
	endedByRepetition
)

// undo is what a move changed.
type undo struct {
	attacker, defender uint8
	token              Point
	carried            bool
	result             Result
}

// appendMoves appends the legal moves of a state that has not ended, in the order of the tables.
func (e *engine) appendMoves(moves []Move, s *state) []Move {
	for from := Point(1); int(from) <= e.points; from++ {
		if piece := s.board[from]; piece != 0 && e.side[piece] == s.side {
			moves = e.appendPieceMoves(moves, s, from)
		}
	}
	return moves
}

func (e *engine) appendPieceMoves(moves []Move, s *state, from Point) []Move {
	piece := s.board[from]
	carrying := s.carried && s.token == from
	rays := e.raysOf(piece, carrying, from)
	for i := 0; rays[i] != 0; i++ {
		for ; rays[i] != 0; i++ {
			to := rays[i]
			mayEnter, stops := e.enter(s, piece, carrying, to)
			if mayEnter {
				moves = append(moves, Move{From: from, To: to})
			}
			if stops {
				break
			}
		}
		for rays[i] != 0 {
			i++
		}
	}
	return moves
}

// enter tells whether a walking piece may end its move on a point, and whether its walk stops there.
func (e *engine) enter(s *state, piece uint8, carrying bool, to Point) (mayEnter, stops bool) {
	defender := s.board[to]
	if to == e.home && !carrying {
		switch {
		case s.carried && defender == 0:
			return !e.closes, e.closes
		case s.carried && s.token == to && e.shelter:
			return false, true
		case !s.carried && e.carries[piece]:
			return true, true
		}
	}
	if defender == 0 {
		return true, false
	}
	return e.results[piece][defender] != Barred, true
}

// make plays a move that appendMoves gave.
func (e *engine) make(s *state, m Move) undo {
	piece, defender := s.board[m.From], s.board[m.To]
	u := undo{attacker: piece, defender: defender, token: s.token, carried: s.carried, result: AttackerWins}
	if defender != 0 {
		u.result = e.results[piece][defender]
	}
	s.board[m.From] = 0
	switch u.result {
	case AttackerWins:
		s.board[m.To] = piece
	case BothLeave:
		s.board[m.To] = 0
	}
	e.moveToken(s, m, u)
	if defender != 0 {
		e.count(s, u, -1)
		e.endIfNoneLeft(s)
	}
	e.endIfHome(s)
	s.side = 3 - s.side
	return u
}

// moveToken says where the token is after a move: with the winner of an encounter, home when both left,
// and with whoever enters the point where it lies.
func (e *engine) moveToken(s *state, m Move, u undo) {
	switch {
	case e.home == 0:
	case s.carried && (s.token == m.From || s.token == m.To):
		s.token = m.To
		if u.result == BothLeave {
			s.token, s.carried = e.home, false
		}
	case !s.carried && m.To == s.token && e.carries[u.attacker]:
		s.carried = true
	}
}

// count adds or takes away what left the board in an encounter.
func (e *engine) count(s *state, u undo, n int16) {
	if u.result != AttackerWins && e.counted[u.attacker] {
		s.left[e.side[u.attacker]] += n
	}
	if u.result != DefenderWins && e.counted[u.defender] {
		s.left[e.side[u.defender]] += n
	}
}

func (e *engine) endIfNoneLeft(s *state) {
	if e.noneLeft == "" || s.left[1] > 0 && s.left[2] > 0 {
		return
	}
	s.ended = endedByNoneLeft
	switch {
	case s.left[1] > 0:
		s.winner = winnerOf(e.noneLeft, 2)
	case s.left[2] > 0:
		s.winner = winnerOf(e.noneLeft, 1)
	}
}

func (e *engine) endIfHome(s *state) {
	if !s.carried {
		return
	}
	if side := e.side[s.board[s.token]]; e.goal[side][s.token] {
		s.ended, s.winner = endedByToken, winnerOf(e.tokenHome, side)
	}
}

// undo takes back the move that make returned u for.
func (e *engine) undo(s *state, m Move, u undo) {
	s.board[m.From], s.board[m.To] = u.attacker, u.defender
	s.token, s.carried = u.token, u.carried
	if u.defender != 0 {
		e.count(s, u, +1)
	}
	s.ended, s.winner = playing, 0
	s.side = 3 - s.side
}
