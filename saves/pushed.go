package saves

import (
	"math"

	"menagerie/rules"
)

// movedTogether finds the pieces that are all the same way from where they belong, when they are more than
// somebody moves by hand; nil for none.
func (j *judge) movedTogether(all []stand) []*stand {
	var largest []*stand
	for i := range all {
		first := &all[i]
		if !first.isAstray() {
			continue
		}
		var group []*stand
		for k := range all {
			if s := &all[k]; s.isAstray() && j.offsetsDiffer(s, first) <= near*j.setup.Spacing {
				group = append(group, s)
			}
		}
		if len(group) > len(largest) {
			largest = group
		}
	}
	if len(largest) <= fewMoved {
		return nil
	}
	return largest
}

// isAstray tells whether a piece that belongs on a point lies elsewhere, and not by itself.
func (s *stand) isAstray() bool {
	return s.want != 0 && s.on != s.want && !s.aloft && !s.moving && !s.posing
}

func (j *judge) offsetsDiffer(a, b *stand) float64 {
	ax, az := j.offset(a.object, a.want)
	bx, bz := j.offset(b.object, b.want)
	return math.Hypot(ax-bx, az-bz)
}

// offset is how far an object is from a point.
func (j *judge) offset(o *object, point rules.Point) (x, z float64) {
	spot := j.setup.Points[point-1]
	return o.place.X - spot.X, o.place.Z - spot.Z
}

func (j *judge) reportPushed(pushed []*stand, of int) {
	s := pushed[0]
	x, z := j.offset(s.object, s.want)
	j.report.add(s.object.finding(StateMismatch, j.fault()), "%d of %d pieces, %s among them, are all x %s, z %s away from where the game has them: move them back together",
		len(pushed), of, j.pieceName(s.setup.Piece), coordinate(x), coordinate(z))
}

// isPushed tells whether the token was moved together with pieces.
func (j *judge) isPushed(token *object, told account, s *stand) bool {
	point, _ := told.position.Token()
	tx, tz := j.offset(token, point)
	x, z := j.offset(s.object, s.want)
	return math.Hypot(tx-x, tz-z) <= near*j.setup.Spacing
}
