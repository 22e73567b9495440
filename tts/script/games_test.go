package script_test

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"menagerie/rules"
	"menagerie/rules/rulestest"
	"menagerie/tts"
	"menagerie/tts/script"
)

// The other games are played too, each in a folder of testdata/games. A scenario may begin with directives:
//
//	# with players=6     options of the card
//	# from POSITION      the position in which the game begins
func TestGames(t *testing.T) {
	paths, err := filepath.Glob("testdata/games/*/*.txt")
	if err != nil || len(paths) == 0 {
		t.Fatalf("no scenarios: %v", err)
	}
	for _, path := range paths {
		card := filepath.Base(filepath.Dir(path))
		t.Run(card+"/"+strings.TrimSuffix(filepath.Base(path), ".txt"), func(t *testing.T) {
			text, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			source := string(text)
			g := rulestest.Game(t, card, optionsOf(t, source))
			s := tts.Setup(g)
			perform(t, g, s, saveWith(t, g, s, stateFrom(t, g, directive(source, "from"))), source)
		})
	}
}

// directive is what a comment of a scenario tells the test, "" for nothing.
func directive(source, word string) string {
	for line := range strings.Lines(source) {
		if rest, ok := strings.CutPrefix(line, "# "+word+" "); ok {
			return strings.TrimSpace(rest)
		}
	}
	return ""
}

func optionsOf(t *testing.T, source string) rules.Options {
	t.Helper()
	options := rules.Options{}
	for pair := range strings.FieldsSeq(directive(source, "with")) {
		name, text, _ := strings.Cut(pair, "=")
		value, err := rules.ParseOption(text)
		if err != nil {
			t.Fatal(err)
		}
		options[name] = value
	}
	return options
}

// stateFrom is the state of a game that begins in a position, "" for the usual beginning.
func stateFrom(t *testing.T, g *rules.Game, position string) string {
	t.Helper()
	if position == "" {
		return ""
	}
	pos, err := g.ParsePosition(position)
	if err != nil {
		t.Fatal(err)
	}
	text, err := json.Marshal(script.State{
		Menagerie: script.StateVersion, Card: g.Tables.Card, Tables: g.Tables.Hash,
		Start: pos.String(), Moves: []string{}, Position: pos.String(), Settings: script.StateSettings{Enforce: true, Language: "en"},
	})
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}
