package script

import (
	"bytes"
	"fmt"
	"io/fs"
	"slices"
	"strings"
	"sync"

	"github.com/goccy/go-yaml"

	"menagerie/assets"
	"menagerie/rules"
)

// words is a file of assets/lang: the tool's own words in one language, by group and key. Each is a sentence
// or a label, with placeholders in braces.
type words map[string]map[string]string

// library holds the languages of the tool: a file each, and what has been read of them. Nobody changes words that
// were read.
type library struct {
	files fs.FS
	mu    sync.Mutex
	read  map[string]words
}

// languages are those that ship with the tool; tests speak others.
var languages = newLibrary(embedded("lang"))

func newLibrary(files fs.FS) *library { return &library{files: files, read: map[string]words{}} }

func embedded(folder string) fs.FS {
	files, err := fs.Sub(assets.Files, folder)
	if err != nil {
		panic("script: " + folder + " is no folder: " + err.Error())
	}
	return files
}

// Languages lists the tags of the languages that the tool speaks, sorted.
func Languages() []string {
	entries, err := fs.ReadDir(languages.files, ".")
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

// readWords reads a language, once; what it lacks is filled with English.
func readWords(tag string) (words, error) {
	languages.mu.Lock()
	defer languages.mu.Unlock()
	return languages.whole(tag)
}

func (l *library) whole(tag string) (words, error) {
	if w, ok := l.read[tag]; ok {
		return w, nil
	}
	w, err := readWordFile(tag)
	if err != nil {
		return nil, err
	}
	if tag != rules.English {
		english, err := l.whole(rules.English)
		if err != nil {
			return nil, err
		}
		w.fill(english)
	}
	l.read[tag] = w
	return w, nil
}

// fill adds the texts of another language that are missing.
func (w words) fill(from words) {
	for group, texts := range from {
		if w[group] == nil {
			w[group] = map[string]string{}
		}
		for key, text := range texts {
			if _, ok := w[group][key]; !ok {
				w[group][key] = text
			}
		}
	}
}

func readWordFile(tag string) (words, error) {
	file := tag + ".yaml"
	text, err := fs.ReadFile(languages.files, file)
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
