package main

import (
	"strings"
	"testing"
)

func TestHang(t *testing.T) {
	for _, c := range []struct {
		label, text string
		width       int
		want        string
	}{
		{"", "one two three", 8, "one two\nthree"},
		{"ok  ", "one two three", 8, "ok  one\n    two\n    three"},
		{"鼠  ", "one two", 8, "鼠  one\n    two"},
		{"", "鼠鼠鼠 象象", 10, "鼠鼠鼠\n象象"},
		{"", "in " + whole("C:/My Games/Tabletop Simulator") + " it is", 10, "in\nC:/My Games/Tabletop Simulator\nit is"},
		{"label", "", 8, "label"},
	} {
		if got := hang(c.label, c.text, c.width); got != c.want {
			t.Errorf("%q behind %q in %d columns:\n%s\nwant\n%s", c.text, c.label, c.width, got, c.want)
		}
	}
}

func TestInColumns(t *testing.T) {
	got := inColumns([]string{"r 鼠1 Rat", "o 牛2 Ox", "t 虎3 Tiger"}, 30)
	want := "  r 鼠1 Rat     o 牛2 Ox\n  t 虎3 Tiger"
	if got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

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
