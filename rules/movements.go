package rules

import (
	"maps"
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
		c.addWalk(where, m, p, c.walk(where, m, p.Side, net, m.Walk))
	case m.OverScreen != 0:
		walk := c.walk(where, m, p.Side, net, m.OverScreen)
		walk.Use = useScreen
		c.addWalk(where, m, p, walk)
	case m.LeapAcross != "":
		c.addLeaps(where, m, p, c.leapAcross(where, m, p.Side, net))
	case m.Jump != nil:
		c.addLeaps(where, m, p, c.jumps(*m.Jump))
	default:
		p.Hops = append(p.Hops, HopTable{Net: net, Reach: max(0, int(m.Hop))})
	}
}

func (c *compiler) addWalk(where path, m Movement, p *PieceTable, walk WalkTable) {
	p.Walks = append(p.Walks, walk)
	c.leadsSomewhere(where, m, c.tables.Nets[walk.Net-1].leads(walk.Directions))
}

// addLeaps adds a table of leaps, by its number.
func (c *compiler) addLeaps(where path, m Movement, p *PieceTable, leaps int) {
	p.Leaps = append(p.Leaps, leaps)
	c.leadsSomewhere(where, m, c.tables.Leaps[leaps-1].leads())
}

func (c *compiler) walk(where path, m Movement, side, net int, reach Reach) WalkTable {
	w := WalkTable{Net: net, Directions: c.directionSet(where.then("directions"), m.Directions, side), Reach: max(0, int(reach))}
	if m.From != "" {
		w.From = c.zoneArea(where.then("from"), m.From, side)
	}
	switch m.Only {
	case "":
	case useMove, useCapture:
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
