package render

import (
	"slices"
	"strings"

	"github.com/goccy/go-yaml/ast"

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

// UnmarshalYAML reads a motif's name.
func (m *motif) UnmarshalYAML(node ast.Node) error {
	*m = motif(node.GetToken().Value)
	if !slices.Contains([]motif{blossom, cave}, *m) {
		return rules.Misread(node, "what can be drawn is a blossom or a cave")
	}
	return nil
}

// tokenShape is what a token looks like.
type tokenShape string

const ring tokenShape = "ring"

// UnmarshalYAML reads a shape's name.
func (s *tokenShape) UnmarshalYAML(node ast.Node) error {
	*s = tokenShape(node.GetToken().Value)
	if *s != ring {
		return rules.Misread(node, "a token is a ring")
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
			return a, game.Card.ErrorAt([]any{"art", "sides"}, "add "+s.Name+": \"#rrggbb\"", "side %s has no colour", s.Name)
		}
	}
	for i, z := range a.Zones {
		if _, ok := zoneNamed(game, z.Zone); !ok {
			return a, noZone(game, "zones", i, z.Zone)
		}
	}
	for i, d := range a.Decorations {
		if _, ok := zoneNamed(game, d.Zone); !ok {
			return a, noZone(game, "decorations", i, d.Zone)
		}
	}
	return a, nil
}

func noZone(game *rules.Game, list string, index int, name string) error {
	var names []string
	for _, z := range game.Board.Zones {
		names = append(names, z.Name)
	}
	return game.Card.ErrorAt([]any{"art", list, index, "zone"}, "there are "+strings.Join(names, ", "), "no such zone %s", name)
}

func zoneNamed(game *rules.Game, name string) (rules.Zone, bool) {
	i := slices.IndexFunc(game.Board.Zones, func(z rules.Zone) bool { return z.Name == name })
	if i < 0 {
		return rules.Zone{}, false
	}
	return game.Board.Zones[i], true
}
