package render

import (
	"fmt"
	"sync"

	"github.com/golang/freetype/truetype"

	"menagerie/assets"
)

const fontFile = "fonts/menagerie-kai.ttf"

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
	data, err := assets.Files.ReadFile(fontFile)
	if err != nil {
		return nil, fmt.Errorf("read the font: %w", err)
	}
	f, err := truetype.Parse(data)
	if err != nil {
		return nil, fmt.Errorf("parse the font %s: %w", fontFile, err)
	}
	return f, nil
})
