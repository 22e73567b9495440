package rules

import "slices"

// carry sets up the token and what its carriers may do.
func (c *compiler) carry() {
	carry := c.card.Carry
	if carry == nil {
		return
	}
	if carry.Token == "" {
		c.errs.add(at("carry"), "for example token: fruit", "the token needs a name")
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
	for i := range c.tables.Pieces {
		p := &c.tables.Pieces[i]
		if !slices.Contains(carriers, p.Kind) {
			continue
		}
		asCarrier := PieceTable{Side: p.Side, Walks: []WalkTable{}}
		c.moves(at("carry", "moves"), carry.Moves, &asCarrier)
		if len(asCarrier.Leaps) > 0 || len(asCarrier.Hops) > 0 {
			c.errs.add(at("carry", "moves"), "a walk", "a carrier moves along lines only")
		}
		p.Carries, p.CarryWalks, p.CarryArea = true, asCarrier.Walks, c.area(p.Side, p.Kind, true)
	}
}

func (c *compiler) carryRule(where path, rule *CarryRule) bool {
	return rule != nil && c.holds(where, rule.Condition)
}
