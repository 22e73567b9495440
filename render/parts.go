package render

import (
	"fmt"
	"image"
	"slices"

	"menagerie/rules"
)

// Part is a kind of what can be made of a card.
type Part string

// The parts. A mod needs those up to the thumbnail; the others are for people to look at.
const (
	BoardPart     Part = "board"
	FacesPart     Part = "faces"
	TraysPart     Part = "trays"
	TokenPart     Part = "token"
	MeshesPart    Part = "meshes"
	ThumbnailPart Part = "thumbnail"
	PositionPart  Part = "position" // position.png, a position from above
	PiecesPart    Part = "pieces"   // pieces.png, a contact sheet
	DiagramsPart  Part = "diagrams" // move-KIND.png, how a kind moves
	WorkshopPart  Part = "workshop" // workshop.jpg and header.jpg, a larger thumbnail and a wide one
)

// Parts are all parts, in the order in which they are made, and ModParts those that a mod needs.
var (
	Parts    = append(slices.Clone(ModParts), PositionPart, PiecesPart, DiagramsPart, WorkshopPart)
	ModParts = []Part{BoardPart, FacesPart, TraysPart, TokenPart, MeshesPart, ThumbnailPart}
)

// Known tells whether there is such a part.
func (p Part) Known() bool { return slices.Contains(Parts, p) }

// Picture is a picture to be drawn.
type Picture struct {
	Name string
	// Key identifies all that the picture depends on: with the same key it comes out the same.
	Key  string
	draw func() *image.RGBA
}

// Pictures lists the pictures of parts, always in the same order. A picture of a position shows p, or the start
// for nil.
func (r *Renderer) Pictures(parts []Part, p *rules.Position) []Picture {
	var pictures []Picture
	for _, part := range Parts {
		if slices.Contains(parts, part) {
			pictures = append(pictures, r.picturesOf(part, p)...)
		}
	}
	return pictures
}

func (r *Renderer) picturesOf(part Part, p *rules.Position) []Picture {
	switch part {
	case BoardPart:
		return r.one(BoardFile, r.Board)
	case FacesPart:
		return r.faces()
	case TraysPart:
		return r.trays()
	case TokenPart:
		if r.game.Tables.Carry == nil {
			return nil
		}
		return r.one(TokenFile, r.Token)
	case ThumbnailPart:
		return r.one(ThumbnailFile, r.Thumbnail)
	case PositionPart:
		return r.positions(p)
	case PiecesPart:
		return r.one("pieces.png", r.Pieces)
	case DiagramsPart:
		return r.diagrams()
	case WorkshopPart:
		return append(r.one("workshop.jpg", r.Workshop), r.one("header.jpg", r.Header)...)
	}
	return nil
}

func (r *Renderer) one(name string, draw func() *image.RGBA) []Picture {
	return []Picture{{Name: name, Key: r.key(name), draw: draw}}
}

func (r *Renderer) faces() []Picture {
	var pictures []Picture
	for i := range r.game.Tables.Pieces {
		if piece := i + 1; r.inPlay(piece) {
			pictures = append(pictures, r.one(FaceFile(r.game, piece), func() *image.RGBA { return r.Face(piece) })...)
		}
	}
	return pictures
}

func (r *Renderer) trays() []Picture {
	var pictures []Picture
	for i := range r.game.Tables.Sides {
		pictures = append(pictures, r.one(TrayFile(r.game, i+1), func() *image.RGBA { return r.Tray(i + 1) })...)
	}
	return pictures
}

func (r *Renderer) positions(p *rules.Position) []Picture {
	if p == nil {
		p = r.game.Start()
	}
	const name = "position.png"
	return []Picture{{
		Name: name,
		Key:  r.key(name, p.String(), r.game.MoveText(p.Last())),
		draw: func() *image.RGBA { return r.Position(p) },
	}}
}

func (r *Renderer) diagrams() []Picture {
	var pictures []Picture
	for _, kind := range r.game.KindsInPlay() {
		name := "move-" + r.game.Tables.Kinds[kind-1].Name + ".png"
		example := r.game.Example(r.piecesOf(kind)[0])
		pictures = append(pictures, Picture{
			Name: name,
			Key:  r.key(name, fmt.Sprint(example)),
			draw: func() *image.RGBA { return r.diagram(example) },
		})
	}
	return pictures
}
