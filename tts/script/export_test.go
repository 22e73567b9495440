package script

import (
	"testing"
	"testing/fstest"

	"github.com/goccy/go-yaml"

	"menagerie/rules"
)

// SpeakAlso lets the tool speak two languages during a test: English, and one in which every text is a changed
// English one.
func SpeakAlso(t *testing.T, tag string, change func(text string) string) {
	t.Helper()
	w, err := readWordFile(rules.English)
	if err != nil {
		t.Fatal(err)
	}
	files := fstest.MapFS{}
	add := func(tag string) {
		text, err := yaml.Marshal(w)
		if err != nil {
			t.Fatal(err)
		}
		files[tag+".yaml"] = &fstest.MapFile{Data: text}
	}
	add(rules.English)
	for _, texts := range w {
		for key, text := range texts {
			texts[key] = change(text)
		}
	}
	add(tag)
	before := languages
	languages = newLibrary(files)
	t.Cleanup(func() { languages = before })
}
