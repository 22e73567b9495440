package rules

import (
	"strconv"

	"github.com/goccy/go-yaml/ast"
)

// Reach is how many points a movement may cover: a number, or Any.
type Reach int

// Any is a reach without a limit.
const Any Reach = -1

// UnmarshalYAML reads a positive number or the word any.
func (r *Reach) UnmarshalYAML(node ast.Node) error {
	text := node.GetToken().Value
	n, err := strconv.Atoi(text)
	switch {
	case text == "any":
		*r = Any
	case err == nil && n > 0:
		*r = Reach(n)
	default:
		return Misread(node, "a walk is a number of points from 1, or any")
	}
	return nil
}
