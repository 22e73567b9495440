package render

import "math"

// camera looks at a scene: from the eye along forward, in perspective, or, with focal 0, in parallel.
type camera struct {
	eye, right, up, forward Vector
	// focal is the distance at which one unit fills half of the image.
	focal float64
	// reach is half of what a parallel camera sees.
	reach float64
	// aspect is how much wider than high the image is.
	aspect float64
	// shiftX and shiftY move the picture, in halves of the image.
	shiftX, shiftY float64
}

// lookAt stands at the eye and looks at a target, upright.
func lookAt(eye, target Vector) camera {
	forward := target.sub(eye).unit()
	right := forward.cross(Vector{0, 1, 0}).unit()
	return camera{eye: eye, right: right, up: right.cross(forward), forward: forward, aspect: 1}
}

// seen is a place in the image, from −1 to 1 with y up, its depth, and how much perspective shrinks it. Depth grows
// with the distance, and evenly over a plane in the image.
type seen struct{ x, y, depth, shrink float64 }

func (c camera) see(v Vector) seen {
	d := v.sub(c.eye)
	s := seen{x: d.dot(c.right), y: d.dot(c.up), depth: d.dot(c.forward), shrink: 1 / c.reach}
	if c.focal > 0 {
		s.shrink = c.focal / s.depth
		s.depth = -1 / s.depth
	}
	s.x = s.x*s.shrink/c.aspect + c.shiftX
	s.y = s.y*s.shrink + c.shiftY
	return s
}

// frame sets focal length and shift so that the points just fill the image but for a margin on each side.
func (c camera) frame(points []Vector, left, right, bottom, top float64) camera {
	c.focal, c.shiftX, c.shiftY = 1, 0, 0
	minX, maxX, minY, maxY := math.Inf(1), math.Inf(-1), math.Inf(1), math.Inf(-1)
	for _, p := range points {
		s := c.see(p)
		minX, maxX, minY, maxY = min(minX, s.x), max(maxX, s.x), min(minY, s.y), max(maxY, s.y)
	}
	c.focal = min((right-left)/(maxX-minX), (top-bottom)/(maxY-minY))
	c.shiftX = (left+right)/2 - c.focal*(minX+maxX)/2
	c.shiftY = (bottom+top)/2 - c.focal*(minY+maxY)/2
	return c
}
