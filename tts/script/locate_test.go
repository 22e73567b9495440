package script_test

import (
	"strings"
	"testing"

	"menagerie/tts/script"
)

// lineOf is the number of the line of a text that holds a word.
func lineOf(t *testing.T, text, word string) int {
	t.Helper()
	before, _, found := strings.Cut(text, word)
	if !found {
		t.Fatalf("no %q in the text", word)
	}
	return strings.Count(before, "\n") + 1
}

func TestLocate(t *testing.T) {
	own := []script.Module{
		{Name: script.Root, Text: "local a = 1\n\n  print('鼠', a) -- here\n"},
		{Name: "menagerie.places", Text: "-- first\nreturn {}"},
		{Name: "menagerie.tables", Text: "return {\n  faces = \"鼠\",\n}\n"},
		{Name: "menagerie.about", Text: "return {card = \"x\"}\n"},
	}
	foreign := []script.Module{
		{Name: script.Root, Text: "require('core.places')"},
		{Name: "core.places", Text: "call(function()\n  print(2)\nend)\n\n"},
	}
	tests := []struct {
		name    string
		modules []script.Module
		word    string
		want    script.Source
	}{
		{"the root", own, "print('鼠'", script.Source{File: "global.lua", Line: 3, Text: "print('鼠', a) -- here"}},
		{"a file", own, "-- first", script.Source{File: "places.lua", Line: 1, Text: "-- first"}},
		{"data", own, "faces", script.Source{File: "menagerie.tables", Line: 2, Text: `faces = "鼠",`}},
		{"another's root", foreign, "require('core", script.Source{File: script.Root, Line: 1, Text: "require('core.places')"}},
		{"another's module", foreign, "print(2)", script.Source{File: "core.places", Line: 2, Text: "print(2)"}},
		{"what looks like a module's end", foreign, "end)\n\n", script.Source{File: "core.places", Line: 3, Text: "end)"}},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			bundle := script.Bundle(test.modules)
			line := lineOf(t, bundle, test.word)
			for _, text := range []string{bundle, strings.ReplaceAll(bundle, "\n", "\r\n")} {
				if got, ok := script.Locate(text, line); !ok || got != test.want {
					t.Errorf("line %d is %+v, %v; want %+v", line, got, ok, test.want)
				}
			}
		})
	}
}

func TestLocateNothing(t *testing.T) {
	bundle := script.Bundle([]script.Module{{Name: script.Root, Text: "print(1)"}, {Name: "a", Text: "print(2)"}})
	for name, line := range map[string]int{
		"before the first line": 0,
		"the loader":            lineOf(t, bundle, "no module is called"),
		"a module's head":       lineOf(t, bundle, `__bundle_register("a"`),
		"a module's end":        lineOf(t, bundle, "end)\n__bundle_register(\"a\""),
		"the last line":         lineOf(t, bundle, "return __bundle_require"),
		"behind the last line":  1000,
	} {
		if got, ok := script.Locate(bundle, line); ok {
			t.Errorf("%s (%d) is %v", name, line, got)
		}
	}
	if got, ok := script.Locate("print(1)\n", 1); ok {
		t.Errorf("a line of a plain script is %v", got)
	}
}

func TestEveryFileIsLocated(t *testing.T) {
	g := game(t)
	bundle, err := script.Build(g, setup(g), script.Edition{Version: "test", Language: "en"})
	if err != nil {
		t.Fatal(err)
	}
	modules, err := script.Sources()
	if err != nil {
		t.Fatal(err)
	}
	for _, m := range modules {
		first, _, _ := strings.Cut(m.Text, "\n")
		got, ok := script.Locate(bundle, lineOf(t, bundle, m.Text))
		if !ok || got.Line != 1 || got.Text != first || !strings.HasSuffix(got.File, ".lua") {
			t.Errorf("module %s begins at %v %q, %v", m.Name, got, got.Text, ok)
		}
	}
}

func TestIdentify(t *testing.T) {
	g := game(t)
	build := func(edition script.Edition, change func(*script.Setup)) script.Identity {
		t.Helper()
		s := setup(g)
		change(&s)
		text, err := script.Build(g, s, edition)
		if err != nil {
			t.Fatal(err)
		}
		id, ok := script.Identify(strings.ReplaceAll(text, "\n", "\r\n"))
		if !ok || id.Card != g.Card.Name {
			t.Fatalf("the script is of %q, %v; want %q", id.Card, ok, g.Card.Name)
		}
		return id
	}
	first := build(script.Edition{Version: "1", Language: "en"}, func(*script.Setup) {})
	if later := build(script.Edition{Version: "2", Language: "en"}, func(*script.Setup) {}); !later.SameTable(first) {
		t.Error("another version expects another table")
	}
	if moved := build(script.Edition{Version: "1", Language: "en"}, func(s *script.Setup) { s.Height++ }); moved.SameTable(first) {
		t.Error("a script for a higher board expects the same table")
	}
	for name, text := range map[string]string{
		"no bundle":        "card = \"jungle\"",
		"another's bundle": script.Bundle([]script.Module{{Name: script.Root, Text: "card = \"jungle\""}}),
	} {
		if id, ok := script.Identify(text); ok {
			t.Errorf("%s is of %q", name, id.Card)
		}
	}
}
