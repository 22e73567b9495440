package render

import (
	"fmt"
	"slices"

	"menagerie/rules"
)

// Theme is how things look whatever the game. The same card works in all of them: what a card says in colours, a
// theme says in its own materials (see inks.go). Lengths are in spacings of the board, or, for faces, in radii of
// a piece.
type Theme struct {
	// Name is what a user calls it by, and About says what it looks like, in a line.
	Name, About string

	Field, Frame, Tray Material // the board's ground, the band around it, a tray's ground
	Inlay              Colour   // the thin line and the letters on the band, and the title of the thumbnail
	Ink                Colour   // lines and titles
	DashedInk          Colour

	LineWidth, DiagonalWidth float64
	// DiagonalInk is the opacity of lines that run aslant.
	DiagonalOpacity float64
	DashWidth       float64
	DashPeriod      float64
	PointRadius     float64
	// MarkOpacity is that of the labels printed where pieces start, and TitleOpacity that of titles.
	MarkOpacity, TitleOpacity float64
	// Bold is by how much letters are thickened, in ems.
	Bold float64
	// Relief is how deep lines and letters are cut; 0 prints them.
	Relief float64
	// Shading is how far colours run into each other, from flat (0) to 1.
	Shading float64

	// Bodies are what pieces are made of: one for all, or one for the lighter half of the sides and one for the
	// darker.
	Bodies []Body
	// Sides are the colours of sides to which the card gives none, to be told apart by anybody: they differ in
	// lightness too.
	Sides []Colour
	// MarkContrast is the least contrast of a side's colour with the board, before MarkOpacity lets it fade.
	MarkContrast float64
	// Tone is a colour that all colours of sides lean to, by Toning.
	Tone   Colour
	Toning float64
	// FillVivid strengthens the colours of areas (1 leaves them), FillContrast is their least contrast with lines
	// over them, and FillOpacity is how much they hide of what lies below.
	FillVivid, FillContrast, FillOpacity float64

	// Glass is a marble's colour, unless the card gives one, and GlassSwirl that of the streaks in it.
	Glass, GlassSwirl Colour
	// TrayWell is the ground of a tray's slots.
	TrayWell Colour
	// Cloth is the table's colour in the thumbnail.
	Cloth Colour
	// Water is a river's colour, Foam that of its shores and waves, and WaterInk that of what is written on it.
	Water, Foam, WaterInk  Colour
	WaveWidth, WaveOpacity float64
	// DefaultFill, DefaultToken and DefaultMotif stand in for colours that a card does not give.
	DefaultFill, DefaultToken, DefaultMotif Colour
}

// Body is what a piece is made of: its face, its rim, its side, and the line round its face as seen from above.
type Body struct {
	Face            Material
	Rim, Wall, Edge Colour
	// Contrast is the least contrast of a side's colour with the face, as WCAG measures it.
	Contrast float64
}

// Material is a ground whose grain runs between two colours; without a grain it has the light one alone.
type Material struct {
	Light, Dark Colour
	Grain       *grain
}

// Themes are all themes, the usual one first.
func Themes() []*Theme { return []*Theme{Plum, Wood, Contrast} }

// ThemeNamed finds a theme; the error for a name that does not exist says which do.
func ThemeNamed(name string) (*Theme, error) {
	var names []string
	for _, t := range Themes() {
		if t.Name == name {
			return t, nil
		}
		names = append(names, t.Name)
	}
	return nil, fmt.Errorf("no theme %q (%s)", name, rules.Choices(name, names))
}

// sideColours are the sides' colours: the card's, and the theme's own where the card gives none.
func (t *Theme) sideColours(game *rules.Game, a art) []Colour {
	var colours []Colour
	for i, s := range game.Tables.Sides {
		c, ok := a.Sides[s.Name]
		if !ok {
			c = t.Sides[i%len(t.Sides)]
		}
		colours = append(colours, c)
	}
	return colours
}

// bodies gives each side its body.
func (t *Theme) bodies(sides []Colour) []Body {
	lightness := make([]float64, len(sides))
	for i, c := range sides {
		lightness[i] = c.luminance()
	}
	ranked := slices.Clone(lightness)
	slices.SortFunc(ranked, func(a, b float64) int {
		if a > b {
			return -1
		}
		return 1
	})
	bodies := make([]Body, len(sides))
	for i := range sides {
		rank := slices.Index(ranked, lightness[i])
		bodies[i] = t.Bodies[rank*len(t.Bodies)/len(sides)]
	}
	return bodies
}
