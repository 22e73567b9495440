package rules_test

import (
	"strconv"
	"strings"
	"testing"

	"menagerie/assets"
	"menagerie/rules"
)

// broken reads the embedded card with one text replaced by another, and returns the error.
func broken(t *testing.T, old, new string) error {
	t.Helper()
	file, text, _ := assets.Card("capture-the-fruit")
	if strings.Count(string(text), old) == 0 {
		t.Fatalf("the card does not hold %q", old)
	}
	card, err := rules.ReadCard(file, []byte(strings.Replace(string(text), old, new, 1)))
	if err != nil {
		return err
	}
	_, err = card.Compile(nil)
	return err
}

func TestCardErrorsPointAtTheWord(t *testing.T) {
	tests := []struct {
		name, old, new string
		// want are parts of the one-line error; place is where it must point: the new text's own place.
		want []string
	}{
		{"unknown key", "first: {side: red", "first: {sid: red", []string{"no such key", `"sid"`, "did you mean side?"}},
		{"unknown top-level key", "zones:\n", "zoness:\n", []string{"no such key", `"zoness"`, "did you mean zones?"}},
		{"unknown side", "first: {side: red", "first: {side: rde", []string{"no such side rde", "did you mean red?"}},
		{"unknown movement", "moves: [queen]", "moves: [quene]", []string{"no such movement quene", "did you mean queen?"}},
		{"unknown point", "from: red-cave", "from: red-cav", []string{"no such point red-cav", "did you mean red-cave?"}},
		{"unknown zone", "from: centre", "from: center", []string{"no such zone center", "did you mean centre?"}},
		{"unknown kind", "b1: rat", "b1: rta", []string{"no kind is called rta", "did you mean rat?"}},
		{"unknown start point", "b1: rat", "z1: rat", []string{"no such point z1"}},
		{"unknown group", "{attacker: [deities]", "{attacker: [deitys]", []string{"no kind or group is called deitys", "did you mean deities?"}},
		{"unknown result", "result: both-leave", "result: both-stay", []string{"an encounter cannot end as both-stay"}},
		{"unknown ending", "when: no-move", "when: no-mov", []string{"no such ending", "did you mean no-move?"}},
		{"unknown option", "{if: centre-shelters-carrier", "{if: centre-shelters", []string{"no such option"}},
		{"unknown line style", "along: dashed", "along: dotted", []string{"no line of the board is dotted"}},
		{"wrong type", "rank: 12", "rank: twelve", []string{"twelve"}},
		{"a walk of nothing", "walk: 2", "walk: 0", []string{"a walk is a number of points from 1, or any"}},
		{"two kinds with one letter", "letter: o", "letter: r", []string{"a kind's letter"}},
		{"two pieces on a point", "h2: boar", "c7: boar", []string{"two pieces start on c7"}},
		{"a piece where it may not stand", "c3: wind", "e5: wind", []string{"a wind may not stand on e5"}},
		{"a key twice", "name: capture-the-fruit", "name: a\nname: b", []string{"name"}},
		{"a later version", "menagerie: 1", "menagerie: 2", []string{"version 1 of the card language, not 2"}},
		{"not YAML", "sides:", "sides: [", nil},
		{"a rule without provenance", `result: draw, choice: "The third occurrence of a position with the same side to move and the same carrier is a draw."`, "result: draw", []string{"source", "choice"}},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			err := broken(t, test.old, test.new)
			if err == nil {
				t.Fatal("no error")
			}
			text := err.Error()
			if strings.Contains(text, "\n") {
				t.Errorf("more than one line:\n%s", text)
			}
			if !strings.HasPrefix(text, "capture-the-fruit.yaml:") {
				t.Errorf("no place: %s", text)
			}
			for _, part := range test.want {
				if !strings.Contains(text, part) {
					t.Errorf("%s\nlacks %q", text, part)
				}
			}
		})
	}
}

func TestCardErrorPlace(t *testing.T) {
	err := broken(t, "moves: [queen]", "moves: [quene]")
	_, text, _ := assets.Card("capture-the-fruit")
	before, _, _ := strings.Cut(string(text), "moves: [queen]")
	line := strings.Count(before, "\n") + 1
	// The column counts characters: the face before it is one Chinese character.
	lineText := []rune(strings.Split(string(text), "\n")[line-1])
	column := strings.Index(string(lineText), "queen") - len("龍") + 1 + 1
	want := "capture-the-fruit.yaml:" + strconv.Itoa(line) + ":" + strconv.Itoa(column) + ": "
	if !strings.HasPrefix(err.Error(), want) {
		t.Errorf("%v\ndoes not begin with %s", err, want)
	}
}
