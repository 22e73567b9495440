package main

import (
	"path/filepath"
	"strings"
	"testing"
)

// A card is all that a new game needs: Breakthrough, which the tool does not ship, is built, played to its end
// and judged.
func TestASixthGameNeedsACardAndNothingElse(t *testing.T) {
	card := filepath.Join("testdata", "breakthrough.yaml")
	if got, want := succeed(t, "perft", card, "--depth", "4"), "1\t22\n2\t484\n3\t11132\n4\t256036\n"; got != want {
		t.Errorf("perft prints %q, want the published counts %q", got, want)
	}
	dir := t.TempDir()
	succeed(t, "build", card, "-o", dir, "--size", "256", "--assets-url", "https://example.com/breakthrough")
	save := filepath.Join(dir, "Saves", "breakthrough.json")
	succeed(t, "validate", "--card", card, save)

	final := filepath.Join(t.TempDir(), "final.json")
	var scenario strings.Builder
	scenario.WriteString("Yellow sits Ann host\nWhite sits Bo\nsettle\n")
	seats := []string{"Yellow", "White"}
	moves := strings.Fields("a2-a3 h7-h6 a3-a4 h6-h5 a4-a5 h5-h4 a5-a6 h4-g3 a6-b7 g3-h2 b7-c8")
	scenario.WriteString("Yellow drags a2 a4\nexpect Yellow sees cannot move that far\nsettle\n")
	for i, m := range moves {
		from, to, _ := strings.Cut(m, "-")
		scenario.WriteString(seats[i%2] + " drags " + from + " " + to + "\nsettle\nexpect " + to + " holds 卒S\n")
	}
	scenario.WriteString("save " + final + "\n")
	script := writeFile(t, scenario.String(), t.TempDir(), "game.txt")
	if out := succeed(t, "play", save, "--script", script, "--card", card); !strings.Contains(out, "Gold wins") {
		t.Errorf("nobody is told that Gold wins:\n%s", out)
	}
	if out := succeed(t, "validate", "--card", card, final); !strings.Contains(out, "Gold wins") {
		t.Errorf("validate does not name the winner:\n%s", out)
	}
}
