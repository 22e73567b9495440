package rules

import (
	"math"
	"slices"
	"strconv"
	"strings"
)

// body is the regular part of a board: rows of points from the bottom.
type body struct {
	rows [][]Point
	hex  bool
}

// at finds a point by column and row, both from 1; 0 is none.
func (b body) at(column, row int) Point {
	if row < 1 || row > len(b.rows) || column < 1 || column > len(b.rows[row-1]) {
		return 0
	}
	return b.rows[row-1][column-1]
}

// cell is at's inverse.
func (b body) cell(p Point) (column, row int, ok bool) {
	for i, points := range b.rows {
		if j := slices.Index(points, p); j >= 0 && p != 0 {
			return j + 1, i + 1, true
		}
	}
	return 0, 0, false
}

// points lays the points out: the body row by row from the bottom, then the extra ones, all centred.
func (c *compiler) points() {
	b := c.card.Board
	if !(b.Spacing > 0) || math.IsInf(b.Spacing, 0) {
		c.errs.add(at("board", "spacing"), "2 suits most boards", "the spacing is a distance in table units above 0")
	}
	switch isHex := len(b.Hex.Rows) > 0; {
	case isHex && len(b.Lattice.Rows) > 0:
		c.errs.add(at("board", "hex"), "", "a board is a lattice or hexagonal, not both")
	case isHex:
		c.hexPoints()
	default:
		c.latticePoints()
	}
	if n := len(c.board.Points) + len(b.Points); n > maxPoints {
		c.errs.add(at("board"), "", "a board has at most %d points, not %d", maxPoints, n)
		return
	}
	c.pointsBeside()
	if len(c.board.Points) > 0 {
		c.centrePoints()
	}
}

// pointsBeside adds the extra points.
func (c *compiler) pointsBeside() {
	for i, p := range c.card.Board.Points {
		if math.IsInf(p.Column-p.Row, 0) || math.IsNaN(p.Column-p.Row) {
			c.errs.add(at("board", "points", i), "", "%s lies nowhere: column and row are numbers", p.Name)
			continue
		}
		if other := c.pointAt(p.Column, p.Row); other != 0 {
			c.errs.add(at("board", "points", i, "column"), "", "%s lies where %s lies", p.Name, c.board.Points[other-1].Name)
		}
		c.addPoint(at("board", "points", i, "name"), p.Name, p.Column, p.Row)
	}
}

func (c *compiler) latticePoints() {
	columns, rows := c.card.Board.Lattice.Columns, c.card.Board.Lattice.Rows
	if len(columns) == 0 || len(rows) == 0 {
		c.errs.add(at("board", "lattice"), "for example {columns: abc, rows: \"123\"}", "a lattice needs the names of its columns and rows")
		return
	}
	if n := len(columns) * len(rows); n > maxPoints {
		c.errs.add(at("board"), "", "a board has at most %d points, not %d", maxPoints, n)
		return
	}
	for j, row := range rows {
		c.body.rows = append(c.body.rows, nil)
		for i, column := range columns {
			p := c.addPoint(at("board", "lattice"), column+row, float64(i+1), float64(j+1))
			c.body.rows[j] = append(c.body.rows[j], p)
		}
	}
}

// hexPoints centres each row; rows of neighbouring lengths interlock.
func (c *compiler) hexPoints() {
	hex := c.card.Board.Hex
	if len(hex.Lengths) != len(hex.Rows) {
		c.errs.add(at("board", "hex", "lengths"), "", "%d rows have %d lengths", len(hex.Rows), len(hex.Lengths))
		return
	}
	c.body.hex = true
	for j, row := range hex.Rows {
		n := hex.Lengths[j]
		if n < 1 || n > maxPoints {
			c.errs.add(at("board", "hex", "lengths", j), "", "a row has 1 to %d points", maxPoints)
			return
		}
		c.body.rows = append(c.body.rows, nil)
		for i := range n {
			p := c.addPoint(at("board", "hex"), row+strconv.Itoa(i+1), float64(i)-float64(n-1)/2, float64(j)*math.Sqrt(3)/2)
			c.body.rows[j] = append(c.body.rows[j], p)
		}
	}
}

func (c *compiler) addPoint(where path, name string, x, y float64) Point {
	if strings.ContainsAny(name, " \t\n:*") || name == "" {
		c.errs.add(where, "", "a point's name has no blank, colon or star")
	}
	if _, doubled := c.pointNames[name]; doubled {
		c.errs.add(where, "", "two points have the same name %s", name)
	}
	c.board.Points = append(c.board.Points, PointTable{Name: name, X: x, Y: y})
	c.pointNames[name] = Point(len(c.board.Points))
	return c.pointNames[name]
}

// centrePoints moves the middle of the board's extent to (0, 0).
func (c *compiler) centrePoints() {
	points := c.board.Points
	minX, maxX, minY, maxY := points[0].X, points[0].X, points[0].Y, points[0].Y
	for _, p := range points {
		minX, maxX = min(minX, p.X), max(maxX, p.X)
		minY, maxY = min(minY, p.Y), max(maxY, p.Y)
	}
	for i := range points {
		points[i].X -= (minX + maxX) / 2
		points[i].Y -= (minY + maxY) / 2
	}
}

// pointAt finds a point of the whole board by its coordinates, 0 for none.
func (c *compiler) pointAt(x, y float64) Point {
	return Point(1 + slices.IndexFunc(c.board.Points, func(p PointTable) bool { return p.isAt(x, y) }))
}

// bodyPointAt finds the body's point at board coordinates, 0 for none.
func (c *compiler) bodyPointAt(x, y float64) Point {
	for _, row := range c.body.rows {
		for _, p := range row {
			if c.board.Points[p-1].isAt(x, y) {
				return p
			}
		}
	}
	return 0
}

// isAt allows for what rounding does to coordinates.
func (p PointTable) isAt(x, y float64) bool { return math.Abs(p.X-x) < 1e-6 && math.Abs(p.Y-y) < 1e-6 }

// point finds a point by name; an unknown one is an error and 0.
func (c *compiler) point(where path, name string) Point {
	p, ok := c.pointNames[name]
	if !ok {
		c.errs.add(where, DidYouMean(name, c.allPointNames()), "no such point %s", name)
	}
	return p
}

func (c *compiler) allPointNames() []string {
	names := make([]string, len(c.board.Points))
	for i, p := range c.board.Points {
		names[i] = p.Name
	}
	return names
}
