package saves

import (
	"fmt"
	"maps"
	"slices"

	"menagerie/rules"
)

// listedPlaces reads the state's list of pieces; the text says what is wrong with it, "" for nothing.
func (j *judge) listedPlaces() (at map[string]rules.Point, fault string) {
	at = map[string]rules.Point{}
	taken := map[rules.Point]string{}
	for _, p := range j.setup.Pieces {
		name, listed := j.state.Pieces[p.ID]
		point, known := j.game.PointNamed(name)
		other, shared := taken[point]
		switch {
		case !listed:
			return nil, j.idName(p.ID) + " is not in it"
		case name == "":
			at[p.ID] = 0
			continue
		case !known:
			return nil, fmt.Sprintf("%s is on %q, which is no point of the board", j.idName(p.ID), name)
		case shared:
			return nil, fmt.Sprintf("%s and %s are both on %s", j.idName(other), j.idName(p.ID), name)
		}
		at[p.ID], taken[point] = point, p.ID
	}
	for _, id := range slices.Sorted(maps.Keys(j.state.Pieces)) {
		if _, known := at[id]; !known {
			return nil, fmt.Sprintf("the game has no piece %q", id)
		}
	}
	return at, ""
}

// differsFrom says where a list of pieces does not fit a position, "" when it does.
func (j *judge) differsFrom(at map[string]rules.Point, pos *rules.Position) string {
	listed := map[rules.Point]int{}
	for _, p := range j.setup.Pieces {
		listed[at[p.ID]] = p.Piece
	}
	for i := range j.setup.Points {
		point := rules.Point(i + 1)
		if there := pos.At(point); there != listed[point] {
			return fmt.Sprintf("it has %s on %s, the position has %s", j.pieceOrNone(listed[point]), j.game.PointName(point), j.pieceOrNone(there))
		}
	}
	return ""
}

// firstDifference says which piece the moves have elsewhere than a list.
func (j *judge) firstDifference(at, byMoves map[string]rules.Point) string {
	for _, p := range j.setup.Pieces {
		if at[p.ID] != byMoves[p.ID] {
			return fmt.Sprintf("it has %s %s, the moves have it %s", j.idName(p.ID), j.whereabouts(at[p.ID]), j.whereabouts(byMoves[p.ID]))
		}
	}
	return ""
}

func (j *judge) whereabouts(point rules.Point) string {
	if point == 0 {
		return "off the board"
	}
	return "on " + j.game.PointName(point)
}
