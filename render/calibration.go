package render

import (
	"fmt"
	"image"
)

// The files of Calibration beside those of every Set: two pictures of known form.
const (
	SquareFile = "square.png"
	WideFile   = "wide.png"
)

// WideAspect is how many times the wide picture is wider than high.
const WideAspect = 2

// calibrationPixels is the height of the pictures of known form.
const calibrationPixels = 256

// CalibrationLayout is the board and the piece of Calibration, of sizes that games have.
func CalibrationLayout() Layout {
	const spacing = 2
	return Layout{
		Spacing:    spacing,
		Board:      BoardLayout{Width: 6, Depth: 5, Thickness: boardThickness * spacing},
		Piece:      PieceLayout{Radius: pieceRadius * spacing, Height: pieceHeight * spacing},
		ImageWidth: 768, ImageHeight: 640,
	}
}

// CalibrationShift is where the middle of Calibration's board lies, from its mesh's origin: off it to the right
// and away from the viewer, so that its bounds show whether it was mirrored.
var CalibrationShift = Vector{1, 0, -0.5}

// Calibration is a board, a piece and pictures to measure a game engine with, each picture with an F, which looks
// different however it is turned or mirrored.
func Calibration() (*Set, error) {
	l := CalibrationLayout()
	set := &Set{Layout: l}
	fonts, err := newTypeface(nil)
	if err != nil {
		return nil, err
	}
	letterF, err := fonts.letter("F")
	if err != nil {
		return nil, fmt.Errorf("letter the pictures: %w", err)
	}
	for _, p := range []struct {
		name          string
		width, height int
	}{
		{BoardFile, l.ImageWidth, l.ImageHeight},
		{SquareFile, calibrationPixels, calibrationPixels},
		{WideFile, WideAspect * calibrationPixels, calibrationPixels},
		{ThumbnailFile, thumbnailSize, thumbnailSize},
	} {
		picture, err := Picture{Name: p.name, draw: func() *image.RGBA { return letterPicture(letterF, p.width, p.height) }}.encoded()
		if err != nil {
			return nil, err
		}
		set.Images = append(set.Images, picture)
	}
	set.Meshes = []NamedMesh{
		{MeshFile("board"), l.boardMesh().moved(CalibrationShift)},
		{ColliderFile("board"), l.boardCollider().moved(CalibrationShift)},
		{MeshFile("piece"), l.pieceMesh()},
		{ColliderFile("piece"), l.pieceCollider()},
	}
	return set, nil
}

// letterPicture shows a letter in a frame.
func letterPicture(l lettering, width, height int) *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, width, height))
	w, h := float64(width)/float64(height), 1.0
	c := newCanvas(img, w, h)
	c.flood(Plum.Frame.Light.opaque())
	c.dc.DrawRectangle(-w/2+0.05, -h/2+0.05, w-0.1, h-0.1)
	c.fill(Plum.Field.Light.opaque())
	c.text(l, 0, 0, l.fit(1, 0.6*w, 0.6*h), Plum.Ink.opaque())
	return img
}

// moved is the mesh in another place.
func (m *Mesh) moved(by Vector) *Mesh {
	out := *m
	out.Positions = make([]Vector, len(m.Positions))
	for i, p := range m.Positions {
		out.Positions[i] = p.add(by)
	}
	return &out
}
