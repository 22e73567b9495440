package table

import "math"

// A Vector is a position, a rotation in degrees or a scale.
type Vector struct{ X, Y, Z float64 }

func (v Vector) add(w Vector) Vector     { return Vector{v.X + w.X, v.Y + w.Y, v.Z + w.Z} }
func (v Vector) sub(w Vector) Vector     { return Vector{v.X - w.X, v.Y - w.Y, v.Z - w.Z} }
func (v Vector) times(f float64) Vector  { return Vector{v.X * f, v.Y * f, v.Z * f} }
func (v Vector) stretch(w Vector) Vector { return Vector{v.X * w.X, v.Y * w.Y, v.Z * w.Z} }
func (v Vector) flat(w Vector) float64   { return math.Hypot(v.X-w.X, v.Z-w.Z) }

func (v Vector) shrink(w Vector) Vector {
	return Vector{divide(v.X, w.X), divide(v.Y, w.Y), divide(v.Z, w.Z)}
}

func divide(a, b float64) float64 {
	if b == 0 {
		return 0
	}
	return a / b
}

// A basis holds the images of the three axes under a rotation.
type basis struct{ right, up, forward Vector }

func rotation(degrees Vector) basis {
	sx, cx := math.Sincos(degrees.X * math.Pi / 180)
	sy, cy := math.Sincos(degrees.Y * math.Pi / 180)
	sz, cz := math.Sincos(degrees.Z * math.Pi / 180)
	return basis{
		right:   Vector{cy*cz + sy*sx*sz, cx * sz, -sy*cz + cy*sx*sz},
		up:      Vector{-cy*sz + sy*sx*cz, cx * cz, sy*sz + cy*sx*cz},
		forward: Vector{sy * cx, -sx, cy * cx},
	}
}

func (b basis) apply(v Vector) Vector {
	return b.right.times(v.X).add(b.up.times(v.Y)).add(b.forward.times(v.Z))
}

func (b basis) undo(v Vector) Vector {
	return Vector{dot(b.right, v), dot(b.up, v), dot(b.forward, v)}
}

func dot(v, w Vector) float64 { return v.X*w.X + v.Y*w.Y + v.Z*w.Z }

// wrap brings an angle into [0, 360).
func wrap(degrees float64) float64 {
	degrees = math.Mod(degrees, 360)
	if degrees < 0 {
		degrees += 360
	}
	return degrees
}

// turnBy is the shortest way from one angle to another, in (-180, 180].
func turnBy(from, to float64) float64 {
	d := wrap(to - from)
	if d > 180 {
		d -= 360
	}
	return d
}

// round keeps events free of binary noise.
func round(f float64) float64 { return math.Round(f*1e4) / 1e4 }
