package rules

import (
	"maps"
	"slices"
)

// references checks every name that a rule mentions, also where no piece and no option brings the rule into play.
func (c *compiler) references() {
	for i, m := range c.card.Movements {
		c.movementReferences(at("movements", i), m)
	}
	for i, b := range c.card.Bars {
		where := at("bars", i)
		if b.Unless != "" && b.Unless != "carrying" {
			c.errs.add(where.then("unless"), "carrying", "no such exception")
		}
		if (b.From == "") == (b.Outside == "") {
			c.errs.add(where, "", "a bar names either the zone it keeps pieces from, or the one outside of which they may not be")
		}
		c.kindSet(where.then("pieces"), b.Pieces)
		c.zoneNamed(where.then("from"), b.From)
		c.zoneNamed(where.then("outside"), b.Outside)
	}
	for i, r := range c.card.Encounters.Rules {
		c.encounterReferences(at("encounters", "rules", i), r)
	}
	if c.card.Carry != nil {
		c.zoneNamed(at("carry", "home"), c.card.Carry.Home)
	}
	for i, e := range c.card.Endings {
		where := at("endings", i)
		c.zoneNamed(where.then("zone"), e.Zone)
		c.kindSet(where.then("pieces"), e.Pieces)
		c.misplaced(where, e.When, endingKeys)
	}
}

// movementReferences also insists that a movement goes in exactly one way, and says nothing that does not go with it.
func (c *compiler) movementReferences(where path, m Movement) {
	if ways := m.ways(); len(ways) != 1 {
		c.errs.add(where, "for example walk: 1", "movement %s says in %d ways how it goes: it must be one of walk, over-screen, leap-across, jump and hop", m.Name, len(ways))
	} else {
		c.misplaced(where, ways[0], movementKeys)
	}
	if m.Jump != nil && (m.Jump.By == Offset{} || m.Jump.Over != nil && *m.Jump.Over == Offset{}) {
		c.errs.add(where.then("jump"), "for example {by: [1, 2], over: [0, 1]}", "a jump goes somewhere, and over a point that is not the one it starts from")
	}
	c.holds(where, m.Condition)
	c.zoneNamed(where.then("leap-across"), m.LeapAcross)
	c.zoneNamed(where.then("from"), m.From)
	c.kindSet(where.then("blocked-by"), m.BlockedBy)
	c.directionSet(where.then("directions"), m.Directions, 1)
	c.lineStyle(where.then("along"), m.Along)
}

func (c *compiler) encounterReferences(where path, r EncounterRule) {
	c.holds(where, r.Condition)
	c.kindSet(where.then("attacker"), r.Attacker)
	c.kindSet(where.then("defender"), r.Defender)
	c.zoneNamed(where.then("from"), r.From)
	c.zoneNamed(where.then("at"), r.At)
	if r.Rank != "" && !slices.Contains([]string{"stronger", "equal", "weaker"}, r.Rank) {
		c.errs.add(where.then("rank"), "stronger, equal or weaker", "ranks do not compare as %s", r.Rank)
	}
	if _, ok := resultNames[r.Result]; !ok {
		names := slices.Sorted(maps.Keys(resultNames))
		c.errs.add(where.then("result"), DidYouMean(r.Result, names), "an encounter cannot end as %s", r.Result)
	}
}

// zoneNamed insists that a zone that a rule names, if it names one, is there.
func (c *compiler) zoneNamed(where path, ref string) {
	if ref != "" {
		c.zonePoints(where, ref, 1)
	}
}
