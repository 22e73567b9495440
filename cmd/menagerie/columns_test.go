package main

import "testing"

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
