package rules

import (
	"bytes"
	"fmt"
	"unicode/utf8"

	"github.com/goccy/go-yaml/ast"
	"github.com/goccy/go-yaml/lexer"
	"github.com/goccy/go-yaml/parser"
	"github.com/goccy/go-yaml/token"
)

// cardVersion is the version of the card language that this package reads.
const cardVersion = 1

// MaxCardBytes is far above any card; it keeps a wrong file from being parsed for minutes.
const MaxCardBytes = 1 << 20

// ReadCard reads a card strictly: an unknown key, a wrong type or a doubled key is an error. The file name
// is used in errors only. Errors are *CardError; what a name refers to is checked by Compile.
func ReadCard(file string, src []byte) (*Card, error) {
	if len(src) > MaxCardBytes {
		return nil, &CardError{File: file, Line: 1, Column: 1, Message: "a card is at most 1 MiB"}
	}
	src = bytes.TrimPrefix(src, []byte("\uFEFF"))
	doc := document{file: file, hash: hashOf(bytes.ReplaceAll(src, []byte("\r\n"), []byte("\n")))}
	if err := doc.parse(src); err != nil {
		return nil, err
	}
	card := &Card{}
	if err := doc.decode(doc.root, card); err != nil {
		return nil, err
	}
	if card.Menagerie != cardVersion {
		return nil, doc.errorf(at("menagerie"), fmt.Sprintf("write `menagerie: %d` at the top", cardVersion), "this tool reads version %d of the card language, not %d", cardVersion, card.Menagerie)
	}
	card.doc, card.Art.doc, card.Workshop.doc = doc, doc, doc
	return card, nil
}

const howToStart = "`menagerie new NAME` writes one to start from"

// parse reads the text's only YAML document, which must be a mapping.
func (d *document) parse(src []byte) error {
	if err := d.checkText(src); err != nil {
		return err
	}
	tokens := lexer.Tokenize(string(src))
	if err := d.checkNesting(tokens); err != nil {
		return err
	}
	parsed, err := parser.Parse(tokens, 0)
	if err != nil {
		return d.yamlError(err)
	}
	if len(parsed.Docs) != 1 || parsed.Docs[0].Body == nil {
		return &CardError{File: d.file, Line: 1, Column: 1, Message: "a card is one YAML document", Hint: howToStart}
	}
	d.root = parsed.Docs[0].Body
	switch d.root.(type) {
	case ast.ScalarNode, *ast.SequenceNode:
		return d.errorf(at(), howToStart, "a card begins with a key and a value, menagerie: %d", cardVersion)
	}
	if key := wordlessKey(d.root); key != nil {
		return d.yamlError(Misread(key, "a key is a word: put it in quotes"))
	}
	return nil
}

// wordlessKey finds a key such as 7, which the YAML library would take for no key at all and pass over.
func wordlessKey(root ast.Node) ast.Node {
	for _, node := range ast.Filter(ast.MappingValueType, root) {
		key := node.(*ast.MappingValueNode).Key
		switch key.(type) {
		case *ast.StringNode, *ast.MergeKeyNode:
		default:
			return key
		}
	}
	return nil
}

// checkText refuses what is no text: the YAML library would stop at it in silence, or read it wrong.
func (d document) checkText(src []byte) error {
	offset := bytes.IndexByte(src, 0)
	message := "a card is text: this is a zero byte"
	if !utf8.Valid(src) {
		offset, message = invalidUTF8(src), "a card is text in UTF-8: this byte is not"
		if bytes.HasPrefix(src, []byte("\xff\xfe")) || bytes.HasPrefix(src, []byte("\xfe\xff")) {
			message = "a card is text in UTF-8, and this file is in UTF-16: save it as UTF-8"
		}
	}
	if offset < 0 {
		return nil
	}
	before := src[:offset]
	lineStart := bytes.LastIndexByte(before, '\n') + 1
	return &CardError{File: d.file, Line: bytes.Count(before, []byte("\n")) + 1, Column: utf8.RuneCount(before[lineStart:]) + 1, Message: message}
}

// invalidUTF8 is where the first invalid byte stands.
func invalidUTF8(src []byte) int {
	for i := 0; i < len(src); {
		r, size := utf8.DecodeRune(src[i:])
		if r == utf8.RuneError && size == 1 {
			return i
		}
		i += size
	}
	return len(src)
}

// maxNesting is far above any card's depth and keeps the parser, whose time grows with its square, from taking long.
const maxNesting = 100

// checkNesting counts open brackets, indentation, and the entries that begin on one line.
func (d document) checkNesting(tokens token.Tokens) error {
	brackets, entries, line := 0, 0, 0
	for _, t := range tokens {
		if t.Position.Line != line {
			entries, line = 0, t.Position.Line
			if brackets == 0 && t.Position.Column > maxNesting {
				return d.tooDeep(t)
			}
		}
		switch t.Type {
		case token.SequenceStartType, token.MappingStartType:
			brackets++
		case token.SequenceEndType, token.MappingEndType:
			brackets--
		case token.SequenceEntryType, token.MappingKeyType:
			entries++
		}
		if brackets > maxNesting || entries > maxNesting {
			return d.tooDeep(t)
		}
	}
	return nil
}

func (d document) tooDeep(t *token.Token) error {
	return &CardError{File: d.file, Line: t.Position.Line, Column: t.Position.Column, Message: "a card is not nested that deep"}
}
