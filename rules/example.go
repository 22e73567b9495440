package rules

import "slices"

// Example shows how a piece moves: pieces on an otherwise empty board, set up by the card's rules alone so that
// each of its ways to move can be seen, with what stops it.
type Example struct {
	// Pieces are what stands on the board: first those that move, Movers many, then the others.
	Pieces []Placed
	Movers int
	Ways   []Way
}

// Way is one way to move: along a ray, by a leap, or by one hop of a chain.
type Way struct {
	From Point
	// Stops are where the move may end, or might if nothing blocked it, the nearest first.
	Stops []Point
	// Over are the points that a leap or a hop goes over, and the screen of a capture.
	Over []Point
	// Jumps tells a leap or a hop from a walk.
	Jumps bool
	// Captured are the points of the pieces that the way captures.
	Captured []Point
	// Blocked is the point of the piece that forbids the way, 0 for none.
	Blocked Point
}

// Example makes up an example for a piece (by number).
func (g *Game) Example(piece int) Example {
	if len(g.Tables.Pieces[piece-1].Hops) > 0 {
		return g.hopExample(piece)
	}
	x := &exhibit{game: g, piece: piece, table: g.Tables.Pieces[piece-1]}
	x.area = g.Tables.Areas[x.table.Area-1]
	x.state.side = uint8(x.table.Side)
	x.state.token = g.engine.home
	first := x.bestSpot()
	if first == 0 {
		return Example{}
	}
	x.show(first)
	if second := x.plainSpot(first); second != 0 {
		x.show(second)
	}
	movers := len(x.placed)
	x.addVictims(first)
	x.addBlocker(first)
	e := Example{Pieces: x.placed, Movers: movers}
	for _, p := range x.placed[:movers] {
		e.Ways = append(e.Ways, x.ways(p.At)...)
	}
	return e
}

// exhibit is an example in the making.
type exhibit struct {
	game   *Game
	piece  int
	table  PieceTable
	area   []int
	state  state
	placed []Placed
}

func (x *exhibit) put(piece int, at Point) {
	x.game.engine.put(&x.state, at, uint8(piece))
	x.placed = append(x.placed, Placed{piece, at})
}

func (x *exhibit) show(at Point) { x.put(x.piece, at) }

// ways lists what the rules let the piece on a point do.
func (x *exhibit) ways(from Point) []Way {
	var legal []Point
	for _, m := range x.game.engine.appendPieceSteps(nil, &x.state, from) {
		legal = append(legal, m.to())
	}
	var ways []Way
	for _, ray := range x.rays(from) {
		w := Way{From: from}
		for _, p := range ray.points {
			occupied := x.state.board[p] != 0
			if slices.Contains(legal, p) && (ray.use == "" || (ray.use == useMove) != occupied) {
				w.Stops = append(w.Stops, p)
				if occupied {
					w.Captured = append(w.Captured, p)
				}
			} else if occupied && ray.use == useScreen {
				w.Over = append(w.Over, p)
			}
		}
		if len(w.Stops) > 0 {
			ways = append(ways, w)
		}
	}
	for _, l := range x.leaps(from) {
		blocked := l.blockedOn(&x.state)
		if blocked != 0 || slices.Contains(legal, l.to) {
			ways = append(ways, Way{From: from, Stops: []Point{l.to}, Over: l.via, Jumps: true, Blocked: blocked})
		}
	}
	return ways
}

// walked is what a walk visits from a point on an empty board.
type walked struct {
	points []Point
	use    string
	reach  int
	// restricted tells that the walk is for some points only.
	restricted bool
}

func (x *exhibit) rays(from Point) []walked {
	t := &x.game.Tables
	var rays []walked
	for _, w := range x.table.Walks {
		if w.From != 0 && t.Areas[w.From-1][from-1] == 0 {
			continue
		}
		for _, d := range w.Directions {
			next := t.Nets[w.Net-1].Next[d-1]
			ray := walked{use: w.Use, reach: w.Reach, restricted: w.From != 0}
			for p := next[from-1]; p != 0 && x.area[p-1] == 1 && (w.Reach == 0 || len(ray.points) < w.Reach); p = next[p-1] {
				ray.points = append(ray.points, Point(p))
			}
			if len(ray.points) > 0 {
				rays = append(rays, ray)
			}
		}
	}
	return rays
}

// leaped is a leap from a point.
type leaped struct {
	to       Point
	via      []Point
	blockers []int // none means any piece
}

func (x *exhibit) leaps(from Point) []leaped {
	var leaps []leaped
	for _, n := range x.table.Leaps {
		table := x.game.Tables.Leaps[n-1]
		for _, l := range table.From[from-1] {
			if x.area[l.To-1] == 1 {
				leaps = append(leaps, leaped{Point(l.To), pointsOf(l.Via), table.Blockers})
			}
		}
	}
	return leaps
}

// blockedOn is the point of the first piece that stops the leap, 0 for none.
func (l leaped) blockedOn(s *state) Point {
	for _, p := range l.via {
		if piece := int(s.board[p]); piece != 0 && (len(l.blockers) == 0 || slices.Contains(l.blockers, piece)) {
			return p
		}
	}
	return 0
}
