package savefile

import (
	"strings"

	"github.com/tidwall/gjson"
)

// Cursor goes through valid JSON once, value by value.
type Cursor struct {
	text string
	// i is where the next value begins.
	i int
}

// NewCursor stands before the value that a text is.
func NewCursor(text string) *Cursor { return &Cursor{text: text, i: skipSpace(text, 0)} }

// At tells whether the next value begins with a character: { for an object, [ for a list, \" for a text.
func (c *Cursor) At(first byte) bool { return c.text[c.i] == first }

// Offset is where the next value begins, in bytes.
func (c *Cursor) Offset() int { return c.i }

// Since is the text from an offset to where the cursor is.
func (c *Cursor) Since(offset int) string { return c.text[offset:c.i] }

// Skip passes the next value and returns it as it is written.
func (c *Cursor) Skip() string { return c.SkipTexts(nil) }

// SkipTexts is Skip that visits, in an object or a list, the members at any depth whose value is a text. Key and
// value come as they are written, the value with its quotes.
func (c *Cursor) SkipTexts(visit func(key, value string)) string {
	start := c.i
	switch c.text[c.i] {
	case '"':
		c.i = stringEnd(c.text, c.i)
	case '{', '[':
		c.i = compositeEnd(c.text, c.i, visit)
	default:
		c.i = literalEnd(c.text, c.i)
	}
	return c.text[start:c.i]
}

// compositeEnd is where an object or a list that starts in valid JSON ends.
func compositeEnd(text string, i int, visit func(key, value string)) int {
	for depth := 0; ; {
		switch text[i] {
		case '"':
			i = textEnd(text, i, visit)
			continue
		case ' ', '\n', '\r', '\t':
			i = skipSpace(text, i)
			continue
		case '{', '[':
			depth++
		case '}', ']':
			depth--
			if depth == 0 {
				return i + 1
			}
		}
		i++
	}
}

// textEnd is where a text in an object or a list ends. Behind a key it passes the value too if that is a text.
func textEnd(text string, start int, visit func(key, value string)) int {
	end := stringEnd(text, start)
	if visit == nil {
		return end
	}
	i := skipSpace(text, end)
	if text[i] != ':' {
		return i
	}
	if i = skipSpace(text, i+1); text[i] != '"' {
		return i
	}
	valueEnd := stringEnd(text, i)
	visit(text[start+1:end-1], text[i:valueEnd])
	return valueEnd
}

// literalEnd is where a number or a word that starts in valid JSON ends.
func literalEnd(text string, start int) int {
	for i := start; i < len(text); i++ {
		switch text[i] {
		case ',', ']', '}', ' ', '\n', '\r', '\t':
			return i
		}
	}
	return len(text)
}

// Each visits the members of an object, or the items of a list under key "". Visit passes the value.
func (c *Cursor) Each(visit func(key string)) {
	inObject := c.At('{')
	c.i++
	for {
		c.i = skipSpace(c.text, c.i)
		if c.At('}') || c.At(']') {
			c.i++
			return
		}
		key := ""
		if inObject {
			key = c.key()
		}
		visit(key)
		c.i = skipSpace(c.text, c.i)
		if c.At(',') {
			c.i++
		}
	}
}

// key passes a key and its colon.
func (c *Cursor) key() string {
	end := c.i + 1
	for inText[c.text[end]] {
		end++
	}
	key := c.text[c.i+1 : end]
	if c.text[end] == '"' {
		c.i = end + 1
	} else {
		key = Unquote(c.Skip())
	}
	c.i = skipSpace(c.text, skipSpace(c.text, c.i)+1)
	return key
}

// Unquote is what a JSON text says, "" of another value.
func Unquote(json string) string {
	switch {
	case json == "" || json[0] != '"':
		return ""
	case strings.IndexByte(json, '\\') < 0:
		return json[1 : len(json)-1]
	}
	return gjson.Parse(json).String()
}
