package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// Each flag about looks changes the board of a card of the user's own, and nothing else does.
func TestLooksFlags(t *testing.T) {
	text, err := os.ReadFile("testdata/breakthrough.yaml")
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	card := writeFile(t, strings.Replace(string(text), "\nwords:\n", "\nwords:\n  ru: {title: Прорыв}\n", 1), dir, "card.yaml")
	board := func(flags ...string) []byte {
		t.Helper()
		out := t.TempDir()
		succeed(t, append([]string{"render", card, "-o", out, "--size", "256"}, flags...)...)
		picture, err := os.ReadFile(filepath.Join(out, "board.png"))
		if err != nil {
			t.Fatal(err)
		}
		return picture
	}
	plain := board()
	for _, test := range []struct {
		flags []string
		same  bool
	}{
		{[]string{"--theme", "plum", "--coordinates", "on", "--lang", "en"}, true},
		{[]string{"--lang", "be"}, true},
		{[]string{"--theme", "wood"}, false},
		{[]string{"--theme", "contrast"}, false},
		{[]string{"--coordinates", "off"}, false},
		{[]string{"--lang", "ru"}, false},
		{[]string{"--font", "../../assets/fonts/menagerie-kai.ttf"}, true},
	} {
		if same := bytes.Equal(board(test.flags...), plain); same != test.same {
			t.Errorf("%v makes the same board: %v", test.flags, same)
		}
	}
}
