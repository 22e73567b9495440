package calibrate

import (
	"menagerie/render"
	"menagerie/tts"
	"menagerie/tts/assumed"
)

// An assumption is one constant of package assumed, or something else that the tool takes for true, and the
// probes that put it to the test.
type assumption struct {
	// constant is its name in package assumed; without one, elsewhere says what rests on it.
	constant  string
	elsewhere string
	value     float64
	// switched is set for a constant that is true or false. Its probes expect 1 and show -1 when it is wrong.
	switched, state bool
	probes          []probe
}

// A probe is one number of a report that an assumption foretells.
type probe struct {
	what string
	// entry is the entry that it looks at, which has count numbers; "" for the answer of the person.
	entry string
	count int
	read  func(v []float64) float64
	// times the assumption's value is what is expected.
	times float64
}

func at(i int) func([]float64) float64 { return func(v []float64) float64 { return v[i] } }

// bottom and top are a box's, over the object's origin.
func bottom(v []float64) float64 { return v[4] - v[1]/2 }
func top(v []float64) float64    { return v[4] + v[1]/2 }

// Numbers in an entry.
const (
	boxNumbers    = 6
	vectorNumbers = 3
)

func box(what, entry string, read func([]float64) float64, times float64) probe {
	return probe{what, entry, boxNumbers, read, times}
}

func vector(what, entry string, i int, times float64) probe {
	return probe{what, entry, vectorNumbers, at(i), times}
}

// rest is how high over something's origin a piece came to rest.
func rest(what, entry string, times float64) probe { return probe{what, entry, 1, at(0), times} }

func constant(name string, value float64, probes ...probe) assumption {
	return assumption{constant: name, value: value, probes: probes}
}

func toggle(name string, state bool, probes ...probe) assumption {
	return assumption{constant: name, value: 1, switched: true, state: state, probes: probes}
}

func fact(elsewhere string, value float64, probes ...probe) assumption {
	return assumption{elsewhere: elsewhere, value: value, probes: probes}
}

// assumptions are all that is put to the test, in the order of the table.
func assumptions() []assumption {
	return append(append(importing(), placing()...), pictured()...)
}

// How far to the right and away from the first side the middle of our board is drawn to lie from its origin.
var rightward, away = render.CalibrationShift.X, -render.CalibrationShift.Z

// importing is what the game does to our meshes.
func importing() []assumption {
	l := render.CalibrationLayout()
	return []assumption{
		toggle("ImporterNegatesX", assumed.ImporterNegatesX, vector("our board lies to the right, as drawn", "lies", 0, rightward)),
		toggle("ImporterNegatesZ", assumed.ImporterNegatesZ, vector("our board lies away from us, as drawn", "lies", 2, away)),
		toggle("PicturesMirrored", assumed.PicturesMirrored, probe{what: "the F on our board reads (1) or is mirrored (-1)", times: 1}),
		// Meshes are divided by it when they are written, so that they come out as drawn whatever it is.
		constant("MeshUnit", assumed.MeshUnit,
			box("our board, width", "slab", at(0), l.Board.Width/assumed.MeshUnit),
			box("our board, depth", "slab", at(2), l.Board.Depth/assumed.MeshUnit),
			box("our board, thickness", "slab", at(1), l.Board.Thickness/assumed.MeshUnit),
			box("our board as seen, width", "drawn", at(0), l.Board.Width/assumed.MeshUnit),
			box("our board as seen, depth", "drawn", at(2), l.Board.Depth/assumed.MeshUnit),
			box("our piece, width", "piece", at(0), 2*l.Piece.Radius/assumed.MeshUnit),
			box("our piece, height", "piece", at(1), l.Piece.Height/assumed.MeshUnit),
		),
		fact("a mesh keeps its origin, where the board's top and the piece's bottom are: Setup in tts/setup.go and the meshes in render/shapes.go rest on it", 0,
			box("our board's top over its origin", "slab", top, 1),
			box("our piece's bottom over its origin", "piece", bottom, 1),
			rest("a piece on our board, over its origin", "on-slab", 1),
		),
	}
}

// placing is how things stand and turn.
func placing() []assumption {
	return []assumption{
		constant("TableTop", assumed.TableTop, rest("a piece on the table", "on-table", 1)),
		constant("BlockSize", assumed.BlockSize,
			box("BlockSquare, width", "block", at(0), 1),
			box("BlockSquare, height", "block", at(1), 1),
			box("BlockSquare, depth", "block", at(2), 1),
		),
		fact("an object's own coordinates, such as those of snap points, turn with it: tableToLocal in tts/frame.go rests on it", -1,
			vector("local (1, 0, 0) at rotY 180: x", "local", 0, 1),
			vector("local (1, 0, 0) at rotY 180: z", "local", 2, 0),
		),
		fact("rotY turns clockwise, seen from above: facing and tableToLocal in tts/frame.go and rotation in tts/table/geometry.go rest on it", -1,
			vector("what was right, at rotY 90: x", "right", 0, 0),
			vector("what was right, at rotY 90: z", "right", 2, 1),
		),
	}
}

// pictured is how large things are that the game makes of a picture.
func pictured() []assumption {
	const thick, wide = tts.CalibrationThickness, render.WideAspect
	return []assumption{
		constant("TileWidth", assumed.TileWidth,
			box("tile, square picture, width", "tile", at(0), 1), box("tile, 2:1 picture, width", "widetile", at(0), wide)),
		constant("TileDepth", assumed.TileDepth,
			box("tile, square picture, depth", "tile", at(2), 1), box("tile, 2:1 picture, depth", "widetile", at(2), 1)),
		constant("TileBottom", assumed.TileBottom, box("tile, bottom over its origin", "tile", bottom, thick)),
		constant("TileTop", assumed.TileTop,
			box("tile, top over its origin", "tile", top, thick), rest("a piece on a tile, over its origin", "on-tile", thick)),
		constant("TokenWidth", assumed.TokenWidth,
			box("token, square picture, width", "token", at(0), 1), box("token, 2:1 picture, width", "widetoken", at(0), wide)),
		constant("TokenDepth", assumed.TokenDepth,
			box("token, square picture, depth", "token", at(2), 1), box("token, 2:1 picture, depth", "widetoken", at(2), 1)),
		constant("TokenBottom", assumed.TokenBottom, box("token, bottom over its origin", "token", bottom, thick)),
		constant("TokenTop", assumed.TokenTop,
			box("token, top over its origin", "token", top, thick), rest("a piece on a token, over its origin", "on-token", thick)),
		constant("BoardWidth", assumed.BoardWidth,
			box("Custom_Board, square picture, width", "board", at(0), 1), box("Custom_Board, 2:1 picture, width", "wideboard", at(0), wide)),
		constant("BoardDepth", assumed.BoardDepth,
			box("Custom_Board, square picture, depth", "board", at(2), 1), box("Custom_Board, 2:1 picture, depth", "wideboard", at(2), 1)),
		constant("BoardBottom", assumed.BoardBottom, box("Custom_Board, bottom over its origin", "board", bottom, 1)),
		constant("BoardTop", assumed.BoardTop, rest("a piece on a Custom_Board, over its origin", "on-board", 1)),
	}
}
