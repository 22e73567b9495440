package saves

import (
	"math"
	"slices"

	"menagerie/rules"
	"menagerie/tts/script"
)

// stand is where a piece physically is.
type stand struct {
	setup  script.PieceSetup
	object *object
	// want is the point where the piece belongs, 0 off the board.
	want rules.Point
	// nearest is the closest point on the board as seen from above, and distance how far it is in table units.
	nearest  rules.Point
	distance float64
	// on is the point that the piece stands on, 0 for none.
	on rules.Point
	// aloft: in the air. lifted: perhaps only just. moving: on its way to its place, as the script says.
	aloft, lifted, moving bool
	// onTray: in its place there. overBoard: within the edges of the board as seen from above, and not on a tray that
	// reaches into them. sunk: below the board's top. fallen: under the table.
	overBoard, onTray, sunk, fallen bool
	// above is how far above the pieces on the board it is, in table units.
	above float64
	// posing: it looks like another piece and stands where that belongs, so that only its memo is wrong.
	posing bool
}

// Heights and distances that tell how a piece lies, in spacings. How high the origin of a piece is when it lies
// on the board depends on what made the save: somewhere from its foot to its middle.
const (
	highest  = 0.15 // above the others, for a piece that lies on a point
	raised   = 0.06 // above the others, for a piece that nothing but a hand or a smooth move keeps there
	centred  = 0.02 // from a point, for a piece that came to rest there
	stacked  = 0.35 // above what it lies on, for a piece on top of another
	lowest   = 0.1  // below the board's top, for a piece that is still on it
	deepest  = 0.25 // below the table's top, for a piece that lies on the table
	overEdge = 0.5  // beyond the outermost points, for what still lies on the board
)

// findPieces finds the object of every piece and where it is as seen from the board. Belongs says where a piece should be, by id; an object
// that is missing or nowhere is reported, and left out.
func (j *judge) findPieces(belongs map[string]rules.Point, token *object) []stand {
	var all []stand
	for _, p := range j.setup.Pieces {
		o := j.one(p.Memo, j.pieceName(p.Piece), j.spots(p, belongs[p.ID]), Error)
		if o != nil && o.transform.Fault == "" {
			all = append(all, j.locate(p, o, belongs[p.ID]))
		}
	}
	level := j.level(all)
	for i := range all {
		s := &all[i]
		s.above = s.object.place.Y - level
		height := s.above / j.setup.Spacing
		s.lifted = height > raised && !j.restsOn(s, token) && !j.restsOnPiece(s, all)
		s.aloft = s.lifted && (height > highest || s.distance > centred*j.setup.Spacing)
		if !s.aloft && !s.moving && !s.sunk && s.distance <= j.setup.Catch {
			s.on = s.nearest
		}
	}
	return all
}

// level is the height of pieces that lie on the board: that of most.
func (j *judge) level(all []stand) float64 {
	var heights []float64
	for _, s := range all {
		if !s.onTray {
			heights = append(heights, s.object.place.Y)
		}
	}
	if len(heights) == 0 {
		return j.setup.Height
	}
	slices.Sort(heights)
	return min(max(heights[len(heights)/2], j.setup.Height), j.setup.Height+highest*j.setup.Spacing)
}

// spots are the places on the table where a piece belongs when it is on a point, or off the board.
func (j *judge) spots(p script.PieceSetup, point rules.Point) []script.Spot {
	if point == 0 {
		return j.traySpots(p)
	}
	return []script.Spot{j.setup.Points[point-1]}
}

// distanceTo is how far an object is from the nearest of several places, seen from above.
func (o *object) distanceTo(spots []script.Spot) float64 {
	distance := math.Inf(1)
	for _, spot := range spots {
		distance = min(distance, math.Hypot(o.place.X-spot.X, o.place.Z-spot.Z))
	}
	return distance
}

func (j *judge) locate(p script.PieceSetup, o *object, want rules.Point) stand {
	at := o.place
	s := stand{setup: p, object: o, want: want, moving: j.isMoving(p.ID)}
	s.nearest, s.distance = j.setup.Nearest(at.X, at.Z)
	s.sunk = at.Y < j.setup.Height-lowest*j.setup.Spacing
	s.fallen = j.isUnderTable(o)
	s.onTray = !s.fallen && s.distance > j.setup.Catch && o.distanceTo(j.traySpots(p)) <= j.setup.Catch
	s.overBoard = !s.onTray && j.overBoard(at.X, at.Z)
	return s
}

func (j *judge) isUnderTable(o *object) bool {
	return o.place.Y < j.tableTop()-deepest*j.setup.Spacing
}

func (j *judge) restsOnPiece(s *stand, all []stand) bool {
	return slices.ContainsFunc(all, func(other stand) bool { return other.object != s.object && j.restsOn(s, other.object) })
}

// restsOn tells whether a piece lies on top of an object, nil for none. Only what lies there squarely stays; a
// piece farther out is passing over.
func (j *judge) restsOn(s *stand, under *object) bool {
	if under == nil {
		return false
	}
	t, u := s.object.place, under.place
	above := t.Y - u.Y
	return above > 0 && above <= stacked*j.setup.Spacing && math.Hypot(t.X-u.X, t.Z-u.Z) <= near*j.setup.Spacing
}

func (j *judge) overBoard(x, z float64) bool {
	maxX, maxZ := 0.0, 0.0
	for _, spot := range j.setup.Points {
		maxX, maxZ = max(maxX, math.Abs(spot.X)), max(maxZ, math.Abs(spot.Z))
	}
	edge := overEdge * j.setup.Spacing
	return math.Abs(x) <= maxX+edge && math.Abs(z) <= maxZ+edge
}

// on returns a piece that stands on a point besides a given one, nil for none.
func on(point rules.Point, all []stand, besides *object) *stand {
	for i := range all {
		if point != 0 && all[i].on == point && all[i].object != besides {
			return &all[i]
		}
	}
	return nil
}
