package folder

import (
	"errors"
	"os"
	"path/filepath"
	"testing"
	"time"
)

// cutOff leaves a folder as a run does that is cut off when it has put the first of its files in its place.
func cutOff(t *testing.T, dir string, files ...File) {
	t.Helper()
	known, err := readList(dir, "build")
	if err != nil {
		t.Fatal(err)
	}
	if err := begin(dir, "build", files, known); err != nil {
		t.Fatal(err)
	}
	if err := WriteFile(filepath.Join(dir, files[0].Path), files[0].Data); err != nil {
		t.Fatal(err)
	}
}

func TestWriteGoesOnWhereItWasCutOff(t *testing.T) {
	dir := t.TempDir()
	one, two := File{Path: "one.txt", Data: []byte("1"), Key: "k"}, File{Path: "two.txt", Data: []byte("2")}
	if err := write(t, dir, false, one, two); err != nil {
		t.Fatal(err)
	}
	one.Data = []byte("1b")
	cutOff(t, dir, one, File{Path: "two.txt", Data: []byte("2b")})
	if made, err := Made(dir, "build"); err != nil || made["one.txt"] != "k" {
		t.Errorf("made are %v, %v", made, err)
	}
	cutOff(t, dir, File{Path: "three.txt", Data: []byte("3")}, two)
	if err := write(t, dir, false, File{Path: "one.txt", Data: []byte("1c")}, two); err != nil {
		t.Fatal(err)
	}
	if got := read(t, dir, "one.txt"); got != "1c" {
		t.Errorf("one.txt holds %q", got)
	}
	for _, gone := range []string{"three.txt", begunFile("build")} {
		if _, err := os.Stat(filepath.Join(dir, gone)); !errors.Is(err, os.ErrNotExist) {
			t.Errorf("%s is still there (%v)", gone, err)
		}
	}
}

func TestWhatWasBegunIsNoLicenceToOverwrite(t *testing.T) {
	dir := t.TempDir()
	cutOff(t, dir, File{Path: "one.txt", Data: []byte("1")}, File{Path: "two.txt", Data: []byte("2")})
	for _, name := range []string{"one.txt", "two.txt"} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte("mine"), 0o644); err != nil {
			t.Fatal(err)
		}
		var foreign *ForeignError
		if err := write(t, dir, false, File{Path: name, Data: []byte("x")}); !errors.As(err, &foreign) {
			t.Errorf("%s: got %v, want a ForeignError", name, err)
		}
	}
}

func TestWriteTakesAwayOldTemporaryFilesOnly(t *testing.T) {
	dir := t.TempDir()
	if err := write(t, dir, false, File{Path: "a/one.txt", Data: []byte("1")}); err != nil {
		t.Fatal(err)
	}
	old, young := filepath.Join(dir, "a", temporaryPrefix+"1"), filepath.Join(dir, "a", temporaryPrefix+"2")
	for _, name := range []string{old, young} {
		if err := os.WriteFile(name, nil, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	long := time.Now().Add(-2 * leftBehind)
	if err := os.Chtimes(old, long, long); err != nil {
		t.Fatal(err)
	}
	if err := write(t, dir, false, File{Path: "a/one.txt", Data: []byte("1")}); err != nil {
		t.Fatal(err)
	}
	if _, err := os.Stat(old); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("the old temporary file is still there (%v)", err)
	}
	if _, err := os.Stat(young); err != nil {
		t.Errorf("another run's temporary file is gone: %v", err)
	}
}
