package saves

import (
	"fmt"
	"math"
	"strconv"

	"menagerie/saves/scan"
)

// object is a top-level object of a save.
type object struct {
	index                      int
	guid, name, nickname, memo string
	// transform is where the object is. place is the same as seen from the board, where things are judged: it
	// differs when board and pieces were moved together.
	transform, place scan.Transform
	// raw is the object as it stands in the save.
	raw string
}

func newObject(o *scan.Object) object {
	return object{index: o.Index, guid: o.GUID, name: o.Name, nickname: o.Nickname, memo: o.Memo, transform: o.Transform, place: o.Transform, raw: o.Raw}
}

// path is where the object stands in the save.
func (o *object) path() string { return fmt.Sprintf("%s[%d]", scan.Top, o.index) }

// label is what a host knows the object by.
func (o *object) label() string {
	switch {
	case o.nickname != "":
		return strconv.Quote(o.nickname)
	case o.name != "":
		return "a " + o.name
	}
	return "an object"
}

func (o *object) finding(code string, severity Severity) Finding {
	return Finding{Code: code, Severity: severity, Path: o.path(), GUID: o.guid}
}

// angle is a difference of two rotations in degrees, from 0 to 180.
func angle(a, b float64) float64 { return math.Abs(math.Remainder(a-b, 360)) }
