package render

import (
	"fmt"

	"menagerie/rules"
)

// Image is a picture as a file: a PNG, or a JPEG where the name says so.
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

// Set draws what a mod of the game needs.
func (r *Renderer) Set() (*Set, error) {
	images, err := DrawAll(r.Pictures(ModParts, nil), func() {})
	if err != nil {
		return nil, fmt.Errorf("render %s: %w", r.game.Card.Name, err)
	}
	return &Set{Layout: r.layout, Images: images, Meshes: r.Meshes()}, nil
}

// Meshes are the shapes of a game and their colliders.
func (r *Renderer) Meshes() []NamedMesh {
	l := r.layout
	meshes := []NamedMesh{
		{MeshFile("board"), l.boardMesh()}, {ColliderFile("board"), l.boardCollider()},
		{MeshFile("piece"), l.pieceMesh()}, {ColliderFile("piece"), l.pieceCollider()},
		{MeshFile("tray"), l.trayMesh()}, {ColliderFile("tray"), l.trayCollider()},
	}
	if r.game.Tables.Carry != nil {
		meshes = append(meshes, NamedMesh{MeshFile("token"), l.ringMesh()}, NamedMesh{ColliderFile("token"), l.ringCollider()})
	}
	return meshes
}
