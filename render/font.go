package render

import (
	"fmt"
	"sync"

	"github.com/golang/freetype/truetype"

	"menagerie/assets"
)

const fontFile = "fonts/menagerie-kai.ttf"

// FontData is the font in which everything is written, a TrueType file, for texts that others set.
func FontData() ([]byte, error) {
	data, err := assets.Files.ReadFile(fontFile)
	if err != nil {
		return nil, fmt.Errorf("read the font: %w", err)
	}
	return data, nil
}

// HasGlyph tells whether the font has a character.
func HasGlyph(r rune) bool {
	f, err := openFont()
	return err == nil && f.Index(r) != 0
}

// glyphError is a character that the font does not have.
type glyphError struct {
	Rune rune
	// Text is where the character occurs.
	Text string
}

func (e *glyphError) Error() string {
	return fmt.Sprintf("the font has no %q (U+%04X), needed for %q", e.Rune, e.Rune, e.Text)
}

// openFont parses the font on first use.
var openFont = sync.OnceValues(func() (*truetype.Font, error) {
	data, err := FontData()
	if err != nil {
		return nil, err
	}
	f, err := truetype.Parse(data)
	if err != nil {
		return nil, fmt.Errorf("parse the font %s: %w", fontFile, err)
	}
	return f, nil
})
