package render

import (
	"encoding/binary"
	"image"
)

// texel is a colour of a texture, or the sum of some: each channel from 0 to 255 times 256.
type texel struct{ r, g, b uint32 }

func (t texel) add(u texel) texel { return texel{t.r + u.r, t.g + u.g, t.b + u.b} }

// look blends the four pixels of a texture that are nearest to a place.
func look(img *image.RGBA, place UV) texel {
	w, h := img.Rect.Dx(), img.Rect.Dy()
	if w*h == 1 {
		return texel{uint32(img.Pix[0]) << 8, uint32(img.Pix[1]) << 8, uint32(img.Pix[2]) << 8}
	}
	x, y := int(place.U*float64(w)*256)-128, int((1-place.V)*float64(h)*256)-128
	left, right := clampPixel(x>>8, w), clampPixel(x>>8+1, w)
	top, bottom := img.Pix[clampPixel(y>>8, h)*img.Stride:], img.Pix[clampPixel(y>>8+1, h)*img.Stride:]
	// The shares of the four add up to 256.
	dx, dy := uint32(x&255), uint32(y&255)
	d := dx * dy >> 8
	var t texel
	for _, p := range [4]struct{ pixel, share uint32 }{
		{pixelAt(top, left), 256 - dx - dy + d}, {pixelAt(top, right), dx - d},
		{pixelAt(bottom, left), dy - d}, {pixelAt(bottom, right), d},
	} {
		t.r += p.pixel & 255 * p.share
		t.g += p.pixel >> 8 & 255 * p.share
		t.b += p.pixel >> 16 & 255 * p.share
	}
	return t
}

func pixelAt(row []uint8, x int) uint32 { return binary.LittleEndian.Uint32(row[4*x:]) }

func clampPixel(i, n int) int { return max(0, min(n-1, i)) }
