package rules

import (
	"strings"

	"github.com/rivo/uniseg"
)

// Diagram draws the position for a terminal: letters as in String, . for an empty point, * for the token
// (behind the letter of its carrier), the points beside the lattice below. Columns are right also under names in characters
// of the East, which take two.
func (p *Position) Diagram() string {
	board := p.game.Card.Board
	d := diagram{position: p, rows: board.Lattice.Rows, columns: board.Lattice.Columns, cell: 2}
	if len(board.Hex.Rows) > 0 {
		d.rows = board.Hex.Rows
	}
	for _, name := range d.rows {
		d.margin = max(d.margin, uniseg.StringWidth(name))
	}
	for _, name := range d.columns {
		d.cell = max(d.cell, uniseg.StringWidth(name))
	}
	text := ""
	for i, row := range p.game.Tables.Rows {
		text += d.row(d.rows[len(d.rows)-1-i], row)
	}
	return text + d.footer() + d.beside()
}

// diagram is a drawing for a terminal.
type diagram struct {
	position      *Position
	rows, columns Names
	// margin is the width of the rows' names, and cell that of a column, in the terminal's columns.
	margin, cell int
}

// row is a line with a row's name and points; a row of a hexagonal board is centred.
func (d *diagram) row(name string, points []int) string {
	line := "  " + blanks(d.margin-uniseg.StringWidth(name)) + name + " "
	if len(d.columns) == 0 {
		line += blanks((d.cell + 1) * (d.longest() - len(points)) / 2)
	}
	for _, point := range points {
		line += " " + d.position.cell(Point(point)) + blanks(d.cell-2)
	}
	return strings.TrimRight(line, " ") + "\n"
}

// longest is how many points the longest row has.
func (d *diagram) longest() int {
	longest := 0
	for _, row := range d.position.game.Tables.Rows {
		longest = max(longest, len(row))
	}
	return longest
}

// footer is a line with the names of the columns, if they have any.
func (d *diagram) footer() string {
	if len(d.columns) == 0 {
		return ""
	}
	line := "  " + blanks(d.margin) + " "
	for _, name := range d.columns {
		line += " " + name + blanks(d.cell-uniseg.StringWidth(name))
	}
	return strings.TrimRight(line, " ") + "\n"
}

// beside lists the points off the lattice, a line each.
func (d *diagram) beside() string {
	text := ""
	for _, point := range d.position.game.Tables.Beside {
		text += "  " + d.position.game.PointName(Point(point)) + ": " + strings.TrimSpace(d.position.cell(Point(point))) + "\n"
	}
	return text
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
