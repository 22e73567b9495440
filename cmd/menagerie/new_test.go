package main

import (
	"os"
	"strings"
	"testing"
)

func TestNewWritesACardThatWorks(t *testing.T) {
	t.Chdir(t.TempDir())
	succeed(t, "new", "fox-and-geese")
	if out := succeed(t, "show", "fox-and-geese.yaml"); !strings.Contains(out, "Fox And Geese") || !strings.Contains(out, "11 legal moves") {
		t.Errorf("show prints\n%s", out)
	}
	if off := succeed(t, "show", "fox-and-geese.yaml", "--option", "scouts-leap=false"); !strings.Contains(off, "11 legal moves") {
		t.Errorf("without the option, show prints\n%s", off)
	}
	if r := menagerie(t, "new", "fox-and-geese"); r.code != 3 {
		t.Errorf("a second new overwrites the first: exit %d", r.code)
	}
	if r := menagerie(t, "new", "Fox & Geese"); r.code != 2 {
		t.Errorf("a bad name: exit %d", r.code)
	}
	if _, err := os.Stat("Fox & Geese.yaml"); err == nil {
		t.Error("a bad name wrote a file")
	}
}
