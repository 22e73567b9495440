package saves

import (
	"strings"

	"menagerie/rules"
)

// checkLookalikes reports what lies on the board and looks like a piece or the token, but is none to the script. It is no
// piece of the game, so that it can only mislead.
func (j *judge) checkLookalikes() {
	names, pictures := j.appearances()
	for i := range j.doc.objects {
		o := &j.doc.objects[i]
		point := j.pointUnder(o)
		if cardOfMemo(o.memo) != "" || point == 0 || j.standsIn(o) {
			continue
		}
		if names[strings.TrimSpace(o.nickname)] || pictures[lookOf(o).urls["DiffuseURL"]] {
			j.report.add(o.finding(PieceExtra, Warning), "%s lies on %s and looks like a piece, but the script does not know it, since it has no memo: delete it, so that it misleads nobody",
				o.label(), j.game.PointName(point))
		}
	}
}

// appearances are the names that pieces and token have, and the pictures that they have in this save.
func (j *judge) appearances() (names, pictures map[string]bool) {
	names, pictures = map[string]bool{}, map[string]bool{}
	memos := []string{}
	for _, p := range j.setup.Pieces {
		memos = append(memos, p.Memo)
	}
	if j.setup.Token != nil {
		memos = append(memos, j.setup.Token.Memo)
	}
	for _, memo := range memos {
		names[j.built[memo].Nickname] = true
		for _, o := range j.things[memo] {
			pictures[lookOf(o).urls["DiffuseURL"]] = true
		}
	}
	delete(names, "")
	delete(pictures, "")
	return names, pictures
}

// pointUnder is the point that an object lies on or above, 0 for none.
func (j *judge) pointUnder(o *object) rules.Point {
	if o.transform.Fault != "" || j.isUnderTable(o) {
		return 0
	}
	point, distance := j.setup.Nearest(o.place.X, o.place.Z)
	if distance > j.setup.Catch {
		return 0
	}
	return point
}

// standsIn tells whether an object is taken for a missing one that lost its memo.
func (j *judge) standsIn(o *object) bool {
	for memo, built := range j.built {
		if len(j.things[memo]) == 0 && o.name == built.Name && o.nickname == built.Nickname {
			return true
		}
	}
	return false
}
