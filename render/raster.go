package render

import (
	"image"
	"math"
)

// body is a mesh with its texture, standing at a place in the scene.
type body struct {
	mesh    *Mesh
	texture *image.RGBA
	at      Vector
	gloss   gloss
}

// gloss is how a surface mirrors the sun: how strongly, and how sharply.
type gloss struct{ strength, sharpness float64 }

// buffer holds, for each pixel, the nearest triangle that a camera sees there.
type buffer struct {
	camera        camera
	width, height int
	depth         []float32
	hits          []hit
	// corners are the bodies' positions as the camera sees them.
	corners [][]pixel
}

// hit is a triangle of a body, both counted from 1; zero is nothing.
type hit struct{ body, triangle int32 }

// draw finds what the camera sees of the bodies.
func draw(c camera, bodies []body, width, height int) *buffer {
	b := &buffer{camera: c, width: width, height: height, depth: make([]float32, width*height), hits: make([]hit, width*height)}
	for i := range b.depth {
		b.depth[i] = math.MaxFloat32
	}
	for n, body := range bodies {
		corners := make([]pixel, len(body.mesh.Positions))
		for i, p := range body.mesh.Positions {
			corners[i] = b.pixel(p.add(body.at))
		}
		b.corners = append(b.corners, corners)
		for i, t := range body.mesh.Triangles {
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

// span is twice the area of a triangle on the screen, positive when it faces the camera.
func span(a, b, c pixel) float64 { return (c.x-a.x)*(b.y-a.y) - (b.x-a.x)*(c.y-a.y) }

// triangle marks the pixels that a triangle covers and where nothing nearer is.
func (b *buffer) triangle(p, q, r pixel, h hit) {
	area := span(p, q, r)
	if area <= 0 {
		return
	}
	across := ((q.depth-p.depth)*(r.y-p.y) - (r.depth-p.depth)*(q.y-p.y)) / ((q.x-p.x)*(r.y-p.y) - (r.x-p.x)*(q.y-p.y))
	down := ((r.depth-p.depth)*(q.x-p.x) - (q.depth-p.depth)*(r.x-p.x)) / ((q.x-p.x)*(r.y-p.y) - (r.x-p.x)*(q.y-p.y))
	for y := max(0, int(min(p.y, q.y, r.y))); y < min(b.height, int(max(p.y, q.y, r.y))+1); y++ {
		from, to := rowWithin(p, q, r, float64(y)+0.5, float64(b.width))
		start := p.depth + down*(float64(y)+0.5-p.y) + across*(0.5-p.x)
		for x := int(math.Ceil(from - 0.5)); float64(x)+0.5 <= to; x++ {
			if i, depth := y*b.width+x, float32(start+across*float64(x)); depth < b.depth[i] {
				b.depth[i], b.hits[i] = depth, h
			}
		}
	}
}

// rowWithin is the part of a row of the image, from 0 to width, that lies in a triangle; from > to for none.
func rowWithin(p, q, r pixel, y, width float64) (from, to float64) {
	from, to = 0, width-0.5
	for _, side := range [][2]pixel{{p, q}, {q, r}, {r, p}} {
		// span grows by slope a pixel, and what lies inside has a positive one.
		at := span(side[0], side[1], pixel{y: y})
		slope := side[1].y - side[0].y
		switch {
		case slope > 0:
			from = max(from, -at/slope)
		case slope < 0:
			to = min(to, -at/slope)
		case at < 0:
			return 1, 0
		}
	}
	return from, to
}

// weigh returns the shares of three corners at a place in their triangle, undoing perspective.
func weigh(p, q, r pixel, x, y float64) [3]float64 {
	at := pixel{x: x, y: y}
	a, b, c := span(at, q, r)*p.shrink, span(p, at, r)*q.shrink, span(p, q, at)*r.shrink
	k := 1 / (a + b + c)
	return [3]float64{a * k, b * k, c * k}
}

// surface is what a pixel shows: where, facing which way, and in which colour (linear light).
type surface struct {
	at, normal Vector
	colour     Vector
	gloss      gloss
}

// surface looks up the triangle that was hit at a pixel, and of which body (from 1; 0 for none) it is.
func (b *buffer) surface(bodies []body, x, y int) (s surface, of int32) {
	h := b.hits[y*b.width+x]
	if h.body == 0 {
		return surface{}, 0
	}
	body := &bodies[h.body-1]
	t, seen := &body.mesh.Triangles[h.triangle-1], b.corners[h.body-1]
	w := weigh(seen[t[0].Position], seen[t[1].Position], seen[t[2].Position], float64(x)+0.5, float64(y)+0.5)
	s = body.surfaceAt(t, w)
	s.colour = sample(body.texture, body.mesh.texturePlace(t, w))
	return s, h.body
}

// surfaceAt is a place in a triangle, by the shares of its corners, without its colour.
func (b *body) surfaceAt(t *Triangle, w [3]float64) surface {
	s := surface{at: b.at, gloss: b.gloss}
	for i, c := range t {
		s.at = s.at.add(b.mesh.Positions[c.Position].times(w[i]))
		s.normal = s.normal.add(b.mesh.Normals[c.Normal].times(w[i]))
	}
	s.normal = s.normal.unit()
	return s
}

// texturePlace is where a place in a triangle lies in the texture.
func (m *Mesh) texturePlace(t *Triangle, w [3]float64) UV {
	a, b, c := m.UVs[t[0].UV], m.UVs[t[1].UV], m.UVs[t[2].UV]
	return UV{a.U*w[0] + b.U*w[1] + c.U*w[2], a.V*w[0] + b.V*w[1] + c.V*w[2]}
}

// sample blends the four nearest pixels of a texture.
func sample(img *image.RGBA, place UV) Vector {
	if len(img.Pix) == 4 {
		return Vector{linear[img.Pix[0]], linear[img.Pix[1]], linear[img.Pix[2]]} // one colour
	}
	w, h := img.Rect.Dx(), img.Rect.Dy()
	x, y := place.U*float64(w)-0.5, (1-place.V)*float64(h)-0.5
	fx, fy := math.Floor(x), math.Floor(y)
	left, right := clampPixel(int(fx), w), clampPixel(int(fx)+1, w)
	top, bottom := img.Pix[clampPixel(int(fy), h)*img.Stride:], img.Pix[clampPixel(int(fy)+1, h)*img.Stride:]
	dx, dy := x-fx, y-fy
	blend := func(channel int) float64 {
		l, r := 4*left+channel, 4*right+channel
		return mix(mix(linear[top[l]], linear[top[r]], dx), mix(linear[bottom[l]], linear[bottom[r]], dx), dy)
	}
	return Vector{blend(0), blend(1), blend(2)}
}

func clampPixel(i, n int) int { return max(0, min(n-1, i)) }

// linear turns an sRGB byte into linear light.
var linear = func() (table [256]float64) {
	for i := range table {
		table[i] = math.Pow(float64(i)/255, 2.2)
	}
	return table
}()

// encoded turns linear light into an sRGB byte.
func encoded(light float64) uint8 {
	return encodedRoots[int(math.Sqrt(min(1, max(0, light)))*float64(len(encodedRoots)-1)+0.5)]
}

// encodedRoots are the bytes by the square root of the light, along which they are nearly even.
var encodedRoots = func() (table [4096]uint8) {
	for i := range table {
		root := float64(i) / float64(len(table)-1)
		table[i] = uint8(math.Pow(root*root, 1/2.2)*255 + 0.5)
	}
	return table
}()
