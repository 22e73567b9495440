package render

import (
	"slices"
	"strings"

	"menagerie/rules"
)

// art is a card's art section: what its author says about the game's looks.
type art struct {
	// Sides gives sides their colours, by name; the theme has some for the others.
	Sides map[string]Colour `yaml:"sides"`
	// Slab is the board's outline.
	Slab slabShape `yaml:"slab"`
	// Points says what a point is: where lines meet, unless told otherwise.
	Points pointShape `yaml:"points"`
	River  *riverArt  `yaml:"river"`
	Zones  []zoneArt  `yaml:"zones"`
	// Decorations are drawn on each point of a zone, or where pieces start.
	Decorations []decoration `yaml:"decorations"`
	// StartMarks prints each piece's label where it starts.
	StartMarks bool      `yaml:"start-marks"`
	Pieces     piecesArt `yaml:"pieces"`
	Token      tokenArt  `yaml:"token"`
}

// riverArt is a river between two neighbouring rows of a lattice, over which only the outermost lines are drawn.
type riverArt struct {
	Between []string `yaml:"between"`
}

// zoneArt colours the area of a zone's points, or of points by name.
type zoneArt struct {
	Zone    string      `yaml:"zone"`
	Points  []string    `yaml:"points"`
	Fill    Colour      `yaml:"fill"`
	Pattern areaPattern `yaml:"pattern"`
}

// decoration draws a motif on the points of a zone, or on those where some kinds of pieces start.
type decoration struct {
	Draw   motif    `yaml:"draw"`
	Zone   string   `yaml:"zone"`
	Starts []string `yaml:"starts"`
	Colour Colour   `yaml:"colour"`
}

type piecesArt struct {
	Mesh pieceShape `yaml:"mesh"`
	// Colour is the body's, for marbles.
	Colour Colour `yaml:"colour"`
}

type tokenArt struct {
	Mesh   tokenShape `yaml:"mesh"`
	Colour Colour     `yaml:"colour"`
}

// readArt reads a game's art section and checks what it refers to.
func readArt(game *rules.Game) (art, error) {
	a := art{Sides: map[string]Colour{}}
	if err := game.Card.Art.Decode(&a); err != nil {
		return a, err
	}
	for i, z := range a.Zones {
		if err := checkZoneArt(game, i, z); err != nil {
			return a, err
		}
	}
	for i, d := range a.Decorations {
		if err := checkDecoration(game, i, d); err != nil {
			return a, err
		}
	}
	if len(game.Card.Board.Hex.Rows) > 0 && a.Points == cells {
		return a, game.Card.ErrorAt([]any{"art", "points"}, "wells suit a hexagonal board", "cells are for a lattice")
	}
	return a, checkRiver(game, a.River)
}

func checkZoneArt(game *rules.Game, index int, z zoneArt) error {
	if (z.Zone == "") == (len(z.Points) == 0) {
		return game.Card.ErrorAt([]any{"art", "zones", index}, "", "give either a zone or points")
	}
	for i, name := range z.Points {
		if _, ok := pointNamed(game, name); !ok {
			return game.Card.ErrorAt([]any{"art", "zones", index, "points", i}, "", "no such point %s", name)
		}
	}
	if z.Zone == "" {
		return nil
	}
	return checkZone(game, "zones", index, z.Zone)
}

func checkDecoration(game *rules.Game, index int, d decoration) error {
	if (d.Zone == "") == (len(d.Starts) == 0) {
		return game.Card.ErrorAt([]any{"art", "decorations", index}, "", "give either a zone or starts, the kinds on whose start points to draw")
	}
	for i, kind := range d.Starts {
		if !slices.ContainsFunc(game.Tables.Kinds, func(k rules.KindTable) bool { return k.Name == kind }) {
			return game.Card.ErrorAt([]any{"art", "decorations", index, "starts", i}, "", "no such kind %s", kind)
		}
	}
	if d.Zone == "" {
		return nil
	}
	return checkZone(game, "decorations", index, d.Zone)
}

func checkZone(game *rules.Game, list string, index int, name string) error {
	if _, ok := zoneNamed(game, name); ok {
		return nil
	}
	var names []string
	for _, z := range game.Board.Zones {
		names = append(names, z.Name)
	}
	return game.Card.ErrorAt([]any{"art", list, index, "zone"}, "there are "+strings.Join(names, ", "), "no such zone %s", name)
}

func checkRiver(game *rules.Game, river *riverArt) error {
	if river == nil {
		return nil
	}
	rows := game.Card.Board.Lattice.Rows
	for i := range max(0, len(rows)-1) {
		if slices.Equal(river.Between, rows[i:i+2]) {
			return nil
		}
	}
	return game.Card.ErrorAt([]any{"art", "river", "between"}, "the lower row first", "a river runs between two neighbouring rows of a lattice")
}

func zoneNamed(game *rules.Game, name string) (rules.Zone, bool) {
	i := slices.IndexFunc(game.Board.Zones, func(z rules.Zone) bool { return z.Name == name })
	if i < 0 {
		return rules.Zone{}, false
	}
	return game.Board.Zones[i], true
}

func pointNamed(game *rules.Game, name string) (rules.Point, bool) {
	i := slices.IndexFunc(game.Board.Points, func(p rules.PointTable) bool { return p.Name == name })
	return rules.Point(i + 1), i >= 0
}
