package rules

import (
	"errors"
	"fmt"
	"strings"
)

// CardError is something wrong with a card, and where.
type CardError struct {
	File string
	// Line and Column are counted from 1, columns in characters.
	Line, Column int
	Message      string
	// Text is what stands at that place.
	Text string
	// Hint says what to write instead, when that can be guessed.
	Hint string
}

// Error is one line: file:line:column: message: "text" (hint).
func (e *CardError) Error() string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s:%d:%d: %s", e.File, e.Line, e.Column, oneLine(e.Message))
	if e.Text != "" {
		fmt.Fprintf(&b, ": %q", e.Text)
	}
	if e.Hint != "" {
		fmt.Fprintf(&b, " (%s)", e.Hint)
	}
	return b.String()
}

func oneLine(s string) string { return strings.Join(strings.Fields(s), " ") }

// cardErrors gathers what is wrong with a card, in the order in which it was found.
type cardErrors struct {
	doc  document
	list []error
}

// add notes an error about what stands at a path.
func (c *cardErrors) add(p path, hint, format string, args ...any) {
	c.note(c.doc.errorf(p, hint, format, args...))
}

// addKey notes an error about a key.
func (c *cardErrors) addKey(p path, hint, format string, args ...any) {
	c.note(c.doc.keyErrorf(p, hint, format, args...))
}

// note keeps an error once, however many sides and kinds meet it.
func (c *cardErrors) note(e *CardError) {
	for _, known := range c.list {
		if known.Error() == e.Error() {
			return
		}
	}
	c.list = append(c.list, e)
}

// maxErrors is how many errors of a card are told at once; more would only bury the first.
const maxErrors = 10

func (c *cardErrors) err() error { return errors.Join(c.list[:min(len(c.list), maxErrors)]...) }
