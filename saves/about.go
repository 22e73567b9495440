package saves

import (
	"fmt"
	"slices"

	"menagerie/tts/script"
)

// about is what a bundle says of itself.
type about struct {
	Version, Language, Modules string
	Languages                  []string
}

// readAbout reads the about module; it is empty when that is more than data.
func readAbout(text string) about {
	data, err := readData(text)
	fields, ok := data.(map[string]any)
	if err != nil || !ok {
		return about{}
	}
	a := about{Version: fmt.Sprint(fields["version"]), Language: fmt.Sprint(fields["language"]), Modules: fmt.Sprint(fields["modules"])}
	languages, _ := fields["languages"].([]any)
	for _, l := range languages {
		a.Languages = append(a.Languages, fmt.Sprint(l))
	}
	return a
}

func (a about) speaks(language string) bool { return slices.Contains(a.Languages, language) }

// isWhole tells whether the script can speak as it says it does.
func (a about) isWhole(b bundle) bool {
	for _, language := range a.Languages {
		if _, there := b.text(wordsModules + language); !there && !slices.Contains(script.Languages(), language) {
			return false
		}
	}
	return a.speaks(a.Language)
}

// isWords tells whether a module holds words as the script reads them, and does nothing.
func isWords(text string) bool {
	data, err := readData(text)
	words, ok := data.(map[string]any)
	if err != nil || !ok {
		return false
	}
	texts, ok := words["texts"].(map[string]any)
	for _, parts := range texts {
		ok = ok && isList(parts)
	}
	return ok && isNames(words["names"])
}

func isList(data any) bool {
	list, ok := data.([]any)
	for _, item := range list {
		_, isText := item.(string)
		ok = ok && isText
	}
	return ok
}

func isNames(data any) bool {
	if empty, ok := data.([]any); ok {
		return len(empty) == 0
	}
	names, ok := data.(map[string]any)
	for _, name := range names {
		_, isText := name.(string)
		ok = ok && isText
	}
	return ok
}
