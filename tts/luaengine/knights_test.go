package luaengine_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"menagerie/assets"
	"menagerie/rules"
	"menagerie/rules/rulestest"
)

// No card that ships with the tool has a jump over everything: here the wolves of elephant chess leap as knights.
func TestJumpsOverEverythingAgreeWithGo(t *testing.T) {
	const wolf, knight = "{by: [1, 2], over: [0, 1]}", "{by: [1, 2]}"
	file, text, _ := assets.Card("elephant-chess")
	if !strings.Contains(string(text), wolf) {
		t.Fatalf("%s has no %s", file, wolf)
	}
	card, err := rules.ReadCard(file, []byte(strings.Replace(string(text), wolf, knight, 1)))
	if err != nil {
		t.Fatal(err)
	}
	game := rulestest.Compile(t, card, nil)
	engine := start(t, game)
	random := rand.New(rand.NewPCG(11, 12))
	for range 20 {
		text := scatter(game, random)
		if _, err := game.ParsePosition(text); err != nil {
			continue
		}
		begin(t, engine, game, text).playRandomly(random, 3)
	}
	begin(t, engine, game, game.Start().String()).playRandomly(random, 60)
}
