package rules

import "slices"

// Point is a place where a piece can stand, numbered from 1; 0 is none.
type Point uint8

func pointsOf(numbers []int) []Point {
	points := make([]Point, len(numbers))
	for i, n := range numbers {
		points[i] = Point(n)
	}
	return points
}

func numbersOf(points []Point) []int {
	numbers := make([]int, len(points))
	for i, p := range points {
		numbers[i] = int(p)
	}
	return numbers
}

// Board is where the game is played, as drawn: points and the lines between them.
type Board struct {
	// Spacing is the distance between orthogonal neighbours in table units.
	Spacing float64
	Points  []PointTable
	Lines   []Line
	Zones   []Zone
}

// Line joins two points. Style is solid or dashed.
type Line struct {
	A, B  Point
	Style string
}

// Diagonal tells whether the line runs aslant, given the points of its board.
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

func (z Zone) enemy(side int) []Point {
	var points []Point
	for s, list := range z.Of {
		if s != side-1 {
			points = append(points, list...)
		}
	}
	return points
}
