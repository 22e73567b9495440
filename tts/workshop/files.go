package workshop

import (
	"fmt"
	"strings"

	"menagerie/rules"
	"menagerie/tts/folder"
	"menagerie/tts/script"
)

// Folder is where a mod's folder keeps what its publisher needs.
const Folder = "Workshop"

// tagsFile says what to tick in TTS's upload form.
const tagsFile = "tags.txt"

// Files are what a mod's publisher pastes into TTS's upload form and into the page on Steam: in each language
// title.TAG.txt, description.TAG.bbcode and change-note.TAG.txt, and one tags.txt. Version is the tool's. Words that are
// longer than Steam takes are a *rules.CardError; a language that the tool does not speak is an error, too.
func Files(game *rules.Game, facts Facts, languages []string, version string) ([]folder.File, error) {
	var files []folder.File
	add := func(name, text string) {
		files = append(files, folder.File{Path: Folder + "/" + name, Data: []byte(strings.TrimSpace(text) + "\n")})
	}
	for _, tag := range languages {
		s, err := script.NewSpeech(game, tag)
		if err != nil {
			return nil, err
		}
		w := writer{s, game, facts, version}
		if len(w.title()) > titleLimit {
			return nil, game.Card.ErrorAt([]any{"words", tag, "title"}, "", "with what the Workshop's title adds to it, this is longer than Steam's %d bytes", titleLimit)
		}
		description, err := w.description()
		if err != nil {
			return nil, err
		}
		add("title."+tag+".txt", w.title())
		add("description."+tag+".bbcode", description)
		add("change-note."+tag+".txt", w.Say("workshop", "change-note", "title", w.Card.Title, "version", version))
	}
	add(tagsFile, facts.uploadText(game.Card))
	return files, nil
}

// uploadText lists what to tick in TTS's upload form.
func (f Facts) uploadText(card *rules.Card) string {
	var b strings.Builder
	for _, l := range f.uploadTags(card) {
		fmt.Fprintf(&b, "%s: %s\n", l.heading, strings.Join(l.items, ", "))
	}
	return b.String()
}
