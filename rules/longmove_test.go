package rules_test

import (
	"strings"
	"testing"
)

// A text of any length is read in time that fits it, and is no move.
func TestMoveOfAnyLength(t *testing.T) {
	game := load(t, "capture-chinese-checkers", nil)
	for _, text := range []string{strings.Repeat("i5-", 100_000) + "i5", strings.Repeat("-", 100_000), strings.Repeat("a", 100_000)} {
		if _, err := game.ParseMove(text); err == nil || len(err.Error()) > 500 {
			t.Errorf("%.20s…: %.600v", text, err)
		}
	}
}
