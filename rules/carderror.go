package rules

import (
	"errors"
	"fmt"
	"strings"

	"github.com/goccy/go-yaml"
	"github.com/goccy/go-yaml/ast"
	"github.com/goccy/go-yaml/token"
)

// CardError is something wrong with a card, and where.
type CardError struct {
	File         string
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

// Misread is the error of a type that reads its own part of a card: what stands at the node is wrong.
func Misread(node ast.Node, format string, args ...any) error {
	return &yaml.SyntaxError{Message: fmt.Sprintf(format, args...), Token: node.GetToken()}
}

// ErrorAt is the error of a package that reads a card for its own ends: about what stands at a place, which is
// given by keys and indices from the top of the card.
func (c *Card) ErrorAt(place []any, hint, format string, args ...any) error {
	return c.doc.errorf(place, hint, format, args...)
}

// path leads from the top of a card to a place in it: keys (string) and indices (int).
type path []any

func at(steps ...any) path { return steps }

func (p path) then(steps ...any) path { return append(append(path{}, p...), steps...) }

// errorf makes the error for what stands at a path, or for its nearest ancestor when it is not in the file.
func (d document) errorf(p path, hint, format string, args ...any) *CardError {
	e := &CardError{File: d.file, Line: 1, Column: 1, Message: fmt.Sprintf(format, args...), Hint: hint}
	tok, exact := d.locate(p)
	if tok != nil {
		e.Line, e.Column = tok.Position.Line, tok.Position.Column
		if exact {
			e.Text = tok.Value
		}
	}
	return e
}

// keyErrorf makes the error for a key itself: the last step of a path, which is in the file.
func (d document) keyErrorf(p path, hint, format string, args ...any) *CardError {
	e := d.errorf(p[:len(p)-1], hint, format, args...)
	node := d.root
	for _, step := range p {
		child, key := childOf(node, step)
		if child == nil {
			return e
		}
		node = child
		if key != nil {
			tok := key.GetToken()
			e.Line, e.Column, e.Text = tok.Position.Line, tok.Position.Column, tok.Value
		}
	}
	return e
}

// locate finds the token at a path; exact tells whether it is a scalar that stands there itself.
func (d document) locate(p path) (tok *token.Token, exact bool) {
	node := d.root
	tok = node.GetToken()
	for _, step := range p {
		child, key := childOf(node, step)
		if child == nil {
			return tok, false
		}
		node, tok = child, child.GetToken()
		if key != nil {
			tok = key.GetToken()
		}
	}
	if scalar, ok := node.(ast.ScalarNode); ok {
		return scalar.GetToken(), true
	}
	return tok, false
}

// has tells whether something stands at a path.
func (d document) has(p path) bool {
	node := d.root
	for _, step := range p {
		if node, _ = childOf(node, step); node == nil {
			return false
		}
	}
	return true
}

// childOf returns the node one step down and, in a mapping, its key.
func childOf(node ast.Node, step any) (child, key ast.Node) {
	switch n := node.(type) {
	case *ast.MappingNode:
		for _, pair := range n.Values {
			if name, ok := step.(string); ok && pair.Key.GetToken().Value == name {
				return pair.Value, pair.Key
			}
		}
	case *ast.SequenceNode:
		if i, ok := step.(int); ok && i < len(n.Values) {
			return n.Values[i], nil
		}
	}
	return nil, nil
}

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
