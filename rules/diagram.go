package rules

import (
	"fmt"
	"strings"

	"github.com/rivo/uniseg"
)

// Diagram draws the position for a terminal: letters as in String, . for an empty point, * for the token
// (behind the letter of its carrier), the points beside the lattice below. Columns are right also under names in characters
// of the East, which take two.
func (p *Position) Diagram() string {
	board := p.game.Card.Board
	rows, columns := board.Lattice.Rows, board.Lattice.Columns
	if len(board.Hex.Rows) > 0 {
		rows = board.Hex.Rows
	}
	width, longest, cell := 0, 0, 2
	for i, row := range p.game.Tables.Rows {
		width, longest = max(width, uniseg.StringWidth(rows[i])), max(longest, len(row))
	}
	for _, column := range columns {
		cell = max(cell, uniseg.StringWidth(column))
	}
	var b strings.Builder
	for i, row := range p.game.Tables.Rows {
		name := rows[len(rows)-1-i]
		line := "  " + blanks(width-uniseg.StringWidth(name)) + name + " "
		if len(columns) == 0 {
			line += blanks((cell + 1) * (longest - len(row)) / 2)
		}
		for _, point := range row {
			line += " " + p.cell(Point(point)) + blanks(cell-2)
		}
		b.WriteString(strings.TrimRight(line, " ") + "\n")
	}
	if len(columns) > 0 {
		line := "  " + blanks(width) + " "
		for _, column := range columns {
			line += " " + column + blanks(cell-uniseg.StringWidth(column))
		}
		b.WriteString(strings.TrimRight(line, " ") + "\n")
	}
	for _, point := range p.game.Tables.Beside {
		fmt.Fprintf(&b, "  %s: %s\n", p.game.PointName(Point(point)), strings.TrimSpace(p.cell(Point(point))))
	}
	return b.String()
}

func blanks(n int) string { return strings.Repeat(" ", n) }

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
