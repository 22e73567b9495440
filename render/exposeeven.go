package render

// even is how many pixels of a row, from one on and at most so many, see one flat facet without gloss: on those the
// light is even but for shadows.
func (d *developer) even(x, y, most int) int {
	hits := d.hits[y*d.n*d.width+x*d.n:]
	h := hits[0]
	if h.model == 0 {
		return 0
	}
	d.look(h)
	if !d.facet.flat || d.facet.model.gloss.strength != 0 {
		return 0
	}
	for run := range most {
		for _, s := range d.every {
			if hits[run*d.n+s.offset] != h {
				return run
			}
		}
	}
	return most
}

// exposeEven develops pixels of a row for which even holds. Where a shadow does not begin or end within a few
// pixels, the sun is looked for but once.
func (d *developer) exposeEven(pixels []uint8, x, y int) {
	const few = 4
	run := len(pixels) / 4
	top, middle := float64(y*d.n), float64(d.n)/2
	left := func(i int) float64 { return float64((x + i) * d.n) }
	brightness := func(i int) float64 {
		f := d.facet.surface(left(i)+middle, top+middle)
		k, _ := d.light.brightness(&f)
		return k
	}
	first := brightness(0)
	for from := 0; from < run; from += few {
		last := brightness(min(from+few, run-1))
		for i := from; i < min(from+few, run); i++ {
			k := first
			if last != first {
				k = brightness(i)
			}
			d.develop(pixels[4*i:], d.colour(left(i), top).times(k))
		}
		first = last
	}
}
