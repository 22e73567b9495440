package rulebook

import (
	"bytes"
	"fmt"
	"image"
	"image/jpeg"
	"image/png"
	"strings"

	"codeberg.org/go-pdf/fpdf"
	"golang.org/x/image/draw"

	"menagerie/render"
	"menagerie/rules"
)

// Pictures are what the rulebooks of a game show, drawn once for all languages.
type Pictures struct {
	cover, board picture
	// moves are the diagrams of the kinds in play.
	moves map[int]picture
}

// picture is a JPEG.
type picture struct {
	data []byte
	// aspect is how many times it is wider than high.
	aspect float64
}

// The longer sides of pictures in pixels, and how well they are kept as JPEG, of 100.
const (
	coverPixels   = 512
	boardPixels   = 720
	diagramPixels = 264
	quality       = 82
)

// Draw draws the pictures of a game. Cover is the one for the first page, a PNG; it is an error when it is none.
func Draw(r *render.Renderer, game *rules.Game, cover []byte) (*Pictures, error) {
	front, failed := png.Decode(bytes.NewReader(cover))
	if failed != nil {
		return nil, fmt.Errorf("read the cover of the rulebook of %s: %w", game.Card.Name, failed)
	}
	widths := map[int]bool{}
	take := func(img image.Image, pixels int) picture {
		p, err := encode(img, pixels, widths)
		if err != nil && failed == nil {
			failed = fmt.Errorf("encode the pictures of the rulebook of %s: %w", game.Card.Name, err)
		}
		return p
	}
	p := &Pictures{
		cover: take(front, coverPixels),
		board: take(r.Position(game.Start()), boardPixels),
		moves: map[int]picture{},
	}
	for _, kind := range game.KindsInPlay() {
		p.moves[kind] = take(r.Diagram(kind), diagramPixels)
	}
	return p, failed
}

// encode makes a picture of an image, smaller where it has more pixels than that on a side. No two pictures are equally
// wide: fpdf writes them in the order of their widths, and equal ones in any order.
func encode(img image.Image, pixels int, widths map[int]bool) (picture, error) {
	size := img.Bounds().Size()
	width := min(size.X, size.X*pixels/max(size.X, size.Y))
	for widths[width] {
		width--
	}
	widths[width] = true
	scaled := image.NewRGBA(image.Rect(0, 0, width, max(1, size.Y*width/size.X)))
	draw.CatmullRom.Scale(scaled, scaled.Rect, img, img.Bounds(), draw.Src, nil)
	var b bytes.Buffer
	err := jpeg.Encode(&b, scaled, &jpeg.Options{Quality: quality})
	return picture{b.Bytes(), float64(size.X) / float64(size.Y)}, err
}

// place puts a picture on the page, of a width in millimetres.
func (s *sheet) place(name string, p picture, x, y, width float64) {
	opts := fpdf.ImageOptions{ImageType: "JPG"}
	s.pdf.RegisterImageOptionsReader(name, opts, strings.NewReader(string(p.data)))
	s.pdf.ImageOptions(name, x, y, width, width/p.aspect, false, opts, 0, "")
}
