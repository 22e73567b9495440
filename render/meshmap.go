package render

// Map is the mesh with every place and direction taken elsewhere by a linear f. Where f mirrors, the triangles
// are turned over, so that the surface's outside stays outside.
func (m *Mesh) Map(f func(x, y, z float64) (float64, float64, float64)) *Mesh {
	out := &Mesh{UVs: m.UVs, Triangles: m.Triangles}
	for _, p := range m.Positions {
		x, y, z := f(p.X, p.Y, p.Z)
		out.Positions = append(out.Positions, Vector{x, y, z})
	}
	for _, n := range m.Normals {
		x, y, z := f(n.X, n.Y, n.Z)
		out.Normals = append(out.Normals, Vector{x, y, z})
	}
	if mirrors(f) {
		out.Triangles = make([]Triangle, len(m.Triangles))
		for i, t := range m.Triangles {
			out.Triangles[i] = Triangle{t[0], t[2], t[1]}
		}
	}
	return out
}

// mirrors tells whether a linear map turns right-handed into left-handed: whether its determinant is negative.
func mirrors(f func(x, y, z float64) (float64, float64, float64)) bool {
	column := func(x, y, z float64) Vector {
		a, b, c := f(x, y, z)
		return Vector{a, b, c}
	}
	a, b, c := column(1, 0, 0), column(0, 1, 0), column(0, 0, 1)
	n := b.cross(c)
	return a.X*n.X+a.Y*n.Y+a.Z*n.Z < 0
}
