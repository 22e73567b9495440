package savefile

import (
	"bytes"
	"errors"
	"fmt"
	"unicode/utf8"
	"unsafe"
)

// The forms in which a save is written.
const (
	JSON = "json" // as TTS keeps it on disk
	BSON = "bson" // as the Workshop keeps it
)

// Save is what a file holds, whatever the form that it is written in.
type Save struct {
	// Format is JSON or BSON.
	Format string
	// Text is the save as one value of strict JSON, without a byte order mark, that any reader can cope with.
	Text string
	// Rewritten tells that the file does not hold this very text: it is BSON, in UTF-16, or JSON that only TTS reads.
	Rewritten bool
	// marked tells that the file begins with a byte order mark.
	marked bool
	// Oddities are what in the form is not as TTS writes it, each kind once.
	Oddities []Oddity
}

// Oddity is something in the form of a file that TTS reads, but other programs may not, or read otherwise.
type Oddity struct {
	Kind Kind
	// Text is a sentence without its full stop: what is odd, where it is first, by line and column, and what to do.
	Text string
}

// Kind is a kind of Oddity.
type Kind string

// The kinds.
const (
	LenientJSON  Kind = "json-lenient"  // TTS's reader takes it, JSON does not allow it
	DuplicateKey Kind = "duplicate-key" // a key twice in one object
	NumberRange  Kind = "number-range"  // a number that TTS cannot hold
	Encoding     Kind = "encoding"      // not UTF-8
)

// Read reads the JSON or the BSON of a save. JSON is read as TTS does, by Newtonsoft.Json: with comments, trailing
// commas, texts in single quotes, keys without quotes, NaN and the like. Errors say what the file is instead, JSON
// errors by line and column. The data must not change as long as the save is in use. Time and memory are in
// proportion to the file.
func Read(data []byte) (*Save, error) {
	switch {
	case len(data) > MaxBytes:
		return nil, errTooLargeToRead
	case isBSON(data):
		return readBSON(data)
	}
	return readText(data)
}

func readText(data []byte) (*Save, error) {
	s := &Save{Format: JSON}
	data, err := s.toUTF8(data)
	if err != nil {
		return nil, err
	}
	if len(bytes.TrimSpace(data)) == 0 {
		return nil, errors.New("an empty file")
	}
	s.Text = unsafe.String(unsafe.SliceData(data), len(data)) // a copy would be as large as the file
	found := surveyed(s.Text)
	switch {
	case found.deep:
		return nil, errTooDeep
	case !found.valid:
		return s, s.makeStrict()
	}
	s.note(found)
	return s, nil
}

// makeStrict turns JSON that only TTS reads into JSON.
func (s *Save) makeStrict() error {
	l := lenient{text: s.Text, out: make([]byte, 0, len(s.Text)+len(s.Text)/8)}
	strict, err := l.rewrite()
	if err != nil {
		return err
	}
	for _, taken := range l.liberties {
		s.add(LenientJSON, "%s at %s%s: TTS reads it, other programs may not; saved again in TTS it is plain JSON", taken.name, at(s.Text, taken.at), more(taken.count))
	}
	s.Text, s.Rewritten = strict, true
	s.note(surveyed(strict))
	return nil
}

// note adds what a survey of the text has found. Of a text that is not in the file there is no place to name.
func (s *Save) note(found *survey) {
	place := func(x sightings) string {
		if s.Rewritten {
			return ""
		}
		return " at " + at(s.Text, x.at)
	}
	if x := found.twice; x.count > 0 {
		s.add(DuplicateKey, "an object has the key %.60s twice%s%s: programs differ in which of the two they take; leave one", x.text, place(x), more(x.count))
	}
	if x := found.tooLarge; x.count > 0 {
		s.add(NumberRange, "the number %.40s%s is larger than TTS can hold%s; its limit is 3.4e38", x.text, place(x), more(x.count))
	}
	if s.Format == JSON && !utf8.ValidString(s.Text) {
		s.add(Encoding, "the text%s is not UTF-8: TTS shows � instead; save the file as UTF-8", place(sightings{at: firstInvalid(s.Text)}))
	}
}

func (s *Save) add(kind Kind, format string, args ...any) {
	s.Oddities = append(s.Oddities, Oddity{kind, fmt.Sprintf(format, args...)})
}

// at is a place in a text as line:column.
func at(text string, i int) string {
	line, column := position(text, i)
	return fmt.Sprintf("%d:%d", line, column)
}

// more says how often something is in a text beside the one place that is named.
func more(count int) string {
	if count < 2 {
		return ""
	}
	return fmt.Sprintf(" (and %d more)", count-1)
}

// firstInvalid is the first byte of a text that is not UTF-8.
func firstInvalid(text string) int {
	for i := 0; i < len(text); {
		r, size := utf8.DecodeRuneInString(text[i:])
		if r == utf8.RuneError && size == 1 {
			return i
		}
		i += size
	}
	return len(text)
}
