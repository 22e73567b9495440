package render

import (
	"bytes"
	"errors"
	"fmt"
	"image"
	"slices"
	"sync"

	"menagerie/rules"
)

// Image is a picture as a PNG file.
type Image struct {
	Name string
	Data []byte
}

// NamedMesh is a mesh and the name of its file.
type NamedMesh struct {
	Name string
	Mesh *Mesh
}

// Set is everything a mod needs to look at, textures and meshes, always in the same order:
//
//	board.png           board.obj  board-collider.obj
//	face-SIDE-KIND.png  piece.obj  piece-collider.obj  (face-KIND.png for pieces that belong to nobody)
//	tray-SIDE.png       tray.obj   tray-collider.obj
//	token.png           token.obj  token-collider.obj  (only for a game with a token)
//	thumbnail.png
type Set struct {
	Layout Layout
	Images []Image
	Meshes []NamedMesh
}

// Names of files in a Set; see also FaceFile, TrayFile, MeshFile and ColliderFile.
const (
	BoardFile     = "board.png"
	TokenFile     = "token.png"
	ThumbnailFile = "thumbnail.png"
)

// MeshFile is the name of the mesh of a shape: board, piece, tray or token.
func MeshFile(shape string) string { return shape + ".obj" }

// ColliderFile is the name of the collider of a shape.
func ColliderFile(shape string) string { return shape + "-collider.obj" }

// Image is the picture of a name, nil for none.
func (s *Set) Image(name string) []byte {
	for _, i := range s.Images {
		if i.Name == name {
			return i.Data
		}
	}
	return nil
}

// FaceFile is the name of the texture of a piece (by number) in a Set.
func FaceFile(game *rules.Game, piece int) string {
	p := game.Tables.Pieces[piece-1]
	kind := game.Tables.Kinds[p.Kind-1].Name
	if game.Tables.Shared {
		return "face-" + kind + ".png"
	}
	return "face-" + game.Tables.Sides[p.Side-1].Name + "-" + kind + ".png"
}

// TrayFile is the name of the texture of a side's tray in a Set.
func TrayFile(game *rules.Game, side int) string {
	return "tray-" + game.Tables.Sides[side-1].Name + ".png"
}

// Render draws a game. For its errors see New.
func Render(game *rules.Game, opts Options) (*Set, error) {
	r, err := New(game, opts)
	if err != nil {
		return nil, err
	}
	set := &Set{Layout: r.layout}
	if err := r.addAll(set); err != nil {
		return nil, fmt.Errorf("render %s: %w", game.Card.Name, err)
	}
	return set, nil
}

func (r *Renderer) addAll(set *Set) error {
	type part struct {
		name string
		draw func() *image.RGBA
	}
	type shape struct {
		name           string
		mesh, collider *Mesh
	}
	parts := []part{{BoardFile, r.Board}}
	for i := range r.game.Tables.Pieces {
		if slices.Contains(r.game.Tables.Start, i+1) {
			parts = append(parts, part{FaceFile(r.game, i+1), func() *image.RGBA { return r.Face(i + 1) }})
		}
	}
	for i := range r.game.Tables.Sides {
		parts = append(parts, part{TrayFile(r.game, i+1), func() *image.RGBA { return r.Tray(i + 1) }})
	}
	l := r.layout
	shapes := []shape{
		{"board", l.BoardMesh(), l.BoardCollider()},
		{"piece", l.PieceMesh(), l.PieceCollider()},
		{"tray", l.TrayMesh(), l.TrayCollider()},
	}
	if r.game.Tables.Carry != nil {
		parts = append(parts, part{TokenFile, r.Token})
		shapes = append(shapes, shape{"token", l.RingMesh(), l.RingCollider()})
	}
	parts = append(parts, part{ThumbnailFile, r.Thumbnail})
	images, errs := make([]Image, len(parts)), make([]error, len(parts))
	var working sync.WaitGroup
	for i, p := range parts {
		working.Go(func() { images[i], errs[i] = encodeImage(p.name, p.draw()) })
	}
	working.Wait()
	if err := errors.Join(errs...); err != nil {
		return err
	}
	set.Images = images
	for _, s := range shapes {
		set.Meshes = append(set.Meshes, NamedMesh{MeshFile(s.name), s.mesh}, NamedMesh{ColliderFile(s.name), s.collider})
	}
	return nil
}

func encodeImage(name string, img *image.RGBA) (Image, error) {
	var b bytes.Buffer
	if err := EncodePNG(&b, img); err != nil {
		return Image{}, fmt.Errorf("encode %s: %w", name, err)
	}
	return Image{name, b.Bytes()}, nil
}
