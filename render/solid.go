package render

import "math"

// plan is a convex outline seen from above, counter-clockwise, in drawing space's x and z. Its second part
// says which way the outline faces at each corner.
type plan []planCorner

type planCorner struct {
	x, z   float64
	nx, nz float64
}

// circlePlan approximates a circle by n corners.
func circlePlan(radius float64, n int) plan {
	p := make(plan, n)
	for i := range p {
		sin, cos := math.Sincos(2 * math.Pi * float64(i) / float64(n))
		p[i] = planCorner{radius * cos, -radius * sin, cos, -sin}
	}
	return p
}

// rectanglePlan is a rectangle with rounded corners of n+1 corners each.
func rectanglePlan(width, depth, radius float64, n int) plan {
	var p plan
	for quarter := range 4 {
		cornerX, cornerZ := width/2-radius, depth/2-radius
		if quarter == 1 || quarter == 2 {
			cornerX = -cornerX
		}
		if quarter < 2 {
			cornerZ = -cornerZ
		}
		for i := range n + 1 {
			sin, cos := math.Sincos(math.Pi / 2 * (float64(quarter) + float64(i)/float64(n)))
			p = append(p, planCorner{cornerX + radius*cos, cornerZ - radius*sin, cos, -sin})
		}
	}
	return p
}

// band is one level of a solid: its outline moved inward by inset, at a height, facing a direction in radians
// from outward (0) through upward (π/2) to inward (π). What lies between a painted band and the next shows the texture as
// seen from above; the rest shows the colour of the wall.
type band struct {
	inset, height, facing float64
	painted               bool
}

// solid stacks bands from the bottom up over a plan and closes both ends with flat caps, or, for a hollow
// one, joins the last band to the first.
type solid struct {
	plan   plan
	bands  []band
	hollow bool
	// top and wall say which place of the texture a place of the plan shows; under is the underside's.
	top, wall func(x, z float64) UV
	under     UV
}

// mesh builds the solid's surface.
func (s solid) mesh() *Mesh {
	m := &Mesh{}
	n := len(s.plan)
	for _, b := range s.bands {
		for _, c := range s.plan {
			m.Positions = append(m.Positions, Vector{c.x - b.inset*c.nx, b.height, c.z - b.inset*c.nz})
			m.Normals = append(m.Normals, facingNormal(c, b.facing))
		}
	}
	last := len(s.bands) - 1
	for r := range last {
		s.strip(m, r*n, (r+1)*n, s.bands[r].painted)
	}
	if s.hollow {
		s.strip(m, last*n, 0, s.bands[last].painted)
		return m
	}
	m.cap(n, 0, Vector{0, -1, 0}, func(_, _ float64) UV { return s.under })
	m.cap(n, last*n, Vector{0, 1, 0}, s.top)
	return m
}

// strip joins the ring of positions from low to the one from high.
func (s solid) strip(m *Mesh, low, high int, painted bool) {
	place := s.wall
	if painted {
		place = s.top
	}
	n, uvs := len(s.plan), len(m.UVs)
	for _, first := range []int{low, high} {
		for _, p := range m.Positions[first : first+n] {
			m.UVs = append(m.UVs, place(p.X, p.Z))
		}
	}
	for i := range n {
		j := (i + 1) % n
		a, b := Corner{low + i, uvs + i, low + i}, Corner{low + j, uvs + j, low + j}
		c, d := Corner{high + j, uvs + n + j, high + j}, Corner{high + i, uvs + n + i, high + i}
		m.Triangles = append(m.Triangles, Triangle{a, b, c}, Triangle{a, c, d})
	}
}

func facingNormal(c planCorner, facing float64) Vector {
	up, out := math.Sincos(facing)
	return Vector{c.nx * out, up, c.nz * out}
}

// cap closes the ring of n positions from first with a fan around its middle.
func (m *Mesh) cap(n, first int, normal Vector, uv func(x, z float64) UV) {
	middle := len(m.Positions)
	m.Positions = append(m.Positions, Vector{0, m.Positions[first].Y, 0})
	m.Normals = append(m.Normals, normal)
	up, uvs := len(m.Normals)-1, len(m.UVs)
	for _, p := range m.Positions[first : first+n] {
		m.UVs = append(m.UVs, uv(p.X, p.Z))
	}
	m.UVs = append(m.UVs, uv(0, 0))
	for i := range n {
		j := (i + 1) % n
		t := Triangle{{first + i, uvs + i, up}, {first + j, uvs + j, up}, {middle, uvs + n, up}}
		if normal.Y < 0 {
			t[0], t[1] = t[1], t[0]
		}
		m.Triangles = append(m.Triangles, t)
	}
}
