package rules

import (
	"fmt"
	"strings"
)

// Diagram draws the position for a terminal: letters as in String, . for an empty point, * for the token
// (behind the letter of its carrier), the points beside the lattice below.
func (p *Position) Diagram() string {
	t := &p.game.Tables
	lattice := p.game.Card.Board.Lattice
	rows := strings.Split(lattice.Rows, "")
	width := 0
	for _, name := range rows {
		width = max(width, len(name))
	}
	var b strings.Builder
	for i, row := range t.Rows {
		fmt.Fprintf(&b, "  %*s ", width, rows[len(rows)-1-i])
		line := ""
		for _, point := range row {
			line += " " + p.cell(Point(point))
		}
		b.WriteString(strings.TrimRight(line, " ") + "\n")
	}
	fmt.Fprintf(&b, "  %*s ", width, "")
	for _, column := range strings.Split(lattice.Columns, "") {
		b.WriteString(" " + column + " ")
	}
	b.WriteByte('\n')
	for _, point := range t.Beside {
		fmt.Fprintf(&b, "  %s: %s\n", p.game.PointName(Point(point)), strings.TrimSpace(p.cell(Point(point))))
	}
	return b.String()
}

// cell is two characters wide.
func (p *Position) cell(point Point) string {
	piece := p.state.board[point]
	here := p.state.token == point
	switch {
	case piece != 0 && here && p.state.carried:
		return p.game.Tables.Pieces[piece-1].Letter + "*"
	case piece != 0:
		return p.game.Tables.Pieces[piece-1].Letter + " "
	case here:
		return "* "
	}
	return ". "
}
