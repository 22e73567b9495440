package table

import (
	"bytes"
	"image"
	_ "image/jpeg" // pictures are PNG or JPEG
	_ "image/png"
	"math"
	"strconv"
	"strings"

	"menagerie/tts/assumed"
)

// Assets opens what a save refers to by URL; ok is false for what it cannot
// open. The table asks it for the form of meshes and pictures.
type Assets func(url string) (data []byte, ok bool)

// asset opens what a field of the object's JSON refers to.
func (o *Object) asset(field string) (data []byte, ok bool) {
	url := o.field(field).String()
	if url == "" || o.t.assets == nil {
		return nil, false
	}
	return o.t.assets(url)
}

// aspect is how many times the object's picture is wider than high; 1 for one
// that cannot be opened.
func (o *Object) aspect() float64 {
	data, ok := o.asset("CustomImage.ImageURL")
	if !ok {
		return 1
	}
	picture, _, err := image.DecodeConfig(bytes.NewReader(data))
	if err != nil {
		return 1
	}
	return divide(float64(picture.Width), float64(picture.Height))
}

// meshShape is the box around the vertices of an OBJ file, as TTS's importer
// takes them to the object's own coordinates.
func (o *Object) meshShape(field string) (s shape, ok bool) {
	data, ok := o.asset(field)
	if !ok {
		return shape{}, false
	}
	far := math.Inf(1)
	s = shape{Vector{far, far, far}, Vector{-far, -far, -far}}
	for line := range strings.Lines(string(data)) {
		v, isVertex := readVertex(line)
		if !isVertex {
			continue
		}
		s.low = Vector{min(s.low.X, v.X), min(s.low.Y, v.Y), min(s.low.Z, v.Z)}
		s.high = Vector{max(s.high.X, v.X), max(s.high.Y, v.Y), max(s.high.Z, v.Z)}
	}
	return s, s.low.X <= s.high.X
}

// readVertex reads a line "v x y z" and imports it.
func readVertex(line string) (v Vector, ok bool) {
	words := strings.Fields(line)
	if len(words) < 4 || words[0] != "v" {
		return v, false
	}
	var numbers [3]float64
	for i := range numbers {
		n, err := strconv.ParseFloat(words[i+1], 64)
		if err != nil {
			return v, false
		}
		numbers[i] = n * assumed.MeshUnit
	}
	v = Vector{numbers[0], numbers[1], numbers[2]}
	if assumed.ImporterNegatesX {
		v.X = -v.X
	}
	if assumed.ImporterNegatesZ {
		v.Z = -v.Z
	}
	return v, true
}
