package main

import (
	"slices"
	"strings"

	"github.com/rivo/uniseg"
)

// columns is how many columns of a terminal a text takes: characters of the East take two.
func columns(text string) int { return uniseg.StringWidth(text) }

// padded fills a text up to a width.
func padded(text string, width int) string {
	return text + strings.Repeat(" ", max(0, width-columns(text)))
}

// wrap breaks a text between words into lines of at most some columns. A longer word, such as a path, stays whole.
func wrap(text string, width int) string { return hang("", text, width) }

// hang is wrap for a text behind a label: its other lines are indented as far as the label reaches.
func hang(label, text string, width int) string {
	lines := setWords(label, strings.Repeat(" ", columns(label)), strings.FieldsFunc(text, isBreak), width)
	return strings.ReplaceAll(strings.TrimRight(lines, " "), tie, " ")
}

// fit breaks the lines of a text that are wider than a terminal, and leaves all others as they are, down to their blanks.
// What follows is indented by two columns more than the line. A width of 0 is no terminal's, and breaks nothing.
func fit(text string, width int) string {
	if width == 0 {
		return text
	}
	var b strings.Builder
	for line := range strings.Lines(text) {
		line = strings.TrimSuffix(line, "\n")
		words := strings.TrimLeft(line, " ")
		indent := line[:len(line)-len(words)]
		b.WriteString(setWords(indent, indent+"  ", strings.Split(words, " "), width) + "\n")
	}
	return b.String()
}

// setWords sets words with blanks between them into lines of at most some columns, which begin with a text: that of the
// first line, or that of all others. A longer word stays whole.
func setWords(first, others string, words []string, width int) string {
	var lines []string
	line, empty := first, true
	for _, word := range words {
		if !empty && columns(line)+1+columns(word) > width {
			lines, line, empty = append(lines, line), others, true
		}
		if !empty {
			line += " "
		}
		line, empty = line+word, false
	}
	return strings.Join(append(lines, line), "\n")
}

// isBreak tells where a line may end.
func isBreak(r rune) bool { return r == ' ' || r == '\n' || r == '\t' }

// tie is a blank at which no line ends.
const tie = "\u00a0"

// whole is a path, or a command, that lines are not to break: whoever copies it needs all of it.
func whole(text string) string { return strings.ReplaceAll(text, " ", tie) }

// wrapParagraphs wraps a text paragraph by paragraph. Those that are indented are set as they are to be.
func wrapParagraphs(text string, width int) string {
	paragraphs := strings.Split(strings.Trim(text, "\n"), "\n\n")
	for i, p := range paragraphs {
		if !strings.HasPrefix(p, " ") {
			paragraphs[i] = wrap(p, width)
		}
	}
	return strings.Join(paragraphs, "\n\n")
}

// inColumns sets entries side by side, as many to a line as fit.
func inColumns(entries []string, width int) string {
	const indent, gap = 2, 3
	widest := 0
	for _, e := range entries {
		widest = max(widest, columns(e))
	}
	each := max(1, (width-indent+gap)/(widest+gap))
	var b strings.Builder
	for row := range slices.Chunk(entries, each) {
		line := strings.Repeat(" ", indent)
		for _, e := range row {
			line += padded(e, widest+gap)
		}
		b.WriteString(strings.TrimRight(line, " ") + "\n")
	}
	return strings.TrimSuffix(b.String(), "\n")
}
