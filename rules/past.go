package rules

// past remembers the positions since the last capture, newest first; only these can come again. Of the move
// that led to each it keeps what perpetual check and chase ask about.
type past struct {
	key  string
	prev *past
	// mover is the side that moved here, 0 for the first position.
	mover uint8
	check bool
	// chased is the set of enemy pieces that the move attacked with the piece that moved: one bit an identity.
	chased uint64
	// plies is how many positions there are before this one.
	plies int
}

// occurrences counts how often a position has been on the board.
func (h *past) occurrences(key string) int {
	n := 0
	for old := h; old != nil; old = old.prev {
		if old.key == key {
			n++
		}
	}
	return n
}

// next is the past after a move; an irreversible one begins it anew.
func (p *Position) next(m step, after *state, irreversible bool) *past {
	e := &p.game.engine
	h := &past{key: e.key(after), mover: p.state.side}
	if !irreversible {
		h.prev, h.plies = p.past, p.past.plies+1
	}
	if e.perpetualCheck > 0 {
		h.check = e.attacked(after, after.royal[after.side], p.state.side)
	}
	if e.perpetualChase > 0 {
		h.chased = p.chased(m, after)
	}
	return h
}

// chased is the set of enemy pieces, royal ones aside, that the piece that has just moved could capture by a
// legal move.
func (p *Position) chased(m step, after *state) uint64 {
	e := &p.game.engine
	s := *after
	s.side = p.state.side
	var buffer [plyMoves]step
	moves := e.appendPieceSteps(buffer[:0], &s, m.to())
	if k := s.royal[s.side]; k != 0 {
		moves = e.dropExposing(moves, 0, &s, k)
	}
	var set uint64
	for _, capture := range moves {
		if victim := s.board[capture.to()]; victim != 0 && !e.royal[victim] {
			set |= 1 << p.identities[capture.to()]
		}
	}
	return set
}

// The ways of repeating that a card can forbid.
const (
	byCheck = "check"
	byChase = "chase"
)

// soonestRepetition is how many moves come at least before the one that brings a position back: both sides go
// and return.
const soonestRepetition = 3

// perpetual tells whether a step is forbidden because it would repeat a position by perpetual check or chase.
func (p *Position) perpetual(m step) bool { return p.perpetualBy(m) != "" }

// perpetualBy says by what a step would repeat a position once too often: check, chase, or "" for neither.
func (p *Position) perpetualBy(m step) string {
	e := &p.game.engine
	if e.perpetualCheck == 0 && e.perpetualChase == 0 || p.past.plies < soonestRepetition || p.state.board[m.to()] != 0 {
		return ""
	}
	after := p.state
	e.make(&after, m)
	h := p.next(m, &after, false)
	n := h.occurrences(h.key)
	check, chased := h.since(n, p.state.side)
	switch {
	case e.perpetualCheck > 0 && n >= e.perpetualCheck && check:
		return byCheck
	case e.perpetualChase > 0 && n >= e.perpetualChase && chased != 0:
		return byChase
	}
	return ""
}

// since looks at a side's moves since the first of n occurrences of the newest position: whether all gave
// check, and which enemy pieces all attacked.
func (h *past) since(n int, side uint8) (check bool, chased uint64) {
	check, chased = true, ^uint64(0)
	seen := 0
	for old := h; old != nil; old = old.prev {
		if old.key == h.key {
			seen++
		}
		if seen == n {
			break // the first occurrence itself: only what came after it counts
		}
		if old.mover == side {
			check = check && old.check
			chased &= old.chased
		}
	}
	return check, chased
}
