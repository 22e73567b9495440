package rules

import "slices"

func (c *compiler) kinds() {
	letters := map[string]bool{}
	for i, k := range c.card.Kinds {
		where := at("kinds", i)
		if len(k.Letter) != 1 || k.Letter < "a" || k.Letter > "z" || letters[k.Letter] {
			c.errs.add(where.then("letter"), "", "a kind's letter is one of a to z that no other kind has")
		}
		letters[k.Letter] = true
		if slices.ContainsFunc(c.card.Kinds[:i], func(other CardKind) bool { return other.Name == k.Name }) {
			c.errs.add(where.then("name"), "", "two kinds have the same name %s", k.Name)
		}
		c.tables.Kinds = append(c.tables.Kinds, KindTable{Name: k.Name, Face: k.Face.String(), Group: k.Group})
	}
	if len(c.card.Kinds) == 0 {
		c.errs.add(at("kinds"), "", "a game has at least one kind of piece")
	}
	if len(c.card.Kinds)*c.owners() > maxPieces {
		c.errs.add(at("kinds"), "", "a game has at most %d kinds a side", maxPieces/c.owners())
	}
}

// kindSet finds the kinds (as numbers) that a list of kinds and groups means; an empty list means all.
func (c *compiler) kindSet(where path, names []string) []int {
	var kinds []int
	for i, name := range names {
		before := len(kinds)
		for n, k := range c.card.Kinds {
			if k.Name == name || k.Group == name {
				kinds = append(kinds, n+1)
			}
		}
		if len(kinds) == before {
			c.errs.add(where.then(i), DidYouMean(name, c.kindAndGroupNames()), "no kind or group is called %s", name)
		}
	}
	if len(names) == 0 {
		for n := range c.card.Kinds {
			kinds = append(kinds, n+1)
		}
	}
	slices.Sort(kinds)
	return slices.Compact(kinds)
}

func (c *compiler) kindAndGroupNames() []string {
	var names []string
	for _, k := range c.card.Kinds {
		names = append(names, k.Name, k.Group)
	}
	slices.Sort(names)
	return slices.Compact(names)
}
