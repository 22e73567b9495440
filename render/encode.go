package render

import (
	"image"
	"image/color"
	"image/png"
	"io"
)

// EncodePNG writes an opaque image: with a palette when it has at most 256 colours, else in full colour. The
// same image gives the same bytes.
func EncodePNG(w io.Writer, img *image.RGBA) error {
	encoder := png.Encoder{CompressionLevel: png.BestSpeed}
	if p := paletted(img); p != nil {
		return encoder.Encode(w, p)
	}
	return encoder.Encode(w, img)
}

// paletted is the image with a palette of its colours, or nil when they are too many.
func paletted(img *image.RGBA) *image.Paletted {
	index := map[color.RGBA]uint8{}
	p := image.NewPaletted(img.Rect, nil)
	for i := range p.Pix {
		c := color.RGBA{img.Pix[4*i], img.Pix[4*i+1], img.Pix[4*i+2], img.Pix[4*i+3]}
		n, ok := index[c]
		if !ok {
			if len(p.Palette) == 256 {
				return nil
			}
			n = uint8(len(p.Palette))
			index[c] = n
			p.Palette = append(p.Palette, c)
		}
		p.Pix[i] = n
	}
	return p
}
