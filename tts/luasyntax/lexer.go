package luasyntax

import (
	"strings"
	"unicode/utf8"
)

// The kinds of tokens; that of a keyword or an operator is the word itself.
const (
	nameToken   = "a name"
	textToken   = "a text"
	numberToken = "a number"
	endToken    = "the end of the script"
)

// IsKeyword tells whether a word can name nothing in Lua.
func IsKeyword(word string) bool { return keywords[word] }

var keywords = map[string]bool{
	"and": true, "break": true, "do": true, "else": true, "elseif": true, "end": true, "false": true, "for": true,
	"function": true, "goto": true, "if": true, "in": true, "local": true, "nil": true, "not": true, "or": true,
	"repeat": true, "return": true, "then": true, "true": true, "until": true, "while": true,
}

type token struct {
	kind string
	// at is where the token begins, in bytes.
	at int
	// value is the name, what the text says, or the number as it is written.
	value string
}

// String is what messages call the token.
func (t token) String() string {
	switch t.kind {
	case nameToken, numberToken:
		return quote(t.value)
	case textToken, endToken:
		return t.kind
	}
	return quote(t.kind)
}

func quote(word string) string {
	if utf8.RuneCountInString(word) > 40 {
		word = string([]rune(word)[:40]) + "…"
	}
	return "`" + word + "`"
}

type lexer struct {
	text string
	i    int
	// lineStart tells that only blanks stand before i on its line.
	lineStart bool
	includes  bool
}

func (l *lexer) fail(at int, format string, args ...any) { fail(l.text, at, format, args...) }

func (l *lexer) next() token {
	l.space()
	l.lineStart = false
	if l.i == len(l.text) {
		return token{kind: endToken, at: l.i}
	}
	at := l.i
	switch c := l.text[at]; {
	case isLetter(c):
		word := l.word()
		if keywords[word] {
			return token{kind: word, at: at}
		}
		return token{kind: nameToken, at: at, value: word}
	case isDigit(c) || c == '.' && isDigit(l.peek(1)):
		return token{kind: numberToken, at: at, value: l.number()}
	case c == '"' || c == '\'':
		return token{kind: textToken, at: at, value: l.quoted()}
	case c == '[' && (l.peek(1) == '[' || l.peek(1) == '='):
		if value, ok := l.long(); ok {
			return token{kind: textToken, at: at, value: value}
		}
	}
	return token{kind: l.operator(), at: at}
}

// peek is the byte n after the next one, 0 at the end.
func (l *lexer) peek(n int) byte {
	if l.i+n < len(l.text) {
		return l.text[l.i+n]
	}
	return 0
}

// space reads past blanks, remarks and lines that include a file.
func (l *lexer) space() {
	if l.i == 0 {
		l.i = len(l.text) - len(strings.TrimPrefix(l.text, "\uFEFF"))
		l.lineStart = true
	}
	for l.i < len(l.text) {
		switch c := l.text[l.i]; {
		case c == '\n' || c == '\r':
			l.lineStart = true
			l.i++
		case isBlank(c):
			l.i++
		case strings.HasPrefix(l.text[l.i:], "--"):
			l.remark()
		case c == '#' && l.lineStart && l.isDirective():
			l.line()
		default:
			return
		}
	}
}

// isDirective tells whether the line is an include, or the first line of a Unix script.
func (l *lexer) isDirective() bool {
	rest := l.text[l.i:]
	if strings.HasPrefix(rest, "#include") && len(rest) > len("#include") && !isWord(rest[len("#include")]) {
		l.includes = true
		return true
	}
	return l.i == 0 && strings.HasPrefix(rest, "#!")
}

func (l *lexer) remark() {
	at := l.i
	l.i += len("--")
	if l.peek(0) == '[' {
		if _, ok := l.long(); ok {
			return
		}
	}
	l.i = at
	l.line()
}

// line reads past the rest of the line.
func (l *lexer) line() {
	if n := strings.IndexAny(l.text[l.i:], "\r\n"); n >= 0 {
		l.i += n
		return
	}
	l.i = len(l.text)
}

func (l *lexer) word() string {
	at := l.i
	for l.i < len(l.text) && isWord(l.text[l.i]) {
		l.i++
	}
	return l.text[at:l.i]
}

func (l *lexer) number() string {
	at := l.i
	digit, exponent := isDigit, byte('e')
	if l.peek(0) == '0' && l.peek(1)|0x20 == 'x' {
		l.i += 2
		digit, exponent = isHex, 'p'
	}
	dotted := false
	for l.i < len(l.text) {
		switch c := l.text[l.i]; {
		case digit(c):
			l.i++
		case c == '.' && !dotted && l.peek(1) != '.':
			dotted = true
			l.i++
		case c|0x20 == exponent:
			l.i++
			if c := l.peek(0); c == '+' || c == '-' {
				l.i++
			}
			digit, exponent, dotted = isDigit, 0, true
		default:
			return l.text[at:l.i]
		}
	}
	return l.text[at:l.i]
}

func (l *lexer) operator() string {
	at, size := l.i, 1
	switch c := l.text[at]; c {
	case '.':
		for size < 3 && l.peek(size) == '.' {
			size++
		}
	case '=', '<', '>':
		if l.peek(1) == '=' {
			size = 2
		}
	case '~', '!':
		size = 2
		if l.peek(1) != '=' {
			l.fail(at, "%s cannot stand there", quote(string(c)))
		}
	case ':':
		if l.peek(1) == ':' {
			size = 2
		}
	case '$':
		size = 2
		if l.peek(1) != '{' {
			l.fail(at, "%s cannot stand there", quote("$"))
		}
	case '+', '-', '*', '/', '%', '^', '#', '(', ')', '{', '}', '[', ']', ';', ',', '|':
	default:
		r, size := utf8.DecodeRuneInString(l.text[at:])
		if r == utf8.RuneError && size <= 1 {
			l.fail(at, "a byte that is no UTF-8 cannot stand there")
		}
		l.fail(at, "%s cannot stand there", quote(string(r)))
	}
	l.i += size
	return l.text[at:l.i]
}

func isBlank(c byte) bool { return c == ' ' || '\t' <= c && c <= '\r' }

func isDigit(c byte) bool { return '0' <= c && c <= '9' }

func isHex(c byte) bool { return isDigit(c) || 'a' <= c|0x20 && c|0x20 <= 'f' }

func isLetter(c byte) bool { return c == '_' || 'a' <= c|0x20 && c|0x20 <= 'z' }

func isWord(c byte) bool { return isLetter(c) || isDigit(c) }
