package render

import "image"

// samples are the places of a picture's pixel where the camera looks, in a square of n by n: all of them, and those
// that do where no edge runs through the pixel.
type samples struct {
	n          int
	every, few [][2]int
}

func newSamples(n int) samples {
	s := samples{n: n}
	for y := range n {
		for x := range n {
			s.every = append(s.every, [2]int{x, y})
			if (x+y)%2 == 0 {
				s.few = append(s.few, [2]int{x, y})
			}
		}
	}
	return s
}

// expose develops what a camera saw onto an image a whole number of times smaller.
func expose(img *image.RGBA, b *buffer, bodies []body, light sun) {
	s := newSamples(b.width / img.Rect.Dx())
	inParallel(img.Rect.Dy(), func(y int) {
		for x := range img.Rect.Dx() {
			c := b.exposed(s, bodies, light, x, y)
			copy(img.Pix[img.PixOffset(x, y):], []byte{encoded(c.X), encoded(c.Y), encoded(c.Z), 255})
		}
	})
}

// exposed is the light of a pixel. Its samples of one body are lit together, since light changes slowly over a
// body and its texture does not.
func (b *buffer) exposed(s samples, bodies []body, light sun, x, y int) Vector {
	if h := b.hits[y*s.n*b.width+x*s.n]; h.body != 0 && b.uniform(s, x, y) {
		return light.shade(b.patch(s, bodies, x, y, h), b.camera.eye)
	}
	var sum Vector
	var together surface
	var body int32
	n := 0
	flush := func() {
		if n > 0 {
			sum = sum.add(light.shade(together.mean(n), b.camera.eye).times(float64(n)))
		}
		together, n = surface{}, 0
	}
	for _, at := range s.every {
		f, of := b.surface(bodies, x*s.n+at[0], y*s.n+at[1])
		if of != body {
			flush()
			body = of
		}
		if of != 0 {
			together = together.add(f)
			n++
		}
	}
	flush()
	return sum.times(1 / float64(len(s.every)))
}

// patch is what a pixel shows that sees one triangle alone.
func (b *buffer) patch(s samples, bodies []body, x, y int, h hit) surface {
	body := &bodies[h.body-1]
	t, seen := &body.mesh.Triangles[h.triangle-1], b.corners[h.body-1]
	p, q, r := &seen[t[0].Position], &seen[t[1].Position], &seen[t[2].Position]
	k := 1 / float64(len(s.few))
	var shares [3]float64
	var colour Vector
	for _, at := range s.few {
		w := weigh(*p, *q, *r, float64(x*s.n+at[0])+0.5, float64(y*s.n+at[1])+0.5)
		colour = colour.add(sample(body.texture, body.mesh.texturePlace(t, w)))
		for i := range shares {
			shares[i] += w[i] * k
		}
	}
	f := body.surfaceAt(t, shares)
	f.colour = colour.times(k)
	return f
}

// uniform tells whether all samples of a pixel see the same triangle.
func (b *buffer) uniform(s samples, x, y int) bool {
	first := b.hits[y*s.n*b.width+x*s.n]
	for _, at := range s.every[1:] {
		if b.hits[(y*s.n+at[1])*b.width+x*s.n+at[0]] != first {
			return false
		}
	}
	return true
}

func (s surface) add(t surface) surface {
	return surface{at: s.at.add(t.at), normal: s.normal.add(t.normal), colour: s.colour.add(t.colour), gloss: t.gloss}
}

// mean is the mean of n surfaces that were added.
func (s surface) mean(n int) surface {
	k := 1 / float64(n)
	return surface{at: s.at.times(k), normal: s.normal.unit(), colour: s.colour.times(k), gloss: s.gloss}
}
