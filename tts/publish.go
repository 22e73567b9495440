package tts

import (
	"errors"
	"sync"
	"time"

	"menagerie/render"
	"menagerie/rules"
	"menagerie/tts/folder"
	"menagerie/tts/rulebook"
	"menagerie/tts/script"
	"menagerie/tts/workshop"
)

// publication is what a mod has to be read: the rulebook on the table, and what its publisher needs.
type publication struct {
	rulebook []byte
	files    []folder.File
}

// publish writes a rulebook in every language, of which the first lies on the table, and the texts for the Workshop.
func publish(game *rules.Game, r *render.Renderer, set *render.Set, facts workshop.Facts, language string) (*publication, error) {
	languages := languagesOf(game.Card, language)
	files, err := workshop.Files(game, facts, languages, Version)
	if err != nil {
		return nil, err
	}
	books, err := rulebooks(game, r, set, facts, languages)
	if err != nil {
		return nil, err
	}
	p := &publication{rulebook: books[0], files: files}
	for i, tag := range languages {
		p.files = append(p.files, folder.File{Path: workshop.Folder + "/rulebook." + tag + ".pdf", Data: books[i]})
	}
	return p, nil
}

// rulebooks are the rulebooks of a game, one a language.
func rulebooks(game *rules.Game, r *render.Renderer, set *render.Set, facts workshop.Facts, languages []string) ([][]byte, error) {
	pictures, err := rulebook.Draw(r, game, set.Image(render.ThumbnailFile))
	if err != nil {
		return nil, err
	}
	books, errs := make([][]byte, len(languages)), make([]error, len(languages))
	var writing sync.WaitGroup
	for i, tag := range languages {
		writing.Go(func() { books[i], errs[i] = writeRulebook(game, pictures, facts, tag) })
	}
	writing.Wait()
	return books, errors.Join(errs...)
}

func writeRulebook(game *rules.Game, pictures *rulebook.Pictures, facts workshop.Facts, language string) ([]byte, error) {
	s, err := script.NewSpeech(game, language)
	if err != nil {
		return nil, err
	}
	return rulebook.Write(game, s, pictures, rulebook.Imprint{
		Language: language,
		Facts:    facts.Lines(game, s),
		Version:  Version,
		Date:     time.Unix(versionEpoch, 0).UTC(),
	})
}
