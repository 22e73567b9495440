package tts

import (
	"math"
	"strconv"

	"menagerie/render"
	"menagerie/rules"
	"menagerie/tts/assumed"
)

// This file is the one place that knows how the four frames of reference lie to each other:
//
//	board    x right, y away from the first side, one unit a spacing       (rules, Layout.Pixel for textures)
//	drawing  x right, y up, z toward the first side; right-handed          (render's meshes)
//	table    x right, y up, z away from the first side; TTS's world        (Transform, Lua)
//	local    an object's own coordinates, turned by its rotY against the table (snap points)
//	file     what an OBJ file holds, before TTS's importer takes it to local
//
// The makers do not document the last line: what it rests on is in package assumed.

// boardFacing is the rotY, in degrees, at which an object lies as drawn for the first side, which sits at −z:
// TTS's usual value.
const boardFacing = 180

// facing is the rotY at which an object lies as drawn for whoever sits turned from the first side, in degrees
// counter-clockwise seen from above. TTS turns clockwise.
func facing(turn float64) float64 { return math.Mod(boardFacing-turn+360, 360) }

// tablePoint is where a point of the board lies on the table, at height y.
func tablePoint(l render.Layout, p rules.PointTable, y float64) Vector {
	x, z := l.Place(p.X, p.Y)
	return vector(x, y, z)
}

// drawingToTable takes a mesh's coordinates to the table, for an object at the table's origin.
func drawingToTable(v Vector) Vector { return Vector{v.X, v.Y, -v.Z} }

// tableToLocal takes an offset on the table to the coordinates of an object with rotation rotY.
func tableToLocal(v Vector, rotY float64) Vector {
	sin, cos := math.Sincos(rotY * math.Pi / 180)
	x, z := float64(v.X), float64(v.Z)
	return vector(round(x*cos-z*sin), float64(v.Y), round(x*sin+z*cos))
}

// localToFile takes an object's own directions to those of its OBJ file.
func localToFile(v Vector) Vector {
	if assumed.ImporterNegatesX {
		v.X = -v.X
	}
	if assumed.ImporterNegatesZ {
		v.Z = -v.Z
	}
	return v
}

// fileMesh is a mesh as its OBJ file must hold it, so that TTS shows it as drawn to the first side when the
// object has boardFacing.
func fileMesh(m *render.Mesh) *render.Mesh {
	file := m.Map(func(x, y, z float64) (fx, fy, fz float64) {
		v := localToFile(tableToLocal(drawingToTable(vector(x, y, z)), boardFacing))
		return float64(v.X), float64(v.Y), float64(v.Z)
	})
	for i, p := range file.Positions {
		file.Positions[i] = render.Vector{X: p.X / assumed.MeshUnit, Y: p.Y / assumed.MeshUnit, Z: p.Z / assumed.MeshUnit}
	}
	if assumed.PicturesMirrored {
		file.UVs = make([]render.UV, len(m.UVs))
		for i, place := range m.UVs {
			file.UVs[i] = render.UV{U: 1 - place.U, V: place.V}
		}
	}
	return file
}

// MeshConvention names how this build writes meshes, so that what was measured on them can be told from what
// another build would have measured.
func MeshConvention() string {
	sign := func(negated bool) string {
		if negated {
			return "-"
		}
		return "+"
	}
	return sign(assumed.ImporterNegatesX) + "x" + sign(assumed.ImporterNegatesZ) + "z" + sign(assumed.PicturesMirrored) + "u" +
		strconv.FormatFloat(assumed.MeshUnit, 'g', -1, 64)
}

func vector(x, y, z float64) Vector { return Vector{Number(x), Number(y), Number(z)} }

// round drops what sine and cosine of half turns leave behind.
func round(v float64) float64 { return math.Round(v*1e6) / 1e6 }
