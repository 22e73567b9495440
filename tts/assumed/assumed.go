// Package assumed gathers what Tabletop Simulator's makers do not document and this project takes for true: one
// constant an assumption, so that a wrong one is corrected here and nowhere else. The save that
// menagerie calibrate writes measures them in the game. Lengths are in table units, at scale 1.
package assumed

// What the importer of OBJ files does to a mesh.
const (
	// ImporterNegatesX says that x changes its sign between the file and the object's own coordinates. A working
	// terrain tool relies on it.
	ImporterNegatesX = true
	// ImporterNegatesZ says the same of z.
	ImporterNegatesZ = false
	// PicturesMirrored says that u runs from right to left on a mesh that itself is not mirrored.
	PicturesMirrored = false
	// MeshUnit is how many table units a unit of the file becomes.
	MeshUnit = 1.0
)

// Things that the game brings along.
const (
	// TableTop is the height of the surface of the stock tables.
	TableTop = 0.96
	// BlockSize is the edge of a BlockSquare, a cube about its middle.
	BlockSize = 1.0
)

// A Custom_Tile is stretched to its picture. Its width is for each time that the picture is wider than high; its
// bottom and top are over its origin, for each unit of Thickness.
const (
	TileWidth  = 2.0
	TileDepth  = 2.0
	TileBottom = 0.0
	TileTop    = 1.0
)

// A Custom_Token is measured as a tile is.
const (
	TokenWidth  = 2.0
	TokenDepth  = 2.0
	TokenBottom = -0.5
	TokenTop    = 0.5
)

// A Custom_Board's width is for each time that its picture is wider than high; its bottom and top are over its
// origin. The footprint is a guess.
const (
	BoardWidth  = 15.0
	BoardDepth  = 15.0
	BoardBottom = 0.0
	BoardTop    = 0.592
)

// A Custom_PDF is as deep as that whatever the page, and as wide as the page's form makes it; its bottom is at its
// origin. Read off public saves in which PDFs lie side by side; the calibration does not measure it.
const (
	PDFDepth = 4.0
	PDFTop   = 0.1
)
