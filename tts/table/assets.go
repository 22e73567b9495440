package table

import (
	"bytes"
	"image"
	_ "image/jpeg" // pictures are PNG or JPEG
	_ "image/png"

	"menagerie/tts/mesh"
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

// meshShape is the box around the vertices of an OBJ file.
func (o *Object) meshShape(field string) (s shape, ok bool) {
	data, ok := o.asset(field)
	if !ok {
		return shape{}, false
	}
	box, ok := mesh.Bounds(string(data))
	return shape{Vector(box.Low), Vector(box.High)}, ok
}
