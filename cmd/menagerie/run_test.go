package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"menagerie/tts/box"
	"menagerie/tts/datafolder"
)

// result is what a run of the program leaves.
type result struct {
	code     int
	out, err string
}

// menagerie runs the program in this process.
func menagerie(t testing.TB, args ...string) result {
	t.Helper()
	return menagerieReading(t, "", args...)
}

func menagerieReading(t testing.TB, in string, args ...string) result {
	t.Helper()
	var out, errOut bytes.Buffer
	code := run(args, strings.NewReader(in), &out, &errOut)
	return result{code, out.String(), errOut.String()}
}

// succeed runs the program and insists that it ends well.
func succeed(t testing.TB, args ...string) string {
	t.Helper()
	r := menagerie(t, args...)
	if r.code != 0 {
		t.Fatalf("menagerie %s: exit %d\n%s%s", strings.Join(args, " "), r.code, r.out, r.err)
	}
	return r.out
}

// builds holds one build of each card, since most of a build's time goes into drawing.
var builds string

func TestMain(m *testing.M) {
	box.Main()
	var err error
	if builds, err = os.MkdirTemp("", "menagerie-builds-"); err != nil {
		panic(err)
	}
	thisComputer = func() (datafolder.Computer, error) { return datafolder.Computer{System: "linux", Home: builds}, nil }
	code := m.Run()
	os.RemoveAll(builds)
	os.Exit(code)
}

// built is a folder with a built mod, and its save.
func built(t testing.TB, card string) (dir, save string) {
	t.Helper()
	first := filepath.Join(builds, card)
	if _, err := os.Stat(first); err != nil {
		succeed(t, "build", card, "-o", first, "--size", "256")
	}
	dir = t.TempDir()
	if err := os.CopyFS(dir, os.DirFS(first)); err != nil {
		t.Fatal(err)
	}
	return dir, filepath.Join(dir, "Saves", card+".json")
}

func readFile(t testing.TB, parts ...string) string {
	t.Helper()
	data, err := os.ReadFile(filepath.Join(parts...))
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

func writeFile(t testing.TB, text string, parts ...string) string {
	t.Helper()
	path := filepath.Join(parts...)
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	return path
}
