package render

import (
	"fmt"
	"slices"

	"menagerie/rules"
)

// art is a card's art section: what its author says about the game's looks.
type art struct {
	// Sides gives each side its colour, by name.
	Sides map[string]Colour `yaml:"sides"`
	Zones []zoneArt         `yaml:"zones"`
	// Decorations are drawn on each point of a zone.
	Decorations []decoration `yaml:"decorations"`
	// StartMarks prints each piece's label where it starts.
	StartMarks bool     `yaml:"start-marks"`
	Token      tokenArt `yaml:"token"`
}

// zoneArt colours the area that a zone's points enclose.
type zoneArt struct {
	Zone string `yaml:"zone"`
	Fill Colour `yaml:"fill"`
}

type decoration struct {
	Draw   motif  `yaml:"draw"`
	Zone   string `yaml:"zone"`
	Colour Colour `yaml:"colour"`
}

type tokenArt struct {
	Mesh   tokenShape `yaml:"mesh"`
	Colour Colour     `yaml:"colour"`
}

// motif is a figure that a decoration draws.
type motif string

// The motifs.
const (
	blossom motif = "blossom" // five petals around the point
	cave    motif = "cave"    // a semicircle on the board's nearest side, in the colour of the zone's owner
)

// UnmarshalText reads a motif's name.
func (m *motif) UnmarshalText(text []byte) error {
	*m = motif(text)
	if !slices.Contains([]motif{blossom, cave}, *m) {
		return fmt.Errorf("cannot draw %q: it is blossom or cave", *m)
	}
	return nil
}

// tokenShape is what a token looks like.
type tokenShape string

const ring tokenShape = "ring"

// UnmarshalText reads a shape's name.
func (s *tokenShape) UnmarshalText(text []byte) error {
	*s = tokenShape(text)
	if *s != ring {
		return fmt.Errorf("a token cannot be a %q: it is a ring", *s)
	}
	return nil
}

// readArt reads a game's art section and checks what it refers to.
func readArt(game *rules.Game) (art, error) {
	a := art{Sides: map[string]Colour{}}
	if err := game.Card.Art.Decode(&a); err != nil {
		return a, err
	}
	for _, s := range game.Tables.Sides {
		if _, ok := a.Sides[s.Name]; !ok {
			return a, fmt.Errorf("the art section of %s gives side %s no colour: add `%s: \"#rrggbb\"` under sides", game.Card.Name, s.Name, s.Name)
		}
	}
	for _, z := range a.Zones {
		if _, err := zoneNamed(game, z.Zone); err != nil {
			return a, err
		}
	}
	for _, d := range a.Decorations {
		if _, err := zoneNamed(game, d.Zone); err != nil {
			return a, err
		}
	}
	return a, nil
}

func zoneNamed(game *rules.Game, name string) (rules.Zone, error) {
	i := slices.IndexFunc(game.Board.Zones, func(z rules.Zone) bool { return z.Name == name })
	if i < 0 {
		return rules.Zone{}, fmt.Errorf("the art section of %s names the zone %q, which the card does not have", game.Card.Name, name)
	}
	return game.Board.Zones[i], nil
}
