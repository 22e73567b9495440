package rules

import "fmt"

// Reach is how many points a walk may cover: a number, or Any.
type Reach int

// Any is a walk of any length.
const Any Reach = -1

// UnmarshalYAML reads a positive number or the word any.
func (r *Reach) UnmarshalYAML(unmarshal func(any) error) error {
	var n int
	if err := unmarshal(&n); err == nil && n > 0 {
		*r = Reach(n)
		return nil
	}
	var word string
	if err := unmarshal(&word); err == nil && word == "any" {
		*r = Any
		return nil
	}
	return fmt.Errorf("a walk is a number of points from 1, or any")
}
