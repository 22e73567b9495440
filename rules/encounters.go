package rules

import "slices"

// encounterRule is a rule of the card with its names looked up.
type encounterRule struct {
	// holds: the options leave the rule in force.
	holds                bool
	attackers, defenders []int
	// from and at are the points of a zone for each side; nil is anywhere.
	from, at [][]Point
	rank     string
	result   Result
}

// encounters fills the matrices of results. Rules may ask where attacker and defender stand, so points fall
// into classes by the zones that the rules ask about, and each pair of classes has a matrix.
func (c *compiler) encounters() {
	t := &c.tables.Encounters
	t.Classes = make([]int, len(c.board.Points))
	rules := c.encounterRules()
	var samples []Point // the first point of each class
	for p := range c.board.Points {
		point := Point(p + 1)
		class := slices.IndexFunc(samples, func(s Point) bool { return alikeInEncounters(rules, s, point) }) + 1
		if class == 0 {
			samples = append(samples, point)
			class = len(samples)
		}
		t.Classes[p] = class
	}
	for _, from := range samples {
		var row []int
		for _, to := range samples {
			row = append(row, c.numberResults(c.results(rules, from, to)))
		}
		t.Cases = append(t.Cases, row)
	}
}

func (c *compiler) encounterRules() []encounterRule {
	var rules []encounterRule
	for i, r := range c.card.Encounters.Rules {
		where := at("encounters", "rules", i)
		rules = append(rules, encounterRule{
			holds:     c.holds(where, r.Condition),
			attackers: c.kindSet(where.then("attacker"), r.Attacker),
			defenders: c.kindSet(where.then("defender"), r.Defender),
			from:      c.zoneOfEach(where.then("from"), r.From),
			at:        c.zoneOfEach(where.then("at"), r.At),
			rank:      r.Rank,
			result:    resultNames[r.Result],
		})
	}
	return rules
}

// zoneOfEach finds the points that a zone's name means for each side; nil when there is no name.
func (c *compiler) zoneOfEach(where path, ref string) [][]Point {
	if ref == "" {
		return nil
	}
	var points [][]Point
	for side := range c.owners() {
		points = append(points, c.zonePoints(where, ref, side+1))
	}
	return points
}

// alikeInEncounters tells whether no encounter rule can tell two points apart, whatever the options.
func alikeInEncounters(rules []encounterRule, p, q Point) bool {
	for _, rule := range rules {
		for _, zone := range slices.Concat(rule.from, rule.at) {
			if slices.Contains(zone, p) != slices.Contains(zone, q) {
				return false
			}
		}
	}
	return true
}

// results is the matrix for an attacker that comes from one point and goes to another.
func (c *compiler) results(rules []encounterRule, from, to Point) [][]Result {
	pieces := c.tables.Pieces
	matrix := make([][]Result, len(pieces))
	for a, attacker := range pieces {
		matrix[a] = make([]Result, len(pieces))
		for d, defender := range pieces {
			if attacker.Side != defender.Side {
				matrix[a][d] = c.encounter(rules, attacker, defender.Kind, from, to)
			}
		}
	}
	return matrix
}

// numberResults numbers a matrix; equal ones share a number.
func (c *compiler) numberResults(matrix [][]Result) int {
	t := &c.tables.Encounters
	for i, known := range t.Results {
		if slices.EqualFunc(known, matrix, slices.Equal) {
			return i + 1
		}
	}
	t.Results = append(t.Results, matrix)
	return len(t.Results)
}

// encounter is the result of the first rule that applies.
func (c *compiler) encounter(rules []encounterRule, attacker PieceTable, defender int, from, to Point) Result {
	for _, rule := range rules {
		if rule.holds &&
			slices.Contains(rule.attackers, attacker.Kind) &&
			slices.Contains(rule.defenders, defender) &&
			(rule.from == nil || slices.Contains(rule.from[attacker.Side-1], from)) &&
			(rule.at == nil || slices.Contains(rule.at[attacker.Side-1], to)) &&
			(rule.rank == "" || rule.rank == c.compareRanks(attacker.Kind, defender)) {
			return rule.result
		}
	}
	return Barred
}

// compareRanks says how the attacker's rank stands to the defender's: stronger, equal or weaker.
func (c *compiler) compareRanks(attacker, defender int) string {
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
