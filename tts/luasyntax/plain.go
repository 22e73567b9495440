package luasyntax

import "strings"

// Plain writes a script without what only TTS reads: != as ~=, lambdas as functions, ${ as {. Every line stays where
// it was. Its error is Parse's.
func Plain(text string) (string, error) {
	p, _, err := read(text)
	if err != nil {
		return "", err
	}
	var plain strings.Builder
	done := 0
	for _, e := range p.edits {
		plain.WriteString(text[done:e.at])
		plain.WriteString(e.plain)
		done = e.at + e.length
	}
	plain.WriteString(text[done:])
	return plain.String(), nil
}

// An edit puts plain Lua in the place of some bytes.
type edit struct {
	at, length int
	plain      string
}

// plainWords are the signs that plain Lua writes otherwise.
var plainWords = map[string]string{"!=": "~=", "${": "{"}

// replace says what plain Lua has for the first bytes of the next token.
func (p *parser) replace(length int, plain string) {
	p.edits = append(p.edits, edit{p.token.at, length, plain})
}
