package saves

import (
	"fmt"
	"slices"

	"menagerie/tts/script"
)

// about is what a bundle says of itself.
type about struct {
	Version, Language, Modules string
	// Languages are the tags of those that the script can speak.
	Languages []string
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
		if language, ok := l.(map[string]any); ok {
			a.Languages = append(a.Languages, fmt.Sprint(language["tag"]))
		}
	}
	return a
}

func (a about) speaks(language string) bool { return slices.Contains(a.Languages, language) }

// tableLanguage is the language that the table speaks: the one that the state names, unless the script does not
// speak it, or else the one that the mod begins in.
func (a about) tableLanguage(state *script.State) string {
	if state != nil && (a.speaks(state.Settings.Language) || len(a.Languages) == 0) {
		return state.Settings.Language
	}
	return a.Language
}

// isWhole tells whether the script can speak as it says it does.
func (a about) isWhole(b bundle) bool {
	for _, language := range a.Languages {
		if _, there := b.text(script.WordsModules + language); !there && !slices.Contains(script.Languages(), language) {
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
	return ok && isText(words["title"]) && isNames(words["names"]) && isKinds(words["kinds"])
}

func isText(data any) bool {
	_, ok := data.(string)
	return ok
}

// isKinds tells whether data lists what the pieces of each kind are called.
func isKinds(data any) bool {
	list, ok := data.([]any)
	for _, item := range list {
		kind, isTable := item.(map[string]any)
		ok = ok && isTable && isText(kind["name"]) && isText(kind["description"])
	}
	return ok
}

func isList(data any) bool {
	list, ok := data.([]any)
	for _, item := range list {
		ok = ok && isText(item)
	}
	return ok
}

func isNames(data any) bool {
	if empty, ok := data.([]any); ok {
		return len(empty) == 0
	}
	names, ok := data.(map[string]any)
	for _, name := range names {
		ok = ok && isText(name)
	}
	return ok
}
