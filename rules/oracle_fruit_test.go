package rules_test

import (
	"maps"
	"slices"
	"strings"
)

// fruitOracle is Capture The Fruit.
type fruitOracle struct{ shelter bool }

var fruitGrid = newGrid(letters("abcdefghi"), letters("123456789"))

func (fruitOracle) repeats() int { return 3 }

func (fruitOracle) read(text string) scene {
	fields := strings.Fields(text)
	s := scene{at: map[string]string{}, turn: 1 + strings.Index("rb", fields[1]), token: fields[2]}
	fruitGrid.readRows(s, fields[0])
	for i := 3; i < len(fields); i += 2 {
		s.at[fields[i]] = fields[i+1]
	}
	return s
}

func (fruitOracle) text(s scene) string {
	text := fruitGrid.writeRows(s) + " " + "rb"[s.turn-1:s.turn] + " " + s.token
	for _, cave := range []string{"red-cave", "black-cave"} {
		if s.at[cave] != "" {
			text += " " + cave + " " + s.at[cave]
		}
	}
	return text
}

// fruitStep is the next point in a direction, the caves lying below e1 and above e9.
func fruitStep(point string, columns, rows int) string {
	switch {
	case point == "red-cave" && rows == 1:
		return fruitGrid.name(4+columns, 0)
	case point == "black-cave" && rows == -1:
		return fruitGrid.name(4+columns, 8)
	case point == "red-cave" || point == "black-cave":
		return ""
	}
	c, r := fruitGrid.cell(point)
	switch {
	case c+columns == 4 && r+rows == -1:
		return "red-cave"
	case c+columns == 4 && r+rows == 9:
		return "black-cave"
	}
	return fruitGrid.name(c+columns, r+rows)
}

func isYellow(point string) bool {
	return len(point) == 2 && strings.Contains("cdefg", point[:1]) && strings.Contains("34567", point[1:])
}

func isDeity(letter string) bool { return strings.Contains("abef", strings.ToLower(letter)) }

// fruitRank is 1 for the highest rank.
func fruitRank(letter string) int { return 1 + strings.Index("rotudshgmcwp", strings.ToLower(letter)) }

// carrier is where the carrier stands, "" when the fruit lies.
func (s scene) carrier() string {
	if where, carried := strings.CutSuffix(s.token, "*"); carried {
		return where
	}
	return ""
}

func fruitReach(s scene, from string) int {
	rank := fruitRank(s.at[from])
	switch {
	case isDeity(s.at[from]), s.carrier() == from, rank <= 4:
		return 1
	case rank <= 6:
		return 100
	}
	return 2
}

func (o fruitOracle) moves(s scene) []string {
	var moves []string
	for from, letter := range s.at {
		if !belongs(letter, s.turn) {
			continue
		}
		for _, d := range queenDirections {
			at := from
			for range fruitReach(s, from) {
				next := fruitStep(at, d[0], d[1])
				if next == "" || !o.mayEnter(s, from, at, next) {
					break
				}
				moves = append(moves, from+"-"+next)
				if s.at[next] != "" || next == "e5" && s.token == "e5" {
					break
				}
				at = next
			}
		}
	}
	return moves
}

var queenDirections = [][2]int{{1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}, {0, -1}, {1, -1}}

// mayEnter tells whether the piece on from may go along the line from at to the next point and stop there.
func (o fruitOracle) mayEnter(s scene, from, at, next string) bool {
	carrying := s.carrier() == from
	own := map[int]string{1: "red-cave", 2: "black-cave"}[s.turn]
	if strings.HasSuffix(next, "cave") && !(carrying && next == own) {
		return false
	}
	if other := s.at[next]; other != "" && (belongs(other, s.turn) || isDeity(other) || isDeity(s.at[from])) {
		return false
	}
	if isDeity(s.at[from]) {
		return isYellow(at) && isYellow(next) && next != "e5"
	}
	if next == "e5" && s.carrier() != "" && !carrying {
		// While the fruit is carried, only the carrier enters; without shelter it can be attacked there.
		return s.carrier() == "e5" && !o.shelter
	}
	return true
}

func (fruitOracle) play(s scene, move string) (scene, happening) {
	from, to := split(strings.Replace(move, "-cave", "_cave", 1))
	to = strings.Replace(to, "_", "-", 1)
	s = s.clone()
	mover, other := s.at[from], s.at[to]
	delete(s.at, from)
	s.turn = 3 - s.turn
	involved := s.carrier() == from || s.carrier() == to && other != ""
	var what happening
	winner := mover
	if other != "" {
		winner = fruitWinner(mover, other)
		if winner != mover {
			what.left = append(what.left, mover+"@"+from)
		}
		if winner != other {
			what.left = append(what.left, other+"@"+to)
		}
		delete(s.at, to)
	}
	if winner != "" {
		s.at[to] = winner
	}
	switch {
	case involved && winner == "":
		s.token = "e5"
	case involved:
		s.token = to + "*"
	case s.token == "e5" && to == "e5":
		s.token, what.took = "e5*", true
	}
	return s, what
}

// fruitWinner is who stays, "" for nobody.
func fruitWinner(a, b string) string {
	x, y := fruitRank(a), fruitRank(b)
	switch {
	case x == y:
		return ""
	case x == 12 && y == 1:
		return a
	case y == 12 && x == 1:
		return b
	case x < y:
		return a
	}
	return b
}

func (fruitOracle) ended(s scene) string {
	switch s.token {
	case "red-cave*":
		return verdict(1, "token-in-zone")
	case "black-cave*":
		return verdict(2, "token-in-zone")
	}
	alive := func(side int) bool {
		return slices.ContainsFunc(slices.Collect(maps.Values(s.at)), func(l string) bool { return belongs(l, side) && !isDeity(l) })
	}
	switch red, black := alive(1), alive(2); {
	case !red && !black:
		return verdict(0, "none-left")
	case !red:
		return verdict(2, "none-left")
	case !black:
		return verdict(1, "none-left")
	}
	return ""
}

func (fruitOracle) stuck(s scene) string { return verdict(3-s.turn, "no-move") }
