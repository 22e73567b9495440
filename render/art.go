package render

import (
	"slices"
	"strings"

	"menagerie/rules"
)

// art is a card's art section: what its author says about the game's looks.
type art struct {
	// The colours of sides, by name. The theme has some for the others.
	Sides map[string]Colour `yaml:"sides"`
	// The board's outline.
	Slab slabShape `yaml:"slab" default:"rectangle"`
	// What a point looks like: a dot where lines meet, a square cell, or a hollow for a marble.
	Points pointShape `yaml:"points" default:"dots"`
	// A river between two rows.
	River *riverArt `yaml:"river"`
	// The colours of areas.
	Zones []zoneArt `yaml:"zones"`
	// Figures on points.
	Decorations []decoration `yaml:"decorations"`
	// Whether each piece's label is printed where it starts.
	StartMarks bool `yaml:"start-marks" default:"false"`
	// What pieces look like.
	Pieces piecesArt `yaml:"pieces"`
	// What the token looks like.
	Token tokenArt `yaml:"token"`
}

// riverArt is a river between two neighbouring rows of a lattice, over which only the outermost lines are drawn.
type riverArt struct {
	// The names of the two rows, the lower first.
	Between []string `yaml:"between" card:"required"`
}

// zoneArt colours the area of a zone's points, or of points by name.
type zoneArt struct {
	// The zone.
	Zone string `yaml:"zone"`
	// The points, instead of a zone.
	Points []string `yaml:"points"`
	// The area's colour.
	Fill Colour `yaml:"fill"`
	// What is drawn over it.
	Pattern areaPattern `yaml:"pattern"`
}

// decoration draws a motif on the points of a zone, or on those where some kinds of pieces start.
type decoration struct {
	// The motif.
	Draw motif `yaml:"draw" card:"required"`
	// The zone on whose points it is drawn.
	Zone string `yaml:"zone"`
	// The kinds on whose start points it is drawn, instead of a zone.
	Starts []string `yaml:"starts"`
	// The motif's colour, instead of the side's or the theme's.
	Colour Colour `yaml:"colour"`
}

// piecesArt is what pieces look like.
type piecesArt struct {
	// The shape of all pieces.
	Mesh pieceShape `yaml:"mesh" default:"disc"`
	// The colour of marbles.
	Colour Colour `yaml:"colour"`
}

// tokenArt is what the token looks like.
type tokenArt struct {
	// The token's shape.
	Mesh tokenShape `yaml:"mesh" default:"ring"`
	// The token's colour.
	Colour Colour `yaml:"colour"`
}

// CheckArt tells what is wrong with a game's art section: a *rules.CardError.
func CheckArt(game *rules.Game) error {
	_, err := readArt(game)
	return err
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
		if _, ok := game.PointNamed(name); !ok {
			return game.Card.ErrorAt([]any{"art", "zones", index, "points", i}, "", "no such point %s", name)
		}
	}
	if z.Zone == "" {
		return nil
	}
	return checkZone(game, "zones", index, z.Zone)
}

func checkDecoration(game *rules.Game, index int, d decoration) error {
	if d.Draw == "" {
		return game.Card.ErrorAt([]any{"art", "decorations", index}, "for example draw: corners", "a decoration says what it draws")
	}
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
