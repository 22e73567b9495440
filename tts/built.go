package tts

import (
	"menagerie/render"
	"menagerie/rules"
	"menagerie/tts/script"
)

// Objects are the objects of a mod as a build in a language puts them on the table, for those who judge what
// became of them. The URL of an asset is the name that render gives it. Errors are those of script.NewSpeech.
func Objects(game *rules.Game, language string) ([]Object, error) {
	speech, err := script.NewSpeech(game, language)
	if err != nil {
		return nil, err
	}
	a := &assembler{
		game:   game,
		layout: render.NewLayout(game, render.DefaultSize),
		setup:  Setup(game),
		speech: speech,
		guids:  guids{},
		url:    func(asset string) string { return asset },
	}
	return a.objects(), nil
}
