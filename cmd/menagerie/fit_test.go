package main

import (
	"strings"
	"testing"
)

func TestFit(t *testing.T) {
	const line = "  error a-code: one two three [a.b]\n"
	for _, c := range []struct {
		name, text string
		width      int
		want       string
	}{
		{"no terminal", line, 0, line},
		{"wide enough", line, 36, line},
		{"narrow", line, 20, "  error a-code: one\n    two three [a.b]\n"},
		{"a long word", "a " + strings.Repeat("x", 30) + " b\n", 20, "a\n  " + strings.Repeat("x", 30) + "\n  b\n"},
		{"Chinese takes twice the room", "鼠鼠鼠鼠 鼠鼠鼠鼠 a\n", 20, "鼠鼠鼠鼠 鼠鼠鼠鼠 a\n"},
		{"too much Chinese", "鼠鼠鼠鼠 鼠鼠鼠鼠鼠鼠\n", 20, "鼠鼠鼠鼠\n  鼠鼠鼠鼠鼠鼠\n"},
		{"blanks stay", "a  b  c d\n", 7, "a  b  c\n  d\n"},
		{"several lines", "a b\n\nc d", 2, "a\n  b\n\nc\n  d\n"},
	} {
		if got := fit(c.text, c.width); got != c.want {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
	}
}
