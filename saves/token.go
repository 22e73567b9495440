package saves

import (
	"fmt"
	"math"

	"menagerie/rules"
	"menagerie/tts/script"
)

// findToken finds the object of the token, nil when the game has none or it is nowhere.
func (j *judge) findToken() *object {
	if j.setup.Token == nil {
		return nil
	}
	home := j.setup.Points[j.game.Tables.Carry.Home-1]
	o := j.one(j.setup.Token.Memo, "the "+j.tokenName(), []script.Spot{home}, Error)
	if o == nil || o.transform.Fault != "" {
		return nil
	}
	return o
}

// checkToken compares where the token is with where the game has it. It may also have been moved together with
// its carrier, which then is the one to put back.
func (j *judge) checkToken(token *object, told account, all []stand, underWay bool) {
	point, carried := told.position.Token()
	height, home := j.setup.Token.Rest, j.game.PointName(point)
	remedy := j.putBack("the game has it at its home "+home, "put it back there")
	if carried {
		height = j.setup.Token.Lift
		remedy = j.putBack(fmt.Sprintf("the game has %s on %s carry it", j.pieceName(told.position.At(point)), home), "put it there")
	}
	severity := j.fault()
	switch {
	case j.isMoving(j.setup.Token.ID):
		j.report.add(token.finding(PieceHeld, Warning), "the %s is on its way to %s", j.tokenName(), home)
		return
	case underWay:
		severity = Warning
	}
	switch above := token.place.Y - height; {
	case !j.isAt(token, point) && !(carried && j.isWith(token, point, all)):
		j.strayToken(token, all, severity, remedy)
	case j.isUnderTable(token):
		j.report.add(token.finding(CarryDetached, severity), "the %s is under the table at %s; %s", j.tokenName(), home, remedy)
	case above < -stacked*j.setup.Spacing:
		j.report.add(token.finding(CarryDetached, severity), "the %s is under the board at %s; %s", j.tokenName(), home, remedy)
	case above > stacked*j.setup.Spacing:
		j.report.add(token.finding(CarryDetached, severity), "the %s is in the air, %s above its place at %s; %s", j.tokenName(), coordinate(above), home, remedy)
	}
}

// isWith tells whether the token lies on the piece that the game has on a point, wherever that piece is.
func (j *judge) isWith(token *object, carrier rules.Point, all []stand) bool {
	for _, s := range all {
		t := s.object.place
		if s.want == carrier && math.Hypot(t.X-token.place.X, t.Z-token.place.Z) <= j.setup.Catch {
			return true
		}
	}
	return false
}

// strayToken reports a token that is where it should not be.
func (j *judge) strayToken(token *object, all []stand, severity Severity, remedy string) {
	nearest, distance := j.setup.Nearest(token.place.X, token.place.Z)
	if distance > j.setup.Catch {
		j.report.add(token.finding(CarryDetached, severity), "the %s lies at x %s, z %s (nearest point %s, %s away), where nobody carries it; %s",
			j.tokenName(), coordinate(token.transform.X), coordinate(token.transform.Z), j.game.PointName(nearest), coordinate(distance), remedy)
		return
	}
	holder := on(nearest, all, nil)
	switch {
	case holder == nil:
		j.report.add(token.finding(CarryDetached, severity), "the %s lies on %s, where nobody carries it; %s", j.tokenName(), j.game.PointName(nearest), remedy)
	case !j.game.Tables.Pieces[holder.setup.Piece-1].Carries:
		j.report.add(token.finding(CarryIllegal, severity), "the %s lies on %s with %s, which cannot carry it; %s", j.tokenName(), j.game.PointName(nearest), j.pieceName(holder.setup.Piece), remedy)
	default:
		j.report.add(token.finding(CarryDetached, severity), "the %s lies on %s with %s; %s", j.tokenName(), j.game.PointName(nearest), j.pieceName(holder.setup.Piece), remedy)
	}
}
