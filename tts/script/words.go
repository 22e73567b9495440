package script

import (
	"bytes"
	"fmt"
	"io/fs"
	"slices"
	"strings"

	"github.com/goccy/go-yaml"

	"menagerie/assets"
	"menagerie/rules"
)

// words is a file of assets/lang: the tool's own words in one language, by group and key. Each is a sentence
// or a label, with placeholders in braces.
type words map[string]map[string]string

// languageFiles hold the words of a language each; tests speak other languages.
var languageFiles fs.FS = embedded("lang")

func embedded(folder string) fs.FS {
	files, err := fs.Sub(assets.Files, folder)
	if err != nil {
		panic("script: " + folder + " is no folder: " + err.Error())
	}
	return files
}

// Languages lists the tags of the languages that the tool speaks, sorted.
func Languages() []string {
	entries, err := fs.ReadDir(languageFiles, ".")
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

// readWords reads a language; what it lacks is filled with English.
func readWords(tag string) (words, error) {
	w, err := readWordFile(tag)
	if err != nil || tag == rules.English {
		return w, err
	}
	whole, err := readWordFile(rules.English)
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
	file := tag + ".yaml"
	text, err := fs.ReadFile(languageFiles, file)
	if err != nil {
		return nil, unknownLanguage(tag)
	}
	return parseWords(file, text)
}

func parseWords(file string, text []byte) (words, error) {
	var w words
	if err := yaml.NewDecoder(bytes.NewReader(text), yaml.Strict()).Decode(&w); err != nil {
		return nil, fmt.Errorf("reading the words in %s: %w", file, err)
	}
	return w, nil
}

func unknownLanguage(tag string) error {
	return fmt.Errorf("no words in language %q: there are %s", tag, strings.Join(Languages(), ", "))
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
