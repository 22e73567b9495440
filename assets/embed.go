// Package assets holds everything Menagerie carries inside its binary: the cards of the games, the Lua
// that a mod runs, the words of the tool and the font.
package assets

import "embed"

// Files is the embedded tree: games/*.yaml, lua/*, lang/*.yaml, fonts/*, template/*, listings.json, card.schema.json.
//
//go:embed games lua lang fonts template listings.json card.schema.json
var Files embed.FS

// mustRead is a file of the tree that is always there.
func mustRead(name string) []byte {
	text, err := Files.ReadFile(name)
	if err != nil {
		panic("assets: read the embedded tree: " + err.Error())
	}
	return text
}
