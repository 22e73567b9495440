package main

import (
	"bytes"
	"errors"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

func TestPerftPrintsDepthTabNodes(t *testing.T) {
	if got, want := succeed(t, "perft", "capture-the-fruit", "--depth", "3"), "1\t42\n2\t1764\n3\t84645\n"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}

func TestBothEnginesCountTheSame(t *testing.T) {
	for _, args := range [][]string{
		{"perft", "elephant-chess", "--depth", "2"},
		{"perft", "capture-chinese-checkers", "--depth", "1", "--divide"},
		{"perft", "capture-the-fruit", "--depth", "1", "--position", "9/9/9/9/9/9/9/9/4R2o1 r e1*"},
	} {
		if inGo, inLua := succeed(t, args...), succeed(t, append(args, "--engine", "lua")...); inGo != inLua || inGo == "" {
			t.Errorf("%v: %q in Go, %q in Lua", args, inGo, inLua)
		}
	}
	if r := menagerie(t, "perft", "jungle", "--engine", "perl"); r.code != 2 || !strings.Contains(r.err, "--engine perl") {
		t.Errorf("exit %d: %s", r.code, r.err)
	}
}

func TestMovesAreSortedTokens(t *testing.T) {
	lines := strings.Fields(succeed(t, "moves", "capture-the-fruit"))
	if len(lines) != 42 || !slices.IsSorted(lines) || !slices.Contains(lines, "c3-c4") {
		t.Errorf("%d moves: %v", len(lines), lines)
	}
	if none := succeed(t, "moves", "capture-the-fruit", "--moves", ""); len(strings.Fields(none)) != 42 {
		t.Errorf(`--moves "" is not the start: %s`, none)
	}
	if cave := succeed(t, "moves", "capture-the-fruit", "--position", "9/9/9/9/9/9/9/9/4R2o1 r e1*"); !strings.Contains(cave, "e1-red-cave\n") {
		t.Errorf("no move into the cave: %s", cave)
	}
}

func TestDivideAddsUp(t *testing.T) {
	lines := strings.Split(strings.TrimSpace(succeed(t, "perft", "capture-the-fruit", "--depth", "2", "--divide")), "\n")
	if len(lines) != 42 || !slices.IsSorted(lines) || !strings.HasSuffix(lines[0], "\t42") {
		t.Errorf("%d lines, first %q", len(lines), lines[0])
	}
}

func TestShow(t *testing.T) {
	out := succeed(t, "show", "capture-the-fruit", "--moves", "d2-e3 d8-e7 e3-e4 e7-e8 e4-e5")
	for _, part := range []string{"Capture The Fruit", "M*", "Black to move", "鼠1 Rat", "position: "} {
		if !strings.Contains(out, part) {
			t.Errorf("show does not print %q:\n%s", part, out)
		}
	}
	over := succeed(t, "show", "capture-the-fruit", "--position", "9/9/9/9/9/9/9/9/4R2o1 r e1*", "--moves", "e1-red-cave")
	if !strings.Contains(over, "Red has won: token-in-zone") || !strings.Contains(over, "red-cave: R*") {
		t.Errorf("show does not say how the game ended:\n%s", over)
	}
}

// A game that no ending ends says so, where its author can still add one.
func TestShowOfAGameThatIsStuck(t *testing.T) {
	card, err := os.ReadFile("testdata/breakthrough.yaml")
	if err != nil {
		t.Fatal(err)
	}
	endless := regexp.MustCompile(`(?m)^.*when: (no-move|piece-in-zone).*\n`).ReplaceAllString(string(card), "")
	file := writeFile(t, endless, t.TempDir(), "endless.yaml")
	if out := succeed(t, "show", file, "--position", "M7/8/8/8/8/8/m7/8 g"); !strings.Contains(out, "Gold to move, no legal move: the game is stuck") {
		t.Errorf("show does not say that the game is stuck:\n%s", out)
	}
}

func TestGames(t *testing.T) {
	lines := strings.Split(strings.TrimSpace(succeed(t, "games")), "\n")
	if len(lines) != 6 {
		t.Errorf("games prints %d lines, want a head and five cards", len(lines))
	}
	if got, want := strings.Join(strings.Fields(lines[2]), " "), "capture-the-fruit Capture The Fruit 2 83 32"; got != want {
		t.Errorf("games prints %q, want %q", got, want)
	}
	first, _, _ := strings.Cut(succeed(t, "games", "--json"), "\n")
	if want := `{"name":"capture-chinese-checkers","title":"Capture Chinese Checkers","players":"2–6","points":121,"pieces":60}`; first != want {
		t.Errorf("games --json prints %s, want %s", first, want)
	}
}

func TestTwoBuildsAreTheSame(t *testing.T) {
	dirs := [2]string{t.TempDir(), t.TempDir()}
	build := func(dir string) {
		succeed(t, "build", "capture-the-fruit", "-o", dir, "--size", "64", "--assets-url", "https://example.com/mod/", "--pack", "ttsmod")
	}
	for _, dir := range dirs {
		build(dir)
	}
	first, second := tree(t, dirs[0]), tree(t, dirs[1])
	if len(first) != len(second) {
		t.Errorf("%d files, then %d", len(first), len(second))
	}
	for name, text := range first {
		if second[name] != text {
			t.Errorf("%s differs from one build to the next", name)
		}
		if strings.Contains(text, dirs[0]) {
			t.Errorf("%s says where it was built", name)
		}
	}
	build(dirs[0])
	if again := tree(t, dirs[0]); !maps.Equal(again, first) {
		t.Error("building once more into the same folder changed it")
	}
}

// tree is what the files of a folder hold, by their paths.
func tree(t *testing.T, dir string) map[string]string {
	t.Helper()
	files := map[string]string{}
	err := fs.WalkDir(os.DirFS(dir), ".", func(path string, entry fs.DirEntry, err error) error {
		if err == nil && !entry.IsDir() {
			files[path] = readFile(t, dir, filepath.FromSlash(path))
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return files
}

func TestALocalBuildWarns(t *testing.T) {
	if r := menagerie(t, "build", "capture-the-fruit", "-o", t.TempDir(), "--size", "64"); r.code != 0 || !strings.Contains(r.err, "warning: the save points at files on this computer") {
		t.Errorf("exit %d: %s", r.code, r.err)
	}
}

// full is a disk without room.
type full struct{}

func (full) Write([]byte) (int, error) { return 0, errors.New("no space left on device") }

func TestAFullDiskIsAnError(t *testing.T) {
	for _, args := range [][]string{{"games"}, {"show", "jungle"}, {"moves", "jungle"}, {"perft", "jungle", "--depth", "1"}, {"-h"}} {
		var errOut bytes.Buffer
		if code := run(args, strings.NewReader(""), full{}, &errOut); code != 3 || !strings.Contains(errOut.String(), "no space left") {
			t.Errorf("menagerie %s: exit %d, %s", strings.Join(args, " "), code, errOut.String())
		}
	}
}
