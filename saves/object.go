package saves

import (
	"fmt"
	"math"
	"strconv"

	"github.com/tidwall/gjson"

	"menagerie/saves/scan"
)

// object is a top-level object of a save.
type object struct {
	index                      int
	guid, name, nickname, memo string
	// transform is where the object is. place is the same as seen from the board, where things are judged: it
	// differs when board and pieces were moved together.
	transform, place transform
	// raw is the object as it stands in the save.
	raw string
}

// transform is where an object is, in table units, how it is turned about each axis, in degrees, and its scale.
type transform struct {
	x, y, z                float64
	rotX, rotY, rotZ       float64
	scaleX, scaleY, scaleZ float64
	// fault says what makes it no place at all, "" for nothing.
	fault string
}

func newObject(o *scan.Object) object {
	t := transform{
		x: o.Transform.X, y: o.Transform.Y, z: o.Transform.Z,
		rotX: o.Transform.RotX, rotY: o.Transform.RotY, rotZ: o.Transform.RotZ,
		scaleX: o.Transform.ScaleX, scaleY: o.Transform.ScaleY, scaleZ: o.Transform.ScaleZ,
		fault: o.Transform.Fault,
	}
	return object{index: o.Index, guid: o.GUID, name: o.Name, nickname: o.Nickname, memo: o.Memo, transform: t, place: t, raw: o.Raw}
}

// members are the members of a JSON object by name: of several of one name the last, as TTS reads them.
func members(value gjson.Result) map[string]gjson.Result {
	all := map[string]gjson.Result{}
	if !value.IsObject() {
		return all
	}
	value.ForEach(func(key, value gjson.Result) bool {
		all[key.String()] = value
		return true
	})
	return all
}

// path is where the object stands in the save.
func (o *object) path() string { return fmt.Sprintf("%s[%d]", objectsKey, o.index) }

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

// number reads what TTS can hold: a finite number of single precision, perhaps written as a string.
func number(value gjson.Result) (float64, bool) {
	n := value.Num
	if value.Type == gjson.String {
		var err error
		if n, err = strconv.ParseFloat(value.Str, 64); err != nil {
			return 0, false
		}
	} else if value.Type != gjson.Number {
		return 0, false
	}
	return n, math.Abs(n) <= math.MaxFloat32
}

// angle is a difference of two rotations in degrees, from 0 to 180.
func angle(a, b float64) float64 { return math.Abs(math.Remainder(a-b, 360)) }
