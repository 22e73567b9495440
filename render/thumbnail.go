package render

import (
	"image"
	"image/color"
	"math"
	"sync"
)

// ThumbnailSize is the thumbnail's side in pixels.
const ThumbnailSize = 512

// finer is how many samples a thumbnail's pixel has along each axis.
const finer = 3

// Textures of a size at which a thumbnail shows them.
const (
	thumbnailBoard = 1024
	thumbnailFace  = 128
)

// Thumbnail is a picture of the board set up, as a player at the first side would see it.
func (r *Renderer) Thumbnail() *image.RGBA {
	bodies := r.scene()
	reach := 0.75 * math.Hypot(r.layout.Board.Width, r.layout.Board.Depth)
	light := shine(Vector{-0.75, 1, -0.25}, bodies, reach)
	img := square(ThumbnailSize)
	expose(img, draw(r.viewpoint(), bodies, ThumbnailSize*finer, ThumbnailSize*finer), bodies, light)
	vignette(img)
	r.paintCaption(newCanvas(img, 2, 2))
	return img
}

// scene sets the board up on a table with the meshes and textures that a mod would use.
func (r *Renderer) scene() []body {
	b := r.layout.Board
	smaller := thumbnailBoard / max(b.Width, b.Depth)
	bodies := []body{
		{mesh: block(5*b.Width, 3*b.Depth, -2*b.Thickness, -b.Thickness), texture: r.cloth(), at: Vector{0, 0, -0.7 * b.Depth}},
		{mesh: r.layout.BoardMesh(), texture: r.board(int(b.Width*smaller), int(b.Depth*smaller)), gloss: gloss{0.03, 40}},
	}
	piece, surface := r.layout.PieceMesh(), gloss{0.10, 40}
	if r.layout.Piece.Marble {
		surface = gloss{1.1, 160}
	}
	faces := map[int]*image.RGBA{}
	for i, n := range r.game.Tables.Start {
		if n == 0 {
			continue
		}
		if faces[n] == nil {
			faces[n] = r.face(n, thumbnailFace)
		}
		bodies = append(bodies, body{mesh: piece, texture: faces[n], at: r.stand(i + 1), gloss: surface})
	}
	if carry := r.game.Tables.Carry; carry != nil {
		bodies = append(bodies, body{mesh: r.layout.RingMesh(), texture: r.Token(), at: r.stand(carry.Home), gloss: gloss{0.45, 40}})
	}
	return bodies
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
		return lookAt(eye, Vector{}).frame(r.layout.BoardCollider().Positions, -1.02, 1.02, -1.08, 0.74)
	}
	return lookAt(eye, Vector{}).frame(r.layout.BoardCollider().Positions, -1.07, 1.07, -1.02, 0.60)
}

// vignette darkens the corners.
func vignette(img *image.RGBA) {
	size := float64(img.Rect.Dx())
	for y := range img.Rect.Dy() {
		for x := range img.Rect.Dx() {
			away := math.Hypot((float64(x)+0.5)/size-0.5, (float64(y)+0.5)/size-0.55) * 2
			keep := 1 - 0.42*smooth(min(1, max(0, away-0.55)))
			for i := img.PixOffset(x, y); i < img.PixOffset(x, y)+3; i++ {
				img.Pix[i] = uint8(float64(img.Pix[i])*keep + 0.5)
			}
		}
	}
}

// expose develops what a camera saw onto an image finer times smaller.
func expose(img *image.RGBA, b *buffer, bodies []body, light sun) {
	var rows sync.WaitGroup
	for y := range img.Rect.Dy() {
		rows.Go(func() {
			for x := range img.Rect.Dx() {
				exposePixel(img, x, y, b, bodies, light)
			}
		})
	}
	rows.Wait()
}

func exposePixel(img *image.RGBA, x, y int, b *buffer, bodies []body, light sun) {
	var sum Vector
	for dy := range finer {
		for dx := range finer {
			if s, ok := b.surface(bodies, x*finer+dx, y*finer+dy); ok {
				sum = sum.add(light.shade(s, b.camera.eye))
			}
		}
	}
	sum = sum.times(1.0 / (finer * finer))
	img.SetRGBA(x, y, color.RGBA{encoded(sum.X), encoded(sum.Y), encoded(sum.Z), 255})
}

// paintCaption writes the game's name across the top.
func (r *Renderer) paintCaption(c canvas) {
	ink := r.theme.Inlay.toward(Colour{255, 255, 255}, 0.35).opaque()
	large, small := r.words.title, r.words.subtitle
	if r.words.brush {
		large, small = small, large // few strokes of brush say more than the words
	}
	c.text(large, 0, 0.845, large.fit(0.26, 1.7, 0.24), ink)
	c.text(small, 0, 0.655, small.fit(0.12, 1.7, 0.12), ink)
}
