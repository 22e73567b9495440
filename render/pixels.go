package render

import (
	"encoding/binary"
	"image"
)

// square is a blank image.
func square(size int) *image.RGBA { return image.NewRGBA(image.Rect(0, 0, size, size)) }

// copyOf is an image of its own.
func copyOf(img *image.RGBA) *image.RGBA {
	out := image.NewRGBA(image.Rect(0, 0, img.Rect.Dx(), img.Rect.Dy()))
	for y := range out.Rect.Dy() {
		copy(out.Pix[y*out.Stride:(y+1)*out.Stride], img.Pix[y*img.Stride:])
	}
	return out
}

// put gives one pixel a colour.
func put(pixel []uint8, c Colour) { pixel[0], pixel[1], pixel[2], pixel[3] = c.R, c.G, c.B, 255 }

// fillRow gives all pixels one colour.
func fillRow(pixels []uint8, c Colour) {
	put(pixels, c)
	for done := 4; done < len(pixels); done *= 2 {
		copy(pixels[done:], pixels[:done])
	}
}

// blend lays a colour over one pixel; at full strength, 255, it hides what was there.
func blend(pixel []uint8, ink Colour, strength int) {
	mixed := func(below, above uint8) uint8 {
		return uint8((int(below)*(255-strength) + int(above)*strength + 127) / 255)
	}
	pixel[0], pixel[1], pixel[2] = mixed(pixel[0], ink.R), mixed(pixel[1], ink.G), mixed(pixel[2], ink.B)
	pixel[3] = mixed(pixel[3], 255)
}

// simplify rounds all channels to multiples of four, and what is above the last one to 255, which nobody sees: fewer
// colours make a smaller file.
func simplify(img *image.RGBA) {
	const tops, rest, two, fours = 0x8080808080808080, 0x7f7f7f7f7f7f7f7f, 0x0202020202020202, 0xfcfcfcfcfcfcfcfc
	for i := 0; i+8 <= len(img.Pix); i += 8 { // eight bytes at a time: two is added, and does not carry into the next
		v := binary.LittleEndian.Uint64(img.Pix[i:])
		top, sum := v&tops, v&rest+two
		over := top & sum >> 7 * 255
		binary.LittleEndian.PutUint64(img.Pix[i:], (sum^top)&fours|over)
	}
}
