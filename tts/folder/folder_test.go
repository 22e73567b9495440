package folder

import (
	"errors"
	"maps"
	"os"
	"path/filepath"
	"runtime"
	"strings"
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
	if err := write(t, dir, false, File{Path: "a/one.txt", Data: []byte("1")}, File{Path: "two.txt", Data: []byte("2")}); err != nil {
		t.Fatal(err)
	}
	if err := write(t, dir, false, File{Path: "a/one.txt", Data: []byte("1b")}); err != nil {
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
	err := write(t, dir, false, File{Path: "zero.txt", Data: []byte("0")}, File{Path: "one.txt", Data: []byte("1")})
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
	if err := write(t, dir, true, File{Path: "one.txt", Data: []byte("1")}); err != nil {
		t.Fatal(err)
	}
	if got := read(t, mine); got != "1" {
		t.Errorf("with force the file holds %q", got)
	}
}

func TestWriteRefusesAFileChangedSince(t *testing.T) {
	dir := t.TempDir()
	if err := write(t, dir, false, File{Path: "one.txt", Data: []byte("1")}); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, "one.txt"), []byte("1 and a note of mine"), 0o644); err != nil {
		t.Fatal(err)
	}
	var foreign *ForeignError
	if err := write(t, dir, false, File{Path: "one.txt", Data: []byte("1b")}); !errors.As(err, &foreign) {
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
	if err := Write(dir, "render", []File{{Path: "picture.png", Data: []byte("p")}}, false); err != nil {
		t.Fatal(err)
	}
	if err := write(t, dir, false, File{Path: "one.txt", Data: []byte("1")}); err != nil {
		t.Fatal(err)
	}
	var foreign *ForeignError
	if err := write(t, dir, false, File{Path: "picture.png", Data: []byte("b")}); !errors.As(err, &foreign) {
		t.Errorf("got %v, want a ForeignError", err)
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
	if err := write(t, filepath.Join(file, "out"), false, File{Path: "one.txt", Data: []byte("1")}); err == nil {
		t.Fatal("no error for a folder inside a file")
	}
}

func TestWriteTakesAwayFoldersThatItEmptied(t *testing.T) {
	dir := t.TempDir()
	if err := write(t, dir, false, File{Path: "a/b/one.txt", Data: []byte("1")}, File{Path: "a/c/two.txt", Data: []byte("2")}); err != nil {
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
	if err := write(t, dir, false, File{Path: "one.txt", Data: []byte("1\n2\n")}); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, "one.txt"), []byte("1\r\n2\r\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	if err := write(t, dir, false, File{Path: "one.txt", Data: []byte("3\n")}); err != nil {
		t.Fatal(err)
	}
	if got := read(t, dir, "one.txt"); got != "3\n" {
		t.Errorf("one.txt holds %q", got)
	}
}

// Where file systems have no case, the old name leads to the new file.
func TestWriteKeepsAFileWhoseNameChangedCase(t *testing.T) {
	dir := t.TempDir()
	if err := write(t, dir, false, File{Path: "One.txt", Data: []byte("1")}); err != nil {
		t.Fatal(err)
	}
	if err := os.Link(filepath.Join(dir, "One.txt"), filepath.Join(dir, "one.txt")); err != nil {
		t.Skip("no second name for a file:", err)
	}
	if err := write(t, dir, false, File{Path: "one.txt", Data: []byte("1")}); err != nil {
		t.Fatal(err)
	}
	if got := read(t, dir, "One.txt"); got != "1" {
		t.Errorf("One.txt holds %q", got)
	}
}

func TestMadeTellsWhatIsStillAsItWasMade(t *testing.T) {
	dir := t.TempDir()
	files := []File{
		{Path: "same.png", Data: []byte("1"), Key: "k1"}, {Path: "gone.png", Data: []byte("2"), Key: "k2"},
		{Path: "edited.png", Data: []byte("3"), Key: "k3"}, {Path: "keyless.txt", Data: []byte("4")},
	}
	if err := write(t, dir, false, files...); err != nil {
		t.Fatal(err)
	}
	if err := os.Remove(filepath.Join(dir, "gone.png")); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, "edited.png"), []byte("mine"), 0o644); err != nil {
		t.Fatal(err)
	}
	made, err := Made(dir, "build")
	if err != nil || len(made) != 1 || made["same.png"] != "k1" {
		t.Errorf("made are %v, %v", made, err)
	}
	listed, err := Listed(dir, "build")
	if want := map[string]string{"same.png": "k1", "gone.png": "k2", "edited.png": "k3"}; err != nil || !maps.Equal(listed, want) {
		t.Errorf("listed are %v, %v; want %v", listed, err, want)
	}
	if made, err := Made(t.TempDir(), "build"); err != nil || len(made) != 0 {
		t.Errorf("in an empty folder, made are %v, %v", made, err)
	}
}

func TestWriteLeavesWhatIsKept(t *testing.T) {
	dir := t.TempDir()
	if err := write(t, dir, false, File{Path: "one.png", Data: []byte("1"), Key: "k1"}); err != nil {
		t.Fatal(err)
	}
	list := read(t, dir, "menagerie-build.sha256")
	if err := write(t, dir, false, File{Path: "one.png", Key: "k1", Kept: true}); err != nil {
		t.Fatal(err)
	}
	if got := read(t, dir, "one.png"); got != "1" {
		t.Errorf("the kept file holds %q", got)
	}
	if again := read(t, dir, "menagerie-build.sha256"); again != list {
		t.Errorf("the list was\n%s\nand is\n%s", list, again)
	}
}

func TestAddLeavesWhatWasMadeBefore(t *testing.T) {
	dir := t.TempDir()
	one, two := File{Path: "one.png", Data: []byte("1"), Key: "k1"}, File{Path: "two.png", Data: []byte("2"), Key: "k2"}
	if err := write(t, dir, false, one); err != nil {
		t.Fatal(err)
	}
	if err := Add(dir, "build", []File{two}, false); err != nil {
		t.Fatal(err)
	}
	made, err := Made(dir, "build")
	if err != nil || made["one.png"] != "k1" || made["two.png"] != "k2" {
		t.Errorf("made are %v, %v", made, err)
	}
	if err := write(t, dir, false, two); err != nil {
		t.Fatal(err)
	}
	if _, err := os.Stat(filepath.Join(dir, "one.png")); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("one.png, no longer made, is still there (%v)", err)
	}
}

func TestNoDeviceIsWrittenTo(t *testing.T) {
	dir, name := t.TempDir(), "save.json"
	if runtime.GOOS == "windows" {
		name = "NUL"
	} else if err := os.Symlink(os.DevNull, filepath.Join(dir, name)); err != nil {
		t.Skip("no links here:", err)
	}
	files := []File{{Path: name, Data: []byte("{}")}}
	if err := Write(dir, "test", files, true); err == nil || !strings.Contains(err.Error(), "device") {
		t.Errorf("got %v, want that it is a device", err)
	}
	if err := WriteFile(filepath.Join(dir, name), nil); err == nil || !strings.Contains(err.Error(), "device") {
		t.Errorf("got %v, want that it is a device", err)
	}
}
