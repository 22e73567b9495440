package saves

import (
	"fmt"
	"math"
	"strings"

	"menagerie/rules"
	"menagerie/saves/scan"
	"menagerie/tts/script"
)

// near is how far, in spacings, things may be from their place without anybody noticing.
const near = 0.05

// turned is how far, in degrees, what is locked may be turned without anybody noticing.
const turned = 2

// checkBoard checks that the points are where the script has them. When the pieces, which belong on the given
// points, were moved together with the board, they are judged as seen from it.
func (j *judge) checkBoard(belongs map[string]rules.Point) {
	if len(j.things[j.setup.Board]) == 0 {
		j.report.add(Finding{Code: BoardMissing, Severity: Error}, "the board is missing: load an earlier save, or paste the board of a fresh copy of the mod")
		return
	}
	board := j.one(j.setup.Board, "the board", []script.Spot{{}}, Error)
	if board.transform.Fault != "" {
		return
	}
	t, facing := board.transform, j.setup.Facing[0]
	var wrong []string
	if math.Hypot(t.X, t.Z) > near*j.setup.Spacing || math.Abs(t.Y-j.setup.Height) > near*j.setup.Spacing {
		wrong = append(wrong, fmt.Sprintf("lies at x %s, y %s, z %s instead of x 0, y %s, z 0", coordinate(t.X), coordinate(t.Y), coordinate(t.Z), coordinate(j.setup.Height)))
	}
	if angle(t.RotY, facing) > turned {
		wrong = append(wrong, fmt.Sprintf("is turned to %s° instead of %s°", degrees(t.RotY), degrees(facing)))
	}
	if angle(t.RotX, 0) > turned || angle(t.RotZ, 0) > turned {
		wrong = append(wrong, fmt.Sprintf("is tilted (%s° about x, %s° about z)", degrees(t.RotX), degrees(t.RotZ)))
	}
	if len(wrong) == 0 {
		return
	}
	j.report.add(board.finding(BoardMoved, j.fault()), "the board %s, so that its points are not where the script has them: put it back", strings.Join(wrong, " and "))
	if j.fitting(belongs, func(o *object) scan.Transform { return o.seenFrom(t, j.setup.Height, facing) }) >
		j.fitting(belongs, func(o *object) scan.Transform { return o.transform }) {
		for i := range j.doc.objects {
			o := &j.doc.objects[i]
			o.place = o.seenFrom(t, j.setup.Height, facing)
		}
	}
}

// fitting counts the pieces that are where they belong.
func (j *judge) fitting(belongs map[string]rules.Point, placed func(o *object) scan.Transform) int {
	n := 0
	for _, p := range j.setup.Pieces {
		if belongs[p.ID] == 0 {
			continue
		}
		spot := j.setup.Points[belongs[p.ID]-1]
		for _, o := range j.things[p.Memo] {
			t := placed(o)
			if math.Hypot(t.X-spot.X, t.Z-spot.Z) <= j.setup.Catch && math.Abs(t.Y-j.setup.Height) <= stacked*j.setup.Spacing {
				n++
			}
		}
	}
	return n
}

// seenFrom is where an object is in relation to a board that belongs in the middle, at a height and facing so.
func (o *object) seenFrom(board scan.Transform, height, facing float64) scan.Transform {
	t := o.transform
	turn := board.RotY - facing
	sin, cos := math.Sincos(turn * math.Pi / 180)
	x, z := t.X-board.X, t.Z-board.Z
	t.X, t.Z = x*cos-z*sin, x*sin+z*cos
	t.Y += height - board.Y
	t.RotY -= turn
	return t
}
