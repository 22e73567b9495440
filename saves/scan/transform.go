package scan

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	"menagerie/tts/savefile"
)

// Transform is where an object is, in table units, how it is turned about each axis, in degrees, and its scale.
type Transform struct {
	X, Y, Z                float64
	RotX, RotY, RotZ       float64
	ScaleX, ScaleY, ScaleZ float64
	// Fault says what makes it no place at all, "" for nothing.
	Fault string
}

// transformKeys are TTS's names for the numbers of a Transform, in their order there.
var transformKeys = [9]string{"posX", "posY", "posZ", "rotX", "rotY", "rotZ", "scaleX", "scaleY", "scaleZ"}

// readTransform passes the value ahead.
func readTransform(c *savefile.Cursor) Transform {
	var written [9]string
	if c.At('{') {
		next := 0 // TTS writes them in order
		c.Each(func(key string) {
			json := c.Skip()
			if next == len(written) || transformKeys[next] != key {
				next = slices.IndexFunc(transformKeys[:], func(known string) bool { return strings.EqualFold(known, key) })
			}
			if next >= 0 {
				written[next] = json
			}
			next++
		})
	} else {
		c.Skip()
	}
	var t Transform
	numbers := [9]*float64{&t.X, &t.Y, &t.Z, &t.RotX, &t.RotY, &t.RotZ, &t.ScaleX, &t.ScaleY, &t.ScaleZ}
	for i, json := range written {
		n, ok := Number(json)
		*numbers[i] = n
		if ok || t.Fault != "" {
			continue
		}
		if json == "" {
			json = "missing"
		}
		t.Fault = fmt.Sprintf("%s is %.40s", transformKeys[i], json)
	}
	return t
}

// Number reads, from a value as it is written in JSON, a number that TTS can hold: finite, of single precision, perhaps
// written as a text.
func Number(json string) (float64, bool) {
	text := savefile.Unquote(json)
	if text == "" {
		text = json
	}
	n, err := strconv.ParseFloat(text, 64)
	return n, err == nil && math.Abs(n) <= math.MaxFloat32
}
