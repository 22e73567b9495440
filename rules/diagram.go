package rules

import (
	"fmt"
	"strings"
)

// Diagram draws the position for a terminal: letters as in String, . for an empty point, * for the token
// (behind the letter of its carrier), the points beside the lattice below.
func (p *Position) Diagram() string {
	board := p.game.Card.Board
	rows, columns := board.Lattice.Rows, board.Lattice.Columns
	if len(board.Hex.Rows) > 0 {
		rows = board.Hex.Rows
	}
	width, longest := 0, 0
	for i, row := range p.game.Tables.Rows {
		width, longest = max(width, len(rows[i])), max(longest, len(row))
	}
	var b strings.Builder
	for i, row := range p.game.Tables.Rows {
		line := fmt.Sprintf("  %*s ", width, rows[len(rows)-1-i])
		if len(columns) == 0 {
			line += strings.Repeat(" ", 3*(longest-len(row))/2)
		}
		for _, point := range row {
			line += " " + p.cell(Point(point))
		}
		b.WriteString(strings.TrimRight(line, " ") + "\n")
	}
	if len(columns) > 0 {
		line := fmt.Sprintf("  %*s ", width, "")
		for _, column := range columns {
			line += fmt.Sprintf(" %-2s", column)
		}
		b.WriteString(strings.TrimRight(line, " ") + "\n")
	}
	for _, point := range p.game.Tables.Beside {
		fmt.Fprintf(&b, "  %s: %s\n", p.game.PointName(Point(point)), strings.TrimSpace(p.cell(Point(point))))
	}
	return b.String()
}

// cell is two characters wide.
func (p *Position) cell(point Point) string {
	piece := p.state.board[point]
	here := p.state.token != 0 && p.state.token == point
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
