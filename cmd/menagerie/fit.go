package main

import (
	"io"
	"strings"

	"golang.org/x/term"
)

// narrowest is the width of a terminal below which lines are left as they are.
const narrowest = 40

// terminalWidth is how many columns somebody sees who looks at what is printed, 0 when it goes elsewhere.
func terminalWidth(out io.Writer) int {
	file := fileOf(out)
	if file == nil || !term.IsTerminal(int(file.Fd())) {
		return 0
	}
	wide, _, err := term.GetSize(int(file.Fd()))
	if err != nil || wide < narrowest {
		return 0
	}
	return wide
}

// fit breaks lines that are wider than a terminal between words. What follows is indented by two columns more than the
// line. A word that is wider than the terminal is not broken, so that it can be copied.
func fit(text string, wide int) string {
	if wide == 0 {
		return text
	}
	var b strings.Builder
	for line := range strings.Lines(text) {
		fitLine(&b, strings.TrimSuffix(line, "\n"), wide)
	}
	return b.String()
}

func fitLine(b *strings.Builder, line string, wide int) {
	text := strings.TrimLeft(line, " ")
	indent := len(line) - len(text)
	column := 0
	for i, word := range strings.Split(text, " ") {
		long := columns(word)
		switch {
		case i == 0:
			b.WriteString(strings.Repeat(" ", indent))
			column = indent
		case column+1+long > wide:
			b.WriteString("\n" + strings.Repeat(" ", indent+2))
			column = indent + 2
		default:
			b.WriteByte(' ')
			column++
		}
		b.WriteString(word)
		column += long
	}
	b.WriteByte('\n')
}
