package rules

import (
	"maps"
	"slices"
)

// encounters fills the matrix of results: for every attacker and enemy defender the first rule that fits.
func (c *compiler) encounters() {
	pieces := c.tables.Pieces
	c.tables.Results = make([][]Result, len(pieces))
	for a, attacker := range pieces {
		c.tables.Results[a] = make([]Result, len(pieces))
		for d, defender := range pieces {
			if attacker.Side != defender.Side {
				c.tables.Results[a][d] = c.encounter(attacker.Kind, defender.Kind)
			}
		}
	}
}

func (c *compiler) encounter(attacker, defender int) Result {
	for i, rule := range c.card.Encounters.Rules {
		where := at("encounters", "rules", i)
		if !slices.Contains(c.kindSet(where.then("attacker"), rule.Attacker), attacker) ||
			!slices.Contains(c.kindSet(where.then("defender"), rule.Defender), defender) ||
			rule.Rank != "" && rule.Rank != c.compareRanks(where.then("rank"), rule.Rank, attacker, defender) {
			continue
		}
		result, ok := resultNames[rule.Result]
		if !ok {
			names := slices.Sorted(maps.Keys(resultNames))
			c.errs.add(where.then("result"), didYouMean(rule.Result, names), "an encounter cannot end as %s", rule.Result)
		}
		return result
	}
	return Barred
}

// compareRanks says how the attacker's rank stands to the defender's: stronger, equal or weaker.
func (c *compiler) compareRanks(where path, asked string, attacker, defender int) string {
	if !slices.Contains([]string{"stronger", "equal", "weaker"}, asked) {
		c.errs.add(where, "stronger, equal or weaker", "ranks do not compare as %s", asked)
	}
	// The strongest rank is an end of the scale: either 1 or the highest number.
	a, d := c.card.Kinds[attacker-1].Rank, c.card.Kinds[defender-1].Rank
	switch {
	case a == 0 || d == 0:
		return "" // what has no rank is neither stronger, equal nor weaker
	case a == d:
		return "equal"
	case (a < d) == (c.card.Encounters.Strongest == 1):
		return "stronger"
	default:
		return "weaker"
	}
}

// endings reads the ways in which the game ends.
func (c *compiler) endings() {
	for i, e := range c.card.Endings {
		where := at("endings", i)
		table := EndingTable{When: e.When, Result: e.Result, Times: e.Times}
		switch e.When {
		case TokenInZone:
			for side := range c.card.Sides {
				table.Zones = append(table.Zones, c.pointNumbers(c.zonePoints(where.then("zone"), e.Zone, side+1)))
			}
			if c.tables.Carry == nil {
				c.errs.add(where.then("when"), "", "%s needs a token: this card has no carry section", e.When)
			}
		case NoneLeft:
			table.Kinds = c.kindSet(where.then("pieces"), e.Pieces)
		case NoMove:
		case Repetition:
			if e.Times < 2 {
				c.errs.add(where.then("times"), "times: 3", "a repetition is counted from 2 times on")
			}
		default:
			known := []string{TokenInZone, NoneLeft, NoMove, Repetition}
			c.errs.add(where.then("when"), didYouMean(e.When, known), "no such ending")
		}
		if !slices.Contains([]string{Win, Lose, Draw}, e.Result) {
			c.errs.add(where.then("result"), "win, lose or draw", "no such result")
		}
		c.tables.Endings = append(c.tables.Endings, table)
	}
}

func (c *compiler) pointNumbers(points []Point) []int {
	numbers := make([]int, len(points))
	for i, p := range points {
		numbers[i] = int(p)
	}
	return numbers
}
