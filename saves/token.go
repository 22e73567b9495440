package saves

import (
	"fmt"
	"math"

	"menagerie/rules"
)

// findToken finds the object of the token, nil when the game has none or it is nowhere.
func (j *judge) findToken() *object {
	if j.setup.Token == nil {
		return nil
	}
	home := j.setup.Points[j.game.Tables.Carry.Home-1]
	o := j.one(j.setup.Token.Memo, "the "+j.tokenName(), home.X, home.Z)
	if o == nil || o.transform.fault != "" {
		return nil
	}
	return o
}

// checkToken compares where the token is with where the game has it. It may also have been moved together with
// its carrier, which then is the one to put back.
func (j *judge) checkToken(token *object, told account, all []stand, moving bool) {
	point, carried := told.position.Token()
	if j.isAt(token, point) || carried && j.isWith(token, point, told.at, all) {
		return
	}
	remedy := fmt.Sprintf("the game has it at its home %s: put it back there", j.game.PointName(point))
	if carried {
		remedy = fmt.Sprintf("the game has %s on %s carry it: put it there", j.pieceName(told.position.At(point)), j.game.PointName(point))
	}
	severity := j.fault()
	if moving {
		severity = Warning
	}
	j.strayToken(token, all, severity, remedy)
}

// isWith tells whether the token lies on the piece that the game has on a point, wherever that piece is.
func (j *judge) isWith(token *object, point rules.Point, at map[string]rules.Point, all []stand) bool {
	for _, s := range all {
		t := s.object.transform
		if at[s.setup.ID] == point && math.Hypot(t.x-token.transform.x, t.z-token.transform.z) <= j.setup.Catch {
			return true
		}
	}
	return false
}

// strayToken reports a token that is where it should not be.
func (j *judge) strayToken(token *object, all []stand, severity Severity, remedy string) {
	nearest, distance := j.nearest(token.transform.x, token.transform.z)
	if distance > j.setup.Catch {
		j.report.add(token.finding(CarryDetached, severity), "the %s lies at x %s, z %s (nearest point %s, %s away), where nobody carries it; %s",
			j.tokenName(), coordinate(token.transform.x), coordinate(token.transform.z), j.game.PointName(nearest), coordinate(distance), remedy)
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
