package rules

import "slices"

// piece numbers a kind of a side.
func (c *compiler) piece(side, kind int) int {
	return (side-1)*len(c.card.Kinds) + kind
}

// pieces works out, for each side and kind, how it moves and where it may stand.
func (c *compiler) pieces() {
	for _, b := range c.card.Bars {
		if b.Unless != "" && b.Unless != "carrying" {
			i := slices.IndexFunc(c.card.Bars, func(o Bar) bool { return o.Unless == b.Unless })
			c.errs.add(at("bars", i, "unless"), "carrying", "no such exception")
		}
	}
	for side := range c.card.Sides {
		for i, k := range c.card.Kinds {
			letter := k.Letter
			if side == 0 {
				letter = string(letter[0] - 'a' + 'A')
			}
			c.tables.Pieces = append(c.tables.Pieces, PieceTable{
				Side:   side + 1,
				Kind:   i + 1,
				Letter: letter,
				Walks:  c.walks(at("kinds", i, "moves"), k.Moves),
				Area:   c.area(side+1, i+1, false),
			})
		}
	}
}

// walks resolves names of movements.
func (c *compiler) walks(where path, names []string) []WalkTable {
	walks := []WalkTable{}
	for j, name := range names {
		i := slices.IndexFunc(c.card.Movements, func(m Movement) bool { return m.Name == name })
		if i < 0 {
			c.errs.add(where.then(j), didYouMean(name, c.movementNames()), "no such movement %s", name)
			continue
		}
		m := c.card.Movements[i]
		if m.Walk == 0 {
			c.errs.add(at("movements", i), "for example walk: 1", "movement %s does not say how far it goes", name)
		}
		walks = append(walks, WalkTable{Net: c.netFor(at("movements", i, "along"), m.Along), Reach: max(0, int(m.Walk))})
	}
	return walks
}

func (c *compiler) movementNames() []string {
	var names []string
	for _, m := range c.card.Movements {
		names = append(names, m.Name)
	}
	return names
}

// netFor numbers the net of a line style, which it builds on first use.
func (c *compiler) netFor(where path, style string) int {
	for i, net := range c.tables.Nets {
		if net.Style == style {
			return i + 1
		}
	}
	if style != "" && !slices.ContainsFunc(c.board.Lines, func(l Line) bool { return l.Style == style }) {
		c.errs.add(where, "", "no line of the board is %s", style)
	}
	c.tables.Nets = append(c.tables.Nets, c.net(style))
	return len(c.tables.Nets)
}

// area numbers the set of points on which a piece may stand; equal sets share a number.
func (c *compiler) area(side, kind int, carrying bool) int {
	area := make([]int, len(c.board.Points))
	for p := range area {
		area[p] = 1
	}
	for i, b := range c.card.Bars {
		if carrying && b.Unless == "carrying" || !slices.Contains(c.kindSet(at("bars", i, "pieces"), b.Pieces), kind) {
			continue
		}
		for _, p := range c.zonePoints(at("bars", i, "from"), b.From, side) {
			area[p-1] = 0
		}
	}
	for i, known := range c.tables.Areas {
		if slices.Equal(known, area) {
			return i + 1
		}
	}
	c.tables.Areas = append(c.tables.Areas, area)
	return len(c.tables.Areas)
}

// carry sets up the token and what its carriers may do.
func (c *compiler) carry() {
	carry := c.card.Carry
	if carry == nil {
		return
	}
	home := c.zonePoints(at("carry", "home"), carry.Home, 0)
	if len(home) != 1 {
		c.errs.add(at("carry", "home"), "", "a token's home is a zone of exactly one point")
		return
	}
	c.tables.Carry = &CarryTable{
		Token:           carry.Token,
		Home:            int(home[0]),
		ClosesHome:      c.carryRule(at("carry", "closes-home"), carry.ClosesHome),
		SheltersCarrier: c.carryRule(at("carry", "shelters-carrier"), carry.SheltersCarrier),
	}
	carriers := c.kindSet(at("carry", "pieces"), carry.Pieces)
	walks := c.walks(at("carry", "moves"), carry.Moves)
	for i := range c.tables.Pieces {
		p := &c.tables.Pieces[i]
		if slices.Contains(carriers, p.Kind) {
			p.Carries = true
			p.CarryWalks = walks
			p.CarryArea = c.area(p.Side, p.Kind, true)
		}
	}
}

func (c *compiler) carryRule(where path, rule *CarryRule) bool {
	return rule != nil && c.holds(where, rule.Condition)
}
