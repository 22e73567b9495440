package savefile

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"
)

// Every error says where, and what to do.
func TestPackRefuses(t *testing.T) {
	const (
		elephant = "objects/鼠1-Rat.ef34ab/象8-Elephant.ef34ac.json"
		rat      = "objects/鼠1-Rat.ef34ab.json"
		ratRef   = `{"$file":"` + rat + `"}`
	)
	replaced := func(file, from, to string) func(*testing.T, fstest.MapFS) {
		return func(t *testing.T, fsys fstest.MapFS) { edit(t, fsys, file, from, to) }
	}
	removed := func(file string) func(*testing.T, fstest.MapFS) {
		return func(_ *testing.T, fsys fstest.MapFS) { delete(fsys, file) }
	}
	added := func(file, text string) func(*testing.T, fstest.MapFS) {
		return func(_ *testing.T, fsys fstest.MapFS) { fsys[file] = &fstest.MapFile{Data: []byte(text)} }
	}
	tests := []struct {
		name   string
		change func(*testing.T, fstest.MapFS)
		want   string
	}{
		{"no folder of unpack", removed("form.json"), "there is no form.json"},
		{"no save.json", removed("save.json"), "save.json is missing"},
		{"an object is missing", removed(elephant), rat + ":16:10: " + elephant + " is missing: bring it back"},
		{"a script is missing", removed("Global.ttslua"), "Global.bundle.json:9:15: Global.ttslua is missing"},
		{"a panel is missing", removed("Global.xml"), "save.json:21:12: Global.xml is missing"},
		{"an object nobody names", added("objects/New.abcdef.json", "{}"), `objects/New.abcdef.json is named by no other file: name it where it belongs, as in {"$file": "objects/New.abcdef.json"}`},
		{"a script nobody names", added("objects/x/New.abcdef.ttslua", ""), "objects/x/New.abcdef.ttslua is named by no other file"},
		{"a global nobody names", added("Global.txt", ""), "Global.txt is named by no other file"},
		{"an object twice", replaced("save.json", `objects/Die_6.ef34ab-2.json`, rat), "save.json:25:5: " + rat + " is an object of save.json already"},
		{"an object in itself", replaced(elephant, `"Locked": false`, `"ContainedObjects": [`+ratRef+`]`), rat + " is an object of save.json already"},
		{"outside", replaced("save.json", rat, "../secret.json"), `save.json:24:5: "../secret.json" is no path inside the folder`},
		{"outside, absolute", replaced("save.json", rat, "/etc/passwd"), "no path inside the folder"},
		{"outside, on Windows", replaced("save.json", rat, `..\\secret.json`), "no path inside the folder"},
		{"outside, a drive", replaced("save.json", rat, `C:/secret.json`), "no path inside the folder"},
		{"a module outside", replaced("Global.bundle.json", "modules/dice.ttslua", "../dice.lua"), "Global.bundle.json:20:15: "},
		{"broken JSON", replaced(rat, `"Locked": false`, `"鼠": false;`), rat + `:11:13: not JSON: ';' cannot stand there`},
		{"JSON cut off", added("save.json", "{\n"), "save.json:1:2: not JSON: it breaks off"},
		{"an empty file", added(rat, ""), rat + ": an empty file"},
		{"a list for an object", added(rat, "[]"), rat + ": it is JSON, but not an object"},
		{"a broken state", replaced("Global.state.json", "3e2", "3e"), "Global.state.json:6:7: not JSON"},
		{"no reference", replaced("save.json", `{"$file":"Global.xml"`, `{"$fiel":"Global.xml"`), "save.json:21:12: "},
		{"no reference, over lines", replaced("save.json", `{"$file":"Global.xml"`, "{\n\n\"$fiel\":\n\"Global.xml\""), "save.json:21:12: no reference to a file"},
		{"unknown line ends", replaced("save.json", `"ends":"crlf"`, `"ends":"CRLF"`), `save.json:21:12: ends are crlf or mixed, not "CRLF"`},
		{"a module's unknown line ends", replaced("Global.bundle.json", `"ends": "crlf"`, `"ends": "cr"`), `Global.bundle.json:14:15: ends are crlf or mixed`},
		{"a bundle's unknown line ends", replaced("Global.bundle.json", `"loader"`, `"ends": "lf", "loader"`), `Global.bundle.json:1:1: ends are crlf or mixed`},
		{"two references", replaced("save.json", `{"$file":"Global.xml"`, `{"$file":"Global.xml","$raw":1`), "one of $file, $bundle and $raw"},
		{"a bundle that is no script", replaced("save.json", `{"$file":"Global.xml","ends":"crlf"}`, `{"$bundle":"Global.bundle.json"}`), "only a script"},
		{"a state laid out somehow", replaced("save.json", `"json":"tight"`, `"json":"loose"`), "tight or spaced"},
		{"a bundle's unknown key", replaced("Global.bundle.json", `"tail"`, `"tale"`), "Global.bundle.json: "},
		{"a bundle's bad name", replaced("Global.bundle.json", `"name": "__root"`, `"name": "__root\n"`), "no name of a module"},
		{"a module that is not there", replaced("Global.ttslua", "function", "\nrequire('missing')\nfunction"), `Global.ttslua:5: it requires "missing", which is no module of Global.bundle.json: add`},
		{"text that is no UTF-8", replaced("Global.xml", "鼠", "\xe9"), "Global.xml is not in UTF-8"},
		{"a newer version", replaced("form.json", `"version": 1`, `"version": 2`), "form.json: its version is 2"},
		{"a layout of more than blanks", replaced("form.json", `"indent": "  "`, `"indent": "x"`), "form.json: newline and indent"},
		{"no colon", replaced("form.json", `"colon": ": "`, `"colon": " "`), "form.json: colon"},
		{"words after the end", replaced("form.json", `"end": ""`, `"end": "}"`), "form.json: start and end"},
		{"unknown escapes", replaced("form.json", `"tts"`, `"perl"`), `form.json: no escapes are called "perl", but tts, go`},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			fsys := files(unpack(t, small(t)))
			test.change(t, fsys)
			_, err := Pack(fsys)
			if err == nil || !strings.Contains(err.Error(), test.want) || strings.Contains(err.Error(), "\n") {
				t.Errorf("got %v\nwant %s", err, test.want)
			}
			if errors.As(err, new(*fs.PathError)) {
				t.Errorf("%v counts as a file that could not be read", err)
			}
		})
	}
}

func TestPackLeavesOtherFilesAlone(t *testing.T) {
	fsys := files(unpack(t, small(t)))
	for _, file := range []string{"README.md", ".git/config", "tools/x.json", "objects/picture.png", "objects/.swp.json"} {
		fsys[file] = &fstest.MapFile{}
	}
	if packed, err := Pack(fsys); err != nil || string(packed) != small(t) {
		t.Errorf("%v\n%s", err, packed)
	}
}

func TestPackFollowsNoLinkOut(t *testing.T) {
	dir := t.TempDir()
	inside := filepath.Join(dir, "inside")
	if err := os.CopyFS(inside, files(unpack(t, small(t)))); err != nil {
		t.Fatal(err)
	}
	secret := filepath.Join(dir, "secret.xml")
	if err := os.WriteFile(secret, []byte("secret"), 0o644); err != nil {
		t.Fatal(err)
	}
	panel := filepath.Join(inside, "Global.xml")
	if err := os.Remove(panel); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(secret, panel); err != nil {
		t.Skip("no links here:", err)
	}
	root, err := os.OpenRoot(inside)
	if err != nil {
		t.Fatal(err)
	}
	defer root.Close()
	if _, err := Pack(root.FS()); !errors.As(err, new(*fs.PathError)) {
		t.Errorf("got %v, want a refusal to read", err)
	}
}
