package tts_test

import (
	"fmt"
	"strings"

	"menagerie/assets"
	"menagerie/rules"
	"menagerie/tts"
)

// jungle is the game of a card that ships with the tool.
func jungle() (*rules.Game, error) {
	file, text, _ := assets.Card("jungle")
	card, err := rules.ReadCard(file, text)
	if err != nil {
		return nil, err
	}
	return card.Compile(nil)
}

// From a game to the files of a mod.
func ExampleBuild() {
	game, err := jungle()
	if err != nil {
		fmt.Println(err)
		return
	}
	mod, err := tts.Build(game, tts.Options{AssetsURL: "https://example.com/jungle", Size: 64, Language: rules.English})
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(mod.SavePath, mod.Save.SaveName)
	for _, o := range mod.Save.ObjectStates {
		if strings.HasSuffix(o.Memo, "/red-elephant") {
			fmt.Println(o.Name, o.Nickname, o.Memo)
		}
	}
	// Output:
	// Saves/jungle.json Jungle
	// Custom_Model 象8 Elephant menagerie/jungle/red-elephant
}

// Setup says where the points of a game are on the table.
func ExampleSetup() {
	game, err := jungle()
	if err != nil {
		fmt.Println(err)
		return
	}
	setup := tts.Setup(game)
	fmt.Println(setup.Seats, setup.Spacing)
	fmt.Println(game.PointName(1), setup.Points[0].X, setup.Points[0].Z)
	// Output:
	// [Red Blue] 2
	// 1a -6 -8
}
