package render

import "image"

// finer is how many samples a pixel of a picture in perspective has along each axis.
const finer = 3

// expose develops what a camera saw onto an image finer times smaller.
func expose(img *image.RGBA, b *buffer, bodies []body, light sun) {
	inParallel(img.Rect.Dy(), func(y int) {
		for x := range img.Rect.Dx() {
			c := b.exposed(bodies, light, x, y)
			copy(img.Pix[img.PixOffset(x, y):], []byte{encoded(c.X), encoded(c.Y), encoded(c.Z), 255})
		}
	})
}

// exposed is the light of a pixel. Its samples of one body are lit together, since light changes slowly over a
// body and its texture does not.
func (b *buffer) exposed(bodies []body, light sun, x, y int) Vector {
	var sum Vector
	var together surface
	var body int32
	samples := 0
	flush := func() {
		if samples > 0 {
			sum = sum.add(light.shade(together.mean(samples), b.camera.eye).times(float64(samples)))
		}
		together, samples = surface{}, 0
	}
	where := everySample
	if b.uniform(x, y) {
		where = fewSamples
	}
	for _, at := range where {
		s, of := b.surface(bodies, x*finer+at[0], y*finer+at[1])
		if of != body {
			flush()
			body = of
		}
		if of != 0 {
			together = together.add(s)
			samples++
		}
	}
	flush()
	return sum.times(1 / float64(len(where)))
}

// Samples of a pixel: all of them, and those that do where no edge runs through it.
var (
	everySample = [][2]int{{0, 0}, {1, 0}, {2, 0}, {0, 1}, {1, 1}, {2, 1}, {0, 2}, {1, 2}, {2, 2}}
	fewSamples  = [][2]int{{0, 0}, {2, 0}, {1, 1}, {0, 2}, {2, 2}}
)

// uniform tells whether all samples of a pixel see the same triangle.
func (b *buffer) uniform(x, y int) bool {
	first := b.hits[y*finer*b.width+x*finer]
	for _, at := range everySample[1:] {
		if b.hits[(y*finer+at[1])*b.width+x*finer+at[0]] != first {
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
