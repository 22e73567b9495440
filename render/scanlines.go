package render

import (
	"encoding/binary"
	"image"
)

// PNG's filters: a line as it is, or less the line above it.
const (
	unfiltered byte = 0
	filteredUp byte = 2
)

// scanlines are an image's lines in full colour as PNG stores them. Flat colours are best left as they are for
// the compression to find; of what has a grain the differences are smaller.
func scanlines(img *image.RGBA) []byte {
	const rows = 64 // at a time
	width, height := img.Rect.Dx(), img.Rect.Dy()
	filter := filteredUp
	if mostlyFlat(img) {
		filter = unfiltered
	}
	long := 1 + 3*width
	lines := make([]byte, height*long)
	inParallel((height+rows-1)/rows, func(i int) {
		for y := i * rows; y < min(height, (i+1)*rows); y++ {
			line, pixels := lines[y*long:(y+1)*long], img.Pix[y*img.Stride:]
			line[0] = filter
			if filter == unfiltered || y == 0 {
				storeLine(line[1:], pixels)
				continue
			}
			storeDifference(line[1:], pixels, img.Pix[(y-1)*img.Stride:])
		}
	})
	return lines
}

func storeLine(line, pixels []byte) {
	for i, j := 0, 0; i+2 < len(line); i, j = i+3, j+4 {
		line[i], line[i+1], line[i+2] = pixels[j], pixels[j+1], pixels[j+2]
	}
}

func storeDifference(line, pixels, above []byte) {
	for i, j := 0, 0; i+2 < len(line); i, j = i+3, j+4 {
		p, q := pixels[j:j+3], above[j:j+3]
		line[i], line[i+1], line[i+2] = p[0]-q[0], p[1]-q[1], p[2]-q[2]
	}
}

// mostlyFlat tells whether more than half of the pixels are like the one before.
func mostlyFlat(img *image.RGBA) bool {
	alike, before := 0, uint32(0)
	for i := 0; i+4 <= len(img.Pix); i += 4 {
		pixel := binary.LittleEndian.Uint32(img.Pix[i:])
		if pixel == before {
			alike++
		}
		before = pixel
	}
	return alike > len(img.Pix)/8
}

// palettedImage has one byte a pixel, which says the colour's place in the palette; a colour is three bytes.
type palettedImage struct {
	width   int
	pixels  []byte
	palette []byte
}

// paletted is the image with a palette of its colours, or nil when they are too many.
func paletted(img *image.RGBA) *palettedImage {
	index := map[uint32]byte{}
	p := &palettedImage{width: img.Rect.Dx(), pixels: make([]byte, len(img.Pix)/4)}
	var before uint32
	var place byte
	for i := range p.pixels {
		colour := binary.LittleEndian.Uint32(img.Pix[4*i:])
		if colour != before || i == 0 {
			known := false
			if place, known = index[colour]; !known {
				if len(index) == 256 {
					return nil
				}
				place = byte(len(index))
				index[colour] = place
				p.palette = append(p.palette, img.Pix[4*i:4*i+3]...)
			}
			before = colour
		}
		p.pixels[i] = place
	}
	return p
}

// scanlines are the image's lines as PNG stores them.
func (p *palettedImage) scanlines() []byte {
	var lines []byte
	for from := 0; from < len(p.pixels); from += p.width {
		lines = append(append(lines, unfiltered), p.pixels[from:from+p.width]...)
	}
	return lines
}
