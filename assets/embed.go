// Package assets holds everything Menagerie carries inside its binary: the cards of the games, the Lua
// that a mod runs, the words of the tool and the font.
package assets

import "embed"

// Files is the embedded tree: games/*.yaml, lua/*.lua, lang/*.yaml, fonts/*.
//
//go:embed games lua lang fonts
var Files embed.FS
