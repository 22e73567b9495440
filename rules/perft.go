package rules

import "math/bits"

// Perft counts the legal sequences of exactly depth moves from a position, depth 0 or more. Repetition is not applied,
// and a game that is over has no continuation. It runs on one core and can be called for several positions at once.
func (p *Position) Perft(depth int) uint64 {
	if depth == 0 {
		return 1
	}
	s := p.state
	w := newPerft(&p.game.engine, depth)
	return w.count(&s, depth)
}

// perft keeps one list of moves a ply, so that counting allocates nothing.
type perft struct {
	engine *engine
	moves  [][]step
}

// plyMoves is room for the moves of a ply; more would only cost an allocation.
const plyMoves = 256

func newPerft(e *engine, depth int) *perft {
	w := &perft{engine: e, moves: make([][]step, depth+1)}
	for i := range w.moves {
		w.moves[i] = make([]step, 0, plyMoves)
	}
	return w
}

func (w *perft) count(s *state, depth int) uint64 {
	switch {
	case s.ended != playing:
		return 0
	case w.engine.hops:
		return w.countHops(s, depth)
	}
	moves := w.engine.legal(w.moves[depth][:0], s)
	w.moves[depth] = moves
	if depth == 1 {
		return uint64(len(moves))
	}
	var nodes uint64
	for _, m := range moves {
		u := w.engine.make(s, m)
		nodes += w.count(s, depth-1)
		w.engine.undo(s, m, u)
	}
	return nodes
}

// countHops counts chains while it plays them, one hop after the other.
func (w *perft) countHops(s *state, depth int) uint64 {
	var nodes uint64
	for word, set := range s.own[w.engine.owner(s.side)] {
		for ; set != 0; set &= set - 1 {
			from := Point(word<<6 + bits.TrailingZeros64(set))
			piece := s.board[from]
			w.engine.lift(s, from, piece)
			nodes += w.countChain(s, from, piece, depth)
			w.engine.land(s, from, piece)
		}
	}
	return nodes
}

func (w *perft) countChain(s *state, at Point, piece uint8, depth int) uint64 {
	e := w.engine
	var nodes uint64
	for _, ray := range e.hopRays[at] {
		h, ok := e.hopAlong(s, ray)
		if !ok {
			continue
		}
		captured := e.capture(s, h.over)
		if depth == 1 {
			nodes++
		} else {
			nodes += w.countAfter(s, h.to, piece, depth-1)
		}
		nodes += w.countChain(s, h.to, piece, depth)
		e.release(s, h.over, captured)
	}
	return nodes
}

// countAfter counts what follows when a chain stops on a point.
func (w *perft) countAfter(s *state, at Point, piece uint8, depth int) uint64 {
	side := s.side
	w.engine.land(s, at, piece)
	s.side = w.engine.next(side)
	nodes := w.count(s, depth)
	s.side = side
	w.engine.lift(s, at, piece)
	return nodes
}

// Divided is a move and the perft count behind it.
type Divided struct {
	Move  Move
	Nodes uint64
}

// Divide splits Perft(depth), depth 1 or more, by first move, in the order of Moves.
func (p *Position) Divide(depth int) []Divided {
	if p.state.ended != playing {
		return nil
	}
	var list []Divided
	withoutPast := &Position{game: p.game, state: p.state, past: &past{}}
	for _, m := range withoutPast.allMoves() {
		s := p.state
		p.game.engine.play(&s, m)
		nodes := uint64(1)
		if depth > 1 {
			nodes = newPerft(&p.game.engine, depth-1).count(&s, depth-1)
		}
		list = append(list, Divided{m, nodes})
	}
	return list
}
