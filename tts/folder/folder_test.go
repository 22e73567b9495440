package folder

import (
	"errors"
	"os"
	"path/filepath"
	"testing"
)

func write(t *testing.T, dir string, force bool, files ...File) error {
	t.Helper()
	return Write(dir, "build", files, force)
}

func read(t *testing.T, parts ...string) string {
	t.Helper()
	data, err := os.ReadFile(filepath.Join(parts...))
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

func TestWriteMakesUpdatesAndTakesAwayItsOwn(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "new [folder]")
	if err := write(t, dir, false, File{"a/one.txt", []byte("1")}, File{"two.txt", []byte("2")}); err != nil {
		t.Fatal(err)
	}
	if err := write(t, dir, false, File{"a/one.txt", []byte("1b")}); err != nil {
		t.Fatal(err)
	}
	if got := read(t, dir, "a", "one.txt"); got != "1b" {
		t.Errorf("one.txt holds %q", got)
	}
	if _, err := os.Stat(filepath.Join(dir, "two.txt")); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("two.txt, no longer made, is still there (%v)", err)
	}
	entries, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	if len(entries) != 2 {
		t.Errorf("the folder holds %v, want a and the list", entries)
	}
}

func TestWriteLeavesTheUsersFilesAlone(t *testing.T) {
	dir := t.TempDir()
	mine := filepath.Join(dir, "one.txt")
	if err := os.WriteFile(mine, []byte("mine"), 0o644); err != nil {
		t.Fatal(err)
	}
	err := write(t, dir, false, File{"zero.txt", []byte("0")}, File{"one.txt", []byte("1")})
	var foreign *ForeignError
	if !errors.As(err, &foreign) || foreign.Path != mine {
		t.Fatalf("got %v, want a ForeignError about %s", err, mine)
	}
	if got := read(t, mine); got != "mine" {
		t.Errorf("the user's file holds %q", got)
	}
	if _, err := os.Stat(filepath.Join(dir, "zero.txt")); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("zero.txt was written although another file stood in the way")
	}
	if err := write(t, dir, true, File{"one.txt", []byte("1")}); err != nil {
		t.Fatal(err)
	}
	if got := read(t, mine); got != "1" {
		t.Errorf("with force the file holds %q", got)
	}
}

func TestWriteRefusesAFileChangedSince(t *testing.T) {
	dir := t.TempDir()
	if err := write(t, dir, false, File{"one.txt", []byte("1")}); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, "one.txt"), []byte("1 and a note of mine"), 0o644); err != nil {
		t.Fatal(err)
	}
	var foreign *ForeignError
	if err := write(t, dir, false, File{"one.txt", []byte("1b")}); !errors.As(err, &foreign) {
		t.Fatalf("got %v, want a ForeignError", err)
	}
	if err := write(t, dir, false); err != nil {
		t.Fatal(err)
	}
	if got := read(t, dir, "one.txt"); got != "1 and a note of mine" {
		t.Errorf("a changed file that is no longer made holds %q", got)
	}
}

func TestWriteKeepsWhatAnotherListMade(t *testing.T) {
	dir := t.TempDir()
	if err := Write(dir, "render", []File{{"picture.png", []byte("p")}}, false); err != nil {
		t.Fatal(err)
	}
	if err := write(t, dir, false, File{"one.txt", []byte("1")}); err != nil {
		t.Fatal(err)
	}
	if got := read(t, dir, "picture.png"); got != "p" {
		t.Errorf("the other list's file holds %q", got)
	}
}

func TestWriteIntoAFileIsAnErrorAndWritesNothing(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	if err := write(t, filepath.Join(file, "out"), false, File{"one.txt", []byte("1")}); err == nil {
		t.Fatal("no error for a folder inside a file")
	}
}

func TestWriteTakesAwayFoldersThatItEmptied(t *testing.T) {
	dir := t.TempDir()
	if err := write(t, dir, false, File{"a/b/one.txt", []byte("1")}, File{"a/c/two.txt", []byte("2")}); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, "a", "c", "mine.txt"), nil, 0o644); err != nil {
		t.Fatal(err)
	}
	if err := write(t, dir, false); err != nil {
		t.Fatal(err)
	}
	if _, err := os.Stat(filepath.Join(dir, "a", "b")); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("a/b, now empty, is still there (%v)", err)
	}
	read(t, dir, "a", "c", "mine.txt")
}

// Version control may write text with the line ends of the system.
func TestWriteKnowsItsFilesWithOtherLineEnds(t *testing.T) {
	dir := t.TempDir()
	if err := write(t, dir, false, File{"one.txt", []byte("1\n2\n")}); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, "one.txt"), []byte("1\r\n2\r\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	if err := write(t, dir, false, File{"one.txt", []byte("3\n")}); err != nil {
		t.Fatal(err)
	}
	if got := read(t, dir, "one.txt"); got != "3\n" {
		t.Errorf("one.txt holds %q", got)
	}
}

// Where file systems have no case, the old name leads to the new file.
func TestWriteKeepsAFileWhoseNameChangedCase(t *testing.T) {
	dir := t.TempDir()
	if err := write(t, dir, false, File{"One.txt", []byte("1")}); err != nil {
		t.Fatal(err)
	}
	if err := os.Link(filepath.Join(dir, "One.txt"), filepath.Join(dir, "one.txt")); err != nil {
		t.Skip("no second name for a file:", err)
	}
	if err := write(t, dir, false, File{"one.txt", []byte("1")}); err != nil {
		t.Fatal(err)
	}
	if got := read(t, dir, "One.txt"); got != "1" {
		t.Errorf("One.txt holds %q", got)
	}
}
