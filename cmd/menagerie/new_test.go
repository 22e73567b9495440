package main

import (
	"os"
	"strings"
	"testing"

	"menagerie/assets"
)

func TestNewWritesACardThatWorks(t *testing.T) {
	t.Chdir(t.TempDir())
	succeed(t, "new", "five-animals")
	if out := succeed(t, "show", "five-animals.yaml"); !strings.Contains(out, "Five Animals") || !strings.Contains(out, "11 legal moves") {
		t.Errorf("show prints\n%s", out)
	}
	if off := succeed(t, "show", "five-animals.yaml", "--option", "scouts-leap=false"); !strings.Contains(off, "11 legal moves") {
		t.Errorf("without the option, show prints\n%s", off)
	}
	if r := menagerie(t, "new", "five-animals"); r.code != 3 {
		t.Errorf("a second new overwrites the first: exit %d", r.code)
	}
	if r := menagerie(t, "new", "Fox & Geese"); r.code != 2 {
		t.Errorf("a bad name: exit %d", r.code)
	}
	if _, err := os.Stat("Fox & Geese.yaml"); err == nil {
		t.Error("a bad name wrote a file")
	}
}

func TestNewWritesTheSchemaBesideTheCard(t *testing.T) {
	t.Chdir(t.TempDir())
	succeed(t, "new", "one")
	if first, _, _ := strings.Cut(readFile(t, "one.yaml"), "\n"); first != "# yaml-language-server: $schema="+assets.SchemaFile {
		t.Errorf("the card begins %q", first)
	}
	writeFile(t, `{"$comment": "`+assets.SchemaComment+`"}`, assets.SchemaFile)
	succeed(t, "new", "two")
	if readFile(t, assets.SchemaFile) != string(assets.Schema()) {
		t.Error("an older schema is not replaced")
	}
	writeFile(t, "{}", assets.SchemaFile)
	if r := menagerie(t, "new", "three"); r.code != 3 || !strings.Contains(r.err, "not from menagerie") || readFile(t, assets.SchemaFile) != "{}" {
		t.Errorf("a schema of somebody else's: exit %d, %s", r.code, r.err)
	}
	succeed(t, "new", "three", "--force")
}
