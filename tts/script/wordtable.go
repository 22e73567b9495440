package script

import (
	"fmt"

	"menagerie/rules"
)

// wordTable is a language as the script reads it: texts cut at their placeholders, so that it has nothing to
// do but join them, the game's title, the names of its things, and what its pieces are called, by kind.
type wordTable struct {
	Title string              `json:"title"`
	Texts map[string][]string `json:"texts"`
	Names map[string]string   `json:"names"`
	Kinds []kindWords         `json:"kinds"`
}

// kindWords are the nickname and the description of the pieces of a kind.
type kindWords struct {
	Name        string `json:"name"`
	Description string `json:"description"`
}

// scriptGroups are the groups of words that the script says; the others are for texts that a build writes.
var scriptGroups = []string{"reason", "table", "event", "ending", "state", "fault", "panel", "offer", "phrase", "seat", "thing"}

func newWordTable(s Speech) (wordTable, error) {
	t := wordTable{Title: s.Card.Title, Texts: map[string][]string{}, Names: s.Card.Names}
	for _, group := range scriptGroups {
		for key, text := range s.words[group] {
			parts, err := cutTemplate(text)
			if err != nil {
				return t, fmt.Errorf("words %s.%s: %w", group, key, err)
			}
			t.Texts[group+"."+key] = parts
		}
	}
	for kind := range s.game.Tables.Kinds {
		t.Kinds = append(t.Kinds, kindWords{s.Nickname(kind + 1), s.Describe(kind + 1)})
	}
	return t, nil
}

// wordModules are the data modules of all languages, of which the script runs the one that it speaks.
func wordModules(game *rules.Game) ([]Module, error) {
	var modules []Module
	for _, tag := range Languages() {
		s, err := NewSpeech(game, tag)
		if err != nil {
			return nil, err
		}
		table, err := newWordTable(s)
		if err != nil {
			return nil, fmt.Errorf("language %s: %w", tag, err)
		}
		m, err := dataModule(WordsModules+tag, table)
		if err != nil {
			return nil, err
		}
		modules = append(modules, m)
	}
	return modules, nil
}
