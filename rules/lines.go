package rules

import (
	"math"
	"slices"
)

// lines draws the lines of the card and then styles them.
func (c *compiler) lines() {
	c.drawLines()
	c.styleLines()
}

func (c *compiler) drawLines() {
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
}

// styleLines gives the lines in zones their styles.
func (c *compiler) styleLines() {
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

func (c *compiler) join(a, b Point) {
	if a != 0 && b != 0 {
		c.board.Lines = append(c.board.Lines, Line{A: a, B: b, Style: Solid})
	}
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

// roundedDegrees is the direction from one place to another in whole degrees from the x axis.
func roundedDegrees(from, to PointTable) int {
	d := int(math.Round(math.Atan2(to.Y-from.Y, to.X-from.X) * 180 / math.Pi))
	return (d + 360) % 360
}

// netFor numbers the net of a line style, which it builds on first use.
func (c *compiler) netFor(where path, style string) int {
	for i, net := range c.tables.Nets {
		if net.Style == style {
			return i + 1
		}
	}
	c.lineStyle(where, style)
	c.tables.Nets = append(c.tables.Nets, c.net(style))
	return len(c.tables.Nets)
}

// lineStyle insists that some line has a style; "" stands for all lines.
func (c *compiler) lineStyle(where path, style string) {
	if style != "" && !slices.ContainsFunc(c.board.Lines, func(l Line) bool { return l.Style == style }) {
		c.errs.add(where, "", "no line of the board is %s", style)
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
