package rules

import (
	"reflect"
	"slices"
	"strings"

	"github.com/goccy/go-yaml"
	"github.com/goccy/go-yaml/ast"
	"github.com/goccy/go-yaml/token"
)

// checkShape holds a part of a card to the type that it is read into, before it is read: no key that the type lacks, every
// key that it requires. The YAML library stops at the first unknown key and knows no required ones.
func (d document) checkShape(root ast.Node, v any) error {
	s := shape{errs: cardErrors{doc: d}}
	s.check(root, root.GetToken(), reflect.TypeOf(v))
	return s.errs.err()
}

// shape gathers where a card has another shape than its types.
type shape struct{ errs cardErrors }

// check compares a node with a type; place is what an error about the whole node points at.
func (s *shape) check(node ast.Node, place *token.Token, t reflect.Type) {
	for t.Kind() == reflect.Pointer {
		t = t.Elem()
	}
	if readsItself(t) {
		return
	}
	switch n := node.(type) {
	case *ast.AnchorNode:
		s.check(n.Value, place, t)
	case *ast.SequenceNode:
		if t.Kind() == reflect.Slice {
			for _, value := range n.Values {
				s.check(value, value.GetToken(), t.Elem())
			}
		}
	case *ast.MappingNode:
		switch t.Kind() {
		case reflect.Map:
			for _, pair := range n.Values {
				s.check(pair.Value, pair.Key.GetToken(), t.Elem())
			}
		case reflect.Struct:
			s.checkSection(n, place, t)
		}
	}
}

// checkSection compares the keys of a section with the fields of a struct. A section with an unknown key lacks none: the
// unknown one may be it.
func (s *shape) checkSection(n *ast.MappingNode, place *token.Token, t reflect.Type) {
	fields := sectionFields(t)
	names := make([]string, len(fields))
	for i, f := range fields {
		names[i] = f.key
	}
	before := len(s.errs.list)
	written, merged := map[string]bool{}, false
	for _, pair := range n.Values {
		key := pair.Key.GetToken()
		if pair.Key.Type() == ast.MergeKeyType {
			merged = true
			continue
		}
		written[key.Value] = true
		i := slices.Index(names, key.Value)
		if i < 0 {
			s.note(key, keyHint(key.Value, names), "no such key")
			continue
		}
		s.check(pair.Value, key, fields[i].Type)
	}
	if merged || len(s.errs.list) > before {
		return
	}
	if place.Type == token.MappingStartType || place.Type == token.MappingValueType {
		place = n.Values[0].Key.GetToken()
	}
	for _, f := range fields {
		switch {
		case !f.required || written[f.key]:
		case t == reflect.TypeFor[Card]():
			s.errs.add(at(), f.example(), "the card has no %s", f.key)
		default:
			s.note(place, f.example(), "the key %s is missing here", f.key)
		}
	}
}

// keyHint asks for the key that a slip of the pen may have meant; else it lists what there is.
func keyHint(key string, names []string) string {
	const slip = 2
	if near := Nearest(key, names); near != "" && slips(key, near) <= slip {
		return "did you mean " + near + "?"
	}
	return Choices(key, names)
}

// note keeps an error about what stands at a token.
func (s *shape) note(tok *token.Token, hint, format string, args ...any) {
	e := s.errs.doc.errorf(at(), hint, format, args...)
	e.Line, e.Column, e.Text = tok.Position.Line, tok.Position.Column, tok.Value
	s.errs.note(e)
}

// sectionField is a key of a section.
type sectionField struct {
	reflect.StructField
	key      string
	required bool
}

// example shows how a key is written that takes one of some words, "" for others.
func (f sectionField) example() string {
	word, _, _ := strings.Cut(f.Tag.Get("words"), " ")
	if word == "" {
		return ""
	}
	return "for example " + f.key + ": " + word
}

// sectionFields lists the keys that a struct is read from, those of inlined structs among them.
func sectionFields(t reflect.Type) []sectionField {
	var fields []sectionField
	for i := range t.NumField() {
		field := t.Field(i)
		key, options, _ := strings.Cut(field.Tag.Get("yaml"), ",")
		switch {
		case options == "inline":
			fields = append(fields, sectionFields(field.Type)...)
		case key != "" && key != "-":
			fields = append(fields, sectionField{field, key, field.Tag.Get("card") == "required"})
		}
	}
	return fields
}

// readsItself tells whether a type reads its own part of a card.
func readsItself(t reflect.Type) bool {
	return reflect.PointerTo(t).Implements(reflect.TypeFor[yaml.NodeUnmarshaler]())
}
