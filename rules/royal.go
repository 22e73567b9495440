package rules

import "slices"

// royal numbers the royal pieces and the directions in which they may not face each other.
func (c *compiler) royal() {
	royal := c.card.Royal
	if royal == nil {
		return
	}
	if c.tables.Shared || c.tables.Carry != nil {
		c.errs.add(at("royal"), "", "a game with shared pieces or a token has no royal pieces")
		return
	}
	table := &RoyalTable{Net: c.netFor(at("royal"), ""), Facing: []int{}}
	for _, kind := range c.kindSet(at("royal", "pieces"), royal.Pieces) {
		for side := range c.owners() {
			table.Pieces = append(table.Pieces, c.piece(side+1, kind))
		}
	}
	slices.Sort(table.Pieces)
	if royal.Facing != nil {
		table.Facing = c.directionSet(at("royal", "facing", "directions"), royal.Facing.Directions, 1)
	}
	c.tables.Royal = table
}

// oneRoyalEach insists that each side starts with exactly one royal piece: the engine watches one a side.
func (c *compiler) oneRoyalEach() {
	if c.tables.Royal == nil {
		return
	}
	for side := range c.owners() {
		n := 0
		for _, piece := range c.tables.Start {
			if piece != 0 && c.tables.Pieces[piece-1].Side == side+1 && slices.Contains(c.tables.Royal.Pieces, piece) {
				n++
			}
		}
		if n != 1 {
			c.errs.add(at("royal", "pieces"), "", "%s starts with %d royal pieces: each side needs exactly one", c.card.Sides[side].Name, n)
			return
		}
	}
}

// perpetual reads which ways of repeating are forbidden.
func (c *compiler) perpetual() {
	for i, p := range c.card.Perpetual {
		where := at("perpetual", i)
		switch {
		case p.Of != byCheck && p.Of != byChase:
			c.errs.add(where.then("of"), byCheck+" or "+byChase, "nobody can repeat by %s", p.Of)
		case p.Times < 2:
			c.errs.add(where.then("times"), "times: 4", "a repetition is counted from 2 times on")
		case c.tables.Royal == nil:
			c.errs.add(where, "", "this card has no royal pieces")
		}
		c.tables.Perpetual = append(c.tables.Perpetual, PerpetualTable{Of: p.Of, Times: p.Times})
	}
}
