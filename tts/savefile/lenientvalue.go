package savefile

import (
	"fmt"
	"math"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/tidwall/gjson"
)

// name reads a key without quotes.
func (l *lenient) name() error {
	start := l.i
	rest := l.text[start:]
	size := strings.IndexFunc(rest, func(r rune) bool {
		return !unicode.IsLetter(r) && !unicode.IsDigit(r) && r != '_' && r != '$'
	})
	if size <= 0 {
		return l.misplaced(start+max(0, -size*len(rest)), "")
	}
	l.take(start, "a key without quotes")
	l.i += size
	l.replace(start, `"`+rest[:size]+`"`)
	return nil
}

const noEnd = "the text that begins there has no end"

// quoted reads a text in quotes of either kind.
func (l *lenient) quoted() error {
	start, quote := l.i, l.text[l.i]
	l.i++
	if quote == '\'' {
		l.take(start, "a text in single quotes")
		l.replace(start, `"`)
	}
	for l.i < len(l.text) {
		at := l.i
		switch c := l.text[at]; {
		case c == quote:
			l.i++
			if quote == '\'' {
				l.replace(at, `"`)
			}
			return nil
		case c == '"':
			l.i++
			l.replace(at, `\"`)
		case c == '\\':
			if at+1 == len(l.text) {
				return l.misplaced(start, noEnd)
			}
			if err := l.escape(); err != nil {
				return err
			}
		case c < ' ':
			l.take(at, "a line end, tab or the like within a text")
			l.i++
			l.replace(at, fmt.Sprintf(`\u%04x`, c))
		default:
			l.i++
		}
	}
	return l.misplaced(start, noEnd)
}

// escape reads a backslash and what it stands for.
func (l *lenient) escape() error {
	start := l.i
	rest := l.text[start+1:]
	r, size := utf8.DecodeRuneInString(rest)
	switch r {
	case '"', '\\', '/', 'b', 'f', 'n', 'r', 't':
	case '\'':
		l.take(start, `\' for '`)
		l.i += 1 + size
		l.replace(start, `'`)
		return nil
	case 'u':
		size += 4
		if len(rest) < size || strings.Trim(rest[1:size], "0123456789abcdefABCDEF") != "" {
			return l.misplaced(start, `four hexadecimal digits must follow \u`)
		}
	default:
		return l.misplaced(start, fmt.Sprintf(`\%c is no escape`, r))
	}
	l.i += 1 + size
	return nil
}

// literal reads a number or a word.
func (l *lenient) literal() error {
	start := l.i
	word := l.text[start:]
	if end := strings.IndexFunc(word, func(r rune) bool { return isSpace(r) || strings.ContainsRune(`,:[]{}/"'`, r) }); end >= 0 {
		word = word[:end]
	}
	l.i += len(word)
	switch word {
	case "true", "false", "null":
	case "undefined":
		l.take(start, word)
		l.replace(start, "null")
	case "NaN", "Infinity", "-Infinity":
		l.take(start, word+" without quotes")
		l.replace(start, `"`+word+`"`) // as TTS writes it
	default:
		return l.number(start, word)
	}
	return nil
}

func (l *lenient) number(start int, word string) error {
	if word == "" || !strings.ContainsAny(word[:1], "-.0123456789") {
		return l.misplaced(start, "")
	}
	if gjson.Valid(word) {
		return nil
	}
	strict, ok := strictNumber(word)
	if !ok {
		return l.misplaced(start, fmt.Sprintf("%.20q is no number", word))
	}
	l.take(start, "a number that JSON writes otherwise")
	l.replace(start, strict)
	return nil
}

// strictNumber is a number in JSON's form. One that begins with 0 and another digit is octal, as in JavaScript.
func strictNumber(word string) (string, bool) {
	if len(word) > 1 && word[0] == '0' && !strings.ContainsAny(word[1:2], ".eE") {
		digits, hexadecimal := strings.CutPrefix(strings.ToLower(word), "0x")
		base := 8
		if hexadecimal {
			base = 16
		}
		n, err := strconv.ParseUint(digits, base, 64)
		return strconv.FormatInt(int64(n), 10), err == nil
	}
	n, err := strconv.ParseFloat(word, 64)
	if err != nil || math.IsInf(n, 0) || strings.Trim(word, "+-.0123456789eE") != "" {
		return "", false
	}
	return strconv.FormatFloat(n, 'g', -1, 64), true
}
