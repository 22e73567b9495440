package rules_test

import (
	"strings"
	"testing"

	"menagerie/assets"
	"menagerie/rules"
)

// Editors of Windows end lines with CRLF and begin a file with a byte order mark.
func TestACardOfWindowsHasTheSameRules(t *testing.T) {
	for _, name := range assets.CardNames() {
		file, text, _ := assets.Card(name)
		card, err := rules.ReadCard(file, []byte("\uFEFF"+strings.ReplaceAll(string(text), "\n", "\r\n")))
		if err != nil {
			t.Fatal(err)
		}
		game, err := card.Compile(nil)
		if err != nil {
			t.Fatal(err)
		}
		plain := load(t, name, nil)
		if game.Tables.Hash != plain.Tables.Hash {
			t.Errorf("%s: other rules", name)
		}
		if got, want := card.Words["en"], plain.Card.Words["en"]; got.Title != want.Title || strings.Join(got.Rules, "\n") != strings.Join(want.Rules, "\n") {
			t.Errorf("%s: other words: %q", name, got.Rules)
		}
	}
}

func TestACardInUTF16SaysSo(t *testing.T) {
	if _, err := rules.ReadCard("card.yaml", []byte("\xff\xfen\x00a\x00")); err == nil || !strings.Contains(err.Error(), "save it as UTF-8") {
		t.Errorf("got %v", err)
	}
}
