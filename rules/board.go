package rules

import (
	"math"
	"slices"
	"strconv"
	"strings"
)

// Board is where the game is played, as drawn: points and the lines between them.
type Board struct {
	// Spacing is the distance between orthogonal neighbours in table units.
	Spacing float64
	Points  []PointTable
	Lines   []Line
	Zones   []Zone
}

// Line joins two points.
type Line struct {
	A, B  Point
	Style string
}

// Diagonal tells whether the line runs aslant.
func (l Line) Diagonal(points []PointTable) bool {
	a, b := points[l.A-1], points[l.B-1]
	return a.X != b.X && a.Y != b.Y
}

// The styles of lines. Solid is that of a line that the card gives no other.
const (
	Solid  = "solid"
	Dashed = "dashed"
)

// Zone is a named set of points: Of[side-1] lists a side's, or Common those of all sides.
type Zone struct {
	Name   string
	Common []Point
	Of     [][]Point
}

// Points lists all points of the zone, whoever they belong to.
func (z Zone) Points() []Point {
	all := slices.Clone(z.Common)
	for _, points := range z.Of {
		all = append(all, points...)
	}
	return all
}

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
	for i, p := range b.Points {
		if math.IsInf(p.Column-p.Row, 0) || math.IsNaN(p.Column-p.Row) {
			c.errs.add(at("board", "points", i), "", "%s lies nowhere: column and row are numbers", p.Name)
			continue
		}
		if other := c.pointAt(p.Column, p.Row); other != 0 {
			c.errs.add(at("board", "points", i, "column"), "", "%s lies where %s lies", p.Name, c.board.Points[other-1].Name)
		}
		c.addPoint(at("board", "points", i, "name"), p.Name, p.Column, p.Row)
	}
	if len(c.board.Points) > 0 {
		c.centrePoints()
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

// pointAt finds a point of the whole board by its coordinates, 0 for none.
func (c *compiler) pointAt(x, y float64) Point {
	return Point(1 + slices.IndexFunc(c.board.Points, func(p PointTable) bool { return p.isAt(x, y) }))
}

// isAt allows for what rounding does to coordinates.
func (p PointTable) isAt(x, y float64) bool { return math.Abs(p.X-x) < 1e-6 && math.Abs(p.Y-y) < 1e-6 }

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

// lines draws the lines of the card and then styles them.
func (c *compiler) lines() {
	for i, l := range c.card.Board.Lines {
		where := at("board", "lines", i)
		switch {
		case l.Join != "" && (l.From != "" || len(l.To) > 0):
			c.errs.add(where.then("join"), "make two entries of it", "an entry of lines has a pattern or runs from one point, not both")
		case l.Join != "":
			c.joinBody(where.then("join"), l.Join)
		case l.From == "" || len(l.To) == 0:
			c.errs.add(where, "for example {join: orthogonal} or {from: a1, to: [a2, b1]}", "an entry of lines has a pattern, or says from which point it runs and to which")
		default:
			from := c.point(where.then("from"), l.From)
			for j, name := range l.To {
				c.join(from, c.point(where.then("to", j), name))
			}
		}
	}
	for i, s := range c.card.Board.Styles {
		if s.Style != Solid && s.Style != Dashed {
			c.errs.add(at("board", "styles", i, "style"), Solid+" or "+Dashed, "lines cannot be drawn %s", s.Style)
		}
		inside := c.zonePoints(at("board", "styles", i, "inside"), s.Inside, 0)
		for j, l := range c.board.Lines {
			if slices.Contains(inside, l.A) && slices.Contains(inside, l.B) {
				c.board.Lines[j].Style = s.Style
			}
		}
	}
}

// joinBody joins all neighbours of the body: for a pattern, those whose difference in board coordinates is
// half of the pattern's neighbours, since a line goes both ways.
func (c *compiler) joinBody(where path, pattern string) {
	half := math.Sqrt(3) / 2
	patterns := map[string][][2]float64{
		"orthogonal": {{1, 0}, {0, 1}},
		"diagonal":   {{1, 1}, {1, -1}},
		"hexagonal":  {{1, 0}, {0.5, half}, {-0.5, half}},
	}
	offsets, ok := patterns[pattern]
	if !ok || (pattern == "hexagonal") != c.body.hex {
		c.errs.add(where, "orthogonal or diagonal on a lattice, hexagonal on a hexagonal board", "no such pattern of lines")
		return
	}
	for _, row := range c.body.rows {
		for _, a := range row {
			for _, d := range offsets {
				p := c.board.Points[a-1]
				c.join(a, c.bodyPointAt(p.X+d[0], p.Y+d[1]))
			}
		}
	}
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

func (c *compiler) join(a, b Point) {
	if a != 0 && b != 0 {
		c.board.Lines = append(c.board.Lines, Line{A: a, B: b, Style: Solid})
	}
}

// net builds the next point in each direction along the lines of one style, or along all lines for style "".
func (c *compiler) net(style string) NetTable {
	net := NetTable{Style: style, Next: make([][]int, len(c.directions))}
	for d := range net.Next {
		net.Next[d] = make([]int, len(c.board.Points))
	}
	for _, l := range c.board.Lines {
		if style == "" || l.Style == style {
			net.Next[c.direction(l.A, l.B)][l.A-1] = int(l.B)
			net.Next[c.direction(l.B, l.A)][l.B-1] = int(l.A)
		}
	}
	return net
}

// findDirections collects the directions in which lines run, counted in whole degrees from the x axis.
func (c *compiler) findDirections() {
	seen := map[int]bool{}
	for _, l := range c.board.Lines {
		seen[c.degrees(l.A, l.B)] = true
		seen[c.degrees(l.B, l.A)] = true
	}
	for d := range 360 {
		if seen[d] {
			c.directions = append(c.directions, d)
		}
	}
}

func (c *compiler) direction(a, b Point) int {
	return slices.Index(c.directions, c.degrees(a, b))
}

func (c *compiler) degrees(a, b Point) int {
	return roundedDegrees(c.board.Points[a-1], c.board.Points[b-1])
}
