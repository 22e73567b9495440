package table

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"menagerie/rules"
)

// standing is how near to a place an object must be to be named by it.
const standing = 0.5

// place reads x,z or asks for a name.
func (p *play) place(name string) (x, z float64, err error) {
	if at, ok := coordinates(name, 2); ok {
		return at[0], at[1], nil
	}
	if p.Place != nil {
		if x, z, ok := p.Place(name); ok {
			return x, z, nil
		}
	}
	return 0, 0, fmt.Errorf("%q is not a place%s", name, hint(name, p.Names))
}

// coordinates reads n numbers with commas between them.
func coordinates(text string, n int) ([]float64, bool) {
	parts := strings.Split(text, ",")
	var numbers []float64
	for _, part := range parts {
		number, err := strconv.ParseFloat(part, 64)
		if err != nil {
			return nil, false
		}
		numbers = append(numbers, number)
	}
	return numbers, len(parts) == n
}

// object finds the one object that a name means.
func (p *play) object(name string) (*Object, error) {
	if o := p.Table.Object(name); o != nil {
		return o, nil
	}
	face, where, both := strings.Cut(name, "@")
	if both {
		at, err := p.at(where)
		if err != nil {
			return nil, err
		}
		return one(name, slices.DeleteFunc(at, func(o *Object) bool { return !called(o, face) }))
	}
	if found := p.called(name); len(found) > 0 {
		return one(name, found)
	}
	at, err := p.at(name)
	if err != nil {
		return nil, fmt.Errorf("%q is no GUID, no first word of a nickname and no place%s", name, hint(name, append(p.firstWords(), p.Names...)))
	}
	return one(name, at)
}

func called(o *Object, face string) bool {
	words := strings.Fields(o.Nickname())
	return len(words) > 0 && words[0] == face
}

// firstWords are the first words of all nicknames, each once.
func (p *play) firstWords() []string {
	var words []string
	for _, o := range p.Table.Objects() {
		if name := strings.Fields(o.Nickname()); len(name) > 0 {
			words = append(words, name[0])
		}
	}
	slices.Sort(words)
	return slices.Compact(words)
}

// hint asks what a misspelt name may mean.
func hint(name string, known []string) string {
	if question := rules.DidYouMean(name, known); question != "" {
		return "; " + question
	}
	return ""
}

func (p *play) called(face string) []*Object {
	return slices.DeleteFunc(p.Table.Objects(), func(o *Object) bool { return !called(o, face) })
}

// at lists the objects that stand at a place.
func (p *play) at(name string) ([]*Object, error) {
	x, z, err := p.place(name)
	if err != nil {
		return nil, err
	}
	return slices.DeleteFunc(p.Table.Objects(), func(o *Object) bool {
		return o.zone() || o.Locked() || !o.interactable || o.pos.flat(Vector{x, 0, z}) > standing
	}), nil
}

func one(name string, found []*Object) (*Object, error) {
	switch len(found) {
	case 0:
		return nil, fmt.Errorf("no object is %q", name)
	case 1:
		return found[0], nil
	}
	return nil, fmt.Errorf("%q may mean %s", name, list(found))
}

func list(objects []*Object) string {
	var names []string
	for _, o := range objects {
		names = append(names, fmt.Sprintf("%s %q at %g,%g", o.guid, o.Nickname(), round(o.pos.X), round(o.pos.Z)))
	}
	return strings.Join(names, "; ")
}
