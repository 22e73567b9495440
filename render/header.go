package render

import "image"

// headerWidth and headerHeight are the size of a game's wide picture in pixels.
const (
	headerWidth  = 1280
	headerHeight = 720
)

// headerPicture is a wide picture, for the head of a page: the board set up, seen from nearer and lower than in the
// thumbnail, and the game's name beside it.
func (r *Renderer) headerPicture() *image.RGBA {
	const aspect = float64(headerWidth) / headerHeight
	b := r.layout.Board
	c := lookAt(Vector{-0.55, 0.95, 1.05}.times(b.Depth), Vector{})
	c.aspect = aspect
	img := r.photograph(c.frame(r.layout.boardCollider().Positions, -0.30, 1.08, -1.12, 0.90), headerWidth, headerHeight)
	r.paintHeading(newCanvas(img, 2*aspect, 2), aspect)
	return img
}

// paintHeading writes the game's name at the left: large and small, or, when there is but one, broken into lines.
func (r *Renderer) paintHeading(c canvas, aspect float64) {
	const margin, width = 0.14, 1.05
	ink := r.captionInk()
	middle := -aspect + margin + width/2
	large, small := r.caption()
	if small.outlines != nil {
		c.text(large, middle, 0.30, large.fit(0.42, width, 0.5), ink)
		c.text(small, middle, -0.08, small.fit(0.18, width, 0.3), ink)
		return
	}
	lines, size := r.words.titleLines, 0.30
	for _, l := range lines {
		size = l.fit(size, width, 0.3)
	}
	for i, l := range lines {
		y := 0.1 + (float64(len(lines)-1)/2-float64(i))*1.25*size
		c.text(l, middle, y+l.rise*size, size, ink)
	}
}
