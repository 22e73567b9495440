package main

import (
	"fmt"
	"io"
	"strings"

	"menagerie/saves"
)

// maxNamed is how many saves that are not sound a tally names.
const maxNamed = 20

// tally sums up the verdicts on many saves.
type tally struct {
	saves, unsound int
	// named are the first saves that are not sound, with what is said of them.
	named []string
}

func (t *tally) count(report *saves.Report) {
	t.saves++
	if report.OK {
		return
	}
	if t.unsound++; t.unsound <= maxNamed {
		t.named = append(t.named, fmt.Sprintf("  %s: %s", printable(report.File), report.Verdict()))
	}
}

// print prints the tally of more than one save: how many are sound, how many could not be read, and which are not sound.
func (t *tally) print(out io.Writer, unreadable int) error {
	if t.saves < 2 {
		return nil
	}
	sum := fmt.Sprintf("%d saves, all sound", t.saves)
	if t.unsound > 0 {
		sum = fmt.Sprintf("%d saves: %d sound, %d not", t.saves, t.saves-t.unsound, t.unsound)
	}
	if unreadable > 0 {
		sum += fmt.Sprintf("; %d more could not be read", unreadable)
	}
	lines := append([]string{"", sum}, t.named...)
	if more := t.unsound - len(t.named); more > 0 {
		lines = append(lines, fmt.Sprintf("  and %d more", more))
	}
	_, err := io.WriteString(out, fit(strings.Join(lines, "\n")+"\n", terminalOf(out).full))
	return err
}
