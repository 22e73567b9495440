package docs

import (
	"flag"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"
)

// What is made of the sources, here and in the other tests of this folder, is made anew by
//
//	go test ./docs -update
var update = flag.Bool("update", false, "make the pages and the schema anew")

// ownReaders are the types that read their own part of a card: what they take, in words and as a JSON Schema.
var ownReaders = map[string]struct {
	says   string
	schema map[string]any
}{
	"Reach":       {"a number from 1, or `any`", anyOf(map[string]any{"type": "integer", "minimum": 1}, map[string]any{"const": "any"})},
	"Names":       {"a text, each character a name; or a list of names", anyOf(map[string]any{"type": "string"}, map[string]any{"type": "array", "items": map[string]any{"type": "string"}})},
	"OptionValue": {"`true`, `false` or a number", map[string]any{"type": []string{"boolean", "integer"}}},
	"Colour":      {"a colour `\"#rrggbb\"`", map[string]any{"type": "string", "pattern": "^#[0-9a-fA-F]{6}$"}},
	"PlayingTime": {"two numbers of minutes", map[string]any{"type": "array", "items": map[string]any{"type": "integer", "minimum": 1}, "minItems": 2, "maxItems": 2}},
}

func anyOf(choices ...map[string]any) map[string]any { return map[string]any{"anyOf": choices} }

// current fails when a file is not what is made of the sources; with -update it writes the file.
func current(t *testing.T, file, text string) {
	t.Helper()
	if *update {
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if old, err := os.ReadFile(file); err != nil || strings.ReplaceAll(string(old), "\r\n", "\n") != text {
		t.Errorf("%s is out of date; `go test ./docs -update` makes it anew: %v", file, err)
	}
}

// The reference of the card language says what the Go types' comments say, with examples from the cards.
func TestCardPage(t *testing.T) {
	language := cardLanguage(t)
	current(t, "card.md", cardPage(t, language, readExamples(t, language)))
}

const cardIntroduction = `# The card

A card is a YAML file that describes one game. This page lists every key, with an example each from a card that ships with the
tool or from the one that ` + "`menagerie new`" + ` writes. It is made of the sources by ` + "`go test ./docs -update`" + `.

A key marked * is required where its section is there. The example of a list's sections is one of them. An unknown key is an error. Every rule says where it comes from, with
` + "`source` or `choice`" + `. Names on a card are yours to choose; write them in quotes when YAML would take them for a number.

Editors complete and check cards with [a JSON Schema](../assets/card.schema.json). ` + "`menagerie new`" + ` writes it beside the card,
whose first line tells the editor so; in VS Code that needs the extension YAML by Red Hat.
`

func cardPage(t *testing.T, card *object, found examples) string {
	var page strings.Builder
	page.WriteString(cardIntroduction)
	fmt.Fprintf(&page, "\n## The top of a card\n\n")
	writeKeys(t, &page, "", card, found)
	page.WriteString("\n## Rules\n\nEvery rule has `source`, `choice` or both. Some can depend on an option.\n\n")
	every := &object{}
	for _, o := range broughtAlong(card) {
		every.keys = append(every.keys, o.keys...)
	}
	writeTable(t, &page, "", every.keys, found)
	written := []*object{card}
	var write func(path string, v value)
	write = func(path string, v value) {
		switch {
		case v.of != nil:
			write(path, *v.of)
		case v.in != nil && !slices.Contains(written, v.in):
			written = append(written, v.in)
			fmt.Fprintf(&page, "\n## %s\n\n%s\n\n", path, v.in.doc)
			writeKeys(t, &page, path, v.in, found)
			if whole := found.whole[v.in]; whole.text != "" {
				fmt.Fprintf(&page, "\nFrom `%s`:\n\n```yaml\n%s\n```\n", whole.card, whole.text)
			}
			for _, k := range v.in.keys {
				write(under(path, k.name), k.value)
			}
		}
	}
	for _, k := range card.keys {
		write(k.name, k.value)
	}
	return page.String()
}

// broughtAlong are the objects whose keys others bring along.
func broughtAlong(card *object) []*object {
	var brought, seen []*object
	var look func(v value)
	look = func(v value) {
		if v = v.innermost(); v.in == nil || slices.Contains(seen, v.in) {
			return
		}
		seen = append(seen, v.in)
		for _, k := range v.in.keys {
			if k.of != v.in && !slices.Contains(brought, k.of) {
				brought = append(brought, k.of)
			}
			look(k.value)
		}
	}
	look(value{in: card})
	return brought
}

// under is the heading of what a key of a section holds.
func under(path, name string) string {
	if path == "" {
		return name
	}
	return path + ": " + name
}

// writeKeys writes the keys of an object as a table. Those that many objects bring along are written once.
func writeKeys(t *testing.T, page *strings.Builder, path string, o *object, found examples) {
	var own []key
	var brought []string
	for _, k := range o.keys {
		if k.of == o {
			own = append(own, k)
		} else {
			brought = append(brought, "`"+k.name+"`")
		}
	}
	if len(own) > 0 {
		writeTable(t, page, path, own, found)
	}
	if len(brought) > 0 {
		list := strings.Join(brought, ", ")
		if len(own) > 0 {
			list = "\nAlso " + list
		}
		fmt.Fprintf(page, "%s: see [rules](#rules).\n", list)
	}
}

func writeTable(t *testing.T, page *strings.Builder, path string, keys []key, found examples) {
	page.WriteString("| key | value | what it does | example |\n|---|---|---|---|\n")
	for _, k := range keys {
		name := "`" + k.name + "`"
		if k.required {
			name += " *"
		}
		takes := k.value.says()
		if k.byDefault != "" {
			takes += "; without it `" + k.byDefault + "`"
		}
		fmt.Fprintf(page, "| %s | %s | %s | %s |\n", name, takes, k.doc, example(t, path, k, found))
	}
}

// example shows what a card has for a key. What is an object has its own section with an example.
func example(t *testing.T, path string, k key, found examples) string {
	text := found.of[k.of][k.name]
	if text == "" {
		t.Errorf("no card has an example of %s: %s", k.of.name, k.name)
	}
	if k.value.innermost().in != nil {
		return "[below](#" + strings.NewReplacer(": ", "-", " ", "-").Replace(under(path, k.name)) + ")"
	}
	return "`" + strings.ReplaceAll(k.name+": "+text, "|", "\\|") + "`"
}

func (v value) innermost() value {
	for v.of != nil {
		v = *v.of
	}
	return v
}

// says is what the value is, in words.
func (v value) says() string {
	switch v.kind {
	case "object":
		return "a section"
	case "list":
		return "a list of " + v.of.plural()
	case "map":
		return "names, and for each " + v.of.says()
	case "pair":
		return "a list of two numbers"
	case "switch":
		return "`true` or `false`"
	case "fraction":
		return "a number, also with a fraction"
	case "number", "text":
		if len(v.words) == 1 {
			return "`" + v.words[0] + "`"
		}
		if len(v.words) > 0 {
			return "`" + strings.Join(v.words[:len(v.words)-1], "`, `") + "` or `" + v.words[len(v.words)-1] + "`"
		}
		return "a " + v.kind
	}
	return ownReaders[v.kind].says
}

func (v value) plural() string {
	switch {
	case v.kind == "object":
		return "sections"
	case len(v.words) > 0:
		return v.says()
	}
	return v.kind + "s"
}
