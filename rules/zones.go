package rules

import (
	"maps"
	"slices"
	"strings"
)

// zones reads the card's zones.
func (c *compiler) zones() {
	for i, z := range c.card.Zones {
		where := at("zones", i)
		zone := Zone{Name: z.Name, Common: c.pointList(where.then("points"), z.Points)}
		if len(z.Sides) > 0 {
			zone.Of = make([][]Point, len(c.card.Sides))
		}
		for _, name := range slices.Sorted(maps.Keys(z.Sides)) {
			if !slices.ContainsFunc(c.card.Sides, func(s CardSide) bool { return s.Name == name }) {
				c.errs.add(where.then("sides", name), DidYouMean(name, c.sideNames()), "no such side %s", name)
			}
		}
		for s, side := range c.card.Sides {
			if zone.Of != nil {
				zone.Of[s] = c.pointList(where.then("sides", side.Name), z.Sides[side.Name])
			}
		}
		c.board.Zones = append(c.board.Zones, zone)
	}
}

// pointList reads names of points and rectangles such as c3:g7, and returns them sorted.
func (c *compiler) pointList(where path, names []string) []Point {
	var points []Point
	for i, name := range names {
		from, to, isRange := strings.Cut(name, ":")
		if !isRange {
			if p := c.point(where.then(i), name); p != 0 {
				points = append(points, p)
			}
			continue
		}
		points = append(points, c.rectangle(where.then(i), from, to)...)
	}
	slices.Sort(points)
	return slices.Compact(points)
}

// rectangle lists the points between two of the body, in both directions; on a hexagonal board, between two
// of one row.
func (c *compiler) rectangle(where path, from, to string) []Point {
	first, last := c.point(where, from), c.point(where, to)
	if first == 0 || last == 0 {
		return nil
	}
	c1, r1, ok1 := c.body.cell(first)
	c2, r2, ok2 := c.body.cell(last)
	if !ok1 || !ok2 || c.body.hex && r1 != r2 {
		c.errs.add(where, `for example "c3:g7"`, "a range runs between two points of the lattice, or of one row of a hexagonal board")
		return nil
	}
	var points []Point
	for row := min(r1, r2); row <= max(r1, r2); row++ {
		for column := min(c1, c2); column <= max(c1, c2); column++ {
			points = append(points, c.body.at(column, row))
		}
	}
	return points
}

// zonePoints finds the points that a zone's name means for a side: a zone that differs by side is spoken of
// as "own cave" or "enemy cave". Side 0 stands for no side in particular.
func (c *compiler) zonePoints(where path, ref string, side int) []Point {
	owner, name, owned := strings.Cut(ref, " ")
	if !owned {
		name = ref
	}
	i := slices.IndexFunc(c.board.Zones, func(z Zone) bool { return z.Name == name })
	if i < 0 {
		c.errs.add(where, DidYouMean(name, c.zoneNames()), "no such zone %s", name)
		return nil
	}
	zone := c.board.Zones[i]
	switch {
	case owned && zone.Of == nil:
		c.errs.add(where, "write "+name+" alone", "zone %s is the same for all sides", name)
	case owned && owner == "own" && side > 0:
		return zone.Of[side-1]
	case owned && owner == "enemy" && side > 0:
		return zone.enemy(side)
	case owned:
		c.errs.add(where, "own or enemy", "a zone cannot be %s", owner)
	case zone.Of != nil && side > 0:
		c.errs.add(where, "own "+name+" or enemy "+name, "each side has its own zone %s", name)
	}
	return zone.Points()
}

func (c *compiler) zoneNames() []string {
	names := make([]string, len(c.board.Zones))
	for i, z := range c.board.Zones {
		names[i] = z.Name
	}
	return names
}
