//go:build unix

package main

import (
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
)

// No verb waits for a pipe to which nobody writes.
func TestNamedPipesAreRefused(t *testing.T) {
	dir := t.TempDir()
	pipe := filepath.Join(dir, "pipe.json")
	folder := filepath.Join(dir, "folder")
	if err := os.Mkdir(folder, 0o755); err != nil {
		t.Fatal(err)
	}
	for _, path := range []string{pipe, filepath.Join(folder, "form.json")} {
		if err := syscall.Mkfifo(path, 0o644); err != nil {
			t.Skipf("no pipe can be made here: %v", err)
		}
	}
	save := writeFile(t, `{"SaveName":"S","ObjectStates":[]}`, dir, "save.json")
	scenario := writeFile(t, "load "+pipe, dir, "load.txt")
	for _, args := range [][]string{
		{"validate", pipe},
		{"validate", pipe, "--repair", filepath.Join(dir, "out.json")},
		{"play", pipe, "--script", scenario},
		{"play", save, "--script", scenario},
		{"serve", pipe},
		{"push", pipe},
		{"unpack", pipe, "-o", filepath.Join(dir, "unpacked")},
		{"pack", folder, "-o", filepath.Join(dir, "packed.json")},
		{"build", "jungle", "-o", filepath.Join(dir, "built"), "--url-map", pipe},
	} {
		if r := menagerie(t, args...); r.code == 0 || !strings.Contains(r.err, "not a regular file") {
			t.Errorf("%s: exit %d, %s", strings.Join(args, " "), r.code, r.err)
		}
	}
	if r := menagerieReading(t, readFile(t, save), "validate", "-"); r.code != 0 {
		t.Errorf("the standard input: exit %d, %s%s", r.code, r.out, r.err)
	}
}
