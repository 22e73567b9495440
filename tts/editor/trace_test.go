package editor_test

import (
	"fmt"
	"strings"
	"testing"

	"menagerie/tts/editor"
	"menagerie/tts/script"
)

func TestTrace(t *testing.T) {
	bundle := script.Bundle([]script.Module{
		{Name: script.Root, Text: "require('menagerie.places')\n"},
		{Name: "menagerie.places", Text: "local nowhere\n\n  print(nowhere.鼠)\n" + strings.Repeat("x", 200)},
		{Name: "menagerie.about", Text: "return {card = \"x\"}"},
	})
	before, _, _ := strings.Cut(bundle, "  print(nowhere")
	at := strings.Count(before, "\n") + 1
	table := editor.Table{Scripts: editor.ScriptStates{
		{Name: "Global", GUID: editor.GlobalGUID, Script: strings.ReplaceAll(bundle, "\n", "\r\n")},
		{Name: "Chess Pawn", GUID: "db3f06", Script: "function onLoad()\r\n  fail()\r\nend"},
	}}
	failure := func(guid, prefix, format string, args ...any) editor.Message {
		return editor.Message{ID: editor.ScriptError, GUID: guid, ErrorMessagePrefix: prefix, Error: fmt.Sprintf(format, args...)}
	}
	tests := []struct {
		name    string
		message editor.Message
		want    editor.Trace
	}{
		{"a print", editor.Message{ID: editor.Print, Printed: "鼠: 1:(2,3)"}, editor.Trace{Text: "鼠: 1:(2,3)"}},
		{"a caught error that is printed", editor.Message{ID: editor.Print, Printed: fmt.Sprintf("Put back: chunk_3:(%d,8-20): attempt to index a nil value", at)},
			editor.Trace{Where: "places.lua:3", Line: "print(nowhere.鼠)", Text: "Put back: attempt to index a nil value"}},
		{"an error", failure("-1", "Error in Global Script: ", "chunk_0:(%d,4-8): unexpected symbol near 'deck'", at),
			editor.Trace{Where: "places.lua:3", Line: "print(nowhere.鼠)", Text: "Error in Global Script: unexpected symbol near 'deck'"}},
		{"an error over several lines", failure("-1", "", "Lua Error: Global:(%d,9-%d,5): no", at, at+1),
			editor.Trace{Where: "places.lua:3", Line: "print(nowhere.鼠)", Text: "Lua Error: no"}},
		{"the prefix holds the error", failure("-1", fmt.Sprintf("Error in Script (Global) function <onLoad>: chunk_3:(%d,2): no", at), "chunk_3:(%d,2): no", at),
			editor.Trace{Where: "places.lua:3", Line: "print(nowhere.鼠)", Text: "Error in Script (Global) function <onLoad>: no"}},
		{"the error holds the prefix", failure("-1", "Lua Error: ", "Lua Error: Global:(%d,2): no", at),
			editor.Trace{Where: "places.lua:3", Line: "print(nowhere.鼠)", Text: "Lua Error: no"}},
		{"two places", failure("-1", "", "chunk_3:(%d,2): no\n at chunk_3:(%d,4-5)", at, at-2),
			editor.Trace{Where: "places.lua:3", Line: "print(nowhere.鼠)", Text: "no\n at places.lua:1"}},
		{"a long line", failure("-1", "", "chunk_3:(%d,2): no", at+1),
			editor.Trace{Where: "places.lua:4", Line: strings.Repeat("x", 100) + "…", Text: "no"}},
		{"the loader", failure("-1", "", "Global:(2,1-9): no"),
			editor.Trace{Where: "Global:2", Line: "local __bundle_require, __bundle_loaded, __bundle_register, __bundle_modules = (function(outer)", Text: "no"}},
		{"an object", failure("db3f06", "Error in Script (Chess Pawn - db3f06): ", "chunk_5:(2,3-8): no"),
			editor.Trace{Where: "Chess Pawn (db3f06):2", Line: "fail()", Text: "Error in Script (Chess Pawn - db3f06): no"}},
		{"an object by its chunk", failure("-1", "", "Lua Error: Chess Pawn - db3f06:(2,3-8): no"),
			editor.Trace{Where: "Chess Pawn (db3f06):2", Line: "fail()", Text: "Lua Error: no"}},
		{"an object that is not known", failure("abcdef", "", "chunk_5:(2,3-8): no"), editor.Trace{Where: "abcdef:2", Text: "no"}},
		{"behind the end", failure("-1", "", "chunk_5:(99999,3-8): no"), editor.Trace{Where: "Global:99999", Text: "no"}},
		{"no line at all", failure("-1", "", "chunk_5:(99999999999999999999,3-8): no"), editor.Trace{Where: "chunk_5:(99999999999999999999,3-8)", Text: "no"}},
		{"no place", failure("-1", "Lua Error <startLuaCoroutine/X>: ", "Object reference not set"), editor.Trace{Text: "Lua Error <startLuaCoroutine/X>: Object reference not set"}},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			if got := table.Trace(test.message); got != test.want {
				t.Errorf("got  %+v\nwant %+v", got, test.want)
			}
		})
	}
}
