package saves

import (
	"fmt"
	"math"
	"strconv"

	"github.com/tidwall/gjson"
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

func readObject(index int, value gjson.Result) object {
	o := object{index: index, raw: value.Raw, transform: transform{fault: "it has no Transform"}}
	value.ForEach(func(key, value gjson.Result) bool {
		switch key.String() {
		case "GUID":
			o.guid = value.String()
		case "Name":
			o.name = value.String()
		case "Nickname":
			o.nickname = value.String()
		case "Memo":
			o.memo = value.String()
		case "Transform":
			o.transform = readTransform(value)
		}
		return true
	})
	o.place = o.transform
	return o
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
func (o *object) path() string { return fmt.Sprintf("ObjectStates[%d]", o.index) }

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

func readTransform(value gjson.Result) transform {
	var t transform
	all := members(value)
	for _, n := range []struct {
		key  string
		into *float64
	}{
		{"posX", &t.x}, {"posY", &t.y}, {"posZ", &t.z},
		{"rotX", &t.rotX}, {"rotY", &t.rotY}, {"rotZ", &t.rotZ},
		{"scaleX", &t.scaleX}, {"scaleY", &t.scaleY}, {"scaleZ", &t.scaleZ},
	} {
		var ok bool
		if *n.into, ok = number(all[n.key]); !ok && t.fault == "" {
			t.fault = fmt.Sprintf("%s is %s", n.key, written(all[n.key]))
		}
	}
	return t
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

func written(value gjson.Result) string {
	if value.Raw == "" {
		return "missing"
	}
	return fmt.Sprintf("%.40s", value.Raw)
}

// angle is a difference of two rotations in degrees, from 0 to 180.
func angle(a, b float64) float64 { return math.Abs(math.Remainder(a-b, 360)) }
