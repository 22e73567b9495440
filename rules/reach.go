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

// Offset is how many columns and rows one point is from another.
type Offset [2]int

// UnmarshalYAML reads a list of two numbers.
func (o *Offset) UnmarshalYAML(node ast.Node) error {
	const form = "two whole numbers in brackets belong here, of columns and rows, for example [1, 2]"
	list, ok := node.(*ast.SequenceNode)
	if !ok || len(list.Values) != len(o) {
		return Misread(node, form)
	}
	for i, value := range list.Values {
		n, err := strconv.Atoi(value.GetToken().Value)
		if err != nil {
			return Misread(value, form)
		}
		o[i] = n
	}
	return nil
}
