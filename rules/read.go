package rules

import (
	"bytes"
	"errors"
	"fmt"
	"reflect"
	"strings"

	"github.com/goccy/go-yaml"
	"github.com/goccy/go-yaml/ast"
	"github.com/goccy/go-yaml/parser"
)

// CardVersion is the version of the card language that this package reads.
const CardVersion = 1

// maxCardBytes is far above any card and keeps a wrong file from being parsed for minutes.
const maxCardBytes = 1 << 20

// ReadCard reads a card strictly: an unknown key, a wrong type or a doubled key is an error. The file name
// is used in errors only. Errors are *CardError or a join of them; what a name refers to is checked by Compile.
func ReadCard(file string, src []byte) (*Card, error) {
	if len(src) > maxCardBytes {
		return nil, &CardError{File: file, Line: 1, Column: 1, Message: "a card is at most 1 MiB"}
	}
	src = bytes.TrimPrefix(src, []byte("\uFEFF"))
	doc := document{file: file}
	parsed, err := parser.ParseBytes(src, 0)
	if err != nil {
		return nil, doc.yamlError(err)
	}
	if len(parsed.Docs) != 1 || parsed.Docs[0].Body == nil {
		return nil, &CardError{File: file, Line: 1, Column: 1, Message: "a card is one YAML document", Hint: "see `menagerie show capture-the-fruit` for one that ships with the tool"}
	}
	doc.root = parsed.Docs[0].Body
	card := &Card{}
	if err := doc.decode(doc.root, card); err != nil {
		return nil, err
	}
	card.doc = doc
	card.Art.doc = doc
	if card.Menagerie != CardVersion {
		return nil, doc.errorf(at("menagerie"), fmt.Sprintf("write `menagerie: %d` at the top", CardVersion), "this tool reads version %d of the card language, not %d", CardVersion, card.Menagerie)
	}
	return card, nil
}

// Decode reads the section into v as strictly as the rest of the card. A section the card does not have
// leaves v as it is.
func (s Section) Decode(v any) error {
	if s.node == nil {
		return nil
	}
	return s.doc.decode(s.node, v)
}

// document is a parsed card, kept to say where in the file something stands.
type document struct {
	file string
	root ast.Node
}

func (d document) decode(node ast.Node, v any) error {
	dec := yaml.NewDecoder(bytes.NewReader(nil), yaml.DisallowUnknownField())
	if err := dec.DecodeFromNode(node, v); err != nil {
		return d.yamlError(err, v)
	}
	return nil
}

// yamlError turns the YAML library's error into ours; into is what was being read, for hints about keys.
func (d document) yamlError(err error, into ...any) error {
	out := &CardError{File: d.file, Line: 1, Column: 1, Message: err.Error()}
	var ye yaml.Error
	if !errors.As(err, &ye) {
		return out
	}
	out.Message = ye.GetMessage()
	if tok := ye.GetToken(); tok != nil {
		out.Line, out.Column, out.Text = tok.Position.Line, tok.Position.Column, tok.Value
	}
	var unknown *yaml.UnknownFieldError
	if errors.As(err, &unknown) && len(into) > 0 {
		out.Message = "no such key"
		if hint := didYouMean(out.Text, yamlKeys(reflect.TypeOf(into[0]))); hint != "" {
			out.Hint = hint
		}
	}
	return out
}

// yamlKeys lists every key that may occur in a type, at any depth.
func yamlKeys(t reflect.Type) []string {
	var keys []string
	seen := map[reflect.Type]bool{}
	var walk func(reflect.Type)
	walk = func(t reflect.Type) {
		for t.Kind() == reflect.Pointer || t.Kind() == reflect.Slice || t.Kind() == reflect.Map {
			t = t.Elem()
		}
		if t.Kind() != reflect.Struct || seen[t] {
			return
		}
		seen[t] = true
		for i := range t.NumField() {
			field := t.Field(i)
			if name, _, _ := strings.Cut(field.Tag.Get("yaml"), ","); name != "" {
				keys = append(keys, name)
			}
			walk(field.Type)
		}
	}
	walk(t)
	return keys
}
