package render

import (
	"image"
	"image/color"
	"math"
	"sync"
)

// thumbnailSize is the thumbnail's side in pixels.
const thumbnailSize = 512

// sceneFace is the size of a face's texture that shows in a picture in perspective.
const sceneFace = 128

// workshopSize is the side of the picture for the Workshop's page.
const workshopSize = 1024

// thumbnail is a picture of the board set up, as a player at the first side would see it.
func (r *Renderer) thumbnail() *image.RGBA {
	return r.captioned(reduced(r.view(), workshopSize/thumbnailSize))
}

// workshopPicture is the thumbnail, larger.
func (r *Renderer) workshopPicture() *image.RGBA { return r.captioned(copyOf(r.view())) }

func (r *Renderer) captioned(img *image.RGBA) *image.RGBA {
	r.paintCaption(newCanvas(img, 2, 2))
	return img
}

// view is the photograph of thumbnail and Workshop picture. Nobody may draw on it.
func (r *Renderer) view() *image.RGBA {
	return r.views.at(workshopSize, func() *image.RGBA { return r.photograph(r.viewpoint(), workshopSize, workshopSize) })
}

// photograph is what a camera sees of the scene.
func (r *Renderer) photograph(c camera, width, height int) *image.RGBA {
	const finer = 2 // samples a pixel, each way
	s := r.setUp()
	img := image.NewRGBA(image.Rect(0, 0, width, height))
	expose(img, draw(c, s.models, width*finer, height*finer), s.models, s.light)
	vignette(img)
	return img
}

// scene is the board set up on a table in the sun.
type scene struct {
	once   sync.Once
	models []model
	light  *sun
}

// setUp sets the scene up on first use.
func (r *Renderer) setUp() *scene {
	r.scene.once.Do(func() {
		r.scene.models = r.onTable()
		reach := 0.75 * math.Hypot(r.layout.Board.Width, r.layout.Board.Depth)
		r.scene.light = shine(Vector{-0.75, 1, -0.25}, r.scene.models, reach)
	})
	return &r.scene
}

// onTable is what lies on the table, with the meshes and textures that a mod would use.
func (r *Renderer) onTable() []model {
	b := r.layout.Board
	models := []model{
		{mesh: block(5*b.Width, 3*b.Depth, -2*b.Thickness, -b.Thickness), texture: r.cloth(), at: Vector{0, 0, -0.7 * b.Depth}},
		{mesh: r.layout.boardMesh(), texture: r.pictureBoard()},
	}
	piece, surface := r.layout.pieceMesh(), gloss{0.10, 40}
	if r.layout.Piece.Marble {
		surface = gloss{1.1, 160}
	}
	faces := map[int]*image.RGBA{}
	for i, n := range r.game.Tables.Start {
		if n == 0 {
			continue
		}
		if faces[n] == nil {
			faces[n] = r.face(n, sceneFace)
		}
		models = append(models, model{mesh: piece, texture: faces[n], at: r.stand(i + 1), gloss: surface})
	}
	if carry := r.game.Tables.Carry; carry != nil {
		models = append(models, model{mesh: r.layout.ringMesh(), texture: r.tokenTexture(), at: r.stand(carry.Home), gloss: gloss{0.45, 40}})
	}
	return models
}

// cloth is the texture of the table: one colour.
func (r *Renderer) cloth() *image.RGBA {
	img := square(1)
	img.SetRGBA(0, 0, r.theme.Cloth.opaque())
	return img
}

// stand is where a point lies in drawing space.
func (r *Renderer) stand(point int) Vector {
	p := r.game.Board.Points[point-1]
	x, y := r.layout.Place(p.X, p.Y)
	return Vector{x, 0, -y}
}

// viewpoint frames the board below the caption; its near corners run out of the picture.
func (r *Renderer) viewpoint() camera {
	b := r.layout.Board
	eye := Vector{0, 1.3, 1.05}.times(b.Depth)
	if b.Round {
		top := 0.74
		if _, small := r.caption(); small.outlines != nil {
			top = 0.58
		}
		return lookAt(eye, Vector{}).frame(r.layout.boardCollider().Positions, -1.02, 1.02, -1.08, top)
	}
	return lookAt(eye, Vector{}).frame(r.layout.boardCollider().Positions, -1.07, 1.07, -1.02, 0.60)
}

// vignette darkens the corners.
func vignette(img *image.RGBA) {
	const near = 0.55 // what is no farther from the middle stays
	width, height := float64(img.Rect.Dx()), float64(img.Rect.Dy())
	for y := range img.Rect.Dy() {
		for x := range img.Rect.Dx() {
			right, down := (float64(x)+0.5)/width-0.5, (float64(y)+0.5)/height-0.55
			away := 2 * math.Sqrt(right*right+down*down)
			if away <= near {
				continue
			}
			keep := int(256 * (1 - 0.42*smooth(min(1, away-near))))
			for i := img.PixOffset(x, y); i < img.PixOffset(x, y)+3; i++ {
				img.Pix[i] = uint8((int(img.Pix[i])*keep + 128) >> 8)
			}
		}
	}
}

// paintCaption writes the game's name across the top.
func (r *Renderer) paintCaption(c canvas) {
	large, small := r.caption()
	c.text(large, 0, 0.845, large.fit(0.26, 1.7, 0.24), r.captionInk())
	c.text(small, 0, 0.655, small.fit(0.12, 1.7, 0.12), r.captionInk())
}

// caption is the game's name, the part to be written large first.
func (r *Renderer) caption() (large, small lettering) {
	if r.words.brush {
		return r.words.subtitle, r.words.title // few strokes of brush say more than the words
	}
	return r.words.title, r.words.subtitle
}

func (r *Renderer) captionInk() color.Color {
	return r.theme.Inlay.toward(Colour{255, 255, 255}, 0.35).opaque()
}
