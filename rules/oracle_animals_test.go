package rules_test

import "strings"

// animalsOracle is Jungle and Dou Shou Qi, which share their board and differ in who takes whom.
type animalsOracle struct {
	grid grid
	// turns are the sides' letters; order lists the kinds from the weakest.
	turns, order string
	takes        func(o animalsOracle, mover, other, from, to string) bool
}

// jungleOracle names its points column and row, such as 4a.
func jungleOracle() animalsOracle {
	return animalsOracle{
		grid:  newGrid(letters("1234567"), letters("abcdefghi")),
		turns: "rb",
		order: "rcwdptle",
		takes: func(o animalsOracle, mover, other, from, to string) bool {
			a, b := strings.ToLower(mover), strings.ToLower(other)
			switch {
			case o.inTrapOf(to, mover):
				return true
			case a == "r" && b == "e":
				return !o.isWater(from)
			case a == "e" && b == "r":
				return false
			}
			return o.strength(a) >= o.strength(b)
		},
	}
}

// douOracle names its points as in chess. The options are the card's.
func douOracle(fromRiver, elephantTakesMouse bool) animalsOracle {
	return animalsOracle{
		grid:  newGrid(letters("abcdefg"), letters("123456789")),
		turns: "rb",
		order: "rcdwptle",
		takes: func(o animalsOracle, mover, other, from, to string) bool {
			a, b := strings.ToLower(mover), strings.ToLower(other)
			switch {
			case o.inTrapOf(to, mover):
				return true
			case a == "r" && b == "e":
				return fromRiver || !o.isWater(from)
			case a == "e" && b == "r":
				return elephantTakesMouse
			}
			return o.strength(a) >= o.strength(b)
		},
	}
}

func (animalsOracle) repeats() int { return 3 }

func (o animalsOracle) read(text string) scene {
	fields := strings.Fields(text)
	s := scene{at: map[string]string{}, turn: 1 + strings.Index(o.turns, fields[1])}
	o.grid.readRows(s, fields[0])
	return s
}

func (o animalsOracle) text(s scene) string {
	return o.grid.writeRows(s) + " " + o.turns[s.turn-1:s.turn]
}

func (o animalsOracle) strength(kind string) int { return strings.Index(o.order, kind) }

func (o animalsOracle) isWater(point string) bool {
	column, row := o.grid.cell(point)
	return row >= 3 && row <= 5 && (column == 1 || column == 2 || column == 4 || column == 5)
}

// inTrapOf tells whether a point is a trap of the side of a piece.
func (o animalsOracle) inTrapOf(point, piece string) bool {
	column, row := o.grid.cell(point)
	if !isFirst(piece) {
		row = 8 - row
	}
	return row == 0 && (column == 2 || column == 4) || row == 1 && column == 3
}

// den is where a side's den is.
func (o animalsOracle) den(side int) string {
	if side == 1 {
		return o.grid.name(3, 0)
	}
	return o.grid.name(3, 8)
}

func (o animalsOracle) moves(s scene) []string {
	var moves []string
	for from, letter := range s.at {
		if !belongs(letter, s.turn) {
			continue
		}
		kind := strings.ToLower(letter)
		for _, d := range [][2]int{{1, 0}, {0, 1}, {-1, 0}, {0, -1}} {
			to := o.grid.beyond(from, d[0], d[1])
			if to != "" && o.isWater(to) && (kind == "t" || kind == "l") {
				to = o.across(s, to, d)
			}
			if to == "" || o.isWater(to) && kind != "r" || to == o.den(s.turn) {
				continue
			}
			if other := s.at[to]; other != "" && (belongs(other, s.turn) || !o.takes(o, letter, other, from, to)) {
				continue
			}
			moves = append(moves, from+"-"+to)
		}
	}
	return moves
}

// across is the land beyond the water, "" when a rat swims there.
func (o animalsOracle) across(s scene, to string, d [2]int) string {
	for o.isWater(to) {
		if strings.ToLower(s.at[to]) == "r" {
			return ""
		}
		to = o.grid.beyond(to, d[0], d[1])
	}
	return to
}

func (o animalsOracle) play(s scene, move string) (scene, happening) {
	from, to := split(move)
	s = s.clone()
	var what happening
	if other := s.at[to]; other != "" {
		what.left = []string{other + "@" + to}
	}
	s.at[to] = s.at[from]
	delete(s.at, from)
	s.turn = 3 - s.turn
	return s, what
}

func (o animalsOracle) ended(s scene) string {
	for side := 1; side <= 2; side++ {
		if belongs(s.at[o.den(3-side)], side) {
			return verdict(side, "piece-in-zone")
		}
	}
	left := map[bool]int{}
	for _, letter := range s.at {
		left[isFirst(letter)]++
	}
	switch {
	case left[true] == 0 && left[false] == 0:
		return verdict(0, "none-left")
	case left[true] == 0:
		return verdict(2, "none-left")
	case left[false] == 0:
		return verdict(1, "none-left")
	}
	return ""
}

func (animalsOracle) stuck(s scene) string { return verdict(3-s.turn, "no-move") }
