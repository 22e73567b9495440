package rules

import (
	"strings"

	"github.com/goccy/go-yaml/ast"
)

// CardBoard is the board's points and lines. Its body is a lattice or hexagonal.
type CardBoard struct {
	// The distance between neighbours in table units.
	Spacing float64 `yaml:"spacing" card:"required"`
	// A rectangle of points.
	Lattice Lattice `yaml:"lattice"`
	// Rows of points that touch six neighbours each.
	Hex Hex `yaml:"hex"`
	// Extra points beside the lattice. A board has at most 255 points in all.
	Points []CardPoint `yaml:"points"`
	// The lines that pieces move along.
	Lines []CardLines `yaml:"lines"`
	// Lines that are drawn otherwise than solid.
	Styles     []LineStyle `yaml:"styles"`
	Provenance `yaml:",inline"`
}

// Lattice is a rectangle of points. A point is named by its column and its row, such as c3.
type Lattice struct {
	// The names of the columns from left to right.
	Columns Names `yaml:"columns" card:"required"`
	// The names of the rows from the bottom.
	Rows Names `yaml:"rows" card:"required"`
}

// Hex is a board of centred rows whose points touch six neighbours at distance 1. A point is named by its row's
// name and its number in the row, counted from the left from 1.
type Hex struct {
	// The names of the rows from the bottom.
	Rows Names `yaml:"rows" card:"required"`
	// How many points each row has, from the bottom.
	Lengths []int `yaml:"lengths" card:"required"`
}

// CardPoint is a point beside the lattice, placed in lattice coordinates: column 1, row 1 is the lattice's
// bottom left point.
type CardPoint struct {
	// The point's name: no blank, colon or star.
	Name string `yaml:"name" card:"required"`
	// How far to the right it lies. It may be a fraction, or outside of the lattice.
	Column float64 `yaml:"column" default:"0"`
	// How far up it lies.
	Row float64 `yaml:"row" default:"0"`
}

// CardLines draws lines: a pattern over the whole body of the board, or lines from one point to others.
type CardLines struct {
	// A pattern that joins neighbours: orthogonal or diagonal on a lattice, hexagonal on a hexagonal board.
	Join string `yaml:"join" words:"orthogonal diagonal hexagonal"`
	// The point that lines run from, without a pattern.
	From string `yaml:"from"`
	// The points that they run to.
	To []string `yaml:"to"`
}

// LineStyle gives a style to every line with both ends inside a zone. Other lines are solid.
type LineStyle struct {
	// How the lines are drawn. Movements speak of lines by their style.
	Style string `yaml:"style" card:"required" words:"solid dashed"`
	// The zone.
	Inside string `yaml:"inside" card:"required"`
}

// CardZone is a named set of points, the same for all sides or one a side.
//
// Rules speak of a zone that is the same for all by its name; of one that each side has, as `own` or `enemy` and
// its name, such as `enemy den`.
type CardZone struct {
	// The zone's name.
	Name string `yaml:"name" card:"required"`
	// The points of a zone that is the same for all sides. "c3:g7" is a rectangle of lattice points, "e5:e9" a part of a row.
	Points []string `yaml:"points"`
	// The points of each side's own zone, by the side's name.
	Sides      map[string][]string `yaml:"sides"`
	Provenance `yaml:",inline"`
}

// Names are the names of columns or rows: a text stands for its single characters.
type Names []string

// UnmarshalYAML reads a text or a list.
func (n *Names) UnmarshalYAML(node ast.Node) error {
	list, isList := node.(*ast.SequenceNode)
	if !isList {
		*n = strings.Split(node.GetToken().Value, "")
		return nil
	}
	*n = nil
	for _, value := range list.Values {
		*n = append(*n, value.GetToken().Value)
	}
	return nil
}
