package rulebook

import (
	"slices"
	"strings"
	"testing"
	"unicode/utf8"
)

func TestWrap(t *testing.T) {
	measure := func(text string) float64 { return float64(utf8.RuneCountInString(text)) }
	for _, c := range []struct {
		text string
		want string // lines of at most 8 characters
	}{
		{"", ""},
		{"one", "one"},
		{"one two three", "one two|three"},
		{"one two  three ", "one two|three"},
		{"a wonderful word", "a|wonderfu|l word"},
		{"拿起棋子，就會標出它能走的位置。", "拿起棋子，就會標|出它能走的位置。"},
		{"一二三四五六七八。九", "一二三四五六七|八。九"},
		{"一二三四五六七（八）九", "一二三四五六七|（八）九"},
		{"一二三四五六 12 級", "一二三四五六|12 級"},
		{"一二三四五六七TTS", "一二三四五六|七TTS"},
		{"Он — ход", "Он — ход"},
		{"Он — ходи", "Он —|ходи"},
	} {
		if got := strings.Join(wrap(c.text, 8, measure), "|"); got != c.want {
			t.Errorf("%q: %q, want %q", c.text, got, c.want)
		}
	}
	if got := wrap("ab", 0.5, measure); !slices.Equal(got, []string{"a", "b"}) {
		t.Errorf("where nothing fits: %q", got)
	}
}

func TestWritable(t *testing.T) {
	for text, want := range map[string]string{
		"Rat 鼠1, Крыса": "Rat 鼠1, Крыса",
		" a\n  b\t":     "a b",
		"a 🐀 or ⴰ":      "a □ or □",
	} {
		if got := writable(text); got != want {
			t.Errorf("%q is written %q, want %q", text, got, want)
		}
	}
}
