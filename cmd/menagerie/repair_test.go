package main

import (
	"path/filepath"
	"strings"
	"testing"

	"github.com/tidwall/sjson"
)

// broken is a built save in which a piece was moved by hand.
func broken(t *testing.T) (dir, file string) {
	t.Helper()
	dir, save := built(t, "jungle")
	return dir, writeFile(t, withAPieceMoved(t, save), dir, "broken.json")
}

// withAPieceMoved is a save in which a piece was moved by hand.
func withAPieceMoved(t *testing.T, save string) string {
	t.Helper()
	text, err := sjson.Set(readFile(t, save), "ObjectStates.4.Transform.posX", 0.4)
	if err != nil {
		t.Fatal(err)
	}
	return text
}

func TestRepairVerb(t *testing.T) {
	dir, file := broken(t)
	out := filepath.Join(dir, "mended.json")
	printed := succeed(t, "validate", file, "--repair", out)
	for _, part := range []string{file + ": 1 error", "Repaired into " + out, " was put on ", out + ": sound"} {
		if !strings.Contains(printed, part) {
			t.Errorf("it does not print %q:\n%s", part, printed)
		}
	}
	succeed(t, "validate", out)
	if again := succeed(t, "validate", file, "--repair", out); !strings.Contains(again, "Repaired into") {
		t.Errorf("once more it prints %s", again)
	}
	lines := strings.Split(strings.TrimSpace(succeed(t, "validate", "--json", file, "--repair", out)), "\n")
	if len(lines) != 2 || !strings.Contains(lines[0], `"ok":false`) || !strings.Contains(lines[1], `"ok":true`) || !strings.Contains(lines[1], `"changes":["`) {
		t.Errorf("as JSON it prints %q", lines)
	}
}

func TestRepairRefuses(t *testing.T) {
	dir, file := broken(t)
	sound := filepath.Join(dir, "Saves", "jungle.json")
	foreign := writeFile(t, "mine", dir, "mine.json")
	nonsense := writeFile(t, "{}", dir, "nonsense.json")
	for _, c := range []struct {
		args []string
		code int
		says string
	}{
		{[]string{file, "--repair", file}, 2, "is the save itself"},
		{[]string{file, file, "--repair", "x.json"}, 2, "one SAVE"},
		{[]string{dir, "--repair", filepath.Join(dir, "x.json")}, 2, "is a folder"},
		{[]string{file, "--repair", dir}, 2, "is a folder"},
		{[]string{file, "--force"}, 2, "--repair"},
		{[]string{file, "--repair", foreign}, 3, "mine.json is in the way"},
		{[]string{filepath.Join(dir, "none.json"), "--repair", filepath.Join(dir, "x.json")}, 3, "none.json"},
		{[]string{nonsense, "--repair", filepath.Join(dir, "x.json")}, 1, "cannot be repaired"},
	} {
		r := menagerie(t, append([]string{"validate"}, c.args...)...)
		if r.code != c.code || !strings.Contains(r.err, c.says) {
			t.Errorf("%v: exit %d, %s; want %d and %q", c.args, r.code, r.err, c.code, c.says)
		}
	}
	if got := readFile(t, foreign); got != "mine" {
		t.Errorf("what was not ours is now %.20q", got)
	}
	succeed(t, "validate", file, "--repair", foreign, "--force")
	if out := succeed(t, "validate", sound, "--repair", filepath.Join(dir, "x.json")); !strings.Contains(out, "nothing to repair") {
		t.Errorf("of a sound save it says %s", out)
	}
	if r := menagerie(t, "validate", filepath.Join(dir, "x.json")); r.code != 3 {
		t.Errorf("a sound save was written all the same")
	}
}
