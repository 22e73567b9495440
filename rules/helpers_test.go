package rules_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"menagerie/assets"
	"menagerie/rules"
)

// load compiles an embedded card.
func load(t testing.TB, name string, options rules.Options) *rules.Game {
	t.Helper()
	file, text, ok := assets.Card(name)
	if !ok {
		t.Fatalf("no card %s", name)
	}
	card, err := rules.ReadCard(file, text)
	if err != nil {
		t.Fatal(err)
	}
	game, err := card.Compile(options)
	if err != nil {
		t.Fatal(err)
	}
	return game
}

// position parses a position's text.
func position(t testing.TB, game *rules.Game, text string) *rules.Position {
	t.Helper()
	pos, err := game.ParsePosition(text)
	if err != nil {
		t.Fatal(err)
	}
	return pos
}

// destinations lists where the piece on a point may go, sorted and joined by blanks.
func destinations(pos *rules.Position, from string) string {
	var to []string
	for _, m := range pos.Moves() {
		text := pos.Game().MoveText(m)
		if rest, ok := strings.CutPrefix(text, from+"-"); ok {
			to = append(to, rest)
		}
	}
	slices.Sort(to)
	return strings.Join(to, " ")
}

// illegalMove insists that an error is about an illegal move.
func illegalMove(t testing.TB, err error) *rules.IllegalMove {
	t.Helper()
	var illegal *rules.IllegalMove
	if !errors.As(err, &illegal) {
		t.Fatalf("got %v, want an IllegalMove", err)
	}
	return illegal
}
