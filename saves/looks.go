package saves

import (
	"fmt"
	"maps"
	"math"
	"slices"
	"strings"

	"github.com/tidwall/gjson"

	"menagerie/tts/script"
)

// How far, in degrees, parts of one, or parts of a colour, an object may be from how it was built.
const (
	toppled  = 45   // a piece whose face is no longer seen from above
	resized  = 0.02 // of its scale
	tinted   = 0.05 // in one component, hardly seen
	obscured = 0.25 // in one component, so that nobody sees whose piece it is
)

// changes is how an object differs from how it was built.
type changes struct {
	severity Severity
	// faults each complete a sentence that begins with the object's name.
	faults []string
}

func (c *changes) add(severity Severity, format string, args ...any) {
	if len(c.faults) == 0 || severity == Error {
		c.severity = severity
	}
	c.faults = append(c.faults, fmt.Sprintf(format, args...))
}

// checkLooks compares every object of the game with how it was built: one finding for each that differs. It is
// an error when it can mislead players.
func (j *judge) checkLooks(all []stand, token *object) {
	looks := map[*object]look{}
	for _, o := range j.objects() {
		looks[o] = lookOf(o)
		if scripted := looks[o].scripted; len(scripted) > 0 {
			f := o.finding(ScriptChanged, Error)
			f.Path += "." + scripted[0]
			j.report.add(f, "%s has a script of its own (%s), which no build gives it: empty that", j.thingName(o), strings.Join(scripted, ", "))
		}
	}
	changed := map[*object]*changes{}
	for o, l := range looks {
		changed[o] = j.compareLooks(o, l)
	}
	likeOthers := j.compareFaces(looks, changed)
	compareDecals(looks, changed)
	j.marred = map[*object]bool{}
	for o, c := range changed {
		j.marred[o] = len(c.faults) > 0 && c.severity == Error
	}
	for i := range all {
		j.compareStand(&all[i], changed[all[i].object])
		all[i].posing = isPosing(&all[i], likeOthers[all[i].object], all)
	}
	j.checkTrays(changed)
	for _, o := range j.objects() {
		if c := changed[o]; len(c.faults) > 0 {
			remedy := ""
			if c.severity == Error {
				remedy = ": put it right, or take the object from an earlier save"
			}
			j.report.add(o.finding(ObjectChanged, c.severity), "%s %s%s", j.thingName(o), strings.Join(c.faults, " and "), remedy)
		}
	}
}

// isPosing tells whether a piece stands where another belongs, by id.
func isPosing(s *stand, like string, all []stand) bool {
	return like != "" && slices.ContainsFunc(all, func(other stand) bool { return other.setup.ID == like && other.want == s.on })
}

// objects are the game's objects in the order of the save.
func (j *judge) objects() []*object {
	var all []*object
	for i := range j.doc.objects {
		if o := &j.doc.objects[i]; j.built[o.memo] != nil {
			all = append(all, o)
		}
	}
	return all
}

// compareLooks compares an object with the built one, but for its assets.
func (j *judge) compareLooks(o *object, l look) *changes {
	c, built := &changes{}, j.built[o.memo]
	if o.name != built.Name || l.kind != float64(built.CustomMesh.TypeIndex) {
		c.add(Error, "is an object of another type (%s)", o.name)
	}
	if t := o.transform; t.Fault == "" {
		for _, scale := range []float64{t.ScaleX, t.ScaleY, t.ScaleZ} {
			if math.Abs(scale-1) > resized {
				c.add(Error, "is scaled to %s, %s, %s", coordinate(t.ScaleX), coordinate(t.ScaleY), coordinate(t.ScaleZ))
				break
			}
		}
	}
	if fault := tintFault(l.tint); fault > obscured {
		c.add(Error, "is tinted so that it cannot be told")
	} else if fault > tinted {
		c.add(Warning, "is tinted")
	}
	if key := doubledKey(gjson.Parse(o.raw), keyDepth); key != "" {
		c.add(Error, "has %s twice in the save, of which TTS makes one, whatever their case", quoted(key))
	}
	if l.holds && !j.holdsMissing(o) {
		c.add(Error, "has other objects inside it or attached to it")
	}
	if l.joined {
		c.add(Warning, "is joined to another object, so that it cannot be moved alone")
	}
	if l.snaps < len(built.AttachedSnapPoints) {
		c.add(Warning, "has lost snap points")
	}
	if o.memo != j.setup.Board && strings.TrimSpace(o.nickname) != built.Nickname {
		j.compareName(o, c)
	}
	if !built.Locked && l.locked && !j.rulesOff() {
		c.add(Warning, "is locked; the script unlocks it when the save is loaded")
	}
	if built.Locked && !l.locked && !j.rulesOff() {
		c.add(Warning, "is not locked; the script locks it when the save is loaded")
	}
	return c
}

// tintFault is how far a tint is from none, at the component that is farthest.
func tintFault(tint [4]float64) float64 {
	fault := 0.0
	for _, c := range tint {
		fault = max(fault, math.Abs(c-1))
	}
	return fault
}

// holdsMissing tells whether an object holds one that the game misses, which is reported as missing.
func (j *judge) holdsMissing(o *object) bool {
	for _, memo := range slices.Sorted(maps.Keys(j.built)) {
		if len(j.things[memo]) == 0 && o.holds(memo) {
			return true
		}
	}
	return false
}

// compareName judges an object that has another name than it was built with: that of another piece misleads, in
// whatever language.
func (j *judge) compareName(o *object, c *changes) {
	name := strings.TrimSpace(o.nickname)
	switch {
	case j.namesAnother(o.memo, name):
		c.add(Error, "is called %s", quoted(name))
	case !j.foreign:
		c.add(Warning, "is called %s", quoted(name))
	}
}

// namesAnother tells whether a name is that of another piece, or begins with its face.
func (j *judge) namesAnother(memo, name string) bool {
	shown, _, _ := strings.Cut(name, " ")
	for _, p := range j.setup.Pieces {
		built := j.built[p.Memo].Nickname
		face := j.game.Tables.Kinds[j.game.Tables.Pieces[p.Piece-1].Kind-1].Face
		if built != j.built[memo].Nickname && (name == built || face != "" && shown == face) {
			return true
		}
	}
	return false
}

// compareFaces adds what is wrong with the assets of objects, and tells which piece an object looks like when it
// is not the one of its memo: by id.
func (j *judge) compareFaces(looks map[*object]look, changed map[*object]*changes) map[*object]string {
	like := map[*object]string{}
	for _, k := range assetKeys {
		for _, change := range j.changedAssets(k, looks) {
			changed[change.object].add(k.severity, "%s", change.fault)
			if id := j.pieceWith(change.asset, k); id != "" {
				like[change.object] = id
			}
		}
	}
	return like
}

// compareDecals adds what was stuck on objects: a picture of the game can make one look like another.
func compareDecals(looks map[*object]look, changed map[*object]*changes) {
	pictures := map[string]bool{}
	for _, l := range looks {
		pictures[l.urls["DiffuseURL"]] = true
	}
	for o, l := range looks {
		switch {
		case slices.ContainsFunc(l.decals, func(url string) bool { return url != "" && pictures[url] }):
			changed[o].add(Error, "has a decal with a picture of the game on it")
		case len(l.decals) > 0:
			changed[o].add(Warning, "has a decal on it")
		}
	}
}

// pieceWith is the id of a piece that has an asset of its own, "" for none.
func (j *judge) pieceWith(asset string, k assetKey) string {
	id := ""
	for _, p := range j.setup.Pieces {
		if asset == "" || k.built(j.built[p.Memo].CustomMesh) != asset {
			continue
		}
		if id != "" {
			return ""
		}
		id = p.ID
	}
	return id
}

// compareStand judges how a piece lies on the board. Off the board, in a hand and on its way it may lie anyhow, as
// in free play.
func (j *judge) compareStand(s *stand, c *changes) {
	if !s.overBoard || s.aloft || s.moving || j.rulesOff() {
		return
	}
	t, facing := s.object.place, j.setup.Facing[j.game.Tables.Pieces[s.setup.Piece-1].Side-1]
	tilt := math.Cos(t.RotX*math.Pi/180) * math.Cos(t.RotZ*math.Pi/180)
	switch {
	case tilt < -math.Cos(toppled*math.Pi/180):
		c.add(Error, "lies upside down")
	case tilt < math.Cos(toppled*math.Pi/180):
		c.add(Error, "lies on its side")
	case angle(t.RotY, facing) > toppled:
		c.add(Warning, "is turned to %s° instead of %s°", degrees(t.RotY), degrees(facing))
	}
}

// checkTrays checks that each side has its tray, where captured pieces are put.
func (j *judge) checkTrays(changed map[*object]*changes) {
	for _, side := range j.game.Tables.Sides {
		memo := j.memo(trayID(side.Name))
		built := j.built[memo].Transform
		x, y, z := float64(built.PosX), float64(built.PosY), float64(built.PosZ)
		o := j.one(memo, j.memoName(memo), []script.Spot{{X: x, Z: z}}, Warning)
		if o == nil || o.transform.Fault != "" {
			continue
		}
		t := o.place
		switch {
		case math.Hypot(t.X-x, t.Z-z) > near*j.setup.Spacing && j.overBoard(t.X, t.Z):
			changed[o].add(Error, "lies over the board at x %s, z %s instead of x %s, z %s", coordinate(t.X), coordinate(t.Z), coordinate(x), coordinate(z))
		case math.Hypot(t.X-x, t.Z-z) > near*j.setup.Spacing || math.Abs(t.Y-y) > near*j.setup.Spacing:
			changed[o].add(Warning, "lies at x %s, y %s, z %s instead of x %s, y %s, z %s", coordinate(t.X), coordinate(t.Y), coordinate(t.Z), coordinate(x), coordinate(y), coordinate(z))
		case angle(t.RotY, float64(built.RotY)) > turned || angle(t.RotX, 0) > turned || angle(t.RotZ, 0) > turned:
			changed[o].add(Warning, "is turned")
		}
	}
}

// thingName is what messages call an object of the game.
func (j *judge) thingName(o *object) string { return j.memoName(o.memo) }

// memoName is what messages call the object of a memo.
func (j *judge) memoName(memo string) string {
	for _, p := range j.setup.Pieces {
		if p.Memo == memo {
			return j.pieceName(p.Piece)
		}
	}
	for side, table := range j.game.Tables.Sides {
		if memo == j.memo(trayID(table.Name)) {
			return "the tray of " + j.titleOf(side+1)
		}
	}
	if j.setup.Token != nil && memo == j.setup.Token.Memo {
		return "the " + j.tokenName()
	}
	return "the board"
}

// tableTop is the height of the top of the table, on which the trays stand.
func (j *judge) tableTop() float64 {
	return float64(j.built[j.memo(trayID(j.game.Tables.Sides[0].Name))].Transform.PosY)
}
