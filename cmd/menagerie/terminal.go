package main

import (
	"io"
	"os"

	"golang.org/x/term"
)

// terminal is what an output can show.
type terminal struct {
	// width is how many columns text is to take, full how many there are: 0 where nobody knows, and for fewer than
	// leastWidth, which is too narrow to break lines for.
	width, full int
	// colour tells whether the codes of colours are understood and wanted.
	colour bool
}

// How wide text is where nobody knows, and at least and at most, since long lines are hard to read.
const (
	usualWidth    = 80
	leastWidth    = 40
	mostTextWidth = 100
)

func terminalOf(out io.Writer) terminal {
	f := terminalFile(out)
	if f == nil {
		return terminal{width: usualWidth, colour: forcedColour()}
	}
	t := terminal{width: usualWidth, colour: forcedColour() || wantsColour() && understandsColour(f)}
	if width, _, err := term.GetSize(int(f.Fd())); err == nil {
		t.width = min(max(width, leastWidth), mostTextWidth)
		if width >= leastWidth {
			t.full = width
		}
	}
	return t
}

// terminalFile is the terminal that an output writes to, nil when that is none.
func terminalFile(out io.Writer) *os.File {
	if f := fileOf(out); f != nil && term.IsTerminal(int(f.Fd())) {
		return f
	}
	return nil
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
