package render

import "math"

// Fineness of the meshes: what a player sees as round needs more corners than what the physics touches.
const (
	discCorners     = 96
	ringCorners     = 96
	ringBands       = 13
	colliderCorners = 16
	slabCorner      = 8
	roundCorners    = 128
	// roundColliderCorners keep the collider of a round board under 256 triangles.
	roundColliderCorners = 48
)

// colliderPlate is the height of the ring's collider: thin, so that a piece put down over it is not lifted.
const colliderPlate = 0.02

// Where a piece's face shows the colour of its wall and underside: a corner that the disc leaves free.
var bodyPlace = UV{0.04, 0.04}

func always(place UV) func(x, z float64) UV {
	return func(_, _ float64) UV { return place }
}

// planar looks straight down on a texture of the given extent.
func planar(width, depth float64) func(x, z float64) UV {
	return func(x, z float64) UV { return UV{0.5 + x/width, 0.5 - z/depth} }
}

// planarWithin is planar, but never nearer to the texture's border than a margin.
func planarWithin(width, depth, margin float64) func(x, z float64) UV {
	place := planar(width, depth)
	return func(x, z float64) UV {
		return place(clamp(x, width/2-margin), clamp(z, depth/2-margin))
	}
}

func clamp(x, limit float64) float64 { return max(-limit, min(limit, x)) }

// edge rounds a solid's edge of the given radius under a flat top at height: bands from the wall to the top.
func edge(radius, height float64, steps int) []band {
	var bands []band
	for i := range steps + 1 {
		facing := math.Pi / 2 * float64(i) / float64(steps)
		sin, cos := math.Sincos(facing)
		bands = append(bands, band{inset: radius * (1 - cos), height: height - radius + radius*sin, facing: facing, painted: true})
	}
	return bands
}

// boardMesh is the board's slab, its top at height 0.
func (l Layout) boardMesh() *Mesh {
	b := l.Board
	if b.Round {
		return slab(circlePlan(b.Width/2, roundCorners), b.Width, b.Depth, -b.Thickness, 0)
	}
	return slab(rectanglePlan(b.Width, b.Depth, b.Thickness, slabCorner), b.Width, b.Depth, -b.Thickness, 0)
}

// boardCollider is what the physics takes for the board.
func (l Layout) boardCollider() *Mesh {
	if l.Board.Round {
		return prism(circlePlan(l.Board.Width/2, roundColliderCorners), -l.Board.Thickness, 0)
	}
	return block(l.Board.Width, l.Board.Depth, -l.Board.Thickness, 0)
}

// trayMesh is a tray's slab; all trays share it.
func (l Layout) trayMesh() *Mesh {
	t := l.Trays[0]
	return slab(rectanglePlan(t.Width, t.Depth, t.Height, slabCorner), t.Width, t.Depth, 0, t.Height)
}

// trayCollider is what the physics takes for a tray.
func (l Layout) trayCollider() *Mesh {
	t := l.Trays[0]
	return block(t.Width, t.Depth, 0, t.Height)
}

// slab is a board over a plan of the given extent, with rounded edges, textured from above.
func slab(outline plan, width, depth, bottom, top float64) *Mesh {
	thickness := top - bottom
	return solid{
		plan:  outline,
		bands: append([]band{{height: bottom}}, edge(thickness/3, top, 4)...),
		top:   planar(width, depth),
		wall:  planarWithin(width, depth, 0.4*thickness),
		under: UV{0.5, 0.4 * thickness / depth},
	}.mesh()
}

// block is a plain box.
func block(width, depth, bottom, top float64) *Mesh {
	var corners plan
	for _, c := range [][2]float64{{1, -1}, {-1, -1}, {-1, 1}, {1, 1}} {
		corners = append(corners, planCorner{c[0] * width / 2, c[1] * depth / 2, c[0] * math.Sqrt2 / 2, c[1] * math.Sqrt2 / 2})
	}
	return prism(corners, bottom, top)
}

// prism is a plan pulled up, without a texture.
func prism(corners plan, bottom, top float64) *Mesh {
	return solid{
		plan:  corners,
		bands: []band{{height: bottom}, {height: top}},
		top:   always(UV{}),
		wall:  always(UV{}),
	}.mesh()
}

// pieceMesh is a piece, standing on height 0: a disc with the face on top, or a marble.
func (l Layout) pieceMesh() *Mesh {
	if l.Piece.Marble {
		return ball(l.Piece.Radius, l.Piece.Radius-l.Piece.Sink)
	}
	r, h := l.Piece.Radius, l.Piece.Height
	round, foot := 0.22*h, 0.1*h
	bands := []band{{inset: foot, facing: -math.Pi / 4}, {height: foot, facing: -0.3}, {height: h - round}}
	return solid{
		plan:  circlePlan(r, discCorners),
		bands: append(bands, edge(round, h, 6)[1:]...),
		top:   planar(2*r, 2*r),
		wall:  always(bodyPlace),
		under: bodyPlace,
	}.mesh()
}

// pieceCollider is what the physics takes for a piece.
func (l Layout) pieceCollider() *Mesh {
	return prism(circlePlan(l.Piece.Radius, colliderCorners), 0, l.Piece.Height)
}

// ringMesh is the ring, flat below and domed above, lying on height 0.
func (l Layout) ringMesh() *Mesh {
	r := l.Ring
	half, foot := (r.Outer-r.Inner)/2, r.Height/8
	bands := []band{{inset: 2 * foot, facing: -math.Pi / 2}}
	for i := range ringBands {
		facing := math.Pi * float64(i) / (ringBands - 1)
		up, out := math.Sincos(facing)
		bands = append(bands, band{inset: half * (1 - out), height: foot + (r.Height-foot)*up, facing: facing, painted: true})
	}
	bands = append(bands, band{inset: 2*half - 2*foot, facing: -math.Pi / 2})
	return solid{
		plan:   circlePlan(r.Outer, ringCorners),
		bands:  bands,
		hollow: true,
		top:    planar(2*r.Outer, 2*r.Outer),
		wall:   planar(2*r.Outer, 2*r.Outer),
	}.mesh()
}

// ringCollider is what the physics takes for the ring.
func (l Layout) ringCollider() *Mesh {
	return prism(circlePlan(l.Ring.Outer, colliderCorners), 0, colliderPlate)
}
