package render

// sun lights a scene from one direction; shadow is what it sees.
type sun struct {
	toward Vector // from the scene to the sun
	shadow *buffer
	// grain is how far apart the places are that neighbouring pixels of shadow see.
	grain float64
	// The scene's origin is at a pixel of shadow, and a unit along each axis moves by so much from there.
	origin pixel
	steps  [3]pixel
}

// shadowSize is the side of the sun's view in pixels.
const shadowSize = 1024

// shine lets the sun shine on models that lie within reach of the middle.
func shine(toward Vector, models []model, reach float64) *sun {
	toward = toward.unit()
	c := lookAt(toward.times(3*reach), Vector{})
	c.reach = reach
	s := &sun{toward: toward, shadow: draw(c, models, shadowSize, shadowSize), grain: 2 * reach / shadowSize}
	s.origin = s.shadow.pixel(Vector{})
	for i, axis := range []Vector{{X: 1}, {Y: 1}, {Z: 1}} {
		p := s.shadow.pixel(axis)
		s.steps[i] = pixel{x: p.x - s.origin.x, y: p.y - s.origin.y, depth: p.depth - s.origin.depth}
	}
	return s
}

// lit is how much of the sun a place gets, from 0 to 1, soft at a shadow's edge.
func (s *sun) lit(at Vector) float64 {
	const radius = 2
	x := int(s.origin.x + at.X*s.steps[0].x + at.Y*s.steps[1].x + at.Z*s.steps[2].x)
	y := int(s.origin.y + at.X*s.steps[0].y + at.Y*s.steps[1].y + at.Z*s.steps[2].y)
	depth := float32(s.origin.depth + at.X*s.steps[0].depth + at.Y*s.steps[1].depth + at.Z*s.steps[2].depth)
	middle := s.reaches(x, y, depth)
	if s.reaches(x-radius, y-radius, depth) == middle && s.reaches(x+radius, y-radius, depth) == middle &&
		s.reaches(x-radius, y+radius, depth) == middle && s.reaches(x+radius, y+radius, depth) == middle {
		return middle // no edge of a shadow is near
	}
	free := 0.0
	for dy := -radius; dy <= radius; dy++ {
		for dx := -radius; dx <= radius; dx++ {
			free += s.reaches(x+dx, y+dy, depth)
		}
	}
	return free / (2*radius + 1) / (2*radius + 1)
}

// reaches is 1 where the sun sees as far as a depth, else 0.
func (s *sun) reaches(x, y int, depth float32) float64 {
	if x < 0 || y < 0 || x >= shadowSize || y >= shadowSize || s.shadow.depth[y*shadowSize+x] > depth {
		return 1
	}
	return 0
}

// brightness is the light that falls on a surface, and how much of the sun it gets, from 0 to 1.
func (s *sun) brightness(f *surface) (all, lit float64) {
	const ambient, direct = 0.36, 0.86
	sky := ambient * (0.75 + 0.25*f.normal.Y)
	facing := max(0, f.normal.dot(s.toward))
	if facing > 0 {
		// A little off the surface, which would otherwise shade itself.
		lit = s.lit(f.at.add(f.normal.times(3 * s.grain)))
	}
	return sky + direct*facing*lit, lit
}

// shade is the light that a surface sends to the eye.
func (s *sun) shade(f *surface, eye Vector) Vector {
	brightness, lit := s.brightness(f)
	colour := f.colour.times(brightness)
	if lit == 0 || f.gloss.strength == 0 {
		return colour
	}
	half := eye.sub(f.at).unit().add(s.toward).unit()
	mirrored := f.gloss.strength * lit * power(max(0, f.normal.dot(half)), f.gloss.sharpness)
	return colour.add(Vector{mirrored, mirrored, mirrored})
}

// power is x to the n-th.
func power(x float64, n int) float64 {
	p := 1.0
	for ; n > 0; n /= 2 {
		if n%2 != 0 {
			p *= x
		}
		x *= x
	}
	return p
}

// surface is what there is to light at a place: where, facing which way, and in which colour (linear light).
type surface struct {
	at, normal Vector
	colour     Vector
	gloss      gloss
}

func (s surface) add(t surface) surface {
	return surface{at: s.at.add(t.at), normal: s.normal.add(t.normal), colour: s.colour.add(t.colour), gloss: t.gloss}
}

// mean is the mean of n surfaces that were added.
func (s surface) mean(n int) surface {
	k := 1 / float64(n)
	return surface{at: s.at.times(k), normal: s.normal.unit(), colour: s.colour.times(k), gloss: s.gloss}
}
