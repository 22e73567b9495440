package render

// facet is a triangle as a camera sees it: what it shows at places in the camera's picture, undoing perspective.
type facet struct {
	model *model
	// normal is where all of a flat facet faces, and light the colour of one that has but one.
	flat, plain bool
	normal      Vector
	light       Vector
	// share is of all corners together; what is taken from the corners has to be divided by it.
	share, u, v plane
	at, normals [3]plane
}

// plane is a value that changes evenly over a picture, from its upper left corner.
type plane struct{ start, across, down float64 }

func (p plane) of(x, y float64) float64 { return p.start + p.across*x + p.down*y }

func (p plane) add(q plane, times float64) plane {
	return plane{p.start + q.start*times, p.across + q.across*times, p.down + q.down*times}
}

// facet is the triangle that was hit.
func (b *buffer) facet(models []model, h hit) facet {
	model := &models[h.model-1]
	mesh, t, seen := model.mesh, &model.mesh.Triangles[h.triangle-1], b.corners[h.model-1]
	p, q, r := seen[t[0].Position], seen[t[1].Position], seen[t[2].Position]
	n := [3]Vector{mesh.Normals[t[0].Normal], mesh.Normals[t[1].Normal], mesh.Normals[t[2].Normal]}
	f := facet{model: model, flat: n[0] == n[1] && n[1] == n[2], normal: n[0].unit()}
	if f.plain = len(model.texture.Pix) == 4; f.plain {
		f.light = newTones().mean(look(model.texture, UV{}), 1)
	}
	none := plane{} // a corner's share grows from the opposite side
	for i, w := range [3]plane{none.add(border(q, r), p.shrink), none.add(border(r, p), q.shrink), none.add(border(p, q), r.shrink)} {
		at, uv := mesh.Positions[t[i].Position].add(model.at), mesh.UVs[t[i].UV]
		f.share = f.share.add(w, 1)
		f.u, f.v = f.u.add(w, uv.U), f.v.add(w, uv.V)
		f.at = [3]plane{f.at[0].add(w, at.X), f.at[1].add(w, at.Y), f.at[2].add(w, at.Z)}
		if !f.flat {
			f.normals = [3]plane{f.normals[0].add(w, n[i].X), f.normals[1].add(w, n[i].Y), f.normals[2].add(w, n[i].Z)}
		}
	}
	return f
}

// surface is what the facet is at a place, without its colour.
func (f *facet) surface(x, y float64) surface {
	k := 1 / f.share.of(x, y)
	s := surface{at: vectorOf(f.at, x, y).times(k), normal: f.normal, gloss: f.model.gloss}
	if !f.flat {
		s.normal = vectorOf(f.normals, x, y).times(k).unit()
	}
	return s
}

// colour is what the texture shows at a place.
func (f *facet) colour(x, y float64) texel {
	k := 1 / f.share.of(x, y)
	return look(f.model.texture, UV{f.u.of(x, y) * k, f.v.of(x, y) * k})
}

func vectorOf(p [3]plane, x, y float64) Vector {
	return Vector{p[0].of(x, y), p[1].of(x, y), p[2].of(x, y)}
}
