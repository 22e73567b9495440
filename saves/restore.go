package saves

import (
	"math"

	"menagerie/rules"
	"menagerie/tts/script"
)

// place is where an object of the game belongs: in table units, turned about the y axis in degrees, and in words.
type place struct {
	x, y, z, rotY float64
	words         string
}

// mendObjects brings every object of the game to its place, once.
func (r *repair) mendObjects() {
	for i := range r.doc.objects {
		if o := &r.doc.objects[i]; cardOfMemo(o.memo) != "" && r.built[o.memo] == nil {
			r.take(o, "%s, which is no part of the game, was taken away", o.label())
		}
	}
	for _, memo := range r.fixtures() {
		t := r.built[memo].Transform
		home := place{float64(t.PosX), float64(t.PosY), float64(t.PosZ), float64(t.RotY), "its place"}
		r.mendObject(memo, home, func(o *object) bool {
			return o.transform.Fault == "" && !r.finds(BoardMoved, o.path()) && !r.finds(ObjectChanged, o.path())
		})
	}
	r.mendPieces()
	if r.setup.Token != nil {
		home := r.tokenPlace()
		r.mendObject(r.setup.Token.Memo, home, func(o *object) bool {
			return r.near(o, home) && math.Abs(o.transform.Y-home.y) <= stacked*r.setup.Spacing
		})
	}
}

// fixtures are the memos of the board and the trays.
func (r *repair) fixtures() []string {
	memos := []string{r.setup.Board}
	for _, side := range r.game.Tables.Sides {
		memos = append(memos, r.memo(trayID(side.Name)))
	}
	return memos
}

func (r *repair) mendPieces() {
	stands := map[string]*stand{}
	for i := range r.stands {
		stands[r.stands[i].setup.ID] = &r.stands[i]
	}
	for _, p := range r.setup.Pieces {
		want, s := r.resumed.at[p.ID], stands[p.ID]
		home := r.piecePlace(p, want)
		r.mendObject(p.Memo, home, func(o *object) bool {
			return s != nil && s.object == o && r.isHome(s, want) || r.rulesOff() && o.transform.Fault == ""
		})
		if r.setup.Trays != nil && want == 0 {
			r.inTrays = append(r.inTrays, home)
		}
	}
}

// isHome tells whether a piece may stay where it is.
func (r *repair) isHome(s *stand, want rules.Point) bool {
	upright := math.Cos(s.object.transform.RotX*math.Pi/180) * math.Cos(s.object.transform.RotZ*math.Pi/180)
	if s.object.place != s.object.transform || s.aloft || s.moving || s.sunk && s.overBoard || s.fallen {
		return false
	}
	if want == 0 {
		return s.on == 0 && !s.overBoard
	}
	return s.on == want && upright >= math.Cos(toppled*math.Pi/180)
}

// near tells whether an object is at a place as seen from above.
func (r *repair) near(o *object, p place) bool {
	return o.transform.Fault == "" && math.Hypot(o.transform.X-p.x, o.transform.Z-p.z) <= r.setup.Catch
}

func (r *repair) piecePlace(p script.PieceSetup, want rules.Point) place {
	facing := r.setup.Facing[r.game.Tables.Pieces[p.Piece-1].Side-1]
	if want != 0 {
		spot := r.setup.Points[want-1]
		return place{spot.X, r.setup.Height, spot.Z, facing, r.game.PointName(want)}
	}
	tray := p.Tray
	if r.setup.Trays != nil {
		tray = r.freeSlot(p)
	}
	return place{tray.X, tray.Y, tray.Z, facing, "its tray"}
}

// freeSlot is the first place for a captured shared piece that no other one takes: the script sorts them by side.
func (r *repair) freeSlot(p script.PieceSetup) script.Place {
	for side, slots := range r.setup.Trays {
		for _, slot := range slots[:min(len(slots), r.resumed.shown.Score(side+1))] {
			if !r.isTaken(slot, p.ID) {
				return slot
			}
		}
	}
	return r.setup.Trays[0][len(r.setup.Trays[0])-1]
}

func (r *repair) isTaken(slot script.Place, id string) bool {
	for _, home := range r.inTrays {
		if math.Hypot(home.x-slot.X, home.z-slot.Z) <= r.setup.Catch {
			return true
		}
	}
	for i := range r.stands {
		s := &r.stands[i]
		if s.setup.ID != id && r.resumed.at[s.setup.ID] == 0 && r.isHome(s, 0) && math.Hypot(s.object.place.X-slot.X, s.object.place.Z-slot.Z) <= r.setup.Catch {
			return true
		}
	}
	return false
}

func (r *repair) tokenPlace() place {
	point, carried := r.resumed.shown.Token()
	spot, built := r.setup.Points[point-1], r.built[r.setup.Token.Memo].Transform
	if carried {
		return place{spot.X, r.setup.Token.Lift, spot.Z, float64(built.RotY), "its carrier on " + r.game.PointName(point)}
	}
	return place{spot.X, r.setup.Token.Rest, spot.Z, float64(built.RotY), r.game.PointName(point)}
}

// mendObject sees to it that there is one object with a memo, which looks as it should and is at its place.
func (r *repair) mendObject(memo string, home place, isHome func(o *object) bool) {
	o := r.nearest(memo, []script.Spot{{X: home.x, Z: home.z}})
	for _, other := range r.things[memo] {
		if other != o {
			r.take(other, "a second one of %s was taken away", r.memoName(memo))
		}
	}
	if o == nil {
		r.replace(memo, home)
		return
	}
	text, renewed := r.renew(o)
	switch {
	case renewed:
		text = atPlace(text, home)
		r.say("%s was made anew on %s, since it did not look as it should", r.memoName(memo), home.words)
	case !isHome(o):
		text = atPlace(text, home)
		r.say("%s was put on %s", r.memoName(memo), home.words)
	}
	for _, key := range lookOf(o).scripted {
		text = setText(text, key, "")
		r.say("the %s of %s was emptied", key, r.memoName(memo))
	}
	if r.sharesGUID(o) {
		text = setText(text, "GUID", r.freshGUID(memo))
		r.say("%s has a GUID of its own", r.memoName(memo))
	}
	if text != r.patch.object(o.index) {
		r.patch.changed[o.index] = text
	}
}

// renew makes an object anew that looks so that it can mislead, unless others are inside it that are not the game's.
func (r *repair) renew(o *object) (text string, renewed bool) {
	if r.marred[o] && (!lookOf(o).holds || o.holdsOnly(r.setup.Card)) {
		if remade, err := r.remake(r.built[o.memo]); err == nil {
			return setText(remade, "GUID", o.guid), true
		}
	}
	return r.patch.object(o.index), false
}

func (r *repair) take(o *object, format string, args ...any) {
	r.patch.changed[o.index] = ""
	r.say(format, args...)
}
