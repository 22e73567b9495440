package render

import (
	"image"
	"sync"
)

// cache keeps pictures that others start from. Nobody may draw on what it gives out; see copyOf.
type cache[K comparable] struct {
	mu    sync.Mutex
	drawn map[K]func() *image.RGBA
}

// at is the picture of a key, drawn on first use.
func (c *cache[K]) at(key K, draw func() *image.RGBA) *image.RGBA {
	c.mu.Lock()
	if c.drawn == nil {
		c.drawn = map[K]func() *image.RGBA{}
	}
	picture := c.drawn[key]
	if picture == nil {
		picture = sync.OnceValue(draw)
		c.drawn[key] = picture
	}
	c.mu.Unlock()
	return picture()
}
