package assets

import (
	"io/fs"
	"path"
	"strings"
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
