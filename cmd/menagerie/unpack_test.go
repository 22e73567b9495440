package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// A mod of ours comes apart into the modules it was made of, and back together.
func TestUnpackAndPackAMod(t *testing.T) {
	_, save := built(t, "jungle")
	dir := filepath.Join(t.TempDir(), "mod")
	out := filepath.Join(t.TempDir(), "TS_Save_1.json")
	if said := succeed(t, "unpack", save, "-o", dir); !strings.HasSuffix(said, " objects and 1 script of Jungle are in "+dir+".\n") {
		t.Errorf("unpack prints %q", said)
	}
	for _, file := range []string{"save.json", "Global.ttslua", "Global.xml", "modules/menagerie/engine.ttslua"} {
		if _, err := os.Stat(filepath.Join(dir, filepath.FromSlash(file))); err != nil {
			t.Error(err)
		}
	}
	if said := succeed(t, "pack", dir, "-o", out); said != dir+" is packed into "+out+".\n" {
		t.Errorf("pack prints %q", said)
	}
	if readFile(t, out) != readFile(t, save) {
		t.Error("another save came back")
	}
}

func TestUnpackAndPackLeaveTheUsersFilesAlone(t *testing.T) {
	dir := t.TempDir()
	save := writeFile(t, "{\n  \"LuaScript\": \"x = 1\",\n  \"ObjectStates\": []\n}", dir, "TS_Save_1.json")
	folder := filepath.Join(dir, "mod")
	succeed(t, "unpack", save, "-o", folder)
	if r := menagerie(t, "pack", folder, "-o", save); r.code != 0 {
		t.Errorf("packing what changes nothing: exit %d: %s", r.code, r.err)
	}

	script := writeFile(t, "x = 2\n", folder, "Global.ttslua")
	if r := menagerie(t, "unpack", save, "-o", folder); r.code != 3 || !strings.Contains(r.err, script) {
		t.Errorf("unpack over an edited script: exit %d: %s", r.code, r.err)
	}
	out := writeFile(t, "{}", dir, "TS_Save_2.json")
	if r := menagerie(t, "pack", folder, "-o", out); r.code != 3 || !strings.Contains(r.err, out) {
		t.Errorf("pack over another save: exit %d: %s", r.code, r.err)
	}
	succeed(t, "pack", folder, "-o", out, "--force")
	writeFile(t, "x = 3\n", folder, "Global.ttslua")
	succeed(t, "pack", folder, "-o", out)
	if !strings.Contains(readFile(t, out), "x = 3") {
		t.Errorf("the second pack wrote %s", readFile(t, out))
	}
	succeed(t, "unpack", out, "-o", folder)
	if _, err := os.Stat(save); err != nil {
		t.Error(err)
	}
	part := filepath.Join(folder, "save.json")
	if r := menagerie(t, "pack", folder, "-o", part); r.code != 3 || !strings.Contains(r.err, part) {
		t.Errorf("pack over a part of what it packs: exit %d: %s", r.code, r.err)
	}
}

func TestUnpackKeepsTheTerminalFromASavesName(t *testing.T) {
	dir := t.TempDir()
	save := writeFile(t, `{"SaveName": "\u001b[2JMine", "ObjectStates": []}`, dir, "odd.json")
	if said := succeed(t, "unpack", save, "-o", filepath.Join(dir, "mod")); !strings.Contains(said, " of \uFFFD[2JMine are in ") {
		t.Errorf("unpack prints %q", said)
	}
}

func TestUnpackSaysWhatIsOdd(t *testing.T) {
	dir := t.TempDir()
	save := writeFile(t, "{ \"ObjectStates\" :[]}", dir, "odd.json")
	r := menagerie(t, "unpack", save, "-o", filepath.Join(dir, "mod"))
	if r.code != 0 || !strings.HasPrefix(r.err, "note: ") || strings.Count(r.err, "\n") != 1 || !strings.HasPrefix(r.out, "0 objects and 0 scripts of odd.json are in ") {
		t.Errorf("exit %d: %s%s", r.code, r.out, r.err)
	}
}

// Public saves of other mods come back to the byte.
func TestUnpackAndPackPublicSaves(t *testing.T) {
	saves := os.Getenv("MENAGERIE_SAVES")
	if saves == "" {
		t.Skip("set MENAGERIE_SAVES to a folder of saves to unpack them")
	}
	files, err := filepath.Glob(filepath.Join(saves, "*.json"))
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		dir := t.TempDir()
		if r := menagerie(t, "unpack", file, "-o", filepath.Join(dir, "mod")); r.code == 1 && strings.Contains(r.err, "not JSON") {
			continue
		} else if r.code != 0 {
			t.Errorf("%s: exit %d: %s", file, r.code, r.err)
			continue
		}
		out := filepath.Join(dir, "out.json")
		succeed(t, "pack", filepath.Join(dir, "mod"), "-o", out)
		if !bytes.Equal(data, []byte(readFile(t, out))) {
			t.Errorf("%s: another save came back", file)
		}
	}
}
