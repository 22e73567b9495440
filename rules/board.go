package rules

import (
	"math"
	"slices"
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

// Solid is the style of a line that the card gives no other.
const Solid = "solid"

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

// lattice finds lattice points by column and row, both from 1.
type lattice struct {
	columns, rows int
	first         Point
}

func (l lattice) at(column, row int) Point {
	if column < 1 || row < 1 || column > l.columns || row > l.rows {
		return 0
	}
	return l.first + Point((row-1)*l.columns+column-1)
}

// cell is at's inverse.
func (l lattice) cell(p Point) (column, row int, ok bool) {
	i := int(p) - int(l.first)
	if i < 0 || i >= l.columns*l.rows {
		return 0, 0, false
	}
	return i%l.columns + 1, i/l.columns + 1, true
}

// points lays the points out: the lattice row by row from the bottom, then the extra ones, all centred.
func (c *compiler) points() {
	b := c.card.Board
	columns, rows := strings.Split(b.Lattice.Columns, ""), strings.Split(b.Lattice.Rows, "")
	if b.Lattice.Columns == "" || b.Lattice.Rows == "" {
		c.errs.add(at("board", "lattice"), "for example {columns: abc, rows: \"123\"}", "a lattice needs the names of its columns and rows")
		return
	}
	if n := len(columns)*len(rows) + len(b.Points); n > maxPoints {
		c.errs.add(at("board"), "", "a board has at most %d points, not %d", maxPoints, n)
		return
	}
	if !(b.Spacing > 0) || math.IsInf(b.Spacing, 0) {
		c.errs.add(at("board", "spacing"), "2 suits most boards", "the spacing is a distance in table units above 0")
	}
	c.lattice = lattice{columns: len(columns), rows: len(rows), first: 1}
	for j, row := range rows {
		for i, column := range columns {
			c.addPoint(at("board", "lattice"), column+row, float64(i+1), float64(j+1))
		}
	}
	for i, p := range b.Points {
		c.addPoint(at("board", "points", i, "name"), p.Name, p.Column, p.Row)
	}
	c.centrePoints()
}

func (c *compiler) addPoint(where path, name string, x, y float64) {
	if strings.ContainsAny(name, " \t\n:*") || name == "" {
		c.errs.add(where, "", "a point's name has no blank, colon or star")
	}
	if _, doubled := c.pointNames[name]; doubled {
		c.errs.add(where, "", "two points have the same name %s", name)
	}
	c.board.Points = append(c.board.Points, PointTable{Name: name, X: x, Y: y})
	c.pointNames[name] = Point(len(c.board.Points))
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
		switch {
		case l.Join == "orthogonal":
			c.joinLattice([][2]int{{1, 0}, {0, 1}})
		case l.Join == "diagonal":
			c.joinLattice([][2]int{{1, 1}, {1, -1}})
		case l.Join != "":
			c.errs.add(at("board", "lines", i, "join"), "orthogonal or diagonal", "no such pattern of lines")
		default:
			from := c.point(at("board", "lines", i, "from"), l.From)
			for j, name := range l.To {
				c.join(from, c.point(at("board", "lines", i, "to", j), name))
			}
		}
	}
	for i, s := range c.card.Board.Styles {
		inside := c.zonePoints(at("board", "styles", i, "inside"), s.Inside, 0)
		for j, l := range c.board.Lines {
			if slices.Contains(inside, l.A) && slices.Contains(inside, l.B) {
				c.board.Lines[j].Style = s.Style
			}
		}
	}
}

func (c *compiler) joinLattice(offsets [][2]int) {
	for row := 1; row <= c.lattice.rows; row++ {
		for column := 1; column <= c.lattice.columns; column++ {
			for _, d := range offsets {
				c.join(c.lattice.at(column, row), c.lattice.at(column+d[0], row+d[1]))
			}
		}
	}
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
	p, q := c.board.Points[a-1], c.board.Points[b-1]
	d := int(math.Round(math.Atan2(q.Y-p.Y, q.X-p.X) * 180 / math.Pi))
	return (d + 360) % 360
}
