package script

import (
	"bytes"
	"fmt"
	"path"
	"slices"
	"strings"

	"github.com/goccy/go-yaml"

	"menagerie/assets"
	"menagerie/rules"
)

// fallback is the language that every text exists in.
const fallback = "en"

// words is a file of assets/lang: the tool's own words in one language, by group and key. Each is a sentence
// or a label, with placeholders in braces.
type words map[string]map[string]string

// Languages lists the tags of the languages that the tool speaks.
func Languages() []string {
	entries, err := assets.Files.ReadDir("lang")
	if err != nil {
		panic("script: the embedded languages are missing: " + err.Error())
	}
	var tags []string
	for _, e := range entries {
		if tag, ok := strings.CutSuffix(e.Name(), ".yaml"); ok {
			tags = append(tags, tag)
		}
	}
	slices.Sort(tags)
	return tags
}

// readWords reads a language; what it lacks is filled with the fallback's words.
func readWords(tag string) (words, error) {
	w, err := readWordFile(tag)
	if err != nil || tag == fallback {
		return w, err
	}
	whole, err := readWordFile(fallback)
	if err != nil {
		return nil, err
	}
	for group, texts := range whole {
		for key := range texts {
			if text, ok := w[group][key]; ok {
				texts[key] = text
			}
		}
	}
	return whole, nil
}

func readWordFile(tag string) (words, error) {
	file := path.Join("lang", tag+".yaml")
	text, err := assets.Files.ReadFile(file)
	if err != nil {
		return nil, unknownLanguage(tag)
	}
	var w words
	if err := yaml.NewDecoder(bytes.NewReader(text), yaml.Strict()).Decode(&w); err != nil {
		return nil, fmt.Errorf("reading %s: %w", file, err)
	}
	return w, nil
}

func unknownLanguage(tag string) error {
	return fmt.Errorf("no words in language %q: there are %s", tag, strings.Join(Languages(), ", "))
}

// wordTable is a language as the script reads it: texts cut at their placeholders, so that it has nothing to
// do but join them, and names of the game's own things.
type wordTable struct {
	Texts map[string][]string `json:"texts"`
	Names map[string]string   `json:"names"`
}

// scriptGroups are the groups of words that the script says; the others are for texts that a build writes.
var scriptGroups = []string{"reason", "table", "event", "ending", "state", "fault", "panel", "offer"}

func newWordTable(w words, card *rules.Card, tag string) (wordTable, error) {
	t := wordTable{Texts: map[string][]string{}, Names: map[string]string{}}
	for _, group := range scriptGroups {
		for key, text := range w[group] {
			parts, err := cutTemplate(text)
			if err != nil {
				return t, fmt.Errorf("words %s.%s: %w", group, key, err)
			}
			t.Texts[group+"."+key] = parts
		}
	}
	for _, language := range []string{fallback, tag} {
		for key, name := range card.Words[language].Names {
			t.Names[key] = name
		}
	}
	return t, nil
}

// cutTemplate cuts "{side} takes {token}." into "", "side", " takes ", "token", ".": text and placeholders
// in turn.
func cutTemplate(text string) ([]string, error) {
	var parts []string
	for {
		before, rest, found := strings.Cut(text, "{")
		parts = append(parts, before)
		if !found {
			return parts, nil
		}
		name, after, closed := strings.Cut(rest, "}")
		if !closed || name == "" {
			return nil, fmt.Errorf("a placeholder is not closed: %q", text)
		}
		parts = append(parts, name)
		text = after
	}
}
