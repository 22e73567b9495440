package render

import (
	"os"
	"strings"
	"testing"

	"menagerie/rules"
)

// editedGame is the flagship with one text replaced.
func editedGame(t *testing.T, from, to string) *rules.Game {
	t.Helper()
	text, err := os.ReadFile(flagship)
	if err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(string(text), from) {
		t.Fatalf("the card does not hold %q", from)
	}
	card, err := rules.ReadCard("edited.yaml", []byte(strings.Replace(string(text), from, to, 1)))
	if err != nil {
		t.Fatal(err)
	}
	game, err := card.Compile(nil)
	if err != nil {
		t.Fatal(err)
	}
	return game
}

func TestArtErrors(t *testing.T) {
	for _, tt := range []struct {
		name, from, to string
		want           []string
	}{
		{"unknown key", "start-marks: true", "start-mark: true", []string{"edited.yaml:", "start-mark"}},
		{"no colour", `red: "#b3241f"`, `red: "crimson"`, []string{"edited.yaml:", `"crimson"`, "#rrggbb"}},
		{"unknown motif", "draw: blossom", "draw: bloom", []string{"edited.yaml:", `"bloom"`, "a blossom, a cave"}},
		{"unknown outline", "\nart:", "\nart:\n  slab: oval", []string{`"oval"`, "a rectangle or round"}},
		{"unknown point shape", "\nart:", "\nart:\n  points: holes", []string{`"holes"`, "dots, cells or wells"}},
		{"unknown pattern", `fill: "#f4d58a"`, "pattern: checks", []string{`"checks"`, "waves"}},
		{"unknown piece", "\nart:", "\nart:\n  pieces: {mesh: cube}", []string{`"cube"`, "a disc or a marble"}},
		{"no such river", "\nart:", "\nart:\n  river: {between: [\"5\", \"7\"]}", []string{"river", "neighbouring rows"}},
		{"neither zone nor points", "{zone: yellow, fill:", "{fill:", []string{"a zone or points"}},
		{"unknown point", "{zone: yellow, fill:", "{points: [c3, z9], fill:", []string{`"z9"`, "no such point"}},
		{"neither zone nor starts", "draw: blossom, zone: centre", "draw: blossom", []string{"a zone or starts"}},
		{"unknown kind", "draw: blossom, zone: centre", "draw: corners, starts: [rats]", []string{`"rats"`, "no such kind"}},
		{"unknown shape", "mesh: ring", "mesh: cube", []string{"edited.yaml:", `"cube"`, "ring"}},
		{"unknown zone", "draw: blossom, zone: centre", "draw: blossom, zone: middle", []string{`"middle"`}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			_, err := New(editedGame(t, tt.from, tt.to), Options{})
			if err == nil {
				t.Fatal("no error")
			}
			for _, want := range tt.want {
				if !strings.Contains(err.Error(), want) {
					t.Errorf("%q does not say %q", err, want)
				}
			}
		})
	}
}
