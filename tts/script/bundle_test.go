package script_test

import (
	"errors"
	"reflect"
	"strings"
	"testing"

	"menagerie/tts/script"
)

func TestBundleRoundTrip(t *testing.T) {
	g := game(t)
	want, err := script.Modules(g, setup(g), script.Edition{Version: "test", Language: "en"})
	if err != nil {
		t.Fatal(err)
	}
	if want[0].Name != script.Root || want[0].Text == "" {
		t.Errorf("the first module is %q with %d bytes, not the root", want[0].Name, len(want[0].Text))
	}
	for _, lineEnd := range []string{"\n", "\r\n"} {
		text := strings.ReplaceAll(script.Bundle(want), "\n", lineEnd)
		got, err := script.Unbundle(text)
		if err != nil {
			t.Fatal(err)
		}
		if !reflect.DeepEqual(got, want) {
			t.Errorf("line end %q: the modules differ after a round trip", lineEnd)
		}
	}
}

func TestUnbundleRefuses(t *testing.T) {
	if _, err := script.Unbundle("function onLoad() end"); !errors.Is(err, script.ErrNoBundle) {
		t.Errorf("a plain script: error %v, want ErrNoBundle", err)
	}
	whole := script.Bundle([]script.Module{{Name: script.Root, Text: "print(1)\n"}})
	cut := whole[:strings.LastIndex(whole, "end)")]
	if _, err := script.Unbundle(cut); err == nil || !strings.Contains(err.Error(), script.Root) {
		t.Errorf("a bundle that was cut off: error %v, want one that names the module", err)
	}
}

func TestHashCoversWhatTheScriptDoes(t *testing.T) {
	module := func(name, text string) script.Module { return script.Module{Name: name, Text: text} }
	base := []script.Module{module("a", "1"), module("menagerie.words.en", "hello"), module("menagerie.about", "v1")}
	for _, c := range []struct {
		name    string
		modules []script.Module
		same    bool
	}{
		{"other words", []script.Module{base[0], module("menagerie.words.en", "hallo"), base[2]}, true},
		{"another language", append(base[:2:2], module("menagerie.words.de", "hallo"), base[2]), true},
		{"another version", []script.Module{base[0], base[1], module("menagerie.about", "v2")}, true},
		{"changed code", []script.Module{module("a", "2"), base[1], base[2]}, false},
		{"one module more", append(base[:3:3], module("b", "")), false},
		{"a text moved over", []script.Module{module("a\n", "1"), base[1], base[2]}, false},
	} {
		if got := script.Hash(c.modules) == script.Hash(base); got != c.same {
			t.Errorf("%s: same hash %v, want %v", c.name, got, c.same)
		}
	}
}

func TestIsBundle(t *testing.T) {
	modules := []script.Module{{Name: script.Root, Text: "require(\"a\")\n"}, {Name: "a", Text: "return 1"}}
	text := script.Bundle(modules)
	for changed, want := range map[string]bool{
		text: true,
		"\r\n" + strings.ReplaceAll(text, "\n", "\r\n"): true,
		strings.ReplaceAll(text, "\n", "\r"):            true,
		"print(1)\n" + text:                             false,
		text + "print(1)\n":                             false,
		strings.Replace(text, "busy", "lazy", 1):        false,
	} {
		if got := script.IsBundle(changed, modules); got != want {
			t.Errorf("%v, want %v for:\n%s", got, want, changed)
		}
	}
}
