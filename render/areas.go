package render

import (
	"math"
	"slices"

	"menagerie/rules"
)

// How far an area reaches beyond its outermost points, in spacings.
const (
	dotsOverlap  = 0.14
	wellsOverlap = 0.40
)

// place is a place on the board, in board coordinates.
type place struct{ x, y float64 }

// area is a part of the board: polygons, grown on all sides and rounded at the corners.
type area struct {
	polygons [][]place
	grow     float64
}

// paintZones tints the areas that the card colours.
func (r *Renderer) paintZones(c canvas) {
	for _, z := range r.art.Zones {
		a := r.areaOf(r.pointsOf(z))
		fill := z.Fill
		if z.Pattern == waves {
			r.paintWater(c, a, fill, nowhere)
			continue
		}
		if fill == (Colour{}) {
			fill = r.theme.DefaultFill
		}
		fill = r.theme.fill(fill)
		inner := a.stencil(c)
		if r.art.Points == wells {
			edge := area{a.polygons, a.grow + r.theme.LineWidth}
			c.pour(without(edge.stencil(c), inner), fill.lit(0.7), 1)
		}
		c.pour(inner, fill, r.theme.FillOpacity)
	}
}

func (r *Renderer) pointsOf(z zoneArt) []rules.Point {
	if z.Zone != "" {
		zone, _ := zoneNamed(r.game, z.Zone)
		return zone.Points()
	}
	var points []rules.Point
	for _, name := range z.Points {
		p, _ := r.game.PointNamed(name)
		points = append(points, p)
	}
	return points
}

// areaOf is the cells of points, or else what lies between points: the shapes of a lattice, and the triangles
// of a hexagonal board, all of whose corners are among them.
func (r *Renderer) areaOf(points []rules.Point) area {
	if r.art.Points == cells {
		return r.cellsOf(points)
	}
	shapes := [][]place{{{0, 0}, {1, 0}, {1, 1}, {0, 1}}}
	if len(r.game.Card.Board.Hex.Rows) > 0 {
		half := math.Sqrt(3) / 2
		shapes = [][]place{{{0, 0}, {1, 0}, {0.5, half}}, {{0, 0}, {0.5, -half}, {1, 0}}}
	}
	held := map[place]bool{}
	for _, p := range points {
		held[r.near(p, place{})] = true
	}
	a := area{grow: dotsOverlap}
	if r.art.Points == wells {
		a.grow = wellsOverlap
	}
	for _, p := range points {
		for _, shape := range shapes {
			if polygon, ok := r.enclosed(p, shape, held); ok {
				a.polygons = append(a.polygons, polygon)
			}
		}
	}
	return a
}

// enclosed moves a shape to a point, and tells whether all its corners are held.
func (r *Renderer) enclosed(p rules.Point, shape []place, held map[place]bool) ([]place, bool) {
	var polygon []place
	for _, corner := range shape {
		at := r.near(p, corner)
		if !held[at] {
			return nil, false
		}
		polygon = append(polygon, at)
	}
	return polygon, true
}

// near is a place relative to a point, rounded so that the same place is equal however it was reached.
func (r *Renderer) near(p rules.Point, offset place) place {
	at := r.at(p)
	return place{math.Round((at.X+offset.x)*1e6) / 1e6, math.Round((at.Y+offset.y)*1e6) / 1e6}
}

// cellsOf is the shapes around points.
func (r *Renderer) cellsOf(points []rules.Point) area {
	var a area
	for _, p := range points {
		at := r.at(p)
		a.polygons = append(a.polygons, box(at.X-0.5, at.Y-0.5, at.X+0.5, at.Y+0.5))
	}
	return a
}

func box(left, bottom, right, top float64) []place {
	return []place{{left, bottom}, {right, bottom}, {right, top}, {left, top}}
}

// near tells whether a place is no farther than a distance from the box around one of the polygons.
func (a area) near(x, y, distance float64) bool {
	return slices.ContainsFunc(a.polygons, func(polygon []place) bool {
		low, high := polygon[0], polygon[0]
		for _, p := range polygon {
			low, high = place{min(low.x, p.x), min(low.y, p.y)}, place{max(high.x, p.x), max(high.y, p.y)}
		}
		return low.x-distance < x && x < high.x+distance && low.y-distance < y && y < high.y+distance
	})
}

// side is one of a polygon's, from its lower left end.
type side struct{ a, b place }

// sides lists the sides of the polygons, once each: those on the area's outline, and those between two polygons.
func (a area) sides() (outline, inner []side) {
	times := map[side]int{}
	var all []side
	for _, polygon := range a.polygons {
		for i, p := range polygon {
			s := side{p, polygon[(i+1)%len(polygon)]}
			if s.b.x < s.a.x || s.b.x == s.a.x && s.b.y < s.a.y {
				s.a, s.b = s.b, s.a
			}
			if times[s]++; times[s] == 1 {
				all = append(all, s)
			}
		}
	}
	for _, s := range all {
		if times[s] == 1 {
			outline = append(outline, s)
		} else {
			inner = append(inner, s)
		}
	}
	return outline, inner
}

// trace adds sides to the current path.
func (c canvas) trace(sides []side) {
	for _, s := range sides {
		c.dc.DrawLine(s.a.x, s.a.y, s.b.x, s.b.y)
	}
}
