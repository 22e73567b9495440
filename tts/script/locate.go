package script

import (
	"fmt"
	"io/fs"
	"slices"
	"strings"

	"menagerie/assets"
)

// Source is a line of the Lua that a bundle was made of.
type Source struct {
	// File is the file of assets/lua for the modules written by hand in a bundle of this tool, for example
	// places.lua; of any other module it is the name.
	File string
	// Line counts from 1.
	Line int
	// Text is the line, without the blanks around it.
	Text string
}

func (s Source) String() string { return fmt.Sprintf("%s:%d", s.File, s.Line) }

// Locate finds where a line of a bundle comes from; lines count from 1, as in what TTS says of an error. It
// returns false for a line that belongs to no module, and for a text that is no bundle.
func Locate(bundle string, line int) (Source, bool) {
	bundle = unixLines(bundle)
	parts, err := takeApart(bundle)
	if err != nil {
		return Source{}, false
	}
	for _, p := range parts {
		before := strings.Count(bundle[:p.start], "\n")
		lines := strings.Split(p.Text, "\n")
		if n := line - before; n >= 1 && n <= len(lines) {
			return Source{File: sourceFile(p.Name, parts), Line: n, Text: strings.TrimSpace(lines[n-1])}, true
		}
	}
	return Source{}, false
}

// sourceFile is what a reader knows a module by.
func sourceFile(module string, parts []part) string {
	if !slices.ContainsFunc(parts, func(p part) bool { return p.Name == aboutModule }) {
		return module
	}
	if module == Root {
		return rootFile
	}
	file := strings.TrimPrefix(module, sourcePrefix) + ".lua"
	if _, err := fs.Stat(assets.Files, sourceFolder+"/"+file); err != nil {
		return module
	}
	return file
}
