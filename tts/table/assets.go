package table

import (
	"bytes"
	"image"
	_ "image/jpeg" // pictures are PNG or JPEG
	_ "image/png"

	"menagerie/tts/mesh"
)

// A Form is all that the table wants to know of a mesh or a picture.
type Form struct {
	// Low and High are the corners of the box around a mesh's vertices, as
	// TTS's importer takes them to an object's own coordinates.
	Low, High Vector
	// Width and Height are a picture's, in pixels; 0 for a mesh.
	Width, Height int
}

// Forms tells the form of what a save refers to by URL; ok is false for what
// it cannot open. The table asks once for each URL of a save.
type Forms func(url string) (form Form, ok bool)

// FormOf is the form of a PNG or JPEG picture or of a mesh in an OBJ file; ok
// is false for anything else.
func FormOf(data []byte) (form Form, ok bool) {
	if picture, _, err := image.DecodeConfig(bytes.NewReader(data)); err == nil {
		return Form{Width: picture.Width, Height: picture.Height}, picture.Height > 0
	}
	box, ok := mesh.Bounds(string(data))
	return Form{Low: Vector(box.Low), High: Vector(box.High)}, ok
}

// A known form is one that was asked for.
type knownForm struct {
	Form
	ok bool
}

// form is the form of what a field of the object's JSON refers to.
func (o *Object) form(field string) (form Form, ok bool) {
	url := o.field(field).String()
	if url == "" || o.t.formOf == nil {
		return Form{}, false
	}
	known, asked := o.t.forms[url]
	if !asked {
		known.Form, known.ok = o.t.formOf(url)
		o.t.forms[url] = known
	}
	return known.Form, known.ok
}

// aspect is how many times the object's picture is wider than high; 1 for one
// that cannot be opened.
func (o *Object) aspect() float64 {
	picture, ok := o.form("CustomImage.ImageURL")
	if !ok || picture.Height == 0 {
		return 1
	}
	return float64(picture.Width) / float64(picture.Height)
}

// meshShape is the box around a mesh.
func (o *Object) meshShape(field string) (s shape, ok bool) {
	f, ok := o.form(field)
	return shape{f.Low, f.High}, ok && f.Height == 0
}
