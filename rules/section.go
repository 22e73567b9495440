package rules

import (
	"fmt"

	"github.com/goccy/go-yaml"
	"github.com/goccy/go-yaml/ast"
)

// Section is a part of a card that another package interprets. Decode reads it as strictly as the rest.
type Section struct {
	node ast.Node
	doc  document
}

// UnmarshalYAML keeps the section as it stands.
func (s *Section) UnmarshalYAML(node ast.Node) error {
	s.node = node
	return nil
}

// Decode reads the section into v as strictly as the rest of the card. A section the card does not have
// leaves v as it is.
func (s Section) Decode(v any) error {
	if s.node == nil {
		return nil
	}
	return s.doc.decode(s.node, v)
}

// ErrorAt is the error of a package that reads a card for its own ends: about what stands at a place, which is
// given by keys and indices from the top of the card.
func (c *Card) ErrorAt(place []any, hint, format string, args ...any) error {
	return c.doc.errorf(place, hint, format, args...)
}

// Misread is the error of a type that reads its own part of a card: what stands at the node is wrong.
func Misread(node ast.Node, format string, args ...any) error {
	return &yaml.SyntaxError{Message: fmt.Sprintf(format, args...), Token: node.GetToken()}
}
