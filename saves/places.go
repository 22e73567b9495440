package saves

import (
	"fmt"
	"slices"
	"strings"

	"menagerie/rules"
)

// checkPlaces compares where the pieces and the token are with where the game has them: one finding for each
// that is elsewhere, and one for all that were moved together.
func (j *judge) checkPlaces(told account, all []stand, token *object) {
	underWay := moveUnderWay(all, told.last)
	var leaving []string
	if underWay {
		leaving = told.last.left
	}
	pushed := j.movedTogether(all)
	if pushed != nil {
		j.reportPushed(pushed, len(all))
	}
	for i := range all {
		s := &all[i]
		want := s.want
		switch {
		case want == 0:
			j.checkCaptured(s, all, token, slices.Contains(leaving, s.setup.ID))
		case s.on == want, slices.Contains(pushed, s), s.posing:
		case s.moving:
			j.report.add(s.object.finding(PieceHeld, Warning), "%s is on its way to %s", j.pieceName(s.setup.Piece), j.game.PointName(want))
		case s.aloft && isClear(want, all, leaving):
			j.report.add(s.object.finding(PieceHeld, Warning), "%s is in the air, %s; %s",
				j.pieceName(s.setup.Piece), j.over(s), j.putBack("the game has it on "+j.game.PointName(want), "that is where it will be when the save is loaded"))
		default:
			j.misplaced(s, all, token, j.putBack("the game has it on "+j.game.PointName(want), "put it back there"))
		}
	}
	if token != nil && told.position != nil && (len(pushed) == 0 || !j.isPushed(token, told, pushed[0])) {
		j.checkToken(token, told, all, underWay)
	}
	j.checkTrayCounts(told, all)
}

// putBack says where the game has something, and what to do. In free play it may lie where it does.
func (j *judge) putBack(where, remedy string) string {
	if j.rulesOff() {
		return strings.Replace(where, "has", "had", 1) + " before the rules were switched off"
	}
	return where + ": " + remedy
}

// isClear tells whether nothing stands on a point but what is about to leave it.
func isClear(point rules.Point, all []stand, leaving []string) bool {
	return !slices.ContainsFunc(all, func(s stand) bool { return s.on == point && !slices.Contains(leaving, s.setup.ID) })
}

// moveUnderWay tells whether the piece that moved last is still in the air, on its way to its point or its tray.
func moveUnderWay(all []stand, last played) bool {
	return slices.ContainsFunc(all, func(s stand) bool { return s.setup.ID == last.mover && s.lifted })
}

// checkCaptured judges a piece that the game has off the board: anywhere off the board will do.
func (j *judge) checkCaptured(s *stand, all []stand, token *object, leaving bool) {
	name := j.pieceName(s.setup.Piece)
	switch {
	case s.moving:
		j.report.add(s.object.finding(PieceHeld, Warning), "%s has left the board and is on its way to its tray", name)
	case s.fallen, s.overBoard && s.sunk:
		j.report.add(s.object.finding(PieceOffPoint, Warning), "%s has left the board, but %s: put it in its tray", name, j.between(s))
	case s.on == 0 && !s.overBoard:
	case s.aloft, leaving:
		j.report.add(s.object.finding(PieceHeld, Warning), "%s has left the board and is on its way to its tray", name)
	default:
		j.misplaced(s, all, token, j.putBack("the game has it off the board", "put it in its tray"))
	}
}

// misplaced reports a piece that is where the game does not have it, under the code that says most about it.
func (j *judge) misplaced(s *stand, all []stand, token *object, remedy string) {
	name := j.pieceName(s.setup.Piece)
	other := on(s.on, all, s.object)
	switch {
	case s.on == 0 && s.onTray:
		j.report.add(s.object.finding(StateMismatch, j.fault()), "%s lies in its tray; %s", name, remedy)
	case s.on == 0:
		j.report.add(s.object.finding(PieceOffPoint, j.fault()), "%s %s; %s", name, j.between(s), remedy)
	case !j.mayStand(s, token):
		j.report.add(s.object.finding(PieceForbidden, j.fault()), "%s stands on %s, where it may not stand; %s", name, j.game.PointName(s.on), remedy)
	case other != nil:
		j.report.add(s.object.finding(PointShared, j.fault()), "%s stands on %s together with %s; %s", name, j.game.PointName(s.on), j.pieceName(other.setup.Piece), remedy)
	default:
		j.report.add(s.object.finding(StateMismatch, j.fault()), "%s stands on %s; %s", name, j.game.PointName(s.on), remedy)
	}
}

// mayStand tells whether the rules ever let the piece stand, and get to, where it does.
func (j *judge) mayStand(s *stand, token *object) bool {
	table := j.game.Tables.Pieces[s.setup.Piece-1]
	carrying := table.Carries && token != nil && j.isAt(token, s.on)
	return j.game.CanReach(s.setup.Piece, s.on, carrying)
}

// between says where a piece is that stands on no point.
func (j *judge) between(s *stand) string {
	switch {
	case s.fallen:
		return "is under the table, " + j.over(s)
	case s.sunk && s.overBoard:
		return "is under the board, " + j.over(s)
	case s.aloft:
		return "is in the air, " + j.over(s)
	case s.overBoard:
		return "lies between the points, " + j.over(s)
	}
	return "lies off the board, " + j.over(s)
}

// over says where a piece is, seen from above and, in the air, how high.
func (j *judge) over(s *stand) string {
	t := s.object.transform
	height := ""
	if s.aloft {
		height = coordinate(s.above) + " above the board, "
	}
	return fmt.Sprintf("%sat x %s, z %s (nearest point %s, %s away)", height, coordinate(t.X), coordinate(t.Z), j.game.PointName(s.nearest), coordinate(s.distance))
}

// isAt tells whether an object lies on a point, as seen from above.
func (j *judge) isAt(o *object, point rules.Point) bool {
	nearest, distance := j.setup.Nearest(o.place.X, o.place.Z)
	return point != 0 && nearest == point && distance <= j.setup.Catch
}
