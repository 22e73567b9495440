package rules_test

import "strings"

// chessOracle is Elephant Chess.
type chessOracle struct{}

var chessGrid = newGrid(letters("abcdefghi"), []string{"1", "2", "3", "4", "5", "6", "7", "8", "9", "10"})

func (chessOracle) repeats() int { return 4 }

func (chessOracle) read(text string) scene {
	fields := strings.Fields(text)
	s := scene{at: map[string]string{}, turn: 1}
	if fields[1] == "b" {
		s.turn = 2
	}
	chessGrid.readRows(s, fields[0])
	return s
}

func (chessOracle) text(s scene) string { return chessGrid.writeRows(s) + " " + "wb"[s.turn-1:s.turn] }

// aimed are the points that a piece may move to, its Elephant's safety aside.
func (chessOracle) aimed(s scene, from string) []string {
	letter := s.at[from]
	side := 1
	if !isFirst(letter) {
		side = 2
	}
	column, row := chessGrid.cell(from)
	var to []string
	// add takes a point that the piece reaches, unless one of its own stands there.
	add := func(c, r int) {
		if p := chessGrid.name(c, r); p != "" && !belongs(s.at[p], side) {
			to = append(to, p)
		}
	}
	taken := func(c, r int) bool { return s.at[chessGrid.name(c, r)] != "" }
	inTerritory := func(c, r int) bool {
		return c >= 3 && c <= 5 && (side == 1 && r >= 0 && r <= 2 || side == 2 && r >= 7 && r <= 9)
	}
	atHome := func(r int) bool { return (r <= 4) == (side == 1) }
	forward := 1
	if side == 2 {
		forward = -1
	}
	straight := [][2]int{{1, 0}, {0, 1}, {-1, 0}, {0, -1}}
	aslant := [][2]int{{1, 1}, {-1, 1}, {-1, -1}, {1, -1}}
	switch strings.ToLower(letter) {
	case "k":
		for _, d := range straight {
			if inTerritory(column+d[0], row+d[1]) {
				add(column+d[0], row+d[1])
			}
		}
	case "a":
		for _, d := range aslant {
			if inTerritory(column+d[0], row+d[1]) {
				add(column+d[0], row+d[1])
			}
		}
	case "b":
		for _, d := range aslant {
			if !taken(column+d[0], row+d[1]) && atHome(row+2*d[1]) {
				add(column+2*d[0], row+2*d[1])
			}
		}
	case "n":
		for _, d := range straight {
			if taken(column+d[0], row+d[1]) {
				continue
			}
			for _, aside := range []int{-1, 1} {
				if d[0] != 0 {
					add(column+2*d[0], row+aside)
				} else {
					add(column+aside, row+2*d[1])
				}
			}
		}
	case "r":
		for _, d := range straight {
			c, r := column+d[0], row+d[1]
			for ; chessGrid.name(c, r) != "" && !taken(c, r); c, r = c+d[0], r+d[1] {
				add(c, r)
			}
			add(c, r)
		}
	case "c":
		for _, d := range straight {
			c, r := column+d[0], row+d[1]
			for ; chessGrid.name(c, r) != "" && !taken(c, r); c, r = c+d[0], r+d[1] {
				add(c, r)
			}
			for c, r = c+d[0], r+d[1]; chessGrid.name(c, r) != "" && !taken(c, r); {
				c, r = c+d[0], r+d[1]
			}
			if taken(c, r) {
				add(c, r)
			}
		}
	case "p":
		add(column, row+forward)
		if !atHome(row) {
			add(column-1, row)
			add(column+1, row)
		}
	}
	return to
}

func elephantOf(s scene, side int) string {
	for point, letter := range s.at {
		if strings.ToLower(letter) == "k" && belongs(letter, side) {
			return point
		}
	}
	return ""
}

// exposed tells whether a side's Elephant is attacked or faces the other.
func (o chessOracle) exposed(s scene, side int) bool {
	elephant := elephantOf(s, side)
	for from, letter := range s.at {
		if !belongs(letter, 3-side) {
			continue
		}
		for _, to := range o.aimed(s, from) {
			if to == elephant {
				return true
			}
		}
	}
	mine, other := chessGrid.cells[elephant], chessGrid.cells[elephantOf(s, 3-side)]
	if mine[0] != other[0] {
		return false
	}
	for row := min(mine[1], other[1]) + 1; row < max(mine[1], other[1]); row++ {
		if s.at[chessGrid.name(mine[0], row)] != "" {
			return false
		}
	}
	return true
}

func (o chessOracle) moves(s scene) []string {
	var moves []string
	for from := range s.at {
		moves = append(moves, o.movesOf(s, from)...)
	}
	return moves
}

// movesOf are the legal moves of one piece of the side to move.
func (o chessOracle) movesOf(s scene, from string) []string {
	var moves []string
	if !belongs(s.at[from], s.turn) {
		return nil
	}
	for _, to := range o.aimed(s, from) {
		if next, _ := o.play(s, from+"-"+to); !o.exposed(next, s.turn) {
			moves = append(moves, from+"-"+to)
		}
	}
	return moves
}

func (chessOracle) play(s scene, move string) (scene, happening) {
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

func (chessOracle) ended(s scene) string {
	for _, letter := range s.at {
		if strings.Contains("rncp", strings.ToLower(letter)) {
			return ""
		}
	}
	return verdict(0, "dead-material")
}

func (o chessOracle) stuck(s scene) string {
	if o.exposed(s, s.turn) {
		return verdict(3-s.turn, "checkmate")
	}
	return verdict(3-s.turn, "stalemate")
}

// attackedFrom are the points of the enemy pieces, the Elephant aside, that the piece that has just moved to a
// point could take by a legal move.
func (o chessOracle) attackedFrom(after scene, point string) []string {
	after = after.clone()
	after.turn = 3 - after.turn
	var victims []string
	for _, capture := range o.movesOf(after, point) {
		if _, victim := split(capture); after.at[victim] != "" && strings.ToLower(after.at[victim]) != "k" {
			victims = append(victims, victim)
		}
	}
	return victims
}

// presses tells whether a move gives check or attacks something.
func (o chessOracle) presses(s scene, move string) bool {
	after, _ := o.play(s, move)
	_, to := split(move)
	return o.exposed(after, after.turn) || len(o.attackedFrom(after, to)) > 0
}

// forbidden tells whether a move is perpetual check or perpetual chase: it would bring a position about for the
// fourth time, and ever since its first occurrence every move of the side gave check, or attacked one and the same piece.
func (o chessOracle) forbidden(m *match, move string) bool {
	next, _ := o.play(m.now(), move)
	if m.occurrences(next) < 3 {
		return false
	}
	scenes := append(append([]scene{}, m.scenes...), next)
	played := append(append([]string{}, m.played...), move)
	first := 0
	for o.text(scenes[first]) != o.text(next) {
		first++
	}
	// names tells pieces apart by where they stood when the position first occurred.
	names := map[string]string{}
	for point := range scenes[first].at {
		names[point] = point
	}
	allCheck := true
	var hunted map[string]bool
	for i := first; i < len(played); i++ {
		from, to := split(played[i])
		names[to] = names[from]
		delete(names, from)
		if scenes[i].turn != m.now().turn {
			continue
		}
		after := scenes[i+1]
		allCheck = allCheck && o.exposed(after, after.turn)
		attacked := map[string]bool{}
		for _, victim := range o.attackedFrom(after, to) {
			if hunted == nil || hunted[names[victim]] {
				attacked[names[victim]] = true
			}
		}
		hunted = attacked
	}
	return allCheck || len(hunted) > 0
}
