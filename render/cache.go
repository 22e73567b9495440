package render

import (
	"image"
	"sync"
)

// cache keeps pictures that others start from, by size. Nobody may draw on what it gives out; see copyOf.
type cache struct {
	mu    sync.Mutex
	drawn map[int]func() *image.RGBA
}

// at is the picture of a size, drawn on first use.
func (c *cache) at(size int, draw func() *image.RGBA) *image.RGBA {
	c.mu.Lock()
	if c.drawn == nil {
		c.drawn = map[int]func() *image.RGBA{}
	}
	picture := c.drawn[size]
	if picture == nil {
		picture = sync.OnceValue(draw)
		c.drawn[size] = picture
	}
	c.mu.Unlock()
	return picture()
}

// copyOf is an image of its own.
func copyOf(img *image.RGBA) *image.RGBA {
	out := image.NewRGBA(image.Rect(0, 0, img.Rect.Dx(), img.Rect.Dy()))
	for y := range out.Rect.Dy() {
		copy(out.Pix[y*out.Stride:(y+1)*out.Stride], img.Pix[y*img.Stride:])
	}
	return out
}
