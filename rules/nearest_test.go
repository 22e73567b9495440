package rules

import "testing"

func TestDidYouMean(t *testing.T) {
	words := []string{"build", "perft", "push", "capture-the-fruit", "capture-chinese-checkers", "e3", "e4"}
	for word, want := range map[string]string{
		"biuld":             "build",
		"BUILD":             "build",
		"prfet":             "perft",
		"checkers":          "capture-chinese-checkers",
		"capture-the-friut": "capture-the-fruit",
		"capture":           "", // of two
		"e33":               "e3",
		"e5":                "", // as near to e3 as to e4
		"3e":                "e3",
		"backgammon":        "",
		"":                  "",
	} {
		if want != "" {
			want = "did you mean " + want + "?"
		}
		if got := DidYouMean(word, words); got != want {
			t.Errorf("%q: %q, want %q", word, got, want)
		}
	}
}

func TestChoices(t *testing.T) {
	words := []string{"plum", "wood"}
	for word, want := range map[string]string{
		"wod":   "did you mean wood? there are plum, wood",
		"steel": "there are plum, wood",
	} {
		if got := Choices(word, words); got != want {
			t.Errorf("%q: %q, want %q", word, got, want)
		}
	}
}
