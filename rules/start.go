package rules

import (
	"maps"
	"slices"
)

// start places the pieces: one side's as written, the other's turned by half a turn.
func (c *compiler) start() {
	s := c.card.Start
	side := 1
	switch {
	case c.tables.Shared && (s.Side != "" || s.Others != ""):
		c.errs.add(at("start"), "leave side and others out", "shared pieces belong to no side")
		return
	case !c.tables.Shared:
		if side = c.side(at("start", "side"), s.Side); side == 0 {
			return
		}
		if s.Others != "half-turn" {
			c.errs.add(at("start", "others"), "half-turn", "no such symmetry")
			return
		}
	}
	c.tables.Start = make([]int, len(c.board.Points))
	for _, place := range slices.Sorted(maps.Keys(s.Pieces)) {
		where := at("start", "pieces", place)
		kind := slices.IndexFunc(c.card.Kinds, func(k CardKind) bool { return k.Name == s.Pieces[place] }) + 1
		if kind == 0 {
			c.errs.add(where, DidYouMean(s.Pieces[place], c.kindAndGroupNames()), "no kind is called %s", s.Pieces[place])
			continue
		}
		for _, p := range c.startPoints(where, place) {
			if c.place(where, p, c.piece(side, kind)) && !c.tables.Shared {
				c.place(where, c.opposite(p), c.piece(3-side, kind))
			}
		}
	}
}

// startPoints are the points that a place of the start means: a point, or all of a zone.
func (c *compiler) startPoints(where path, place string) []Point {
	if _, isPoint := c.pointNames[place]; !isPoint && slices.Contains(c.zoneNames(), place) {
		return c.zonePoints(where, place, 0)
	}
	if p := c.point(where, place); p != 0 {
		return []Point{p}
	}
	return nil
}

// place puts a piece on its start point and tells whether that went well.
func (c *compiler) place(where path, p Point, piece int) bool {
	switch {
	case p == 0:
		c.errs.add(where, "", "half a turn of the board leads from this point to none")
	case c.tables.Start[p-1] != 0:
		c.errs.add(where, "", "two pieces start on %s", c.board.Points[p-1].Name)
	case c.tables.Areas[c.tables.Pieces[piece-1].Area-1][p-1] == 0:
		c.errs.add(where, "", "no %s may stand on %s", c.card.Kinds[c.tables.Pieces[piece-1].Kind-1].Name, c.board.Points[p-1].Name)
	default:
		c.tables.Start[p-1] = piece
		return true
	}
	return false
}

// opposite is the point that half a turn around the middle of the board brings p to, 0 for none.
func (c *compiler) opposite(p Point) Point {
	from := c.board.Points[p-1]
	return Point(1 + slices.IndexFunc(c.board.Points, func(q PointTable) bool { return q.X == -from.X && q.Y == -from.Y }))
}
