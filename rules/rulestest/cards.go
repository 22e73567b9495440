// Package rulestest reads the cards that ship with the tool, for tests. What goes wrong ends the test.
package rulestest

import (
	"bytes"
	"testing"

	"menagerie/assets"
	"menagerie/rules"
)

// Card reads a card.
func Card(t testing.TB, name string) *rules.Card {
	t.Helper()
	return read(t, name, func(text []byte) []byte { return text })
}

// Edited reads a card with another text in one place, as somebody may have written it.
func Edited(t testing.TB, name, old, by string) *rules.Card {
	t.Helper()
	return read(t, name, func(text []byte) []byte {
		if !bytes.Contains(text, []byte(old)) {
			t.Fatalf("the card %s has no %q", name, old)
		}
		return bytes.Replace(text, []byte(old), []byte(by), 1)
	})
}

func read(t testing.TB, name string, edit func(text []byte) []byte) *rules.Card {
	t.Helper()
	file, text, ok := assets.Card(name)
	if !ok {
		t.Fatalf("no card %s", name)
	}
	card, err := rules.ReadCard(file, edit(text))
	if err != nil {
		t.Fatal(err)
	}
	return card
}

// Game compiles a card with options, nil for its own.
func Game(t testing.TB, name string, options rules.Options) *rules.Game {
	t.Helper()
	return Compile(t, Card(t, name), options)
}

// Compile is Game for a card that was read.
func Compile(t testing.TB, card *rules.Card, options rules.Options) *rules.Game {
	t.Helper()
	game, err := card.Compile(options)
	if err != nil {
		t.Fatal(err)
	}
	return game
}
