package render

import "image"

// samples are the places of a picture's pixel where the camera looks, in a square of n by n: all of them, and those
// that do where no model's edge runs through the pixel.
type samples struct {
	n          int
	every, few []sample
}

// sample is a place from a pixel's upper left corner, and how far its hit is from that of the corner.
type sample struct {
	x, y   float64
	offset int
}

func newSamples(n, width int) samples {
	s := samples{n: n}
	for y := range n {
		for x := range n {
			at := sample{float64(x) + 0.5, float64(y) + 0.5, y*width + x}
			s.every = append(s.every, at)
			if (x+y)%2 == 0 {
				s.few = append(s.few, at)
			}
		}
	}
	return s
}

// developer turns what a camera saw into light, pixel by pixel along a row. It remembers the facet that it last saw.
type developer struct {
	samples
	*buffer
	models []model
	light  *sun
	tones  *tones
	hit    hit
	facet  facet
}

// expose develops what a camera saw onto an image a whole number of times smaller.
func expose(img *image.RGBA, b *buffer, models []model, light *sun) {
	s, tones := newSamples(b.width/img.Rect.Dx(), b.width), newTones()
	inParallel(img.Rect.Dy(), func(y int) {
		d := developer{samples: s, buffer: b, models: models, light: light, tones: tones}
		row := img.Pix[y*img.Stride:][:4*img.Rect.Dx()]
		for x := 0; x < img.Rect.Dx(); {
			if run := d.even(x, y, img.Rect.Dx()-x); run > 0 {
				d.exposeEven(row[4*x:][:4*run], x, y)
				x += run
				continue
			}
			d.develop(row[4*x:], d.exposed(x*s.n, y*s.n))
			x++
		}
	})
}

func (d *developer) develop(pixel []uint8, light Vector) { put(pixel, d.tones.colour(light)) }

// exposed is the light of a pixel with its corner at a place of the buffer.
func (d *developer) exposed(x, y int) Vector {
	hits := d.hits[y*d.width+x:]
	oneTriangle, oneModel := true, true
	for _, s := range d.every[1:] {
		h := hits[s.offset]
		oneTriangle = oneTriangle && h == hits[0]
		oneModel = oneModel && h.model == hits[0].model
	}
	switch {
	case oneTriangle && hits[0].model != 0:
		return d.patch(float64(x), float64(y), hits[0])
	case oneModel:
		return d.sum(float64(x), float64(y), hits, d.few)
	default:
		return d.sum(float64(x), float64(y), hits, d.every)
	}
}

// sum is the mean light of a pixel's samples. Those of one model are lit together, since light changes slowly over a
// model and its texture does not.
func (d *developer) sum(x, y float64, hits []hit, samples []sample) Vector {
	var sum Vector
	var together surface
	var model int32
	n := 0
	flush := func() {
		if n > 0 {
			together = together.mean(n)
			sum = sum.add(d.light.shade(&together, d.camera.eye).times(float64(n)))
		}
		together, n = surface{}, 0
	}
	for _, s := range samples {
		h := hits[s.offset]
		if h.model != model {
			flush()
			model = h.model
		}
		if h.model != 0 {
			d.look(h)
			f := d.facet.surface(x+s.x, y+s.y)
			f.colour = d.tones.mean(d.facet.colour(x+s.x, y+s.y), 1)
			together = together.add(f)
			n++
		}
	}
	flush()
	return sum.times(1 / float64(len(samples)))
}

// patch is the light of a pixel that sees one triangle alone.
func (d *developer) patch(x, y float64, h hit) Vector {
	d.look(h)
	middle := float64(d.n) / 2
	f := d.facet.surface(x+middle, y+middle)
	f.colour = d.colour(x, y)
	return d.light.shade(&f, d.camera.eye)
}

// colour is that of a pixel which sees the facet alone.
func (d *developer) colour(x, y float64) Vector {
	if d.facet.plain {
		return d.facet.light
	}
	var colour texel
	for _, s := range d.few {
		colour = colour.add(d.facet.colour(x+s.x, y+s.y))
	}
	return d.tones.mean(colour, len(d.few))
}

// look turns to the facet that was hit.
func (d *developer) look(h hit) {
	if h != d.hit {
		d.hit, d.facet = h, d.buffer.facet(d.models, h)
	}
}

// reduced is an image a whole number of times smaller.
func reduced(img *image.RGBA, times int) *image.RGBA {
	out := image.NewRGBA(image.Rect(0, 0, img.Rect.Dx()/times, img.Rect.Dy()/times))
	share, tones := 1/float64(times*times), newTones()
	for i := range len(out.Pix) / 4 {
		x, y := i%out.Rect.Dx()*times, i/out.Rect.Dx()*times
		var sum Vector
		for j := range times * times {
			p := img.Pix[img.PixOffset(x+j%times, y+j/times):][:3]
			sum = sum.add(Vector{tones.light(p[0]), tones.light(p[1]), tones.light(p[2])})
		}
		put(out.Pix[4*i:], tones.colour(sum.times(share)))
	}
	return out
}
