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

// Locator knows where the lines of a bundle come from.
type Locator struct {
	parts []part
	lines [][]string
	// before is how many lines of the bundle stand before each part.
	before []int
}

// NewLocator reads a bundle; a text that is none has no lines.
func NewLocator(bundle string) *Locator {
	bundle = unixLines(bundle)
	parts, err := takeApart(bundle)
	if err != nil {
		return &Locator{}
	}
	l := &Locator{parts: parts}
	counted, lines := 0, 0
	for _, p := range parts {
		lines += strings.Count(bundle[counted:p.start], "\n")
		counted = p.start
		l.before = append(l.before, lines)
		l.lines = append(l.lines, strings.Split(p.Text, "\n"))
	}
	return l
}

// Line finds where a line of the bundle comes from; lines count from 1, as in what TTS says of an error. It returns
// false for a line that belongs to no module.
func (l *Locator) Line(line int) (Source, bool) {
	for i, lines := range l.lines {
		if n := line - l.before[i]; n >= 1 && n <= len(lines) {
			return Source{File: sourceFile(l.parts[i].Name, l.parts), Line: n, Text: strings.TrimSpace(lines[n-1])}, true
		}
	}
	return Source{}, false
}

// Locate finds where one line of a bundle comes from, as Locator.Line does.
func Locate(bundle string, line int) (Source, bool) { return NewLocator(bundle).Line(line) }

// sourceFile is what a reader knows a module by.
func sourceFile(module string, parts []part) string {
	if !slices.ContainsFunc(parts, func(p part) bool { return p.Name == AboutModule }) {
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
