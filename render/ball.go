package render

import "math"

// Fineness of a ball: how many strips it has from pole to pole, and how many corners round.
const (
	ballStrips  = 24
	ballCorners = 36
)

// ball is a sphere with its middle at a height. Its texture is wound round it, u along the equator and v from
// the lower pole to the upper.
func ball(radius, height float64) *Mesh {
	m := &Mesh{}
	add := func(n Vector) {
		m.Normals = append(m.Normals, n)
		m.Positions = append(m.Positions, n.times(radius).add(Vector{0, height, 0}))
	}
	add(Vector{0, -1, 0})
	for i := 1; i < ballStrips; i++ {
		up, out := math.Sincos(math.Pi * (float64(i)/ballStrips - 0.5))
		for j := range ballCorners {
			sin, cos := math.Sincos(2 * math.Pi * float64(j) / ballCorners)
			add(Vector{out * cos, up, -out * sin})
		}
	}
	add(Vector{0, 1, 0})
	for i := range ballStrips {
		for j := range ballCorners {
			m.ballPatch(i, j)
		}
	}
	return m
}

// ballPatch closes the surface between two meridians and two parallels.
func (m *Mesh) ballPatch(strip, meridian int) {
	corner := func(i, j int) Corner {
		n := 1 + (i-1)*ballCorners + j%ballCorners
		u := float64(j) / ballCorners
		switch i {
		case 0, ballStrips:
			n = i / ballStrips * (len(m.Positions) - 1)
			u = (float64(meridian) + 0.5) / ballCorners
		}
		m.UVs = append(m.UVs, UV{u, float64(i) / ballStrips})
		return Corner{Position: n, UV: len(m.UVs) - 1, Normal: n}
	}
	if strip > 0 {
		m.Triangles = append(m.Triangles, Triangle{corner(strip, meridian), corner(strip, meridian+1), corner(strip+1, meridian+1)})
	}
	if strip < ballStrips-1 {
		m.Triangles = append(m.Triangles, Triangle{corner(strip, meridian), corner(strip+1, meridian+1), corner(strip+1, meridian)})
	}
}
