package table

import (
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/tidwall/gjson"
	lua "github.com/yuin/gopher-lua"

	"menagerie/tts/savefile"
)

const deepestJSON = 200

var jsonClass = &class[*Table]{
	name: "JSON",
	functions: map[string]func(c call, t *Table) int{
		"encode":        func(c call, t *Table) int { return c.encode("") },
		"encode_pretty": func(c call, t *Table) int { return c.encode("  ") },
		"decode": func(c call, t *Table) int {
			text := c.CheckString(1)
			if text == "" {
				return c.give(lua.LNil)
			}
			if savefile.TooDeep(text) || !gjson.Valid(text) {
				c.RaiseError("JSON.decode: not valid JSON: %.40s", text)
			}
			return c.give(t.fromJSON(gjson.Parse(text)))
		},
	},
}

func (c call) encode(indent string) int {
	text, err := encodeJSON(c.Get(1), indent)
	if err != nil {
		c.RaiseError("JSON.encode: %s", err.Error())
	}
	return c.give(lua.LString(text))
}

// encodeJSON writes a Lua value: a table whose keys are 1…n is an array, so is
// an empty one; any other is an object with its keys as strings, sorted.
func encodeJSON(v lua.LValue, indent string) (string, error) {
	w := jsonWriter{indent: indent}
	if err := w.value(v, 0); err != nil {
		return "", err
	}
	return w.String(), nil
}

type jsonWriter struct {
	strings.Builder
	indent string
}

func (w *jsonWriter) value(v lua.LValue, depth int) error {
	if depth > deepestJSON {
		return errors.New("the table is too deep or holds itself")
	}
	switch v := v.(type) {
	case *lua.LNilType:
		w.WriteString("null")
	case lua.LBool:
		w.WriteString(strconv.FormatBool(bool(v)))
	case lua.LNumber:
		w.WriteString(jsonNumber(float64(v)))
	case lua.LString:
		w.WriteString(jsonString(string(v)))
	case *lua.LTable:
		return w.table(v, depth)
	default:
		return fmt.Errorf("a %s cannot be encoded", v.Type())
	}
	return nil
}

func (w *jsonWriter) table(table *lua.LTable, depth int) error {
	entries := tableEntries(table)
	if n := table.Len(); n == len(entries) {
		return w.list('[', ']', n, depth, func(i int) error { return w.value(table.RawGetInt(i+1), depth+1) })
	}
	return w.list('{', '}', len(entries), depth, func(i int) error {
		w.WriteString(jsonString(entries[i].key))
		w.WriteByte(':')
		if w.indent != "" {
			w.WriteByte(' ')
		}
		return w.value(entries[i].value, depth+1)
	})
}

func (w *jsonWriter) list(open, shut byte, n, depth int, item func(int) error) error {
	w.WriteByte(open)
	for i := range n {
		if i > 0 {
			w.WriteByte(',')
		}
		w.newline(depth + 1)
		if err := item(i); err != nil {
			return err
		}
	}
	if n > 0 {
		w.newline(depth)
	}
	w.WriteByte(shut)
	return nil
}

func (w *jsonWriter) newline(depth int) {
	if w.indent != "" {
		w.WriteByte('\n')
		w.WriteString(strings.Repeat(w.indent, depth))
	}
}

type entry struct {
	key   string
	value lua.LValue
}

// tableEntries lists a table with its keys as strings, in TTS's order: letters
// regardless of case first.
func tableEntries(table *lua.LTable) []entry {
	var entries []entry
	table.ForEach(func(k, v lua.LValue) {
		key := k.String()
		if n, ok := k.(lua.LNumber); ok {
			key = jsonNumber(float64(n))
		}
		entries = append(entries, entry{key, v})
	})
	slices.SortFunc(entries, func(a, b entry) int {
		if c := strings.Compare(strings.ToLower(a.key), strings.ToLower(b.key)); c != 0 {
			return c
		}
		return strings.Compare(a.key, b.key)
	})
	return entries
}

func jsonNumber(f float64) string {
	if math.IsNaN(f) || math.IsInf(f, 0) {
		return "null"
	}
	if f == math.Trunc(f) && math.Abs(f) < 1e15 {
		return strconv.FormatInt(int64(f), 10)
	}
	return strconv.FormatFloat(f, 'g', -1, 64)
}

func jsonString(s string) string {
	var b strings.Builder
	enc := json.NewEncoder(&b)
	enc.SetEscapeHTML(false)
	if err := enc.Encode(s); err != nil {
		return `""`
	}
	return strings.TrimSuffix(b.String(), "\n")
}

// fromJSON makes the Lua value of parsed JSON. Object keys stay strings.
func (t *Table) fromJSON(r gjson.Result) lua.LValue {
	switch r.Type {
	case gjson.True, gjson.False:
		return lua.LBool(r.Bool())
	case gjson.Number:
		return lua.LNumber(r.Num)
	case gjson.String:
		return lua.LString(r.Str)
	case gjson.JSON:
		table := t.lua.NewTable()
		array, i := r.IsArray(), 0
		r.ForEach(func(k, v gjson.Result) bool {
			i++
			if array {
				table.RawSetInt(i, t.fromJSON(v))
			} else {
				table.RawSetString(k.Str, t.fromJSON(v))
			}
			return true
		})
		return table
	}
	return lua.LNil
}
