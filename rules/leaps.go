package rules

import "slices"

// leapAcross numbers the leaps across a zone: from beside it straight to the first point beyond.
func (c *compiler) leapAcross(where path, m Movement, side, net int) int {
	zone := c.zonePoints(where.then("leap-across"), m.LeapAcross, side)
	next := c.tables.Nets[net-1].Next
	leaps := LeapTable{From: make([][]LeapTo, len(c.board.Points))}
	for from := range c.board.Points {
		leaps.From[from] = []LeapTo{}
		if slices.Contains(zone, Point(from+1)) {
			continue
		}
		for _, d := range c.directionSet(where.then("directions"), m.Directions, side) {
			via := []int{}
			to := next[d-1][from]
			for to != 0 && slices.Contains(zone, Point(to)) {
				via = append(via, to)
				to = next[d-1][to-1]
			}
			if to != 0 && len(via) > 0 {
				leaps.From[from] = append(leaps.From[from], LeapTo{To: to, Via: via})
			}
		}
	}
	if len(m.BlockedBy) > 0 {
		for _, kind := range c.kindSet(where.then("blocked-by"), m.BlockedBy) {
			for s := range c.owners() {
				leaps.Blockers = append(leaps.Blockers, c.piece(s+1, kind))
			}
		}
		slices.Sort(leaps.Blockers)
	}
	return c.numberLeaps(leaps)
}

// jumps numbers the jumps by an offset and all its reflections, each over one point or none.
func (c *compiler) jumps(j Jump) int {
	leaps := LeapTable{From: make([][]LeapTo, len(c.board.Points))}
	for from, p := range c.board.Points {
		leaps.From[from] = []LeapTo{}
		for _, turn := range reflections {
			leap := LeapTo{To: int(c.bodyPointFrom(p, turn(j.By))), Via: []int{}}
			if j.Over != nil {
				leap.Via = append(leap.Via, int(c.bodyPointFrom(p, turn(*j.Over))))
			}
			if leap.To != 0 && !slices.Contains(leap.Via, 0) && !containsLeap(leaps.From[from], leap) {
				leaps.From[from] = append(leaps.From[from], leap)
			}
		}
	}
	return c.numberLeaps(leaps)
}

// bodyPointFrom finds the point of the body at an offset from another, 0 for none.
func (c *compiler) bodyPointFrom(p PointTable, offset Offset) Point {
	return c.bodyPointAt(p.X+float64(offset[0]), p.Y+float64(offset[1]))
}

// reflections are the eight ways to turn and mirror an offset.
var reflections = []func(Offset) Offset{
	func(v Offset) Offset { return Offset{v[0], v[1]} },
	func(v Offset) Offset { return Offset{-v[0], v[1]} },
	func(v Offset) Offset { return Offset{v[0], -v[1]} },
	func(v Offset) Offset { return Offset{-v[0], -v[1]} },
	func(v Offset) Offset { return Offset{v[1], v[0]} },
	func(v Offset) Offset { return Offset{-v[1], v[0]} },
	func(v Offset) Offset { return Offset{v[1], -v[0]} },
	func(v Offset) Offset { return Offset{-v[1], -v[0]} },
}

func containsLeap(leaps []LeapTo, leap LeapTo) bool {
	return slices.ContainsFunc(leaps, func(l LeapTo) bool { return l.To == leap.To && slices.Equal(l.Via, leap.Via) })
}

// numberLeaps numbers a table of leaps; equal ones share a number.
func (c *compiler) numberLeaps(leaps LeapTable) int {
	for i, known := range c.tables.Leaps {
		if sameLeaps(known, leaps) {
			return i + 1
		}
	}
	c.tables.Leaps = append(c.tables.Leaps, leaps)
	return len(c.tables.Leaps)
}

func sameLeaps(a, b LeapTable) bool {
	if !slices.Equal(a.Blockers, b.Blockers) || len(a.From) != len(b.From) {
		return false
	}
	for i := range a.From {
		if len(a.From[i]) != len(b.From[i]) {
			return false
		}
		for _, leap := range a.From[i] {
			if !containsLeap(b.From[i], leap) {
				return false
			}
		}
	}
	return true
}
