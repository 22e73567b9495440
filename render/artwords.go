package render

import (
	"slices"

	"github.com/goccy/go-yaml/ast"

	"menagerie/rules"
)

// slabShape is the outline of a board.
type slabShape string

// The outlines; a rectangle unless a card says otherwise.
const (
	rectangleSlab slabShape = "rectangle"
	roundSlab     slabShape = "round"
)

// pointShape is what a point of the board looks like.
type pointShape string

// What a point looks like; a dot where lines meet unless a card says otherwise.
const (
	dots  pointShape = "dots"
	cells pointShape = "cells" // squares around the points; no lines
	wells pointShape = "wells" // round hollows, for marbles
)

// areaPattern is drawn over an area.
type areaPattern string

const waves areaPattern = "waves" // water

// motif is a figure that a decoration draws.
type motif string

// The motifs. What belongs to a side is in the side's colour unless the card gives another.
const (
	blossom motif = "blossom" // five petals around the point
	cave    motif = "cave"    // a semicircle on the board's nearest side
	den     motif = "den"     // an arch of stones in a cell, upright for its owner
	trap    motif = "trap"    // a ring of teeth in a cell
	corners motif = "corners" // small angles around the point
)

// pieceShape is what pieces look like.
type pieceShape string

// What pieces look like; discs unless a card says otherwise.
const (
	discPiece   pieceShape = "disc"
	marblePiece pieceShape = "marble"
)

// tokenShape is what a token looks like.
type tokenShape string

const ring tokenShape = "ring"

// readWord reads one of several words into where it belongs.
func readWord[T ~string](to *T, node ast.Node, hint string, words ...T) error {
	*to = T(node.GetToken().Value)
	if !slices.Contains(words, *to) {
		return rules.Misread(node, "%s", hint)
	}
	return nil
}

// UnmarshalYAML reads an outline's name.
func (s *slabShape) UnmarshalYAML(node ast.Node) error {
	return readWord(s, node, "a slab is a rectangle or round", rectangleSlab, roundSlab)
}

// UnmarshalYAML reads what a point looks like.
func (s *pointShape) UnmarshalYAML(node ast.Node) error {
	return readWord(s, node, "points are dots, cells or wells", dots, cells, wells)
}

// UnmarshalYAML reads a pattern's name.
func (p *areaPattern) UnmarshalYAML(node ast.Node) error {
	return readWord(p, node, "a pattern is waves", waves)
}

// UnmarshalYAML reads a motif's name.
func (m *motif) UnmarshalYAML(node ast.Node) error {
	return readWord(m, node, "what can be drawn is a blossom, a cave, a den, a trap or corners", blossom, cave, den, trap, corners)
}

// UnmarshalYAML reads a shape's name.
func (s *pieceShape) UnmarshalYAML(node ast.Node) error {
	return readWord(s, node, "a piece is a disc or a marble", discPiece, marblePiece)
}

// UnmarshalYAML reads a shape's name.
func (s *tokenShape) UnmarshalYAML(node ast.Node) error {
	return readWord(s, node, "a token is a ring", ring)
}
