package savefile

import (
	"fmt"
	"strings"
	"unicode/utf16"
	"unicode/utf8"

	"github.com/tidwall/gjson"
)

// escapes is a way to write strings in JSON: which characters are escaped beyond those that must be.
type escapes struct {
	name    string
	escapes func(r rune) bool
}

// allEscapes are the ways we know, TTS's own first.
var allEscapes = []escapes{
	{"tts", func(r rune) bool { return r == '\u0085' || r == '\u2028' || r == '\u2029' }},
	{"go", func(r rune) bool { return r == '\u2028' || r == '\u2029' }},
	{"go html", func(r rune) bool {
		return r == '\u2028' || r == '\u2029' || r == '<' || r == '>' || r == '&'
	}},
	{"javascript", func(rune) bool { return false }},
	{"ascii", func(r rune) bool { return r > '~' }},
}

func escapesNamed(name string) (escapes, error) {
	var names []string
	for _, e := range allEscapes {
		if e.name == name {
			return e, nil
		}
		names = append(names, e.name)
	}
	return escapes{}, fmt.Errorf("no escapes are called %q, but %s", name, strings.Join(names, ", "))
}

// chooseEscapes finds the way in which most of some strings are written.
func chooseEscapes(quoted []string) escapes {
	best, most := allEscapes[0], -1
	for _, e := range allEscapes {
		count := 0
		for _, q := range quoted {
			if _, ok := e.decode(q); ok {
				count++
			}
		}
		if count > most {
			best, most = e, count
		}
		if most == len(quoted) {
			break
		}
	}
	return best
}

// decode reads a JSON string, and tells whether encode gives it back to the byte.
func (e escapes) decode(quoted string) (text string, ok bool) {
	text = gjson.Parse(quoted).String()
	return text, utf8.ValidString(text) && string(e.encode(nil, text)) == quoted
}

const hexDigits = "0123456789abcdef"

// encode appends text as a JSON string.
func (e escapes) encode(out []byte, text string) []byte {
	out = append(out, '"')
	for _, r := range text {
		switch {
		case r == '"' || r == '\\':
			out = append(out, '\\', byte(r))
		case r == '\b':
			out = append(out, `\b`...)
		case r == '\f':
			out = append(out, `\f`...)
		case r == '\n':
			out = append(out, `\n`...)
		case r == '\r':
			out = append(out, `\r`...)
		case r == '\t':
			out = append(out, `\t`...)
		case r < ' ' || e.escapes(r):
			for _, unit := range utf16.AppendRune(nil, r) {
				out = append(out, '\\', 'u', hexDigits[unit>>12], hexDigits[unit>>8&15], hexDigits[unit>>4&15], hexDigits[unit&15])
			}
		default:
			out = utf8.AppendRune(out, r)
		}
	}
	return append(out, '"')
}
