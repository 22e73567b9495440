package rules

import "slices"

// maxSides is how many take part in a game at most.
const maxSides = 6

func (c *compiler) sides() {
	c.tables.Shared = c.card.Shared.Pieces
	n := len(c.card.Sides)
	switch {
	case !c.card.Shared.Pieces && n != 2:
		c.errs.add(at("sides"), "", "a game has 2 sides, not %d, unless its pieces are shared", n)
	case n < 2 || n > maxSides:
		c.errs.add(at("sides"), "", "a game has 2 to %d sides, not %d", maxSides, n)
	}
	players := c.players()
	if players < 2 || players > n {
		c.errs.add(at("options"), "", "%d of %d sides cannot take part", players, n)
		return
	}
	for i, s := range c.card.Sides {
		if len(s.Letter) != 1 {
			c.errs.add(at("sides", i, "letter"), "for example r", "a side's letter is one ASCII letter")
		}
		if i < players {
			c.tables.Sides = append(c.tables.Sides, SideTable{Name: s.Name, Letter: s.Letter, Reads: s.Reads})
		}
	}
	c.tables.First = c.side(at("first", "side"), c.card.First.Side)
}

// owners is how many sides have pieces of their own: shared pieces count as the first side's.
func (c *compiler) owners() int {
	if c.tables.Shared {
		return 1
	}
	return len(c.tables.Sides)
}

// side finds a side's number by name; an unknown one is an error and 0.
func (c *compiler) side(where path, name string) int {
	i := slices.Index(c.sideNames(), name)
	if i < 0 {
		c.errs.add(where, DidYouMean(name, c.sideNames()), "no such side %s", name)
	}
	return i + 1
}

func (c *compiler) sideNames() []string {
	var names []string
	for _, s := range c.card.Sides {
		names = append(names, s.Name)
	}
	return names
}
