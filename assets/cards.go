package assets

import (
	"io/fs"
	"path"
	"strings"
	"unicode"
)

// CardNames lists the cards that ship with the tool, sorted.
func CardNames() []string {
	entries, err := fs.ReadDir(Files, "games")
	if err != nil {
		panic("assets: the embedded tree has no games: " + err.Error())
	}
	var names []string
	for _, e := range entries {
		names = append(names, strings.TrimSuffix(e.Name(), ".yaml"))
	}
	return names
}

// Card is the text of an embedded card and the name under which its errors speak of it.
func Card(name string) (file string, text []byte, ok bool) {
	file = name + ".yaml"
	text, err := Files.ReadFile(path.Join("games", file))
	return file, text, err == nil
}

// SchemaFile is the name of the JSON Schema of the card language, by which editors complete and check cards.
const SchemaFile = "card.schema.json"

// SchemaComment stands in the schema, and tells that the tool wrote it.
const SchemaComment = "Written by menagerie, which replaces it when it writes another card here."

// Schema is the text of the JSON Schema of the card language.
func Schema() []byte { return mustRead(SchemaFile) }

// NewCard is the text of a commented card of a name to start a game from. The title is made from the name.
func NewCard(name string) []byte {
	words := strings.Split(name, "-")
	for i, w := range words {
		runes := []rune(w)
		if len(runes) > 0 {
			runes[0] = unicode.ToUpper(runes[0])
		}
		words[i] = string(runes)
	}
	return []byte(strings.NewReplacer("NAME", name, "TITLE", strings.Join(words, " ")).Replace(string(mustRead("template/card.yaml"))))
}
