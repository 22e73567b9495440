package rules

import "slices"

// reachable are the points that the piece of each point of the start can ever get to, by any moves of its own:
// alone, and while it carries the token. Other pieces are thought away, so it errs on the side of more.
type reachable struct {
	alone, carrying []pointSet // by the point where the piece starts
}

func (e *engine) unfoldReachable(t *Tables) {
	e.reachable = reachable{make([]pointSet, e.points+1), make([]pointSet, e.points+1)}
	for p, piece := range t.Start {
		if piece == 0 {
			continue
		}
		var start pointSet
		start.add(Point(p + 1))
		r := &e.reachable
		r.alone[p+1] = e.closure(start, uint8(piece), false)
		if e.carries[piece] {
			// Where it wins the token in an encounter, nobody knows; from there it goes on as a carrier.
			r.carrying[p+1] = e.closure(r.alone[p+1], uint8(piece), true)
		}
	}
}

// closure is where a piece gets to from some points by any number of moves.
func (e *engine) closure(from pointSet, piece uint8, carrying bool) pointSet {
	reached, queue := from, e.pointsOf(from)
	for len(queue) > 0 {
		p := queue[0]
		queue = queue[1:]
		for _, to := range e.movesFrom(p, piece, carrying) {
			if !reached.has(to) {
				reached.add(to)
				queue = append(queue, to)
			}
		}
	}
	return reached
}

func (e *engine) pointsOf(set pointSet) []Point {
	var points []Point
	for p := Point(1); int(p) <= e.points; p++ {
		if set.has(p) {
			points = append(points, p)
		}
	}
	return points
}

// movesFrom lists where a piece may move to from a point when nothing is in its way and whatever it needs is there.
func (e *engine) movesFrom(from Point, piece uint8, carrying bool) []Point {
	var to []Point
	if e.hops {
		for _, ray := range e.hopRays[from] {
			for i := 0; 2*i+1 < len(ray) && (e.hopReach == 0 || i < e.hopReach); i++ {
				to = append(to, ray[2*i+1])
			}
		}
		return to
	}
	code := e.codeOf(piece, carrying, from)
	for i := 0; code[i] != opEnd; {
		op := code[i]
		i++
		switch op {
		case opStep:
			n := int(code[i])
			i++
			to = appendPoints(to, code[i:i+n])
			i += n
		case opLeap:
			to = append(to, Point(code[i]))
			i += 3 + int(code[i+2])
		default:
			n := slices.Index(code[i:], 0)
			to = appendPoints(to, code[i:i+n])
			i += n + 1
		}
	}
	return to
}

func appendPoints(to []Point, points []uint8) []Point {
	for _, p := range points {
		to = append(to, Point(p))
	}
	return to
}

// reachFault gives each piece on the board a piece of the start that can have become it, each once; the first for
// which none is left is at fault.
func (g *Game) reachFault(s *state) *Impossible {
	m := matching{game: g, state: s, taken: make([]Point, g.engine.points+1)}
	for p := Point(1); int(p) <= g.engine.points; p++ {
		piece := s.board[p]
		if m.tried = (pointSet{}); piece != 0 && !m.place(p) {
			return fault(FaultCannotReach, piece, p, "%s cannot have moved to %s from where a game starts", g.pieceName(int(piece)), g.PointName(p))
		}
	}
	return nil
}

// matching pairs pieces on the board with pieces of the start: taken[start] is the point of the piece that came
// from there.
type matching struct {
	game  *Game
	state *state
	taken []Point
	// tried are the starts that were looked at for the piece at hand.
	tried pointSet
}

// place finds a start for the piece on a point, and other starts for those that stand in its way.
func (m *matching) place(p Point) bool {
	e := &m.game.engine
	sets := e.reachable.alone
	if m.game.isCarrying(m.state, p) {
		sets = e.reachable.carrying
	}
	for i, piece := range m.game.Tables.Start {
		start := Point(i + 1)
		if piece != int(m.state.board[p]) || !sets[start].has(p) || m.tried.has(start) {
			continue
		}
		m.tried.add(start)
		if m.taken[start] == 0 || m.place(m.taken[start]) {
			m.taken[start] = p
			return true
		}
	}
	return false
}

// CanReach tells whether a piece of the start, by its number, can ever get to a point, alone or as the carrier of
// the token.
func (g *Game) CanReach(piece int, at Point, carrying bool) bool {
	sets := g.engine.reachable.alone
	if carrying {
		sets = g.engine.reachable.carrying
	}
	for i, there := range g.Tables.Start {
		if there == piece && sets[i+1].has(at) {
			return true
		}
	}
	return false
}
