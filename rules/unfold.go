package rules

// The code of a piece at a point is a list of operations, each with the points it concerns, ended by opEnd:
//
//	opStep    n, then n points: to each, a step
//	opRay     points to 0: along them, moving and capturing
//	opMove    the same, moving only
//	opCapture the same, capturing only
//	opScreen  the same, capturing over exactly one piece
//	opLeap    to, the number of a set of blockers, n, then n points on the way
//
// All are cut to where the piece may stand, since a piece may not pass through what it may not enter; a leap
// passes over.
const (
	opEnd = iota
	opStep
	opRay
	opMove
	opCapture
	opScreen
	opLeap
)

// variant numbers a piece and whether it carries.
func (e *engine) variant(piece uint8, carrying bool) int {
	if carrying {
		return e.pieces + int(piece)
	}
	return int(piece)
}

func (e *engine) codeOf(piece uint8, carrying bool, from Point) []uint8 {
	return e.code[e.codeAt[e.variant(piece, carrying)*(e.points+1)+int(from)]:]
}

func (e *engine) unfoldMoves(t *Tables) {
	e.codeAt = make([]int32, (2*e.pieces+1)*(e.points+1))
	e.unfoldBlockers(t)
	for i, p := range t.Pieces {
		e.unfoldVariant(t, e.variant(uint8(i+1), false), p.Walks, p.Leaps, t.Areas[p.Area-1])
		if p.Carries {
			e.unfoldVariant(t, e.variant(uint8(i+1), true), p.CarryWalks, nil, t.Areas[p.CarryArea-1])
		}
	}
}

// unfoldBlockers makes the sets of pieces that stop leaps: one bit a piece.
func (e *engine) unfoldBlockers(t *Tables) {
	for _, leaps := range t.Leaps {
		set := ^uint64(1)
		if len(leaps.Blockers) > 0 {
			set = 0
			for _, piece := range leaps.Blockers {
				set |= 1 << piece
			}
		}
		e.blockers = append(e.blockers, set)
	}
}

func (e *engine) unfoldVariant(t *Tables, variant int, walks []WalkTable, leaps []int, area []int) {
	for from := 1; from <= e.points; from++ {
		e.codeAt[variant*(e.points+1)+from] = int32(len(e.code))
		for _, w := range walks {
			if w.From == 0 || t.Areas[w.From-1][from-1] == 1 {
				e.appendWalk(t, w, from, area)
			}
		}
		for _, n := range leaps {
			e.appendLeaps(t, n, from, area)
		}
		e.code = append(e.code, opEnd)
	}
}

func (e *engine) appendWalk(t *Tables, w WalkTable, from int, area []int) {
	op := map[string]uint8{"": opRay, useMove: opMove, useCapture: opCapture, useScreen: opScreen}[w.Use]
	if w.Reach == 1 && op == opRay {
		e.appendSteps(t, w, from, area)
		return
	}
	for _, d := range w.Directions {
		ray := walkRay(t.Nets[w.Net-1].Next[d-1], from, w.Reach, area)
		if len(ray) > 0 {
			e.code = append(append(append(e.code, op), ray...), 0)
		}
	}
}

func (e *engine) appendSteps(t *Tables, w WalkTable, from int, area []int) {
	var points []uint8
	for _, d := range w.Directions {
		if to := t.Nets[w.Net-1].Next[d-1][from-1]; to != 0 && area[to-1] == 1 {
			points = append(points, uint8(to))
		}
	}
	if len(points) > 0 {
		e.code = append(append(e.code, opStep, uint8(len(points))), points...)
	}
}

// walkRay lists the points of a ray.
func walkRay(next []int, from, reach int, area []int) []uint8 {
	var ray []uint8
	for p, n := next[from-1], 1; p != 0 && area[p-1] == 1 && (reach == 0 || n <= reach); p, n = next[p-1], n+1 {
		ray = append(ray, uint8(p))
	}
	return ray
}

func (e *engine) appendLeaps(t *Tables, table, from int, area []int) {
	for _, leap := range t.Leaps[table-1].From[from-1] {
		if area[leap.To-1] == 0 {
			continue
		}
		e.code = append(e.code, opLeap, uint8(leap.To), uint8(table-1), uint8(len(leap.Via)))
		for _, via := range leap.Via {
			e.code = append(e.code, uint8(via))
		}
	}
}

// unfoldHops lists the rays along which pieces hop. All pieces of a card that hop, hop alike.
func (e *engine) unfoldHops(t *Tables) {
	for _, p := range t.Pieces {
		for _, hop := range p.Hops {
			e.hops = true
			e.hopReach = hop.Reach
			e.hopRays = make([][][]Point, e.points+1)
			for from := 1; from <= e.points; from++ {
				e.hopRays[from] = hopRays(t.Nets[hop.Net-1], from)
			}
		}
	}
}

// hopRays are the rays from a point that are long enough to hop along.
func hopRays(net NetTable, from int) [][]Point {
	var rays [][]Point
	for _, next := range net.Next {
		var ray []Point
		for p := next[from-1]; p != 0; p = next[p-1] {
			ray = append(ray, Point(p))
		}
		if len(ray) >= 2 {
			rays = append(rays, ray)
		}
	}
	return rays
}
