package script

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"regexp"
	"strings"

	"menagerie/tts/luasyntax"
)

// lineWidth is up to where a table is written on one line.
const lineWidth = 110

// Literal writes a Go value as a Lua expression, by way of its JSON form: json tags name the fields, a slice
// becomes an array from 1. A null is an error: Lua would lose it, and a list that is not there is another thing
// than an empty one. Equal values give equal text. Text stays UTF-8 as it is, since an escaped byte means another
// character in TTS.
func Literal(v any) (string, error) {
	text, err := json.Marshal(v)
	if err != nil {
		return "", fmt.Errorf("writing %T as Lua: %w", v, err)
	}
	dec := json.NewDecoder(bytes.NewReader(text))
	dec.UseNumber()
	root, err := readNode(dec)
	if err != nil {
		return "", fmt.Errorf("writing %T as Lua: %w", v, err)
	}
	var b strings.Builder
	root.write(&b, "")
	return b.String(), nil
}

// node is a Lua value: a text that stands for itself, or a table of nodes.
type node struct {
	text    string
	table   bool
	keys    []string // written before the items, none for an array
	items   []node
	compact string // the whole on one line
}

var errNull = errors.New("it holds a null, which Lua tables cannot: leave it out, or make it empty")

func readNode(dec *json.Decoder) (node, error) {
	token, err := dec.Token()
	if err != nil {
		return node{}, err
	}
	switch t := token.(type) {
	case json.Delim:
		return readTable(dec, t == '{')
	case string:
		return leaf(Quote(t)), nil
	case nil:
		return node{}, errNull
	default:
		return leaf(fmt.Sprint(t)), nil
	}
}

func leaf(text string) node { return node{text: text, compact: text} }

func readTable(dec *json.Decoder, named bool) (node, error) {
	n := node{table: true}
	var parts []string
	for dec.More() {
		key := ""
		if named {
			token, err := dec.Token()
			if err != nil {
				return node{}, err
			}
			key = tableKey(token.(string)) + " = "
		}
		item, err := readNode(dec)
		if err != nil {
			return node{}, err
		}
		n.keys, n.items = append(n.keys, key), append(n.items, item)
		parts = append(parts, key+item.compact)
	}
	if _, err := dec.Token(); err != nil && !errors.Is(err, io.EOF) {
		return node{}, err
	}
	n.compact = "{" + strings.Join(parts, ", ") + "}"
	return n, nil
}

// write puts small tables and lists of plain values on one line, everything else one item a line.
func (n node) write(b *strings.Builder, indent string) {
	if !n.table || len(indent)+len(n.compact) <= lineWidth || n.plain() {
		b.WriteString(n.compact)
		return
	}
	b.WriteString("{\n")
	for i, item := range n.items {
		b.WriteString(indent + "  " + n.keys[i])
		item.write(b, indent+"  ")
		b.WriteString(",\n")
	}
	b.WriteString(indent + "}")
}

// plain tells whether the node is an array without tables in it.
func (n node) plain() bool {
	for i, item := range n.items {
		if item.table || n.keys[i] != "" {
			return false
		}
	}
	return true
}

var identifier = regexp.MustCompile(`^[A-Za-z_][A-Za-z0-9_]*$`)

func tableKey(key string) string {
	if identifier.MatchString(key) && !luasyntax.IsKeyword(key) {
		return key
	}
	return "[" + Quote(key) + "]"
}

// Quote writes text as a Lua string.
func Quote(text string) string {
	var b strings.Builder
	b.WriteByte('"')
	for _, r := range text {
		switch {
		case r == '"' || r == '\\':
			b.WriteByte('\\')
			b.WriteRune(r)
		case r == '\n':
			b.WriteString(`\n`)
		case r == '\r':
			b.WriteString(`\r`)
		case r < ' ' || r == 0x7f:
			fmt.Fprintf(&b, `\%03d`, r)
		default:
			b.WriteRune(r)
		}
	}
	b.WriteByte('"')
	return b.String()
}
