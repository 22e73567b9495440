package rules

import "slices"

// guard is all that can attack a royal piece on one point: seen from there outward, so that a look along a few
// rays tells whether the piece is attacked, wherever the attackers are.
type guard struct {
	rays  []guardRay
	leaps []guardLeap
}

// guardRay is a ray outward. walk[i] and screen[i] are the sets of pieces (one bit a piece) that attack from
// points[i] when no piece, or exactly one, stands between.
type guardRay struct {
	points       []Point
	walk, screen []uint64
}

// guardLeap is a point from which a set of pieces attacks unless one of the blockers stands on the way.
type guardLeap struct {
	from             Point
	pieces, blockers uint64
	via              []uint8
}

func (e *engine) unfoldGuards(t *Tables) {
	e.guards = make([]guard, e.points+1)
	for k := 1; k <= e.points; k++ {
		for net := range t.Nets {
			for d := range t.Directions {
				if ray, ok := e.guardRay(t, net, d, k); ok {
					e.guards[k].rays = append(e.guards[k].rays, ray)
				}
			}
		}
		e.guards[k].leaps = e.guardLeaps(t, k)
	}
	e.ofSide = make([]uint64, e.sides+1)
	for piece, side := range e.side[1:] {
		e.ofSide[side] |= 1 << (piece + 1)
	}
}

// guardRay builds the ray outward from k in a direction of a net; not ok when nothing ever attacks along it.
func (e *engine) guardRay(t *Tables, net, direction, k int) (ray guardRay, ok bool) {
	next := t.Nets[net].Next[direction]
	inward := opposite(t.Directions, direction)
	for p, distance := next[k-1], 1; p != 0; p, distance = next[p-1], distance+1 {
		var walk, screen uint64
		for i := range t.Pieces {
			bit := uint64(1) << (i + 1)
			if e.facesAlong(t, i+1, net, direction, k) {
				walk |= bit
			}
			for _, w := range t.Pieces[i].Walks {
				if w.Net != net+1 || w.Use == useMove || !e.attacksAlong(t, i, w, inward, distance, p, k, ray.points) {
					continue
				}
				if w.Use == useScreen {
					screen |= bit
				} else {
					walk |= bit
				}
			}
		}
		ray.points = append(ray.points, Point(p))
		ray.walk, ray.screen = append(ray.walk, walk), append(ray.screen, screen)
		ok = ok || walk|screen != 0
	}
	return ray, ok
}

// attacksAlong tells whether a piece on p, at a distance from k, may walk inward to k over the points between.
func (e *engine) attacksAlong(t *Tables, piece int, w WalkTable, inward, distance, p, k int, between []Point) bool {
	area := t.Areas[t.Pieces[piece].Area-1]
	if w.Reach != 0 && distance > w.Reach || !slices.Contains(w.Directions, inward+1) || area[k-1] == 0 ||
		w.From != 0 && t.Areas[w.From-1][p-1] == 0 {
		return false
	}
	for _, q := range between {
		if area[q-1] == 0 {
			return false
		}
	}
	return e.mayCaptureRoyal(t, piece, p, k)
}

// mayCaptureRoyal tells whether a piece on p would win against an enemy's royal piece on k.
func (e *engine) mayCaptureRoyal(t *Tables, piece, p, k int) bool {
	for _, royal := range t.Royal.Pieces {
		if t.Encounters.Result(piece+1, royal, Point(p), Point(k)) != Barred {
			return true
		}
	}
	return false
}

// facesAlong tells whether a royal piece in a direction from k faces what stands on k.
func (e *engine) facesAlong(t *Tables, piece, net, direction, k int) bool {
	return e.royal[piece] && t.Royal.Net == net+1 && slices.Contains(t.Royal.Facing, direction+1)
}

func (e *engine) guardLeaps(t *Tables, k int) []guardLeap {
	var leaps []guardLeap
	for n, table := range t.Leaps {
		for from, list := range table.From {
			for _, leap := range list {
				if leap.To != k {
					continue
				}
				g := guardLeap{from: Point(from + 1), blockers: e.blockers[n]}
				for _, via := range leap.Via {
					g.via = append(g.via, uint8(via))
				}
				for i, p := range t.Pieces {
					if slices.Contains(p.Leaps, n+1) && t.Areas[p.Area-1][k-1] == 1 && e.mayCaptureRoyal(t, i, from+1, k) {
						g.pieces |= 1 << (i + 1)
					}
				}
				if g.pieces != 0 {
					leaps = append(leaps, g)
				}
			}
		}
	}
	return leaps
}

// opposite finds the direction half a turn away, -1 for none.
func opposite(directions []int, direction int) int {
	for i, d := range directions {
		if d == (directions[direction]+180)%360 {
			return i
		}
	}
	return -1
}

// attacked tells whether a side's pieces attack a royal piece of the other side on a point.
func (e *engine) attacked(s *state, k Point, by uint8) bool {
	enemies := e.ofSide[by]
	g := &e.guards[k]
	for i := range g.rays {
		if g.rays[i].attacked(s, enemies) {
			return true
		}
	}
	for i := range g.leaps {
		l := &g.leaps[i]
		if l.pieces&enemies>>s.board[l.from]&1 == 1 && !l.blocked(s) {
			return true
		}
	}
	return false
}

func (r *guardRay) attacked(s *state, enemies uint64) bool {
	for i, q := range r.points {
		piece := s.board[q]
		if piece == 0 {
			continue
		}
		if r.walk[i]&enemies>>piece&1 == 1 {
			return true
		}
		for j := i + 1; j < len(r.points); j++ {
			if piece := s.board[r.points[j]]; piece != 0 {
				return r.screen[j]&enemies>>piece&1 == 1
			}
		}
		return false
	}
	return false
}

func (l *guardLeap) blocked(s *state) bool {
	for _, via := range l.via {
		if l.blockers>>s.board[via]&1 == 1 {
			return true
		}
	}
	return false
}

// watch looks from a royal piece: whether it is attacked, and the points on which a piece that comes or goes
// could change that. What happens elsewhere need not be tested.
func (e *engine) watch(s *state, k Point, by uint8) (attacked bool, sensitive pointSet) {
	enemies := e.ofSide[by]
	g := &e.guards[k]
	for i := range g.rays {
		if g.rays[i].watch(s, enemies, &sensitive) {
			attacked = true
		}
	}
	for i := range g.leaps {
		l := &g.leaps[i]
		if l.pieces&enemies>>s.board[l.from]&1 == 0 {
			continue
		}
		for _, via := range l.via {
			sensitive.add(Point(via))
		}
		attacked = attacked || !l.blocked(s)
	}
	return attacked, sensitive
}

// watch marks the ray up to the last enemy on it that one move could let attack.
func (r *guardRay) watch(s *state, enemies uint64, sensitive *pointSet) (attacked bool) {
	between, last := 0, -1
	for i, q := range r.points {
		piece := s.board[q]
		if piece == 0 {
			continue
		}
		if between <= 1 && r.walk[i]&enemies>>piece&1 == 1 {
			attacked = attacked || between == 0
			last = i
		}
		if r.screen[i]&enemies>>piece&1 == 1 {
			attacked = attacked || between == 1
			last = i
		}
		if between++; between > 2 {
			break
		}
	}
	for _, q := range r.points[:last+1] {
		sensitive.add(q)
	}
	return attacked
}

// pointSet is a set of points, one bit each.
type pointSet [4]uint64

func (b *pointSet) add(p Point)      { b[p>>6] |= 1 << (p & 63) }
func (b *pointSet) remove(p Point)   { b[p>>6] &^= 1 << (p & 63) }
func (b *pointSet) has(p Point) bool { return b[p>>6]>>(p&63)&1 == 1 }
