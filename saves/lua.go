package saves

import (
	"errors"
	"strconv"
	"strings"

	"menagerie/tts/luasyntax"
)

// errNoData is readData's error for a module that is more than data.
var errNoData = errors.New("it does more than return data")

// maxDataDepth is how deep the tables of a data module may nest.
const maxDataDepth = 50

// readData reads a module that returns a table of plain data: string, float64, bool, []any or map[string]any. An
// empty table is an empty []any. Nothing else may stand in the module, so that reading it is all it can do.
func readData(text string) (any, error) {
	r := &dataReader{rest: text}
	if !r.word("return") {
		return nil, errNoData
	}
	value, ok := r.table(0)
	r.space()
	if !ok || r.rest != "" {
		return nil, errNoData
	}
	return value, nil
}

// dataReader reads Lua data from the front of a text.
type dataReader struct{ rest string }

func (r *dataReader) space() { r.rest = strings.TrimLeft(r.rest, " \t\n") }

// token takes a text off the front, if it is there.
func (r *dataReader) token(text string) bool {
	r.space()
	rest, found := strings.CutPrefix(r.rest, text)
	if found {
		r.rest = rest
	}
	return found
}

// word takes a whole word off the front, if it is there.
func (r *dataReader) word(word string) bool {
	r.space()
	if r.name(r.rest) != word {
		return false
	}
	r.rest = r.rest[len(word):]
	return true
}

// name is the identifier that a text begins with, "" for none.
func (r *dataReader) name(text string) string {
	n := 0
	for n < len(text) {
		c := text[n]
		letter := c == '_' || 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z'
		if !letter && (n == 0 || c < '0' || c > '9') {
			break
		}
		n++
	}
	return text[:n]
}

func (r *dataReader) value(depth int) (any, bool) {
	r.space()
	switch {
	case r.rest == "" || depth > maxDataDepth:
		return nil, false
	case r.rest[0] == '{':
		return r.table(depth)
	case r.rest[0] == '"':
		return r.text()
	case r.word("true"):
		return true, true
	case r.word("false"):
		return false, true
	}
	return r.number()
}

// table reads an array or a table of named fields, which build never mixes.
func (r *dataReader) table(depth int) (any, bool) {
	items, fields := []any{}, map[string]any{}
	if !r.token("{") {
		return nil, false
	}
	for !r.token("}") {
		name, named, ok := r.key()
		if !ok {
			return nil, false
		}
		value, ok := r.value(depth + 1)
		if !ok {
			return nil, false
		}
		if named {
			fields[name] = value
		} else {
			items = append(items, value)
		}
		if !r.token(",") && !strings.HasPrefix(r.rest, "}") {
			return nil, false
		}
	}
	if len(fields) == 0 {
		return items, true
	}
	return fields, len(items) == 0
}

// key reads the name of a field and its equals sign; named is false before an item of an array.
func (r *dataReader) key() (name string, named, ok bool) {
	if r.token("[") {
		r.space()
		name, ok = r.text()
		return name, true, ok && r.token("]") && r.token("=")
	}
	r.space()
	switch name = r.name(r.rest); name {
	case "", "true", "false":
		return "", false, true
	}
	r.rest = r.rest[len(name):]
	return name, true, !luasyntax.IsKeyword(name) && r.token("=")
}

func (r *dataReader) text() (string, bool) {
	var b strings.Builder
	if !strings.HasPrefix(r.rest, `"`) {
		return "", false
	}
	for i := 1; i < len(r.rest); i++ {
		switch c := r.rest[i]; c {
		case '"':
			r.rest = r.rest[i+1:]
			return b.String(), true
		case '\n':
			return "", false
		case '\\':
			char, length, ok := escape(r.rest[i+1:])
			if !ok {
				return "", false
			}
			b.WriteByte(char)
			i += length
		default:
			b.WriteByte(c)
		}
	}
	return "", false
}

// escape reads what follows a backslash, of the escapes that a build writes.
func escape(text string) (char byte, length int, ok bool) {
	if text == "" {
		return 0, 0, false
	}
	switch text[0] {
	case '"', '\\':
		return text[0], 1, true
	case 'n':
		return '\n', 1, true
	case 'r':
		return '\r', 1, true
	}
	if len(text) < 3 {
		return 0, 0, false
	}
	code, err := strconv.ParseUint(text[:3], 10, 8)
	return byte(code), 3, err == nil
}

func (r *dataReader) number() (any, bool) {
	if r.rest[0] == '+' {
		return nil, false
	}
	n := len(r.rest) - len(strings.TrimLeft(r.rest, "+-.0123456789eE"))
	value, err := strconv.ParseFloat(r.rest[:n], 64)
	r.rest = r.rest[n:]
	return value, err == nil
}
