package savefile

import (
	"bytes"
	"os"
	"strings"
	"testing"
	"testing/fstest"
)

// small is a save with a bag, states, a notebook and two bundles, as TTS would write it.
func small(t testing.TB) string {
	t.Helper()
	data, err := os.ReadFile("testdata/small.json")
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

func unpack(t testing.TB, save string) *Tree {
	t.Helper()
	tree, err := Unpack(read(t, save))
	if err != nil {
		t.Fatal(err)
	}
	return tree
}

// files is a tree as a file system.
func files(tree *Tree) fstest.MapFS {
	fsys := fstest.MapFS{}
	for _, f := range tree.Files {
		fsys[f.Path] = &fstest.MapFile{Data: f.Data}
	}
	return fsys
}

// edit changes a text in one of the files, which must be there.
func edit(t *testing.T, fsys fstest.MapFS, file, from, to string) {
	t.Helper()
	if fsys[file] == nil || !bytes.Contains(fsys[file].Data, []byte(from)) {
		t.Fatalf("%s lacks %q", file, from)
	}
	fsys[file] = &fstest.MapFile{Data: bytes.Replace(fsys[file].Data, []byte(from), []byte(to), 1)}
}

func roundTrip(t *testing.T, save string) *Tree {
	t.Helper()
	tree := unpack(t, save)
	packed, err := Pack(files(tree))
	if err != nil {
		t.Fatal(err)
	}
	if string(packed) != save {
		t.Errorf("another save came back:\n%s\nwant\n%s", packed, save)
	}
	return tree
}

// withObjects is a save of objects, each a JSON text.
func withObjects(objects ...string) string {
	return `{"SaveName":"S","ObjectStates":[` + strings.Join(objects, ",") + `]}`
}
