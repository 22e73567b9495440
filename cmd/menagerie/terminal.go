package main

import (
	"io"
	"os"

	"golang.org/x/term"
)

// terminal is what an output can show.
type terminal struct {
	// width is how many columns there are for text.
	width int
	// colour tells whether the codes of colours are understood and wanted.
	colour bool
}

// How wide text is where nobody knows, and at most, since long lines are hard to read.
const (
	usualWidth    = 80
	leastWidth    = 40
	mostTextWidth = 100
)

func terminalOf(out io.Writer) terminal {
	f := fileOf(out)
	if f == nil || !term.IsTerminal(int(f.Fd())) {
		return terminal{width: usualWidth, colour: forcedColour()}
	}
	width, _, err := term.GetSize(int(f.Fd()))
	if err != nil {
		width = usualWidth
	}
	return terminal{
		width:  min(max(width, leastWidth), mostTextWidth),
		colour: forcedColour() || wantsColour() && understandsColour(f),
	}
}

// fileOf is the file that an output writes to, nil when that is none.
func fileOf(out io.Writer) *os.File {
	switch w := out.(type) {
	case *watchedWriter:
		return fileOf(w.out)
	case *os.File:
		return w
	}
	return nil
}

// wantsColour is what a user says to all programs: https://no-color.org and https://bixense.com/clicolors.
func wantsColour() bool {
	return os.Getenv("NO_COLOR") == "" && os.Getenv("CLICOLOR") != "0" && os.Getenv("TERM") != "dumb"
}

func forcedColour() bool {
	force := os.Getenv("CLICOLOR_FORCE")
	return force != "" && force != "0" && os.Getenv("NO_COLOR") == ""
}

// The colours of the terminal, which its user may have chosen.
const (
	red    = "31"
	green  = "32"
	yellow = "33"
)

// paint colours a text, where there are colours.
func (t terminal) paint(colour, text string) string {
	if !t.colour {
		return text
	}
	return "\x1b[" + colour + "m" + text + "\x1b[0m"
}
