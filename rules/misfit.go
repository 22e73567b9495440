package rules

import (
	"errors"
	"fmt"
	"reflect"
	"strings"

	"github.com/goccy/go-yaml"
	"github.com/goccy/go-yaml/ast"
	"github.com/goccy/go-yaml/token"
)

// yamlError turns the YAML library's error into ours, in words that need no knowledge of Go or YAML.
func (d document) yamlError(err error) error {
	out := &CardError{File: d.file, Line: 1, Column: 1, Message: err.Error()}
	var ye yaml.Error
	if !errors.As(err, &ye) {
		return out
	}
	out.Message = ye.GetMessage()
	tok := ye.GetToken()
	if tok == nil {
		return out
	}
	out.Line, out.Column = tok.Position.Line, tok.Position.Column
	if !isPunctuation(tok) {
		out.Text = tok.Value
	}
	out.fit(err)
	return out
}

// fit says what belongs at a place where something of another type stands.
func (e *CardError) fit(err error) {
	var node *yaml.UnexpectedNodeTypeError
	var value *yaml.TypeError
	var number *yaml.OverflowError
	var key *yaml.UnknownFieldError
	switch {
	case errors.As(err, &key): // of a mapping that is merged into a section
		e.Message = "no such key"
	case errors.As(err, &node):
		e.Message = fmt.Sprintf("%s belongs here, not %s", nodeWords(node.Expected), nodeWords(node.Actual))
		if node.Expected == ast.SequenceType && e.Text != "" && !strings.Contains(e.Text, " ") {
			e.Hint = "in brackets: [" + e.Text + "]"
		}
	case errors.As(err, &value):
		e.Message = fmt.Sprintf("%s belongs here, not %s", typeWords(value.DstType), typeWords(value.SrcType))
		if value.DstType.Kind() == reflect.String && value.SrcType.Kind() == reflect.Map {
			e.Hint = "put a text with a colon in it in quotes"
		}
	case errors.As(err, &number):
		e.Message = "a number of this size does not fit here"
	}
}

func isPunctuation(tok *token.Token) bool {
	switch tok.Type {
	case token.MappingStartType, token.MappingValueType, token.SequenceStartType, token.SequenceEntryType:
		return true
	}
	return false
}

// nodeWords names a kind of YAML node as the documentation of cards does.
func nodeWords(t ast.NodeType) string {
	switch t {
	case ast.SequenceType:
		return "a list"
	case ast.MappingType, ast.MappingValueType:
		return "a section with keys"
	case ast.IntegerType, ast.FloatType:
		return "a number"
	case ast.BoolType:
		return "true or false"
	case ast.NullType:
		return "nothing"
	}
	return "a text"
}

// typeWords names a type of Go as the documentation of cards does.
func typeWords(t reflect.Type) string {
	switch t.Kind() {
	case reflect.Slice, reflect.Array:
		return "a list"
	case reflect.Map, reflect.Struct:
		return "a section with keys"
	case reflect.Float32, reflect.Float64:
		return "a number"
	case reflect.Int, reflect.Int64, reflect.Uint64:
		return "a whole number"
	case reflect.Bool:
		return "true or false"
	}
	return "a text"
}
