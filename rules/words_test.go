package rules_test

import (
	"bytes"
	"regexp"
	"slices"
	"testing"

	"menagerie/assets"
	"menagerie/rules"
)

// What a card lacks in a language is English, word by word.
func TestWordsFallBackToEnglish(t *testing.T) {
	file, text, _ := assets.Card("capture-the-fruit")
	own := []byte("words:\n  xx:\n    title: Frutta\n    origin-note: Nota\n    names: {rat: Ratto}\n    choices: {\"Red moves first.\": Il rosso inizia.}\n")
	card, err := rules.ReadCard(file, bytes.Replace(text, []byte("words:\n"), own, 1))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := card.Compile(nil); err != nil {
		t.Fatal(err)
	}
	en, xx, unknown := card.WordsIn(rules.English), card.WordsIn("xx"), card.WordsIn("tlh")
	for _, c := range []struct{ what, got, want string }{
		{"a title of its own", xx.Title, "Frutta"},
		{"no summary", xx.Summary, en.Summary},
		{"a name of its own", xx.Name("rat"), "Ratto"},
		{"no name", xx.Name("ox"), "Ox"},
		{"no name in any language", xx.Name("b1"), "b1"},
		{"a choice of its own", xx.Choice("Red moves first."), "Il rosso inizia."},
		{"no choice", xx.Choice("A side with no legal move loses."), "A side with no legal move loses."},
		{"a note of its own", xx.OriginNote, "Nota"},
		{"the note of the card", en.OriginNote, card.Origin.Note},
		{"a language that the card does not know", unknown.Title, en.Title},
		{"English", en.Name("rat"), "Rat"},
	} {
		if c.got != c.want {
			t.Errorf("%s: %q, want %q", c.what, c.got, c.want)
		}
	}
	if !slices.Equal(xx.Rules, en.Rules) {
		t.Errorf("no rules: %q", xx.Rules)
	}
}

// Every choice on a card is a house rule, wherever it stands.
func TestEveryChoiceIsAHouseRule(t *testing.T) {
	choice := regexp.MustCompile(`choice: "([^"]+)"`)
	for _, name := range assets.CardNames() {
		file, text, _ := assets.Card(name)
		card, err := rules.ReadCard(file, text)
		if err != nil {
			t.Fatal(err)
		}
		house, found := card.HouseRules(), choice.FindAllSubmatch(text, -1)
		if len(found) == 0 {
			t.Errorf("%s has no choices", name)
		}
		for _, c := range found {
			if !slices.Contains(house, string(c[1])) {
				t.Errorf("%s: %q is no house rule", name, c[1])
			}
		}
	}
}
