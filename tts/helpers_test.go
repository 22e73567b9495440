package tts

import (
	"testing"

	"menagerie/rules"
	"menagerie/rules/rulestest"
)

const testURL = "https://example.com/mod"

func loadGame(t testing.TB, name string) *rules.Game {
	t.Helper()
	return rulestest.Game(t, name, nil)
}

func build(t testing.TB, game *rules.Game) *Mod {
	t.Helper()
	mod, err := Build(game, Options{AssetsURL: testURL, Size: 256, Language: "en"})
	if err != nil {
		t.Fatal(err)
	}
	return mod
}

// built keeps what buildMod has built, since drawing takes most of a build's time.
var built = map[string]*Mod{}

// buildMod is a mod of a game, built once; nobody changes it.
func buildMod(t testing.TB, game *rules.Game) *Mod {
	t.Helper()
	if built[game.Card.Name] == nil {
		built[game.Card.Name] = build(t, game)
	}
	return built[game.Card.Name]
}

func buildSave(t testing.TB, game *rules.Game) *Save { return buildMod(t, game).Save }

func objectByMemo(t testing.TB, save *Save, memo string) Object {
	t.Helper()
	for _, o := range save.ObjectStates {
		if o.Memo == memo {
			return o
		}
	}
	t.Fatalf("no object has the memo %s", memo)
	return Object{}
}
