package rules

import "slices"

// Provenance says where a rule comes from: quoted from the published rules, or decided by the card's author
// (a house rule). Every rule has at least one of the two.
type Provenance struct {
	// The sentence of the published rules that says so.
	Source string `yaml:"source"`
	// What the card's author decided, as a sentence for players: a house rule.
	Choice string `yaml:"choice"`
}

// rulePlace is a rule's provenance and where on the card it stands.
type rulePlace struct {
	where path
	Provenance
}

// rules lists everything on the card that is a rule, in the order of the card.
func (c *Card) rules() []rulePlace {
	list := []rulePlace{{at("first"), c.First.Provenance}}
	if c.Shared.Pieces {
		list = append(list, rulePlace{at("shared"), c.Shared.Provenance})
	}
	for i, o := range c.Options {
		list = append(list, rulePlace{at("options", i), o.Provenance})
	}
	list = append(list, rulePlace{at("board"), c.Board.Provenance})
	for i, z := range c.Zones {
		list = append(list, rulePlace{at("zones", i), z.Provenance})
	}
	for i, m := range c.Movements {
		list = append(list, rulePlace{at("movements", i), m.Provenance})
	}
	for i, b := range c.Bars {
		list = append(list, rulePlace{at("bars", i), b.Provenance})
	}
	for i, r := range c.Encounters.Rules {
		list = append(list, rulePlace{at("encounters", "rules", i), r.Provenance})
	}
	if c.Carry != nil {
		list = append(list, rulePlace{at("carry"), c.Carry.Provenance})
	}
	if c.Royal != nil {
		list = append(list, rulePlace{at("royal"), c.Royal.Provenance})
		if c.Royal.Facing != nil {
			list = append(list, rulePlace{at("royal", "facing"), c.Royal.Facing.Provenance})
		}
	}
	for i, p := range c.Perpetual {
		list = append(list, rulePlace{at("perpetual", i), p.Provenance})
	}
	for i, e := range c.Endings {
		list = append(list, rulePlace{at("endings", i), e.Provenance})
	}
	return append(list, rulePlace{at("start"), c.Start.Provenance})
}

// HouseRules lists what the card's author decided, each once. Sides and the parts of a rule need not say where they
// come from; what they do say counts as well.
func (c *Card) HouseRules() []string {
	var choices []string
	note := func(p Provenance) {
		if p.Choice != "" && !slices.Contains(choices, p.Choice) {
			choices = append(choices, p.Choice)
		}
	}
	for _, s := range c.Sides {
		note(s.Provenance)
	}
	for _, r := range c.rules() {
		note(r.Provenance)
	}
	note(c.Encounters.Provenance)
	if c.Carry != nil {
		for _, part := range []*CarryRule{c.Carry.ClosesHome, c.Carry.SheltersCarrier} {
			if part != nil {
				note(part.Provenance)
			}
		}
	}
	return choices
}

// provenance insists that every rule says where it comes from.
func (c *compiler) provenance() {
	for _, r := range c.card.rules() {
		if r.Source == "" && r.Choice == "" {
			c.errs.add(r.where, "quote the published rules in source, or say in choice what you decided", "this rule does not say where it comes from")
		}
	}
}
