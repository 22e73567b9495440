package main

import (
	"strings"

	"github.com/spf13/cobra"

	"menagerie/render"
)

// looksFlags say how pictures look.
type looksFlags struct {
	theme, font, coordinates string
}

func (f *looksFlags) register(cmd *cobra.Command) {
	cmd.Flags().StringVar(&f.theme, "theme", render.Plum.Name, "what everything is made of: "+themeList())
	cmd.Flags().StringVar(&f.font, "font", "", "a font file (TTF, OTF) to write with; what it lacks is written with our own")
	cmd.Flags().StringVar(&f.coordinates, "coordinates", "on", "on or off: the names of columns, rows and points on the board")
}

// themeList is every theme with what it looks like.
func themeList() string {
	var list []string
	for _, t := range render.Themes() {
		list = append(list, t.Name+" ("+t.About+")")
	}
	return strings.Join(list, ", ")
}

// options are what the flags mean.
func (f *looksFlags) options() (render.Options, error) {
	theme, err := render.ThemeNamed(f.theme)
	if err != nil {
		return render.Options{}, usageError("--theme: %w", err)
	}
	if f.coordinates != "on" && f.coordinates != "off" {
		return render.Options{}, usageError("--coordinates %s: say on or off", f.coordinates)
	}
	font, err := readFont(f.font)
	return render.Options{Theme: theme, Font: font, HideCoordinates: f.coordinates == "off"}, err
}

// maxFont is more bytes than any font has.
const maxFont = 256 << 20

// readFont reads a font file; nil for none.
func readFont(file string) (*render.Font, error) {
	if file == "" {
		return nil, nil
	}
	data, err := readAtMost(file, maxFont+1)
	switch {
	case err != nil:
		return nil, unreadable("font", file, err)
	case len(data) > maxFont:
		return nil, usageError("--font %s is larger than %d MiB, and so no font", file, maxFont>>20)
	}
	font, err := render.ParseFont(data)
	if err != nil {
		return nil, usageError("--font %s is not a TrueType or OpenType font that can be used: %w", file, err)
	}
	return font, nil
}
