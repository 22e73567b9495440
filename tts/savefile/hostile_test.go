package savefile

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"strings"
	"testing"
)

// What nests deep takes no more than its size allows, in time and in files.
func TestDeepSaves(t *testing.T) {
	const deep = 2400
	bags := strings.Repeat(`{"GUID":"abcdef","LuaScript":"x","ContainedObjects":[`, deep) + strings.Repeat(`]}`, deep)
	lists := strings.Repeat("[", maxDepth-10) + strings.Repeat("1,", 100_000) + "1" + strings.Repeat("]", maxDepth-10)
	for name, save := range map[string]string{
		"bags in bags":   withObjects(bags),
		"lists in lists": withObjects(`{"a":` + lists + `}`),
		"a deep state":   fmt.Sprintf(`{"LuaScriptState":"%s","ObjectStates":[]}`, lists),
	} {
		t.Run(name, func(t *testing.T) {
			tree, err := Unpack(read(t, save))
			if err != nil {
				t.Fatal(err)
			}
			size := 0
			for _, f := range tree.Files {
				size += len(f.Data)
			}
			if size > maxSpread*len(save) {
				t.Errorf("%d bytes became %d", len(save), size)
			}
		})
	}
}

// Many references may name one file, so that a small folder can mean a huge save.
func TestPackedSizeIsBounded(t *testing.T) {
	fsys := files(unpack(t, withObjects(`{"LuaScript":"`+strings.Repeat("x", 1000)+`"}`)))
	edit(t, fsys, "save.json", `{"$file":"objects/0.json"}`, `{"LuaScript":{"$file":"objects/0.ttslua"}}`+strings.Repeat(`,{"LuaScript":{"$file":"objects/0.ttslua"}}`, 99))
	delete(fsys, "objects/0.json")
	p := newPacker(func(path string) ([]byte, error) { return fs.ReadFile(fsys, path) })
	for _, limit := range []int{50_000, 200_000} {
		p.limit = limit
		if _, err := p.save(); errors.Is(err, errTooLarge) != (limit < 100_000) {
			t.Errorf("limit %d: %v", limit, err)
		}
	}
}

func FuzzUnpack(f *testing.F) {
	f.Add([]byte(small(f)))
	f.Add([]byte(withObjects(`{"Nickname":"a","States":{"2":{"XmlUI":"\r\n"}}}`, `{"$raw":[1, 2]}`)))
	f.Add([]byte(withScript(bundled("__root", "require('a')\n", "a", "return 1"))))
	f.Add([]byte("{ \"ObjectStates\": [],\r\n\t\"LuaScriptState\": \"{\\\"a\\\": [1]}\"}\n"))
	f.Fuzz(func(t *testing.T, data []byte) {
		save, err := Read(data)
		if err != nil {
			return
		}
		tree, err := Unpack(save)
		if errors.Is(err, errLost) {
			t.Fatal(err)
		}
		if err != nil {
			return
		}
		if save.Rewritten {
			data = []byte(save.Text)
		}
		packed, err := Pack(files(tree))
		if err != nil || !bytes.Equal(packed, data) {
			t.Fatalf("%v\n%q\n%q", err, packed, data)
		}
	})
}

func BenchmarkUnpack(b *testing.B) {
	object := `{"GUID":"%06x","Name":"Card","Transform":{"posX":1.0,"posY":2.0,"posZ":3.0},"Nickname":"Card","LuaScript":"print(1)\r\n","LuaScriptState":"","XmlUI":""}`
	for _, n := range []int{10_000, 100_000} {
		objects := make([]string, n)
		for i := range objects {
			objects[i] = fmt.Sprintf(object, i%1000)
		}
		save := read(b, withObjects(objects...))
		b.Run(fmt.Sprintf("objects=%d", n), func(b *testing.B) {
			b.SetBytes(int64(len(save.Text)))
			for b.Loop() {
				if _, err := Unpack(save); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
