package tts

import (
	"menagerie/render"
	"menagerie/rules"
	"menagerie/tts/script"
)

// Objects are the objects of a mod as a build puts them on the table, for those who judge what became of them.
// The URL of an asset is the name that render gives it. Errors are those of script.ReadWords.
func Objects(game *rules.Game) ([]Object, error) {
	words, err := script.ReadWords("en")
	if err != nil {
		return nil, err
	}
	a := &assembler{
		game:   game,
		layout: render.NewLayout(game, render.DefaultSize),
		setup:  Setup(game),
		words:  words,
		guids:  guids{},
		url:    func(asset string) string { return asset },
	}
	return a.objects(), nil
}
