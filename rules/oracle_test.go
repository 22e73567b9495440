package rules_test

import (
	"fmt"
	"maps"
	"slices"
	"strings"
)

// A second reading of each game's rules, as plain and slow as possible: maps and strings, no tables, and nothing
// shared with the package under test. See oracle_fruit_test.go and its neighbours for the games.

// scene is a position: the letter of the piece on each point, uppercase for the first side.
type scene struct {
	at   map[string]string
	turn int // from 1
	// token is where the token is, with * while it is carried; "" in a game without one.
	token  string
	scores []int
}

func (s scene) clone() scene {
	s.at = maps.Clone(s.at)
	s.scores = slices.Clone(s.scores)
	return s
}

// happening is what a move did: what left the board, as letter@point in order, and whether the token was taken.
type happening struct {
	left []string
	took bool
}

// oracle is a game's rules, the past aside.
type oracle interface {
	// read makes a scene of a position's text.
	read(text string) scene
	text(s scene) string
	// moves are the legal moves, in the notation of the package under test.
	moves(s scene) []string
	play(s scene, move string) (scene, happening)
	// ended tells who has won by what stands on the board: "" for nobody yet, otherwise winner and reason.
	ended(s scene) string
	// stuck is the same for a side to move without a legal move.
	stuck(s scene) string
	// repeats is at which occurrence of a position the game is drawn.
	repeats() int
}

// match is a game in progress, with all of its past.
type match struct {
	rules  oracle
	scenes []scene
	texts  []string // of the scenes
	played []string
	// forbidden counts the moves that the past forbade.
	forbidden int
}

func newMatch(rules oracle, start string) *match {
	s := rules.read(start)
	return &match{rules: rules, scenes: []scene{s}, texts: []string{rules.text(s)}}
}

func (m *match) now() scene { return m.scenes[len(m.scenes)-1] }

// legal are the legal moves, those that the past forbids left out.
func (m *match) legal() []string {
	if m.rules.ended(m.now()) != "" {
		return nil
	}
	var moves []string
	for _, move := range m.rules.moves(m.now()) {
		if c, ok := m.rules.(chessOracle); ok && c.forbidden(m, move) {
			m.forbidden++
			continue
		}
		moves = append(moves, move)
	}
	slices.Sort(moves)
	return moves
}

// outcome is "" while the game goes on.
func (m *match) outcome(legal []string) string {
	if end := m.rules.ended(m.now()); end != "" {
		return end
	}
	if len(legal) == 0 {
		return m.rules.stuck(m.now())
	}
	if n := m.rules.repeats(); n > 0 && m.occurrences(m.now()) >= n {
		return verdict(0, "repetition")
	}
	return ""
}

func (m *match) occurrences(s scene) int {
	n, text := 0, m.rules.text(s)
	for _, old := range m.texts {
		if old == text {
			n++
		}
	}
	return n
}

func (m *match) play(move string) happening {
	next, what := m.rules.play(m.now(), move)
	m.scenes = append(m.scenes, next)
	m.texts = append(m.texts, m.rules.text(next))
	m.played = append(m.played, move)
	return what
}

// count is perft: sequences of legal moves, the past aside.
func count(rules oracle, s scene, depth int) uint64 {
	if depth == 0 {
		return 1
	}
	if rules.ended(s) != "" {
		return 0
	}
	var n uint64
	for _, move := range rules.moves(s) {
		next, _ := rules.play(s, move)
		n += count(rules, next, depth-1)
	}
	return n
}

func verdict(winner int, reason string) string { return fmt.Sprintf("%d by %s", winner, reason) }

func isFirst(letter string) bool { return letter == strings.ToUpper(letter) }

// belongs tells whether a piece is one of a side of two.
func belongs(letter string, side int) bool { return letter != "" && isFirst(letter) == (side == 1) }

// grid is a lattice seen as coordinates from 0, row 0 at the bottom.
type grid struct {
	columns, rows int
	names         map[[2]int]string
	cells         map[string][2]int
}

// newGrid names points by the names of their column and row.
func newGrid(columns, rows []string) grid {
	g := grid{len(columns), len(rows), map[[2]int]string{}, map[string][2]int{}}
	for c, column := range columns {
		for r, row := range rows {
			g.names[[2]int{c, r}] = column + row
			g.cells[column+row] = [2]int{c, r}
		}
	}
	return g
}

func letters(s string) []string { return strings.Split(s, "") }

// name is the point at a place, "" for none.
func (g grid) name(column, row int) string { return g.names[[2]int{column, row}] }

// cell is name's inverse; what is no point of the grid is far from it.
func (g grid) cell(point string) (column, row int) {
	if cell, ok := g.cells[point]; ok {
		return cell[0], cell[1]
	}
	return -100, -100
}

// beyond is the point some columns and rows away, "" for none.
func (g grid) beyond(point string, columns, rows int) string {
	c, r := g.cell(point)
	return g.name(c+columns, r+rows)
}

func (g grid) readRows(s scene, text string) {
	for i, row := range strings.Split(text, "/") {
		column := 0
		for _, letter := range row {
			if letter >= '0' && letter <= '9' {
				column += int(letter - '0')
				continue
			}
			s.at[g.name(column, g.rows-1-i)] = string(letter)
			column++
		}
	}
}

func (g grid) writeRows(s scene) string {
	var rows []string
	for row := g.rows - 1; row >= 0; row-- {
		text := ""
		for column := range g.columns {
			if letter := s.at[g.name(column, row)]; letter != "" {
				text += letter
			} else {
				text += "."
			}
		}
		for n := g.columns; n > 0; n-- {
			text = strings.ReplaceAll(text, ".........."[:n], "0123456789"[n:n+1])
		}
		rows = append(rows, text)
	}
	return strings.Join(rows, "/")
}

func split(move string) (from, to string) {
	from, to, _ = strings.Cut(move, "-")
	return from, to
}
