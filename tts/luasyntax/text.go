package luasyntax

import (
	"strconv"
	"strings"
	"unicode/utf8"
)

// quoted reads a text in quotes and returns what it says.
func (l *lexer) quoted() string {
	at, quote := l.i, l.text[l.i]
	l.i++
	start := l.i
	var b []byte
	for l.i < len(l.text) {
		switch c := l.text[l.i]; c {
		case quote:
			l.i++
			if b == nil {
				return l.text[start : l.i-1]
			}
			return string(append(b, l.text[start:l.i-1]...))
		case '\n', '\r':
			l.fail(at, "the text that begins here has no closing %c on its line", quote)
		case '\\':
			b = l.escape(append(b, l.text[start:l.i]...))
			start = l.i
		default:
			l.i++
		}
	}
	l.fail(at, "the text that begins here has no closing %c", quote)
	return ""
}

var escapes = map[byte]byte{
	'a': '\a', 'b': '\b', 'f': '\f', 'n': '\n', 'r': '\r', 't': '\t', 'v': '\v',
	'\\': '\\', '"': '"', '\'': '\'', '[': '[', ']': ']', '\n': '\n',
}

// escape reads a backslash and what belongs to it, and appends what is meant.
func (l *lexer) escape(b []byte) []byte {
	at := l.i
	l.i++
	c := l.peek(0)
	if plain, ok := escapes[c]; ok {
		l.i++
		return append(b, plain)
	}
	switch {
	case c == '\r':
		l.i++
		if l.peek(0) == '\n' {
			l.i++
		}
		return append(b, '\n')
	case c == 'z':
		for l.i++; l.i < len(l.text) && isBlank(l.text[l.i]); {
			l.i++
		}
		return b
	case c == 'x':
		l.i++
		if code, err := strconv.ParseUint(l.take(2), 16, 8); err == nil {
			return append(b, byte(code))
		}
	case c == 'u' && l.peek(1) == '{':
		l.i += 2
		if n := strings.IndexByte(l.text[l.i:min(l.i+9, len(l.text))], '}'); n > 0 {
			if code, err := strconv.ParseUint(l.take(n), 16, 32); err == nil {
				l.i++
				return utf8.AppendRune(b, rune(code))
			}
		}
	case isDigit(c):
		n := 1
		for n < 3 && isDigit(l.peek(n)) {
			n++
		}
		if code, err := strconv.ParseUint(l.take(n), 10, 8); err == nil {
			return append(b, byte(code))
		}
	}
	l.fail(at, "no text can hold the escape %s: a backslash itself is written \\\\", quote(l.text[at:min(max(l.i, at+1)+1, len(l.text))]))
	return nil
}

// take reads the next n bytes, or what is left of them.
func (l *lexer) take(n int) string {
	at := l.i
	l.i = min(l.i+n, len(l.text))
	return l.text[at:l.i]
}

// long reads a text or a remark in long brackets and returns what it says. It reads nothing when no brackets open there.
func (l *lexer) long() (string, bool) {
	at := l.i
	level := 0
	for l.peek(1+level) == '=' {
		level++
	}
	if l.peek(1+level) != '[' {
		return "", false
	}
	l.i += level + 2
	closing := "]" + strings.Repeat("=", level) + "]"
	n := strings.Index(l.text[l.i:], closing)
	if n < 0 {
		l.fail(at, "what begins here has no closing %s", closing)
	}
	value := l.text[l.i : l.i+n]
	l.i += n + len(closing)
	if rest, ok := strings.CutPrefix(value, "\r\n"); ok {
		return rest, true
	}
	if value != "" && (value[0] == '\n' || value[0] == '\r') {
		return value[1:], true
	}
	return value, true
}
