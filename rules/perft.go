package rules

// Perft counts the legal sequences of exactly depth moves from a position. Repetition is not applied, and a
// game that is over has no continuation.
func (p *Position) Perft(depth int) uint64 {
	if depth == 0 {
		return 1
	}
	s := p.state
	s.board = append([]uint8(nil), p.state.board...)
	w := perft{engine: &p.game.engine, moves: make([][]Move, depth)}
	return w.count(&s, depth)
}

// perft keeps one list of moves a ply, so that counting allocates nothing once these have grown.
type perft struct {
	engine *engine
	moves  [][]Move
}

func (w *perft) count(s *state, depth int) uint64 {
	if s.ended != playing {
		return 0
	}
	moves := w.engine.appendMoves(w.moves[depth-1][:0], s)
	w.moves[depth-1] = moves
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

// Divided is a move and the perft count behind it.
type Divided struct {
	Move  Move
	Nodes uint64
}

// Divide splits Perft(depth), depth 1 or more, by first move.
func (p *Position) Divide(depth int) []Divided {
	var list []Divided
	for _, m := range p.Moves() {
		s := p.state
		s.board = append([]uint8(nil), p.state.board...)
		p.game.engine.make(&s, m)
		nodes := uint64(1)
		if depth > 1 {
			w := perft{engine: &p.game.engine, moves: make([][]Move, depth-1)}
			nodes = w.count(&s, depth-1)
		}
		list = append(list, Divided{m, nodes})
	}
	return list
}
