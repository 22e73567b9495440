package main

import (
	"path/filepath"
	"strings"
	"testing"

	"github.com/tidwall/gjson"

	"menagerie/assets"
	"menagerie/rules/rulestest"
	"menagerie/tts/script"
)

// A mod begins in the language that it was built in, and is sound before and after it was opened.
func TestBuildInALanguage(t *testing.T) {
	const name = "dou-shou-qi"
	languages := script.Languages()
	language, dir := languages[len(languages)-1], t.TempDir()
	succeed(t, "build", name, "-o", dir, "--size", "64", "--assets-url", "https://example.com/x", "--lang", language)

	card := rulestest.Card(t, name)
	save := filepath.Join(dir, "Saves", name+".json")
	built := readFile(t, save)
	words := card.WordsIn(language)
	if got := gjson.Get(built, "SaveName").String(); got != words.Title {
		t.Errorf("the save is called %q, want %q", got, words.Title)
	}
	if got, want := gjson.Get(built, `ObjectStates.#(Memo=="menagerie/dou-shou-qi/red-mouse").Nickname`).String(), "鼠1 "+words.Name("mouse"); got != want {
		t.Errorf("a piece is called %q, want %q", got, want)
	}
	later := filepath.Join(t.TempDir(), "later.json")
	scenario := writeFile(t, "Red sits Ann host\nsettle\nexpect menagerie-title shows "+words.Title+"\nexpect no error\nsave "+later+"\n", t.TempDir(), "open.txt")
	succeed(t, "play", save, "--script", scenario)
	succeed(t, "validate", save, later)
	if got := gjson.Get(gjson.Get(readFile(t, later), "LuaScriptState").String(), "settings.language").String(); got != language {
		t.Errorf("the state names the language %q, want %q", got, language)
	}
}

func TestBuildSaysWhichWordsNobodyWillRead(t *testing.T) {
	dir := t.TempDir()
	_, text, _ := assets.Card("jungle")
	card := writeFile(t, strings.Replace(string(text), "\n  it:\n", "\n  it_IT:\n", 1), dir, "mine.yaml")
	r := menagerie(t, "build", card, "-o", filepath.Join(dir, "mod"), "--size", "64", "--assets-url", "https://example.com/x")
	if r.code != 0 || !strings.HasPrefix(r.err, "warning: the words in it_IT are left out: ") || strings.Count(r.err, "\n") != 1 {
		t.Errorf("exit %d: %s", r.code, r.err)
	}
}
