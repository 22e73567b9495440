package rules

import (
	"maps"
	"math"
	"slices"
	"strings"
)

// moves adds what movements, by name, mean for a piece.
func (c *compiler) moves(where path, names []string, p *PieceTable) {
	for j, name := range names {
		i := slices.IndexFunc(c.card.Movements, func(m Movement) bool { return m.Name == name })
		if i < 0 {
			c.errs.add(where.then(j), DidYouMean(name, c.movementNames()), "no such movement %s", name)
			continue
		}
		if m := c.card.Movements[i]; c.holds(at("movements", i), m.Condition) {
			c.movement(at("movements", i), m, p)
		}
	}
}

func (c *compiler) movementNames() []string {
	var names []string
	for _, m := range c.card.Movements {
		names = append(names, m.Name)
	}
	return names
}

// movement adds one movement to a piece.
func (c *compiler) movement(where path, m Movement, p *PieceTable) {
	net := c.netFor(where.then("along"), m.Along)
	switch {
	case m.Walk != 0:
		walk := c.walk(where, m, p.Side, net, m.Walk)
		p.Walks = append(p.Walks, walk)
		c.leadsSomewhere(where, m, c.tables.Nets[net-1].leads(walk.Directions))
	case m.OverScreen != 0:
		walk := c.walk(where, m, p.Side, net, m.OverScreen)
		walk.Use = UseScreen
		p.Walks = append(p.Walks, walk)
		c.leadsSomewhere(where, m, c.tables.Nets[net-1].leads(walk.Directions))
	case m.LeapAcross != "":
		leaps := c.leapAcross(where, m, p.Side, net)
		p.Leaps = append(p.Leaps, leaps)
		c.leadsSomewhere(where, m, c.tables.Leaps[leaps-1].leads())
	case m.Jump != nil:
		leaps := c.jumps(*m.Jump)
		p.Leaps = append(p.Leaps, leaps)
		c.leadsSomewhere(where, m, c.tables.Leaps[leaps-1].leads())
	default:
		p.Hops = append(p.Hops, HopTable{Net: net, Reach: max(0, int(m.Hop))})
	}
}

func (c *compiler) walk(where path, m Movement, side, net int, reach Reach) WalkTable {
	w := WalkTable{Net: net, Directions: c.directionSet(where.then("directions"), m.Directions, side), Reach: max(0, int(reach))}
	if m.From != "" {
		w.From = c.zoneArea(where.then("from"), m.From, side)
	}
	switch m.Only {
	case "":
	case UseMove, UseCapture:
		w.Use = m.Only
	default:
		c.errs.add(where.then("only"), "move or capture", "no such restriction")
	}
	return w
}

// leadsSomewhere refuses a movement that can be made from no point of the board, which its author cannot have meant.
func (c *compiler) leadsSomewhere(where path, m Movement, leads bool) {
	switch {
	case leads:
	case m.Jump != nil:
		c.errs.add(where.then("jump"), "by and over count columns and rows", "movement %s leads nowhere from any point of this board", m.Name)
	case len(c.board.Lines) == 0:
		c.errs.add(at("board"), "for example lines: [{join: orthogonal}]", "pieces move along lines, and the board has none")
	default:
		c.errs.add(where, "lines are drawn under board: join: orthogonal, join: diagonal", "movement %s leads nowhere: no line of the board goes that way", m.Name)
	}
}

// leads tells whether a step in one of some directions is possible from some point.
func (n NetTable) leads(directions []int) bool {
	return slices.ContainsFunc(directions, func(d int) bool {
		return slices.ContainsFunc(n.Next[d-1], func(to int) bool { return to != 0 })
	})
}

// leads tells whether a leap is possible from some point.
func (l LeapTable) leads() bool {
	return slices.ContainsFunc(l.From, func(to []LeapTo) bool { return len(to) > 0 })
}

// directionWords say which directions a word means, in degrees counted from straight ahead to the left.
var directionWords = map[string]func(degrees int) bool{
	"":                  func(int) bool { return true },
	"orthogonal":        func(d int) bool { return d%90 == 0 },
	"diagonal":          func(d int) bool { return d%90 != 0 },
	"vertical":          func(d int) bool { return d%180 == 0 },
	"sideways":          func(d int) bool { return d%180 == 90 },
	"forward":           func(d int) bool { return d == 0 },
	"backward":          func(d int) bool { return d == 180 },
	"diagonal-forward":  func(d int) bool { return d%90 != 0 && (d < 90 || d > 270) },
	"diagonal-backward": func(d int) bool { return d%90 != 0 && d > 90 && d < 270 },
}

// directionSet numbers the directions that a word means for a side: ahead is up the board for the first side
// and down for the other.
func (c *compiler) directionSet(where path, word string, side int) []int {
	fits, ok := directionWords[word]
	if !ok {
		words := slices.Sorted(maps.Keys(directionWords))[1:]
		c.errs.add(where, DidYouMean(word, words), "no such directions: there are %s", strings.Join(words, ", "))
		return nil
	}
	ahead := 90
	if side != 1 {
		ahead = 270
	}
	set := []int{}
	for i, d := range c.directions {
		if fits((d - ahead + 360) % 360) {
			set = append(set, i+1)
		}
	}
	return set
}

// netFor numbers the net of a line style, which it builds on first use.
func (c *compiler) netFor(where path, style string) int {
	for i, net := range c.tables.Nets {
		if net.Style == style {
			return i + 1
		}
	}
	c.lineStyle(where, style)
	c.tables.Nets = append(c.tables.Nets, c.net(style))
	return len(c.tables.Nets)
}

// lineStyle insists that some line has a style; "" stands for all lines.
func (c *compiler) lineStyle(where path, style string) {
	if style != "" && !slices.ContainsFunc(c.board.Lines, func(l Line) bool { return l.Style == style }) {
		c.errs.add(where, "", "no line of the board is %s", style)
	}
}

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

// roundedDegrees is the direction from one place to another in whole degrees from the x axis.
func roundedDegrees(from, to PointTable) int {
	d := int(math.Round(math.Atan2(to.Y-from.Y, to.X-from.X) * 180 / math.Pi))
	return (d + 360) % 360
}

// checkHops insists on what chains of hops are made for: shared pieces that hop, all alike, and do nothing else.
func (c *compiler) checkHops() {
	var first *HopTable
	for i, p := range c.tables.Pieces {
		where := at("kinds", p.Kind-1, "moves")
		for _, hop := range p.Hops {
			if first == nil {
				first = &c.tables.Pieces[i].Hops[0]
			}
			switch {
			case !c.tables.Shared:
				c.errs.add(where, "shared: {pieces: true}", "only shared pieces hop")
			case len(p.Walks)+len(p.Leaps) > 0 || hop != *first:
				c.errs.add(where, "", "pieces that hop do nothing else, and all hop alike")
			}
		}
		if first != nil && len(p.Hops) == 0 {
			c.errs.add(where, "", "pieces that hop do nothing else, and all hop alike")
		}
	}
	if c.tables.Shared && first == nil {
		c.errs.add(at("shared"), "", "shared pieces must hop")
	}
}
