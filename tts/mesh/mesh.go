// Package mesh measures OBJ files as Tabletop Simulator (TTS) imports them.
package mesh

import (
	"math"
	"strconv"
	"strings"

	"menagerie/tts/assumed"
)

// Point is a point in an object's own coordinates, in table units at scale 1.
type Point struct{ X, Y, Z float64 }

// Box is the least box around a mesh, from its lowest corner to its highest.
type Box struct{ Low, High Point }

// Bounds is the box around the vertices of an OBJ file, as the importer takes them to the object's own coordinates; false
// when it has none.
func Bounds(obj string) (Box, bool) {
	far := math.Inf(1)
	b := Box{Point{far, far, far}, Point{-far, -far, -far}}
	for line := range strings.Lines(obj) {
		v, isVertex := readVertex(line)
		if !isVertex {
			continue
		}
		b.Low = Point{min(b.Low.X, v.X), min(b.Low.Y, v.Y), min(b.Low.Z, v.Z)}
		b.High = Point{max(b.High.X, v.X), max(b.High.Y, v.Y), max(b.High.Z, v.Z)}
	}
	return b, b.Low.X <= b.High.X
}

// readVertex reads a line "v x y z" and imports it.
func readVertex(line string) (v Point, ok bool) {
	if !strings.HasPrefix(strings.TrimLeft(line, " \t"), "v") { // most lines are others, and cutting words takes long
		return v, false
	}
	words := strings.Fields(line)
	if len(words) < 4 || words[0] != "v" {
		return v, false
	}
	var numbers [3]float64
	for i := range numbers {
		n, err := strconv.ParseFloat(words[i+1], 64)
		if n *= assumed.MeshUnit; err != nil || math.IsNaN(n) || math.IsInf(n, 0) {
			return v, false
		}
		numbers[i] = n
	}
	v = Point{numbers[0], numbers[1], numbers[2]}
	if assumed.ImporterNegatesX {
		v.X = -v.X
	}
	if assumed.ImporterNegatesZ {
		v.Z = -v.Z
	}
	return v, true
}
