package main

import (
	"io"
	"os"
	"strings"

	"github.com/rivo/uniseg"
	"golang.org/x/term"
)

// narrowest is the width of a terminal below which lines are left as they are.
const narrowest = 40

// terminalWidth is how many columns somebody sees who looks at what is printed, 0 when it goes elsewhere.
func terminalWidth(out io.Writer) int {
	if watched, ok := out.(*watchedWriter); ok {
		out = watched.out
	}
	file, ok := out.(*os.File)
	if !ok || !term.IsTerminal(int(file.Fd())) {
		return 0
	}
	width, _, err := term.GetSize(int(file.Fd()))
	if err != nil || width < narrowest {
		return 0
	}
	return width
}

// fit breaks lines that are wider than a terminal between words. What follows is indented by two columns more than the
// line. A word that is wider than the terminal is not broken, so that it can be copied.
func fit(text string, width int) string {
	if width == 0 {
		return text
	}
	var b strings.Builder
	for line := range strings.Lines(text) {
		fitLine(&b, strings.TrimSuffix(line, "\n"), width)
	}
	return b.String()
}

func fitLine(b *strings.Builder, line string, width int) {
	words := strings.Fields(line)
	indent := len(line) - len(strings.TrimLeft(line, " "))
	column := 0
	for i, word := range words {
		wide := uniseg.StringWidth(word)
		switch {
		case i == 0:
			b.WriteString(strings.Repeat(" ", indent))
			column = indent
		case column+1+wide > width:
			b.WriteString("\n" + strings.Repeat(" ", indent+2))
			column = indent + 2
		default:
			b.WriteByte(' ')
			column++
		}
		b.WriteString(word)
		column += wide
	}
	b.WriteByte('\n')
}
