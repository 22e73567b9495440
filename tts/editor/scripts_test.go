package editor_test

import (
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"menagerie/tts/editor"
	"menagerie/tts/script"
)

func TestScriptsOf(t *testing.T) {
	save := "\uFEFF" + `{"LuaScript": "print('鼠')\r\n", "XmlUI": "<Panel/>", "ObjectStates": [
		{"GUID": "aaaaaa", "Nickname": "bare", "LuaScript": "", "XmlUI": ""},
		{"GUID": "bbbbbb", "Nickname": "scripted", "LuaScript": "x = 1", "XmlUI": "", "ContainedObjects": [{"GUID": "cccccc", "LuaScript": "y = 1"}]},
		{"GUID": "dddddd", "Nickname": "labelled", "XmlUI": "<Text/>"},
		{"GUID": "", "LuaScript": "z = 1"}
	]}`
	got, err := editor.ScriptsOf([]byte(save))
	want := editor.ScriptStates{
		{Name: "Global", GUID: "-1", Script: "print('鼠')\r\n", UI: "<Panel/>"},
		{Name: "scripted", GUID: "bbbbbb", Script: "x = 1"},
		{Name: "labelled", GUID: "dddddd", UI: "<Text/>"},
	}
	if err != nil || !reflect.DeepEqual(got, want) {
		t.Errorf("got %+v, %v\nwant %+v", got, err, want)
	}
	for text, want := range map[string]string{
		"":                                     "no save",
		"{":                                    "no save",
		"[]":                                   "no save",
		`{"LuaScript": "print(1)"}`:            "no save",
		`{"LuaScript": "", "ObjectStates":[]}`: "no Global script",
	} {
		if all, err := editor.ScriptsOf([]byte(text)); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, %v; want an error: %s", text, all, err, want)
		}
	}
}

// bundle is the Global script of a card, as far as its identity goes.
func bundle(card, setup string) editor.ScriptStates {
	return editor.Mod(script.Bundle([]script.Module{
		{Name: script.Root, Text: "print(1)\n"},
		{Name: "menagerie.setup", Text: setup},
		{Name: "menagerie.about", Text: `return {version = "1", card = "` + card + `"}`},
	}), "")
}

func TestWhoseTableItIs(t *testing.T) {
	tests := []struct {
		name        string
		table, mod  editor.ScriptStates
		isOf, fits  bool
		cardAtTable string
		runsTheSame bool
	}{
		{name: "the same build", table: bundle("jungle", "1"), mod: bundle("jungle", "1"), isOf: true, fits: true, cardAtTable: "jungle", runsTheSame: true},
		{name: "another board", table: bundle("jungle", "1"), mod: bundle("jungle", "2"), isOf: true, cardAtTable: "jungle"},
		{name: "another card", table: bundle("jungle", "1"), mod: bundle("chess", "1"), cardAtTable: "jungle"},
		{name: "a stranger's game", table: editor.Mod("print(1)", ""), mod: bundle("chess", "1"), fits: true},
		{name: "a table without scripts", table: nil, mod: bundle("chess", "1"), fits: true},
		{name: "a stranger's mod over ours", table: bundle("jungle", "1"), mod: editor.Mod("print(1)", ""), fits: true, cardAtTable: "jungle"},
		{name: "a stranger's mod over itself", table: editor.Mod("print(1)\r\nx()", ""), mod: editor.Mod("print(1)\nx()\n", ""), isOf: true, fits: true, runsTheSame: true},
		{name: "two strangers", table: editor.Mod("print(1)", ""), mod: editor.Mod("print(2)", ""), fits: true},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			table := editor.Table{Scripts: test.table}
			if got := table.IsOf(test.mod); got != test.isOf {
				t.Errorf("is of the mod: %v", got)
			}
			if got := table.Fits(test.mod); got != test.fits {
				t.Errorf("fits: %v", got)
			}
			if got := table.Card(); got != test.cardAtTable {
				t.Errorf("card %q", got)
			}
			if got := table.Runs(test.mod); got != test.runsTheSame {
				t.Errorf("runs: %v", got)
			}
		})
	}
}

func TestIsFrom(t *testing.T) {
	dir := t.TempDir()
	for _, name := range []string{"a.json", "b.json"} {
		if err := os.WriteFile(filepath.Join(dir, name), nil, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	table := editor.Table{SavePath: filepath.Join(dir, "a.json")}
	for file, want := range map[string]bool{
		filepath.Join(dir, "a.json"):            true,
		filepath.Join(dir, ".", "a.json"):       true,
		filepath.Join(dir, "b.json"):            false,
		filepath.Join(dir, "no-such-file.json"): false,
	} {
		if got := table.IsFrom(file); got != want {
			t.Errorf("%s: %v", file, got)
		}
	}
	if (editor.Table{}).IsFrom(filepath.Join(dir, "a.json")) {
		t.Error("a table without a file is from one")
	}
}
