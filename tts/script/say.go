package script

import "strings"

// Words are the tool's own words in a language.
type Words struct{ words words }

// ReadWords reads a language by its tag; what it lacks stands in English. A tag that Languages does not list is an error.
func ReadWords(tag string) (Words, error) {
	w, err := readWords(tag)
	return Words{w}, err
}

// Say is the text of a key with its placeholders filled from pairs of name and value. A text that does not
// exist is a mistake of the program and says so where a reader sees it.
func (w Words) Say(group, key string, pairs ...string) string {
	text, ok := w.words[group][key]
	if !ok {
		return "[" + group + "." + key + "]"
	}
	replace := make([]string, len(pairs))
	for i := range pairs {
		replace[i] = pairs[i]
		if i%2 == 0 {
			replace[i] = "{" + pairs[i] + "}"
		}
	}
	return strings.NewReplacer(replace...).Replace(text)
}
