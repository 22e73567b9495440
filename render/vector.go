package render

import "math"

// Vector is a place or a direction in drawing space.
type Vector struct{ X, Y, Z float64 }

func (a Vector) add(b Vector) Vector    { return Vector{a.X + b.X, a.Y + b.Y, a.Z + b.Z} }
func (a Vector) sub(b Vector) Vector    { return Vector{a.X - b.X, a.Y - b.Y, a.Z - b.Z} }
func (a Vector) times(k float64) Vector { return Vector{a.X * k, a.Y * k, a.Z * k} }
func (a Vector) dot(b Vector) float64   { return a.X*b.X + a.Y*b.Y + a.Z*b.Z }
func (a Vector) length() float64        { return math.Sqrt(a.dot(a)) }
func (a Vector) unit() Vector           { return a.times(1 / a.length()) }

func (a Vector) cross(b Vector) Vector {
	return Vector{a.Y*b.Z - a.Z*b.Y, a.Z*b.X - a.X*b.Z, a.X*b.Y - a.Y*b.X}
}
