package saves

import (
	"fmt"
	"math"
	"strings"

	"github.com/tidwall/gjson"
)

// trayID is the id in the memo of a side's tray.
func trayID(side string) string { return "tray-" + side }

func (j *judge) memo(id string) string { return memoPrefix + j.setup.Card + "/" + id }

// gather sorts the game's objects by memo and reports those that have no business in it.
func (j *judge) gather() {
	known := map[string]bool{j.setup.Board: true}
	for _, p := range j.setup.Pieces {
		known[p.Memo] = true
	}
	if j.setup.Token != nil {
		known[j.setup.Token.Memo] = true
	}
	for _, side := range j.game.Tables.Sides {
		known[j.memo(trayID(side.Name))] = true
	}
	j.things = map[string][]*object{}
	for i := range j.doc.objects {
		o := &j.doc.objects[i]
		switch card := cardOfMemo(o.memo); {
		case card == "":
		case known[o.memo]:
			j.things[o.memo] = append(j.things[o.memo], o)
		case card != j.setup.Card:
			j.report.add(o.finding(PieceExtra, Error), "%s belongs to another game, %s (memo %q): delete it", o.label(), card, o.memo)
		default:
			j.report.add(o.finding(PieceExtra, Error), "%s claims to be %q, which the game does not have: delete it", o.label(), o.memo)
		}
	}
}

// one returns the one object with a memo. Of several it chooses the one nearest to where it belongs and reports
// the others; of none it reports that, and returns nil. The name is for messages.
func (j *judge) one(memo, name string, x, z float64) *object {
	var chosen *object
	best := math.Inf(1)
	for _, o := range j.things[memo] {
		distance := math.Inf(1)
		if o.transform.fault == "" {
			distance = math.Hypot(o.transform.x-x, o.transform.z-z)
		}
		if chosen == nil || distance < best {
			chosen, best = o, distance
		}
	}
	if chosen == nil {
		j.report.add(Finding{Code: PieceMissing, Severity: Error}, "%s is missing%s", name, j.hidingPlace(memo))
	}
	for _, o := range j.things[memo] {
		if o != chosen {
			j.report.add(o.finding(PieceDuplicate, Error), "%s is there twice: %s at x %s, z %s is one too many; delete it", name, o.path(), coordinate(o.transform.x), coordinate(o.transform.z))
		}
	}
	return chosen
}

// hidingPlace says what to do about a missing object: take it out of where it is, or fetch another.
func (j *judge) hidingPlace(memo string) string {
	for i := range j.doc.objects {
		o := &j.doc.objects[i]
		inside := false
		if strings.Contains(o.raw, memo) {
			eachText(o.raw, func(key, value string) {
				inside = inside || key == "Memo" && gjson.Parse(value).String() == memo
			})
		}
		if inside {
			return fmt.Sprintf(": it is inside %s (%s); take it out", o.label(), o.path())
		}
	}
	return "; load the save in TTS, where the script makes it anew, and save again"
}

// checkBoard checks that the points are where the script has them.
func (j *judge) checkBoard() {
	boards := j.things[j.setup.Board]
	if len(boards) == 0 {
		j.report.add(Finding{Code: BoardMissing, Severity: Error}, "the board is missing: build the mod anew and take the board from there")
		return
	}
	board := j.one(j.setup.Board, "the board", 0, 0)
	t := board.transform
	const turned = 2 // degrees that nobody would notice
	turn := math.Abs(math.Remainder(t.rotY-j.setup.Facing[0], 360))
	if t.fault == "" && (math.Hypot(t.x, t.z) > near*j.setup.Spacing || turn > turned) {
		j.report.add(board.finding(BoardMoved, j.fault()), "the board lies at x %s, z %s, turned to %s°, so that pieces do not stand on its points: put it back to x 0, z 0, turned to %s°",
			coordinate(t.x), coordinate(t.z), coordinate(t.rotY), coordinate(j.setup.Facing[0]))
	}
}

// near is how far, in spacings, things may be from their place without anybody noticing.
const near = 0.05

// coordinate writes table units or degrees for people.
func coordinate(v float64) string {
	v = math.Round(v*100)/100 + 0 // no negative zero
	return strings.TrimSuffix(strings.TrimRight(fmt.Sprintf("%.2f", v), "0"), ".")
}
