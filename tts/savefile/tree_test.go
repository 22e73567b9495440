package savefile

import (
	"bytes"
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"
	"testing/fstest"
	"unicode/utf8"
)

func TestUnpackMakesOneFileAThing(t *testing.T) {
	tree := roundTrip(t, small(t))
	var got []string
	for _, f := range tree.Files {
		got = append(got, f.Path)
	}
	want := []string{
		"Global.bundle.json", "Global.state.json", "Global.ttslua", "Global.xml", "Note.txt", "form.json",
		"modules/dice.ttslua", "modules/loader.ttslua", "modules/util/colour.ttslua", "notebook/Rules-Règles.0.txt",
		"objects/Bag-of-things.ab12cd.json",
		"objects/Bag-of-things.ab12cd/A-very-long-nickname-longer.00000a.json",
		"objects/Bag-of-things.ab12cd/A-very-long-nickname-longer.00000a/Card.0.json",
		"objects/Bag-of-things.ab12cd/A-very-long-nickname-longer.00000a/Card.00000b.json",
		"objects/Bag-of-things.ab12cd/CON_.000001.json", "objects/Bag-of-things.ab12cd/CON_.000001.ttslua",
		"objects/Bag-of-things.ab12cd/Con_.000001-2.json",
		"objects/Die_6.ef34ab-2.json", "objects/Die_6.ef34ab-2/BlockSquare.c0ffee.json",
		"objects/鼠1-Rat.ef34ab.bundle.json", "objects/鼠1-Rat.ef34ab.json", "objects/鼠1-Rat.ef34ab.state.json",
		"objects/鼠1-Rat.ef34ab.ttslua",
		"objects/鼠1-Rat.ef34ab/象8-Elephant.ef34ac.json", "objects/鼠1-Rat.ef34ab/象8-Elephant.ef34ac.xml",
		"save.json",
	}
	if !slices.Equal(got, want) {
		t.Errorf("files\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
	if tree.SaveName != "A small save" || tree.Objects != 10 || tree.Scripts != 3 || len(tree.Notes) > 0 {
		t.Errorf("%q, %d objects, %d scripts, %q", tree.SaveName, tree.Objects, tree.Scripts, tree.Notes)
	}
	fsys := files(tree)
	for file, part := range map[string]string{
		"save.json":                    "    {\"$file\":\"objects/鼠1-Rat.ef34ab.json\"},\n",
		"Global.xml":                   "<Panel>\n  <Text>鼠 &amp; \"象\"</Text>\n</Panel>\n",
		"Global.state.json":            "    2.50,\n    3e2\n",
		"objects/鼠1-Rat.ef34ab.json":   "\n  \"Transform\": {\n    \"posX\": 1.0,\n    \"posY\": -1.5E-05,\n",
		"modules/util/colour.ttslua":   "local colour = {}\nreturn colour\n",
		"notebook/Rules-Règles.0.txt":  "Be kind.\n\nTake turns.\n",
		"objects/鼠1-Rat.ef34ab.ttslua": "require(\"util/colour\")\n",
	} {
		if !bytes.Contains(fsys[file].Data, []byte(part)) {
			t.Errorf("%s lacks %q:\n%s", file, part, fsys[file].Data)
		}
	}
}

// A save comes back to the byte, however a program laid it out.
func TestLayouts(t *testing.T) {
	save := small(t)
	indented := func(prefix, indent string) string {
		var b bytes.Buffer
		if err := json.Indent(&b, []byte(save), prefix, indent); err != nil {
			t.Fatal(err)
		}
		return b.String()
	}
	var compact bytes.Buffer
	if err := json.Compact(&compact, []byte(save)); err != nil {
		t.Fatal(err)
	}
	tests := []struct {
		name, save string
		irregular  bool
	}{
		{"tight", compact.String(), false},
		{"with a newline", save + "\n", false},
		{"with a byte order mark and blanks", byteOrderMark + " \n" + save + "\r\n\t", false},
		{"CRLF", strings.ReplaceAll(save, "\n", "\r\n"), false},
		{"tabs", indented("", "\t"), false},
		{"no indentation", indented("", ""), false},
		{"blanks around colons", strings.ReplaceAll(save, `": `, `" : `), false},
		{"a blank too many", strings.Replace(save, `"Date": `, `"Date":  `, 1), true},
		{"a list on one line", strings.Replace(save, "\"ObjectStates\": [\n    {", `"ObjectStates": [{`, 1), true},
		{"empty", `{"ObjectStates":[]}`, false},
		{"spaced", `{"ObjectStates": [], "a": {"b": [1, 2]}}`, false},
		{"blanks in brackets", `{ "ObjectStates": [ ] }`, true},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			tree := roundTrip(t, test.save)
			if irregular := len(tree.Notes) > 0; irregular != test.irregular {
				t.Errorf("notes %q", tree.Notes)
			}
		})
	}
}

func TestEscapes(t *testing.T) {
	const script = "-- é 鼠 😀 <b> & \u0085\u2028\x7f \\ \" \b\f\t\r\n\x01 /"
	for _, e := range allEscapes {
		t.Run(e.name, func(t *testing.T) {
			save := fmt.Sprintf(`{"LuaScript":%s,"ObjectStates":[]}`, e.encode(nil, script))
			if fsys := files(roundTrip(t, save)); fsys["Global.ttslua"] == nil {
				t.Error("the script has no file of its own")
			}
		})
	}
}

// What a file cannot hold stays where it is.
func TestTextsThatStay(t *testing.T) {
	for name, script := range map[string]string{
		"escaped as nobody does":  `\u0041`,
		"half a character":        `\ud83d`,
		"no UTF-8":                "\xff",
		"begins with a mark":      byteOrderMark + "print(1)",
		"slashes that are quoted": `a\/b`,
	} {
		t.Run(name, func(t *testing.T) {
			tree := roundTrip(t, `{"LuaScript":"`+script+`","ObjectStates":[]}`)
			if len(tree.Files) != 2 || len(tree.Notes) != 1 || tree.Scripts != 1 {
				t.Errorf("%d files, %d scripts, notes %q", len(tree.Files), tree.Scripts, tree.Notes)
			}
		})
	}
}

// Odd saves come back, too.
func TestOddSaves(t *testing.T) {
	for name, save := range map[string]string{
		"a key twice":             `{"LuaScript":"a","LuaScript":"b","ObjectStates":[{}],"ObjectStates":[{}]}`,
		"values of other types":   `{"LuaScript":1,"XmlUI":null,"TabStates":[1,{"body":"x\ny"}],"ObjectStates":[1,"a",null,{"States":[{}],"ContainedObjects":{"a":{}},"ChildObjects":"b","GUID":1}]}`,
		"references of its own":   `{"LuaScript":{"$file":"x"},"ObjectStates":[{"$file":"../x"},{"$raw":1},{"$":{}},{"a":{"$file":"y"}}]}`,
		"a reference as a save":   `{"$file":"x","ObjectStates":[{}]}`,
		"escaped keys":            `{"Lua\u0053cript":"print(1)","\u0024file":1,"ObjectStates":[{"\u0024raw":1}]}`,
		"line ends of all sorts":  `{"LuaScript":"a\r\nb\nc\rd","XmlUI":"\r","Note":"\n","Rules":"\r\n\r\n","ObjectStates":[]}`,
		"states that are no JSON": `{"LuaScriptState":"{a}","ObjectStates":[{"LuaScriptState":"[1, 2,3]"},{"LuaScriptState":"[]"},{"LuaScriptState":" [1]"}]}`,
		"a state with a bad text": `{"LuaScriptState":"[\"\\ud800\"]","ObjectStates":[]}`,
	} {
		t.Run(name, func(t *testing.T) { roundTrip(t, save) })
	}
}

func TestUnpackRefuses(t *testing.T) {
	for save, want := range map[string]string{
		"":        "empty",
		"{":       "not JSON at 1:1",
		"[]":      "not an object",
		`{"a":1}`: "no list of ObjectStates",
		"{\x00":   "UTF-16",
		`{"a":` + strings.Repeat("[", maxDepth) + strings.Repeat("]", maxDepth) + `}`: "deeper",
	} {
		read, err := Read([]byte(save))
		if err == nil {
			_, err = Unpack(read)
		}
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%.20q: %v, want %q", save, err, want)
		}
	}
}

// Editors and version control change line ends, add a newline at the end and a byte order mark, and format JSON.
func TestWhatDoesNotCount(t *testing.T) {
	save := small(t)
	for name, change := range map[string]func(string) string{
		"CRLF":              func(s string) string { return strings.ReplaceAll(s, "\n", "\r\n") },
		"no final newline":  func(s string) string { return strings.TrimSuffix(s, "\n") },
		"a byte order mark": func(s string) string { return byteOrderMark + s },
	} {
		t.Run(name, func(t *testing.T) {
			fsys := files(unpack(t, save))
			for _, f := range fsys {
				f.Data = []byte(change(string(f.Data)))
			}
			packed, err := Pack(fsys)
			if err != nil {
				t.Fatal(err)
			}
			if string(packed) != save {
				t.Errorf("another save came back:\n%s", packed)
			}
		})
	}
	fsys := files(unpack(t, save))
	for name, f := range fsys {
		if strings.HasSuffix(name, ".json") {
			var b bytes.Buffer
			if err := json.Compact(&b, f.Data); err != nil {
				t.Fatal(err)
			}
			fsys[name] = &fstest.MapFile{Data: b.Bytes()}
		}
	}
	if packed, err := Pack(fsys); err != nil || string(packed) != save {
		t.Errorf("JSON on one line: %v\n%s", err, packed)
	}
}

func TestEditsArePacked(t *testing.T) {
	fsys := files(unpack(t, small(t)))
	edit(t, fsys, "Global.xml", "鼠", "貓")
	edit(t, fsys, "Global.state.json", "2.50", "2.75")
	edit(t, fsys, "modules/util/colour.ttslua", "{}", "{ red = 1 }")
	edit(t, fsys, "objects/鼠1-Rat.ef34ab/象8-Elephant.ef34ac.json", "象8 Elephant", "獅7 Lion")
	edit(t, fsys, "save.json", `    {"$file":"objects/Die_6.ef34ab-2.json"}`, `    {"$file":"objects/Die_6.ef34ab-2.json"}, {"Name": "New"}`)
	packed, err := Pack(fsys)
	if err != nil {
		t.Fatal(err)
	}
	want := strings.NewReplacer("鼠 &amp;", "貓 &amp;", "2.50", "2.75", "colour = {}", "colour = { red = 1 }", "象8 Elephant", "獅7 Lion").Replace(small(t))
	want = strings.Replace(want, "    }\n  ],\n  \"VersionNumber\"", "    },\n    {\n      \"Name\": \"New\"\n    }\n  ],\n  \"VersionNumber\"", 1)
	if string(packed) != want {
		t.Errorf("packed\n%s\nwant\n%s", packed, want)
	}
}

func TestPathsAreSafe(t *testing.T) {
	var objects []string
	for _, name := range []string{"", "con", "a.", "a ", "a", "A", "../up", `C:\x`, "é", "e\u0301", "...", "COM1", "x\x00y", strings.Repeat("象", 90), strings.Repeat("😀𠀀", 90)} {
		for _, guid := range []string{"", "abc", "ABC", "abc", "../x", "free text of any length", "nul"} {
			text, _ := json.Marshal(map[string]any{"Nickname": name, "GUID": guid, "LuaScript": "x = 1"})
			objects = append(objects, string(text))
		}
	}
	nested := `{"Nickname":"` + strings.Repeat("長", 50) + `","GUID":"abcdef","LuaScript":"y"}`
	for range 400 {
		nested = `{"Nickname":"` + strings.Repeat("長", 50) + `","GUID":"abcdef","LuaScript":"y","ContainedObjects":[` + nested + `]}`
	}
	bundle := bundled("__root", "", "../../up", "a", "..", "b", "a.b", "c", "a/b", "d", "A/B", "e", "nul", "f", strings.Repeat("long/", 99), "g", strings.Repeat("wide", 99), "h")
	objects = append(objects, nested, `{"LuaScript":`+string(allEscapes[0].encode(nil, bundle))+`}`)
	tree := roundTrip(t, withObjects(objects...))
	if tree.Objects != 15*7+401+1 || tree.Scripts != tree.Objects {
		t.Errorf("%d objects, %d scripts", tree.Objects, tree.Scripts)
	}
	seen := map[string]bool{}
	for _, f := range tree.Files {
		fold := strings.ToUpper(f.Path)
		if seen[fold] {
			t.Errorf("%s is there twice", f.Path)
		}
		seen[fold] = true
		if pathLength(f.Path) > maxPath || !utf8.ValidString(f.Path) {
			t.Errorf("%s is too long or no text", f.Path)
		}
		for _, part := range strings.Split(f.Path, "/") {
			first, _, _ := strings.Cut(part, ".")
			if first == "" || reserved().MatchString(first) || strings.ContainsAny(part, "<>:\"\\|?* \x00") || strings.HasSuffix(part, ".") || len(part) > 255 {
				t.Errorf("%s has a part that is not safe: %q", f.Path, part)
			}
		}
	}
}
