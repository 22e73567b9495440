package render

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"sync"

	"golang.org/x/image/font/sfnt"

	"menagerie/assets"
)

const fontFile = "fonts/menagerie-kai.ttf"

// Font is a font that writes on boards and pieces.
type Font struct {
	outlines *sfnt.Font
	sum      [sha256.Size]byte
}

// String tells a font from others.
func (f *Font) String() string {
	if f == nil {
		return "our own"
	}
	return hex.EncodeToString(f.sum[:])
}

// ParseFont reads a TrueType or OpenType font (TTF, OTF), or the first of a collection (TTC).
func ParseFont(data []byte) (*Font, error) {
	if len(data) == 0 {
		return nil, errors.New("the font is empty")
	}
	fonts, err := sfnt.ParseCollection(data)
	if err != nil {
		return nil, err
	}
	f, err := fonts.Font(0)
	if err != nil {
		return nil, err
	}
	return &Font{f, sha256.Sum256(data)}, nil
}

// FontData is the font in which everything is written, a TrueType file, for texts that others set.
func FontData() ([]byte, error) {
	data, err := assets.Files.ReadFile(fontFile)
	if err != nil {
		return nil, fmt.Errorf("read the font: %w", err)
	}
	return data, nil
}

// embeddedFont is parsed on first use.
var embeddedFont = sync.OnceValues(func() (*Font, error) {
	data, err := FontData()
	if err != nil {
		return nil, err
	}
	f, err := ParseFont(data)
	if err != nil {
		return nil, fmt.Errorf("parse the font %s: %w", fontFile, err)
	}
	return f, nil
})

// typeface is fonts in the order in which a character is looked for.
type typeface []*Font

// newTypeface prefers a font, if there is one, to the embedded one.
func newTypeface(preferred *Font) (typeface, error) {
	embedded, err := embeddedFont()
	if err != nil {
		return nil, err
	}
	if preferred == nil {
		return typeface{embedded}, nil
	}
	return typeface{preferred, embedded}, nil
}

// Has tells whether the font has a character.
func (f *Font) Has(r rune) bool {
	found, _, err := typeface{f}.find(r)
	return err == nil && found != nil
}

// HasGlyph tells whether the embedded font has a character.
func HasGlyph(r rune) bool {
	t, err := newTypeface(nil)
	if err != nil {
		return false
	}
	f, _, err := t.find(r)
	return err == nil && f != nil
}

// glyphError is a character that no font has.
type glyphError struct {
	Rune rune
	// Text is where the character occurs.
	Text string
}

func (e *glyphError) Error() string {
	return fmt.Sprintf("the font has no %q (U+%04X), needed for %q", e.Rune, e.Rune, e.Text)
}

// find is the first font that has a character, and the character's glyph in it; a nil font for none.
func (t typeface) find(r rune) (*Font, sfnt.GlyphIndex, error) {
	var buffer sfnt.Buffer
	for _, f := range t {
		index, err := f.outlines.GlyphIndex(&buffer, r)
		if err != nil {
			return nil, 0, fmt.Errorf("look up %q in the font: %w", r, err)
		}
		if index != 0 {
			return f, index, nil
		}
	}
	return nil, 0, nil
}
