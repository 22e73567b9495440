package render

import "math"

// sun lights a scene from one direction; shadow is what it sees.
type sun struct {
	toward Vector // from the scene to the sun
	shadow *buffer
	// grain is how far apart the places are that neighbouring pixels of shadow see.
	grain float64
}

// shadowSize is the side of the sun's view in pixels.
const shadowSize = 1024

// shine lets the sun shine on bodies that lie within reach of the middle.
func shine(toward Vector, bodies []body, reach float64) sun {
	toward = toward.unit()
	c := lookAt(toward.times(3*reach), Vector{})
	c.reach = reach
	return sun{toward: toward, shadow: draw(c, bodies, shadowSize, shadowSize), grain: 2 * reach / shadowSize}
}

// lit is how much of the sun a place gets, from 0 to 1, soft at a shadow's edge.
func (s sun) lit(at Vector) float64 {
	const radius = 2
	p := s.shadow.pixel(at)
	x, y, depth := int(p.x), int(p.y), float32(p.depth)
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
func (s sun) reaches(x, y int, depth float32) float64 {
	if x < 0 || y < 0 || x >= shadowSize || y >= shadowSize || s.shadow.depth[y*shadowSize+x] > depth {
		return 1
	}
	return 0
}

// shade is the light that a surface sends to the eye.
func (s sun) shade(f surface, eye Vector) Vector {
	const ambient, direct = 0.36, 0.86
	sky := ambient * (0.75 + 0.25*f.normal.Y)
	facing := max(0, f.normal.dot(s.toward))
	lit := 0.0
	if facing > 0 {
		// A little off the surface, which would otherwise shade itself.
		lit = s.lit(f.at.add(f.normal.times(3 * s.grain)))
	}
	colour := f.colour.times(sky + direct*facing*lit)
	if lit == 0 || f.gloss.strength == 0 {
		return colour
	}
	half := eye.sub(f.at).unit().add(s.toward).unit()
	mirrored := f.gloss.strength * lit * math.Pow(max(0, f.normal.dot(half)), f.gloss.sharpness)
	return colour.add(Vector{mirrored, mirrored, mirrored})
}
