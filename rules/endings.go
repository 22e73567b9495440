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
		case p.Of != PerpetualCheck && p.Of != PerpetualChase:
			c.errs.add(where.then("of"), PerpetualCheck+" or "+PerpetualChase, "nobody can repeat by %s", p.Of)
		case p.Times < 2:
			c.errs.add(where.then("times"), "times: 4", "a repetition is counted from 2 times on")
		case c.tables.Royal == nil:
			c.errs.add(where, "", "this card has no royal pieces")
		}
		c.tables.Perpetual = append(c.tables.Perpetual, PerpetualTable{Of: p.Of, Times: p.Times})
	}
}

// endings reads the ways in which the game ends.
func (c *compiler) endings() {
	for i, e := range c.card.Endings {
		c.tables.Endings = append(c.tables.Endings, c.ending(at("endings", i), e))
	}
}

func (c *compiler) ending(where path, e Ending) EndingTable {
	table := EndingTable{When: e.When, Result: e.Result, Times: e.Times}
	switch e.When {
	case TokenInZone, PieceInZone:
		for side := range c.owners() {
			table.Zones = append(table.Zones, c.pointNumbers(c.zonePoints(where.then("zone"), e.Zone, side+1)))
		}
		if e.When == TokenInZone && c.tables.Carry == nil {
			c.errs.add(where.then("when"), "", "%s needs a token: this card has no carry section", e.When)
		}
	case NoneLeft, DeadMaterial:
		table.Kinds = c.kindSet(where.then("pieces"), e.Pieces)
	case NoMove:
	case Checkmate, Stalemate:
		if c.tables.Royal == nil {
			c.errs.add(where.then("when"), NoMove, "%s needs royal pieces", e.When)
		}
	case Repetition:
		if e.Times < 2 {
			c.errs.add(where.then("times"), "times: 3", "a repetition is counted from 2 times on")
		}
	default:
		known := []string{TokenInZone, PieceInZone, NoneLeft, DeadMaterial, NoMove, Checkmate, Stalemate, Repetition}
		c.errs.add(where.then("when"), DidYouMean(e.When, known), "no such ending")
	}
	switch {
	case !slices.Contains([]string{Win, Lose, Draw, MostCaptures}, e.Result):
		c.errs.add(where.then("result"), "win, lose, draw or most-captures", "no such result")
	case c.tables.Shared && e.Result != Draw && e.Result != MostCaptures:
		c.errs.add(where.then("result"), "draw or most-captures", "shared pieces lose for nobody")
	}
	return table
}

func (c *compiler) pointNumbers(points []Point) []int {
	numbers := make([]int, len(points))
	for i, p := range points {
		numbers[i] = int(p)
	}
	return numbers
}
