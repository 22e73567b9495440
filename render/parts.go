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
		return []Picture{r.picture(BoardFile, r.boardTexture)}
	case FacesPart:
		return r.faces()
	case TraysPart:
		return r.trays()
	case TokenPart:
		if r.game.Tables.Carry == nil {
			return nil
		}
		return []Picture{r.picture(TokenFile, r.tokenTexture)}
	case ThumbnailPart:
		return []Picture{r.picture(ThumbnailFile, r.thumbnail)}
	case PositionPart:
		return []Picture{r.positionPicture(p)}
	case PiecesPart:
		return []Picture{r.picture("pieces.png", r.contactSheet)}
	case DiagramsPart:
		return r.diagrams()
	case WorkshopPart:
		return []Picture{r.picture("workshop.jpg", r.workshopPicture), r.picture("header.jpg", r.headerPicture)}
	}
	return nil
}

// picture is one to be drawn; of is what it depends on beside the game and the options.
func (r *Renderer) picture(name string, draw func() *image.RGBA, of ...string) Picture {
	return Picture{Name: name, Key: r.key(append([]string{name}, of...)...), draw: draw}
}

func (r *Renderer) faces() []Picture {
	var pictures []Picture
	for i := range r.game.Tables.Pieces {
		if piece := i + 1; r.inPlay(piece) {
			pictures = append(pictures, r.picture(FaceFile(r.game, piece), func() *image.RGBA { return r.faceTexture(piece) }))
		}
	}
	return pictures
}

func (r *Renderer) trays() []Picture {
	var pictures []Picture
	for i := range r.game.Tables.Sides {
		pictures = append(pictures, r.picture(TrayFile(r.game, i+1), func() *image.RGBA { return r.trayTexture(i + 1) }))
	}
	return pictures
}

func (r *Renderer) positionPicture(p *rules.Position) Picture {
	if p == nil {
		p = r.game.Start()
	}
	return r.picture("position.png", func() *image.RGBA { return r.Position(p) }, p.String(), r.game.MoveText(p.Last()))
}

func (r *Renderer) diagrams() []Picture {
	var pictures []Picture
	for _, kind := range r.game.KindsInPlay() {
		name := "move-" + r.game.Tables.Kinds[kind-1].Name + ".png"
		example := r.game.Example(r.piecesOf(kind)[0])
		pictures = append(pictures, r.picture(name, func() *image.RGBA { return r.diagram(example) }, fmt.Sprint(example)))
	}
	return pictures
}
