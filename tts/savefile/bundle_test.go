package savefile

import (
	"fmt"
	"reflect"
	"strings"
	"testing"
	"testing/fstest"
)

// bundled is a bundle with a loader of another tool: names and texts of modules in turn.
func bundled(modules ...string) string {
	var b strings.Builder
	b.WriteString("-- Bundled by another tool\nlocal __bundle_require, __bundle_register = loader(nil)\n")
	for i := 0; i < len(modules); i += 2 {
		fmt.Fprintf(&b, "__bundle_register(\"%s\", function(require, _LOADED, __bundle_register, __bundle_modules)\n%s\nend)\n", modules[i], modules[i+1])
	}
	b.WriteString(`return __bundle_require("__root")`)
	return b.String()
}

func withScript(script string) string {
	return fmt.Sprintf(`{"LuaScript":%s,"ObjectStates":[]}`, allEscapes[0].encode(nil, script))
}

func TestBundles(t *testing.T) {
	tests := []struct {
		name, script string
		modules      int // files in the folder of modules, the loader's included; 0 for a script that is one file
	}{
		{"of one module", bundled("__root", "x = 1\n"), 1},
		{"of several", bundled("__root", "x = 1\n", "a", "return 1\n", "b", ""), 3},
		{"CRLF throughout", strings.ReplaceAll(bundled("__root", "x = 1\n", "a", "return 1\n"), "\n", "\r\n"), 2},
		{"CRLF in one module", bundled("__root", "x = 1\r\ny = 2\r\n", "a", "return 1\n"), 2},
		{"mixed in one module", bundled("__root", "x = 1\r\ny = 2\n", "a", "return 1\n"), 2},
		{"without root", bundled("main", "x = 1\n"), 2},
		{"a module twice", bundled("__root", "", "a", "1", "a", "1", "a", "2"), 3},
		{"more behind it", bundled("__root", "x = 1\n") + "\nprint(1)\n", 1},
		{"cut off", strings.TrimSuffix(bundled("__root", "x = 1\n"), "end)\nreturn __bundle_require(\"__root\")"), 0},
		{"in a bundle", bundled("__root", bundled("__root", "x = 1\n"), "a", "1"), 0},
		{"quoted names", bundled("a\\\"b", "x = 1\n"), 0},
		{"no bundle", "require('x')\n", 0},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			fsys := files(roundTrip(t, withScript(test.script)))
			modules := 0
			for path := range fsys {
				if strings.HasPrefix(path, modulesFolder+"/") {
					modules++
				}
			}
			if modules != test.modules || (fsys["Global.bundle.json"] != nil) != (modules > 0) {
				t.Errorf("%d files of modules, want %d: %v", modules, test.modules, reflect.ValueOf(fsys).MapKeys())
			}
		})
	}
}

func TestBundlesShareModules(t *testing.T) {
	object := func(modules ...string) string {
		return fmt.Sprintf(`{"GUID":"%06x","LuaScript":%s}`, len(modules), allEscapes[0].encode(nil, bundled(modules...)))
	}
	fsys := files(roundTrip(t, withObjects(object("__root", "1", "m", "same"), object("__root", "2", "m", "same", "n", ""), object("__root", "3", "m", "older", "n", "", "o", ""))))
	for path, want := range map[string]string{"modules/m.ttslua": "same\n", "modules/m-2.ttslua": "older\n"} {
		if fsys[path] == nil || string(fsys[path].Data) != want {
			t.Errorf("%s holds %v, want %q", path, fsys[path], want)
		}
	}
	edit(t, fsys, "modules/m.ttslua", "same", "newer")
	packed, err := Pack(fsys)
	if err != nil {
		t.Fatal(err)
	}
	if n := strings.Count(string(packed), "newer"); n != 2 {
		t.Errorf("an edit of a module reached %d of 2 bundles", n)
	}
}

func TestAModuleIsAdded(t *testing.T) {
	fsys := files(unpack(t, withScript(bundled("__root", "x = 1\n"))))
	edit(t, fsys, "Global.ttslua", "x = 1", "x = require('a.b')")
	fsys["modules/a/b.ttslua"] = &fstest.MapFile{Data: []byte("return 2\n")}
	edit(t, fsys, "Global.bundle.json", `"modules": [`, `"modules": [{"name": "a.b", "file": "modules/a/b.ttslua"},`)
	packed, err := Pack(fsys)
	if err != nil {
		t.Fatal(err)
	}
	if want := withScript(bundled("a.b", "return 2", "__root", "x = require('a.b')\n")); string(packed) != want {
		t.Errorf("packed\n%s\nwant\n%s", packed, want)
	}
}

func TestRequires(t *testing.T) {
	lua := `local a = require("a") -- require("remark")
--[==[ require("long remark")
]] ]==] require 'b'
print("require('text')", [[require("long
text")]], 'it\'s require("c")')
require [[not read]]
require(name) x.require("d") x:require("e")
local f = require
  (  'f'  )
required("g") require("h", 1)
require"i" require--
`
	want := []require{{"a", 1}, {"b", 3}, {"f", 8}, {"i", 11}}
	if got := requires(lua); !reflect.DeepEqual(got, want) {
		t.Errorf("got %v, want %v", got, want)
	}
	for _, broken := range []string{"require(", `require("a`, "require", "--[[ require('a')", `"\`} {
		if got := requires(broken); got != nil {
			t.Errorf("%q: %v", broken, got)
		}
	}
}
