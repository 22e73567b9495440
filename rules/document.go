package rules

import (
	"bytes"
	"fmt"

	"github.com/goccy/go-yaml"
	"github.com/goccy/go-yaml/ast"
	"github.com/goccy/go-yaml/token"
)

// document is a parsed card, kept to say where in the file something stands.
type document struct {
	file string
	root ast.Node
	hash string
}

func (d document) decode(node ast.Node, v any) error {
	if err := d.checkShape(node, v); err != nil {
		return err
	}
	dec := yaml.NewDecoder(bytes.NewReader(nil), yaml.DisallowUnknownField())
	if err := dec.DecodeFromNode(node, v); err != nil {
		return d.yamlError(err)
	}
	return nil
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
