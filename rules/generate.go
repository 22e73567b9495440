package rules

import "math/bits"

// legal appends the legal steps of a state that has not ended, point by point.
func (e *engine) legal(moves []step, s *state) []step {
	first := len(moves)
	for word, set := range s.own[e.owner(s.side)] {
		for ; set != 0; set &= set - 1 {
			moves = e.appendPieceSteps(moves, s, Point(word<<6+bits.TrailingZeros64(set)))
		}
	}
	if k := s.royal[s.side]; k != 0 {
		moves = e.dropExposing(moves, first, s, k)
	}
	return moves
}

// dropExposing takes out the steps that leave the mover's own royal piece, on k, attacked.
func (e *engine) dropExposing(moves []step, first int, s *state, k Point) []step {
	enemy := 3 - s.side
	attacked, sensitive := e.watch(s, k, enemy)
	kept := moves[:first]
	for _, m := range moves[first:] {
		from, to := m.from(), m.to()
		if (attacked || from == k || sensitive.has(from) || sensitive.has(to)) && e.exposes(s, m, k, enemy) {
			continue
		}
		kept = append(kept, m)
	}
	return kept
}

// exposes tells whether a step leaves the mover's own royal piece, on k, attacked. A card with royal pieces
// has no encounters but those that the attacker wins.
func (e *engine) exposes(s *state, m step, k Point, enemy uint8) bool {
	from, to := m.from(), m.to()
	piece, defender := s.board[from], s.board[to]
	s.board[from], s.board[to] = 0, piece
	if from == k {
		k = to
	}
	exposed := e.attacked(s, k, enemy)
	s.board[from], s.board[to] = piece, defender
	return exposed
}

// appendPieceSteps appends where the piece on a point may go, its royal piece aside. It is one loop because counting
// spends most of its time here.
func (e *engine) appendPieceSteps(moves []step, s *state, from Point) []step {
	piece := s.board[from]
	carrying := s.carried && s.token == from
	code := e.codeOf(piece, carrying, from)
	for i := 0; code[i] != opEnd; {
		op := code[i]
		i++
		switch op {
		case opStep:
			n := i + 1 + int(code[i])
			for i++; i < n; i++ {
				if mayEnter, _ := e.enter(s, piece, carrying, from, Point(code[i])); mayEnter {
					moves = append(moves, makeStep(from, Point(code[i])))
				}
			}
		case opRay, opMove, opCapture:
			for ; code[i] != 0; i++ {
				mayEnter, stops := e.enter(s, piece, carrying, from, Point(code[i]))
				if mayEnter && (op == opRay || (op == opMove) == (s.board[code[i]] == 0)) {
					moves = append(moves, makeStep(from, Point(code[i])))
				}
				if stops {
					break
				}
			}
			i = endOfRay(code, i)
		case opScreen:
			for screened := false; code[i] != 0; i++ {
				mayEnter, stops := e.enter(s, piece, carrying, from, Point(code[i]))
				if s.board[code[i]] == 0 {
					if stops {
						break
					}
					continue
				}
				if screened {
					if mayEnter {
						moves = append(moves, makeStep(from, Point(code[i])))
					}
					break
				}
				screened = true
			}
			i = endOfRay(code, i)
		case opLeap:
			n := i + 3 + int(code[i+2])
			moves = e.appendLeap(moves, s, piece, from, code[i:n])
			i = n
		}
	}
	return moves
}

// appendLeap appends a leap unless a piece that blocks it stands on its way. Carriers do not leap.
func (e *engine) appendLeap(moves []step, s *state, piece uint8, from Point, leap []uint8) []step {
	to, blockers := Point(leap[0]), e.blockers[leap[1]]
	for _, via := range leap[3:] {
		if blockers>>s.board[via]&1 == 1 {
			return moves
		}
	}
	if mayEnter, _ := e.enter(s, piece, false, from, to); mayEnter {
		return append(moves, makeStep(from, to))
	}
	return moves
}

func endOfRay(code []uint8, i int) int {
	for code[i] != 0 {
		i++
	}
	return i + 1
}

// enter tells whether a piece may end its move on a point, and whether a walk stops there.
func (e *engine) enter(s *state, piece uint8, carrying bool, from, to Point) (mayEnter, stops bool) {
	defender := s.board[to]
	if to == e.home && !carrying {
		switch {
		case s.carried && defender == 0:
			return !e.closesHome, e.closesHome
		case s.carried && s.token == to && e.sheltersCarrier:
			return false, true
		case !s.carried && e.carries[piece]:
			return true, true
		}
	}
	if defender == 0 {
		return true, false
	}
	return e.result(piece, defender, from, to) != Barred, true
}
