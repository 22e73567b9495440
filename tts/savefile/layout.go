package savefile

import (
	"errors"
	"strings"
)

// layout is the white space of a JSON text: where a line ends and how it is indented. The zero value, with colon and
// comma, writes everything on one line.
type layout struct {
	// Verbatim keeps all white space as it is; the rest then says nothing.
	Verbatim bool `json:"verbatim"`
	// Newline is the line end, "" for a text on one line, and Indent the white space a level.
	Newline string `json:"newline"`
	Indent  string `json:"indent"`
	// Colon and Comma are the marks with the white space at them.
	Colon string `json:"colon"`
	Comma string `json:"comma"`
}

var (
	// newtonsoft is the layout of a file by TTS.
	newtonsoft = layout{Newline: "\n", Indent: "  ", Colon: ": ", Comma: ","}
	// tight and spaced are how scripts encode what they keep: TTS's own JSON, and common libraries in Lua.
	tight  = layout{Colon: ":", Comma: ","}
	spaced = layout{Colon: ": ", Comma: ", "}
)

// detectLayout judges the layout of a JSON object by its first members.
func detectLayout(text string) layout {
	l := tight
	first := skipSpace(text, 1)
	if text[first] == '}' {
		return l
	}
	if lead := text[1:first]; strings.HasSuffix(strings.TrimRight(lead, " \t"), "\n") {
		indent := strings.LastIndexByte(lead, '\n') + 1
		l.Newline, l.Indent = lead[:indent], lead[indent:]
	}
	keyEnd := stringEnd(text, first)
	value := Cursor{text: text, i: skipSpace(text, skipSpace(text, keyEnd)+1)}
	l.Colon = text[keyEnd:value.Offset()]
	value.Skip()
	valueEnd := value.Offset()
	next := skipSpace(text, valueEnd)
	if l.Newline == "" && text[next] == ',' {
		l.Comma = text[valueEnd:skipSpace(text, next+1)]
	}
	return l
}

// fits tells whether a text has this layout throughout.
func (l layout) fits(text string) bool {
	w := writer{layout: l, limit: len(text)}
	return w.json(text, &slot{end: len(text)}, 0, nil) == nil && string(w.out) == text
}

// errTooLarge is a writer's error when it writes more than its limit.
var errTooLarge = errors.New("it would be larger than 1 GiB")

// writer writes JSON texts in a layout.
type writer struct {
	layout
	out []byte
	// limit is how many bytes may be written.
	limit int
}

// filler writes what is to stand at a slot, depth brackets deep.
type filler func(s *slot, depth int) error

// json writes the value that is at a slot of a valid text, depth brackets deep, and leaves the slots in it to fill.
func (w *writer) json(text string, s *slot, depth int, fill filler) error {
	slots := s.slots
	for i := s.start; i < s.end; {
		if len(slots) > 0 && i == slots[0].start {
			if err := fill(&slots[0], depth); err != nil {
				return err
			}
			i, slots = slots[0].end, slots[1:]
			continue
		}
		next := i + 1
		switch c := text[i]; c {
		case '{', '[':
			w.out = append(w.out, c)
			depth++
			if close := skipSpace(text, next); !w.Verbatim && (text[close] == '}' || text[close] == ']') {
				w.out = append(w.out, text[close])
				depth--
				next = close + 1
			} else {
				w.line(depth)
			}
		case '}', ']':
			depth--
			w.line(depth)
			w.out = append(w.out, c)
		case ',':
			w.mark(c, w.Comma)
			w.line(depth)
		case ':':
			w.mark(c, w.Colon)
		case ' ', '\n', '\r', '\t':
			if w.Verbatim {
				w.out = append(w.out, c)
			}
		case '"':
			next = stringEnd(text, i)
			w.out = append(w.out, text[i:next]...)
		default:
			next = literalEnd(text, i)
			w.out = append(w.out, text[i:next]...)
		}
		if len(w.out) > w.limit {
			return errTooLarge
		}
		i = next
	}
	return nil
}

// mark writes a colon or a comma.
func (w *writer) mark(c byte, laidOut string) {
	if w.Verbatim {
		w.out = append(w.out, c)
	} else {
		w.out = append(w.out, laidOut...)
	}
}

func (w *writer) line(depth int) {
	if w.Verbatim || w.Newline == "" {
		return
	}
	w.out = append(w.out, w.Newline...)
	for range depth {
		w.out = append(w.out, w.Indent...)
	}
}

// spread is about how many bytes a valid text takes in TTS's layout. Deep nesting makes it far more than the text.
func spread(text string) int {
	bytes, depth := len(text), 0
	for i := 0; i < len(text); i++ {
		switch text[i] {
		case '"':
			i = stringEnd(text, i) - 1
		case '{', '[':
			depth++
			bytes += 1 + 2*depth
		case '}', ']':
			depth--
			bytes += 1 + 2*depth
		case ',':
			bytes += 1 + 2*depth
		}
	}
	return bytes
}
