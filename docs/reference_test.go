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
	"Offset":      {"two whole numbers", map[string]any{"type": "array", "items": map[string]any{"type": "integer"}, "minItems": 2, "maxItems": 2}},
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
	page := cardPage{t: t, found: readExamples(t, language), chapters: chapters(language)}
	current(t, "card.md", page.write(language))
}

const cardIntroduction = `# The card

A card is a YAML file that describes one game. This page lists every key, with an example each from a card that ships with the
tool or from the one that ` + "`menagerie new`" + ` writes. It is made of the sources by ` + "`go test ./docs -update`" + `.

A key marked * is required where its section is there. An example of a list shows one of its sections, or its
first entries. An unknown key is an error. Every rule says where it comes from, with
` + "`source` or `choice`" + `. Names on a card are yours to choose. Write in quotes what YAML would take for something else: a name that looks like
a number, a text with a colon in it, such as ` + "`\"c3:g7\"`" + `, and a colour.

What no card can say, and which games need that, is under [limits](limits.md#games).

Editors complete and check cards with [a JSON Schema](../assets/card.schema.json). ` + "`menagerie new`" + ` writes it beside the card,
whose first line tells the editor so; in VS Code that needs the extension YAML by Red Hat.
`

// A chapter is an object of the card language and the place on a card where it is met first.
type chapter struct {
	heading string
	of      *object
}

// chapters are the objects of the language in the order in which they stand on the page. What occurs at several places
// has one chapter.
func chapters(card *object) []chapter {
	all := []chapter{{"", card}}
	var add func(heading string, v value)
	add = func(heading string, v value) {
		if v = v.innermost(); v.in == nil || slices.ContainsFunc(all, func(c chapter) bool { return c.of == v.in }) {
			return
		}
		all = append(all, chapter{heading, v.in})
		for _, k := range v.in.keys {
			add(heading+": "+k.name, k.value)
		}
	}
	for _, k := range card.keys {
		add(k.name, k.value)
	}
	return all
}

// A cardPage is the reference in the making.
type cardPage struct {
	strings.Builder
	t        *testing.T
	found    examples
	chapters []chapter
}

func (p *cardPage) write(card *object) string {
	p.WriteString(cardIntroduction)
	p.WriteString("\n## The top of a card\n\n")
	p.keys(card)
	p.WriteString("\n## Rules\n\nEvery rule has `source`, `choice` or both. Some can depend on an option.\n\n")
	var every []key
	for _, o := range broughtAlong(p.chapters) {
		every = append(every, o.keys...)
	}
	p.table(every)
	for _, c := range p.chapters[1:] {
		fmt.Fprintf(p, "\n## %s\n\n%s\n\n", c.heading, c.of.doc)
		p.keys(c.of)
		if whole := p.found.whole[c.of]; whole.text != "" {
			fmt.Fprintf(p, "\nFrom `%s`:\n\n```yaml\n%s\n```\n", whole.card, whole.text)
		}
	}
	return p.String()
}

// keys writes the keys of an object as a table. Those that many objects bring along are written once.
func (p *cardPage) keys(o *object) {
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
		p.table(own)
	}
	if len(brought) > 0 {
		list := strings.Join(brought, ", ")
		if len(own) > 0 {
			list = "\nAlso " + list
		}
		fmt.Fprintf(p, "%s: see [rules](#rules).\n", list)
	}
}

func (p *cardPage) table(keys []key) {
	p.WriteString("| key | value | what it does | example |\n|---|---|---|---|\n")
	for _, k := range keys {
		name := "`" + k.name + "`"
		if k.required {
			name += " *"
		}
		takes := k.value.says()
		if k.byDefault != "" {
			takes += "; without it `" + k.byDefault + "`"
		}
		fmt.Fprintf(p, "| %s | %s | %s | %s |\n", name, takes, k.doc, p.example(k))
	}
}

// example shows what a card has for a key. What is an object has its own chapter with an example.
func (p *cardPage) example(k key) string {
	text := p.found.of[k.of][k.name]
	if text == "" {
		p.t.Errorf("no card has an example of %s: %s", k.of.name, k.name)
	}
	if in := k.value.innermost().in; in != nil {
		i := slices.IndexFunc(p.chapters, func(c chapter) bool { return c.of == in })
		return "[below](#" + strings.NewReplacer(": ", "-", " ", "-").Replace(p.chapters[i].heading) + ")"
	}
	return "`" + strings.ReplaceAll(k.name+": "+text, "|", "\\|") + "`"
}

// broughtAlong are the objects whose keys others bring along.
func broughtAlong(chapters []chapter) []*object {
	var brought []*object
	for _, c := range chapters {
		for _, k := range c.of.keys {
			if k.of != c.of && !slices.Contains(brought, k.of) {
				brought = append(brought, k.of)
			}
		}
	}
	return brought
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
