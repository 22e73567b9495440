package rules

// A chain of hops is one move: a piece hops over another to the empty point as far beyond it as it was before
// it, captures what it hopped over, and may go on. While it is under way its point of departure is empty.

// hop is one hop of a chain.
type hop struct{ over, to Point }

// eachHop calls f for each hop from a point, in the order of the tables, until f is false.
func (e *engine) eachHop(s *state, from Point, f func(hop) bool) {
	for _, ray := range e.hopRays[from] {
		if h, ok := e.hopAlong(s, ray); ok && !f(h) {
			return
		}
	}
}

// hopAlong finds the hop along a ray: over its first piece, with nothing else between.
func (e *engine) hopAlong(s *state, ray []Point) (h hop, ok bool) {
	for i, p := range ray {
		if e.hopReach > 0 && i >= e.hopReach || 2*i+1 >= len(ray) {
			return hop{}, false
		}
		if s.board[p] == 0 {
			continue
		}
		for _, q := range ray[i+1 : 2*i+2] {
			if s.board[q] != 0 {
				return hop{}, false
			}
		}
		return hop{over: p, to: ray[2*i+1]}, true
	}
	return hop{}, false
}

// capture takes a piece that was hopped over; release puts it back.
func (e *engine) capture(s *state, over Point) (piece uint8) {
	piece = s.board[over]
	e.lift(s, over, piece)
	s.scores[s.side]++
	return piece
}

func (e *engine) release(s *state, over Point, piece uint8) {
	e.land(s, over, piece)
	s.scores[s.side]--
}

// canHop tells whether the side to move has any hop.
func (e *engine) canHop(s *state) bool {
	found := false
	for p := Point(1); int(p) <= e.points && !found; p++ {
		if s.board[p] != 0 {
			e.eachHop(s, p, func(hop) bool { found = true; return false })
		}
	}
	return found
}

// appendChains appends every chain of the piece on a point, each with all points that it visits.
func (e *engine) appendChains(moves []Move, s *state, from Point) []Move {
	piece := s.board[from]
	e.lift(s, from, piece)
	moves = e.extendChain(moves, s, from, from, "")
	e.land(s, from, piece)
	return moves
}

func (e *engine) extendChain(moves []Move, s *state, start, at Point, via string) []Move {
	e.eachHop(s, at, func(h hop) bool {
		moves = append(moves, Move{From: start, To: h.to, Via: via})
		piece := e.capture(s, h.over)
		moves = e.extendChain(moves, s, start, h.to, via+string([]byte{byte(h.to)}))
		e.release(s, h.over, piece)
		return true
	})
	return moves
}

// hopTo finds the hop of a chain from one point to another.
func (e *engine) hopTo(s *state, from, to Point) (h hop, ok bool) {
	e.eachHop(s, from, func(candidate hop) bool {
		if candidate.to == to {
			h, ok = candidate, true
		}
		return !ok
	})
	return h, ok
}

// playChain plays a legal chain and returns the points of what it captured with the pieces.
func (e *engine) playChain(s *state, m Move) []Placed {
	piece := s.board[m.From]
	e.lift(s, m.From, piece)
	var captured []Placed
	at := m.From
	for _, to := range m.Path()[1:] {
		h, ok := e.hopTo(s, at, to)
		if !ok {
			break
		}
		captured = append(captured, Placed{Piece: int(e.capture(s, h.over)), At: h.over})
		at = to
	}
	e.land(s, at, piece)
	s.side = e.next(s.side)
	return captured
}
