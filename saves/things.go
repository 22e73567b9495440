package saves

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"github.com/tidwall/gjson"

	"menagerie/rules"
	"menagerie/saves/scan"
	"menagerie/tts"
	"menagerie/tts/savefile"
	"menagerie/tts/script"
)

// trayID is the id in the memo of a side's tray.
func trayID(side string) string { return "tray-" + side }

func (j *judge) memo(id string) string { return memoPrefix + j.game.Card.Name + "/" + id }

// readBuilt makes the objects of a new build in the language of the table, to compare with.
func (j *judge) readBuilt(language string) error {
	if j.foreign = !slices.Contains(script.Languages(), language); j.foreign {
		language = rules.English
	}
	objects, err := tts.Objects(j.game, language)
	if err != nil {
		return err
	}
	j.built = map[string]*tts.Object{}
	for i := range objects {
		if objects[i].Memo != "" {
			j.built[objects[i].Memo] = &objects[i]
		}
	}
	return nil
}

// gather sorts the game's objects by memo and reports those that have no business in it.
func (j *judge) gather() {
	j.things = map[string][]*object{}
	for i := range j.doc.objects {
		o := &j.doc.objects[i]
		switch card := cardOfMemo(o.memo); {
		case card == "":
		case j.built[o.memo] != nil:
			j.things[o.memo] = append(j.things[o.memo], o)
		case card != j.setup.Card:
			j.report.add(o.finding(PieceExtra, Error), "%s belongs to another game, %s (memo %q): delete it", o.label(), card, o.memo)
		default:
			j.report.add(o.finding(PieceExtra, Error), "%s claims to be %q, which the game does not have: delete it", o.label(), o.memo)
		}
	}
}

// one returns the one object with a memo. Of several it chooses the one nearest to where it belongs, which may be
// any of some places, and reports the others; of none it reports that, and returns nil. The name is for messages.
func (j *judge) one(memo, name string, spots []script.Spot, severity Severity) *object {
	chosen := j.nearest(memo, spots)
	if chosen == nil {
		j.reportMissing(memo, name, spots, severity)
	}
	for _, o := range j.things[memo] {
		if o != chosen {
			j.report.add(o.finding(PieceDuplicate, severity), "%s is there twice: %s at x %s, z %s is one too many; delete it", name, o.path(), coordinate(o.transform.X), coordinate(o.transform.Z))
		}
	}
	return chosen
}

// nearest is the object of a memo that is nearest to any of some places, nil for none.
func (j *judge) nearest(memo string, spots []script.Spot) *object {
	var chosen *object
	best := math.Inf(1)
	for _, o := range j.things[memo] {
		distance := math.Inf(1)
		if o.transform.Fault == "" {
			distance = o.distanceTo(spots)
		}
		if chosen == nil || distance < best {
			chosen, best = o, distance
		}
	}
	return chosen
}

// reportMissing says what to do about a missing object: mend the one that lost its memo, take it out of where it
// is, or fetch another.
func (j *judge) reportMissing(memo, name string, spots []script.Spot, severity Severity) {
	if o := j.nameless(memo, spots); o != nil {
		j.report.add(o.finding(PieceMissing, severity), "%s is missing, but %s lies in its place without its memo, by which the script knows it: give it the Memo %q again, or load an earlier save", name, o.label(), memo)
		return
	}
	for i := range j.doc.objects {
		if o := &j.doc.objects[i]; o.memo != memo && o.holds(memo) {
			j.report.add(Finding{Code: PieceMissing, Severity: severity}, "%s is missing: it is inside %s (%s); take it out", name, o.label(), o.path())
			return
		}
	}
	remedy := "load the save in TTS: the script makes it anew, or says that it cannot; else load an earlier save, or repair this one"
	if j.built[memo].Locked {
		remedy = "take it from an earlier save, or from a fresh copy of the mod"
	}
	j.report.add(Finding{Code: PieceMissing, Severity: severity}, "%s is missing; %s", name, remedy)
}

// nameless is an object that looks like the one of a memo and lies where that belongs, but has none of our
// memos; nil for none.
func (j *judge) nameless(memo string, spots []script.Spot) *object {
	built := j.built[memo]
	for i := range j.doc.objects {
		o := &j.doc.objects[i]
		if cardOfMemo(o.memo) == "" && o.name == built.Name && o.nickname == built.Nickname &&
			o.distanceTo(spots) <= j.setup.Catch {
			return o
		}
	}
	return nil
}

// holds tells whether the object of a memo is inside an object or attached to it.
func (o *object) holds(memo string) bool {
	inside := false
	if strings.Contains(o.raw, memo) {
		savefile.NewCursor(o.raw).SkipTexts(func(key, value string) {
			inside = inside || strings.EqualFold(key, "Memo") && savefile.Unquote(value) == memo
		})
	}
	return inside
}

// holdsOnly tells whether all that is inside an object or attached to it is of a card, too.
func (o *object) holdsOnly(card string) bool {
	objects, ours := 0, 0
	savefile.NewCursor(o.raw).SkipTexts(func(key, value string) {
		switch {
		case strings.EqualFold(key, "GUID"):
			objects++
		case strings.EqualFold(key, "Memo") && cardOfMemo(savefile.Unquote(value)) == card:
			ours++
		}
	})
	return objects == ours
}

// handZone is the Name of a hand zone.
const handZone = "HandTrigger"

// checkSeats checks that there is a hand zone for each side, since these make the seats, and for nobody else.
func (j *judge) checkSeats() {
	zones := map[string]int{}
	for i := range j.doc.objects {
		o := &j.doc.objects[i]
		if o.name == handZone {
			seat := members(gjson.Parse(o.raw)).get("FogColor").String()
			zones[seat]++
			if zones[seat] == 1 && !slices.Contains(j.setup.Seats, seat) {
				j.report.add(o.finding(ObjectChanged, Warning), "there is a hand zone for %s, where no side plays: delete it", quoted(seat))
			}
		}
	}
	var gone []string
	for side, seat := range j.setup.Seats {
		if zones[seat] == 0 {
			gone = append(gone, fmt.Sprintf("%s has no hand zone, so nobody can sit there and play %s", seat, j.titleOf(side+1)))
		}
	}
	if len(gone) > 0 {
		j.report.add(Finding{Code: ObjectChanged, Severity: Error, Path: scan.Top}, "%s: make one with TTS's zone tools, or load an earlier save", strings.Join(gone, "; "))
	}
}

// coordinate writes table units for people.
func coordinate(v float64) string {
	v = math.Round(v*100)/100 + 0 // no negative zero
	return strings.TrimSuffix(strings.TrimRight(fmt.Sprintf("%.2f", v), "0"), ".")
}

// degrees writes a rotation for people, from 0 to below 360.
func degrees(v float64) string {
	v = math.Mod(math.Round(v*100)/100, 360)
	if v < 0 {
		v += 360
	}
	return coordinate(v)
}
