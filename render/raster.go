package render

import (
	"image"
	"math"
	"slices"
)

// model is a mesh with its texture, standing at a place in the scene.
type model struct {
	mesh    *Mesh
	texture *image.RGBA
	at      Vector
	gloss   gloss
}

// gloss is how a surface mirrors the sun: how strongly, and how sharply.
type gloss struct {
	strength  float64
	sharpness int
}

// buffer holds, for each pixel, the nearest triangle that a camera sees there.
type buffer struct {
	camera        camera
	width, height int
	depth         []float32
	hits          []hit
	// corners are the models' positions as the camera sees them.
	corners [][]pixel
}

// hit is a triangle of a model, both counted from 1; zero is nothing.
type hit struct{ model, triangle int32 }

// draw finds what the camera sees of the models.
func draw(c camera, models []model, width, height int) *buffer {
	b := &buffer{camera: c, width: width, height: height, depth: make([]float32, width*height), hits: make([]hit, width*height)}
	for i := range b.depth {
		b.depth[i] = math.MaxFloat32
	}
	b.corners = make([][]pixel, len(models))
	for n, model := range slices.Backward(models) { // those on top first: less is drawn twice
		corners := make([]pixel, len(model.mesh.Positions))
		for i, p := range model.mesh.Positions {
			corners[i] = b.pixel(p.add(model.at))
		}
		b.corners[n] = corners
		for i, t := range model.mesh.Triangles {
			b.triangle(corners[t[0].Position], corners[t[1].Position], corners[t[2].Position], hit{int32(n + 1), int32(i + 1)})
		}
	}
	return b
}

// pixel is a place in the buffer with its depth and perspective. Depth grows with the distance, and evenly over a
// triangle on the screen.
type pixel struct{ x, y, depth, shrink float64 }

func (b *buffer) pixel(v Vector) pixel {
	s := b.camera.see(v)
	return pixel{(s.x + 1) / 2 * float64(b.width), (1 - s.y) / 2 * float64(b.height), s.depth, s.shrink}
}

// triangle marks the pixels that a triangle covers and where nothing nearer is.
func (b *buffer) triangle(p, q, r pixel, h hit) {
	sides := [3]plane{border(q, r), border(r, p), border(p, q)}
	area := sides[0].of(p.x, p.y)
	if area <= 0 {
		return // seen from behind
	}
	var depth plane
	for i, corner := range [3]pixel{p, q, r} {
		depth = depth.add(sides[i], corner.depth/area)
	}
	for y := max(0, int(min(p.y, q.y, r.y))); y < min(b.height, int(max(p.y, q.y, r.y))+1); y++ {
		from, to := within(&sides, float64(y)+0.5, b.width)
		if from >= to {
			continue
		}
		depths, hits := b.depth[y*b.width+from:y*b.width+to], b.hits[y*b.width+from:][:to-from]
		at := depth.of(float64(from)+0.5, float64(y)+0.5)
		for i := range depths {
			if d := float32(at + depth.across*float64(i)); d < depths[i] {
				depths[i], hits[i] = d, h
			}
		}
	}
}

// border is the side of a triangle between two corners, clockwise in the picture: positive within, where it is twice
// the area of the triangle that the side makes with a place.
func border(b, c pixel) plane {
	return plane{c.x*b.y - b.x*c.y, c.y - b.y, b.x - c.x}
}

// within is the part of a row of so many pixels whose middles lie in a triangle, from one up to another.
func within(sides *[3]plane, y float64, width int) (from, to int) {
	left, right := 0.0, float64(width)-0.5
	for _, s := range sides {
		at := s.of(0, y)
		switch {
		case s.across > 0:
			left = max(left, -at/s.across)
		case s.across < 0:
			right = min(right, -at/s.across)
		case at < 0:
			return 0, 0
		}
	}
	return int(math.Ceil(left - 0.5)), int(math.Floor(right-0.5)) + 1
}
