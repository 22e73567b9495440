package savefile

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"strings"
)

// reference stands in a JSON file where the save has a value that is a file of its own. Its first key begins with $.
type reference struct {
	// File is the path of a text or of an object, from the folder's root; Bundle that of a script's modules.
	File   string `json:"$file,omitempty"`
	Bundle string `json:"$bundle,omitempty"`
	// Raw is a value of the save that looks like a reference itself.
	Raw json.RawMessage `json:"$raw,omitempty"`
	textForm
	// JSON says how a script's state, whose file is laid out for reading, stands in the save: tight or spaced.
	JSON string `json:"json,omitempty"`
}

// stateLayouts are the layouts of a script's state, by what a reference calls them.
var stateLayouts = map[string]layout{"tight": tight, "spaced": spaced}

// form is what pack must know of a save beside the values in it. It is the folder's formFile.
type form struct {
	Version int `json:"version"`
	// BOM tells whether the file begins with a byte order mark, Start and End are the white space around the JSON.
	BOM   bool   `json:"bom"`
	Start string `json:"start"`
	End   string `json:"end"`
	layout
	// Escapes names how texts are escaped.
	Escapes string `json:"escapes"`
}

// check refuses what would make something else than JSON.
func (f *form) check() error {
	const blanks = " \t\r\n"
	switch {
	case f.Version != formVersion:
		return fmt.Errorf("its version is %d, and this tool knows %d: use a newer one", f.Version, formVersion)
	case strings.Trim(f.Start+f.End, blanks) != "":
		return errors.New("start and end are more than white space")
	case f.Verbatim:
		return nil
	case strings.Trim(f.Newline+f.Indent, blanks) != "":
		return errors.New("newline and indent are more than white space")
	case strings.Trim(f.Colon, blanks) != ":" || strings.Trim(f.Comma, blanks) != ",":
		return errors.New("colon and comma are not these marks with white space at them")
	}
	return nil
}

// formVersion is the version of the folder's form, for tools to come.
const formVersion = 1

// marshal writes JSON as our files have it: in TTS's layout, without escaping what HTML would.
func marshal(v any) []byte { return encodeJSON(v, "  ") }

// append writes a reference on one line.
func (r reference) append(out []byte) []byte {
	return append(out, bytes.TrimSuffix(encodeJSON(r, ""), []byte("\n"))...)
}

func encodeJSON(v any, indent string) []byte {
	var b bytes.Buffer
	enc := json.NewEncoder(&b)
	enc.SetEscapeHTML(false)
	enc.SetIndent("", indent)
	if err := enc.Encode(v); err != nil {
		panic(err) // our own types can always be written
	}
	return b.Bytes()
}
