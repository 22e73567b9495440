package rules

import "slices"

// piece numbers a kind of a side.
func (c *compiler) piece(side, kind int) int {
	return (side-1)*len(c.card.Kinds) + kind
}

// pieces works out, for each side and kind, how it moves and where it may stand.
func (c *compiler) pieces() {
	for side := range c.owners() {
		for i, k := range c.card.Kinds {
			letter := k.Letter
			if side == 0 && !c.tables.Shared {
				letter = string(letter[0] - 'a' + 'A')
			}
			p := PieceTable{Side: side + 1, Kind: i + 1, Letter: letter, Walks: []WalkTable{}, CarryWalks: []WalkTable{}, Area: c.area(side+1, i+1, false)}
			c.moves(at("kinds", i, "moves"), k.Moves, &p)
			c.tables.Pieces = append(c.tables.Pieces, p)
		}
	}
}

// area numbers the set of points on which a piece may stand.
func (c *compiler) area(side, kind int, carrying bool) int {
	area := make([]int, len(c.board.Points))
	for p := range area {
		area[p] = 1
	}
	for i, b := range c.card.Bars {
		if carrying && b.Unless == "carrying" || !slices.Contains(c.kindSet(at("bars", i, "pieces"), b.Pieces), kind) {
			continue
		}
		if b.Outside != "" {
			inside := c.zonePoints(at("bars", i, "outside"), b.Outside, side)
			for p := range area {
				if !slices.Contains(inside, Point(p+1)) {
					area[p] = 0
				}
			}
			continue
		}
		for _, p := range c.zonePoints(at("bars", i, "from"), b.From, side) {
			area[p-1] = 0
		}
	}
	return c.numberArea(area)
}

// numberArea numbers a set of points; equal sets share a number.
func (c *compiler) numberArea(area []int) int {
	for i, known := range c.tables.Areas {
		if slices.Equal(known, area) {
			return i + 1
		}
	}
	c.tables.Areas = append(c.tables.Areas, area)
	return len(c.tables.Areas)
}

// zoneArea is the area that holds the points of a zone alone.
func (c *compiler) zoneArea(where path, zone string, side int) int {
	area := make([]int, len(c.board.Points))
	for _, p := range c.zonePoints(where, zone, side) {
		area[p-1] = 1
	}
	return c.numberArea(area)
}
