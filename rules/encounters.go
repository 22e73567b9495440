package rules

import "slices"

// encounters fills the matrices of results. Rules may ask where attacker and defender stand, so points fall
// into classes by the zones that the rules ask about, and each pair of classes has a matrix.
func (c *compiler) encounters() {
	t := &c.tables.Encounters
	t.Classes = make([]int, len(c.board.Points))
	var samples []Point // the first point of each class
	for p := range c.board.Points {
		point := Point(p + 1)
		class := slices.IndexFunc(samples, func(s Point) bool { return c.alikeInEncounters(s, point) }) + 1
		if class == 0 {
			samples = append(samples, point)
			class = len(samples)
		}
		t.Classes[p] = class
	}
	for _, from := range samples {
		var row []int
		for _, to := range samples {
			row = append(row, c.numberResults(c.results(from, to)))
		}
		t.Cases = append(t.Cases, row)
	}
}

// alikeInEncounters tells whether no encounter rule can tell two points apart.
func (c *compiler) alikeInEncounters(p, q Point) bool {
	for i, rule := range c.card.Encounters.Rules {
		where := at("encounters", "rules", i)
		for key, zone := range map[string]string{"from": rule.From, "at": rule.At} {
			for side := range c.owners() {
				if zone == "" {
					continue
				}
				points := c.zonePoints(where.then(key), zone, side+1)
				if slices.Contains(points, p) != slices.Contains(points, q) {
					return false
				}
			}
		}
	}
	return true
}

// results is the matrix for an attacker that comes from one point and goes to another.
func (c *compiler) results(from, to Point) [][]Result {
	pieces := c.tables.Pieces
	matrix := make([][]Result, len(pieces))
	for a, attacker := range pieces {
		matrix[a] = make([]Result, len(pieces))
		for d, defender := range pieces {
			if attacker.Side != defender.Side {
				matrix[a][d] = c.encounter(attacker, defender.Kind, from, to)
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

func (c *compiler) encounter(attacker PieceTable, defender int, from, to Point) Result {
	for i, rule := range c.card.Encounters.Rules {
		where := at("encounters", "rules", i)
		if !c.holds(where, rule.Condition) ||
			!slices.Contains(c.kindSet(where.then("attacker"), rule.Attacker), attacker.Kind) ||
			!slices.Contains(c.kindSet(where.then("defender"), rule.Defender), defender) ||
			rule.From != "" && !slices.Contains(c.zonePoints(where.then("from"), rule.From, attacker.Side), from) ||
			rule.At != "" && !slices.Contains(c.zonePoints(where.then("at"), rule.At, attacker.Side), to) ||
			rule.Rank != "" && rule.Rank != c.compareRanks(attacker.Kind, defender) {
			continue
		}
		return resultNames[rule.Result]
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
