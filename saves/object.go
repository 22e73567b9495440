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
	transform                  transform
	// raw is the object as it stands in the save.
	raw string
}

// transform is where an object is, in table units, and how it is turned about the y axis, in degrees.
type transform struct {
	x, y, z, rotY float64
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
	return o
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

var transformKeys = []string{"posX", "posY", "posZ", "rotX", "rotY", "rotZ", "scaleX", "scaleY", "scaleZ"}

func readTransform(value gjson.Result) transform {
	numbers := map[string]float64{}
	var t transform
	for _, key := range transformKeys {
		member := value.Get(key)
		n, ok := number(member)
		if !ok && t.fault == "" {
			t.fault = fmt.Sprintf("%s is %s", key, written(member))
		}
		numbers[key] = n
	}
	t.x, t.y, t.z, t.rotY = numbers["posX"], numbers["posY"], numbers["posZ"], numbers["rotY"]
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
