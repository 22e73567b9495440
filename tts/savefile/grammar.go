package savefile

import "strings"

// nowhere is where a value ends that is none of JSON.
const nowhere = -1

// at is the character at a byte, 0 behind the text, where JSON has none that is 0.
func (s *survey) at(i int) byte {
	if i < len(s.text) {
		return s.text[i]
	}
	return 0
}

// value is where the value ends that begins at a byte.
func (s *survey) value(i int) int {
	switch s.at(i) {
	case '"':
		return s.quoted(i)
	case '{':
		return s.object(i)
	case '[':
		return s.list(i)
	case 't':
		return s.word(i, "true")
	case 'f':
		return s.word(i, "false")
	case 'n':
		return s.word(i, "null")
	}
	return s.number(i)
}

func (s *survey) word(i int, word string) int {
	if strings.HasPrefix(s.text[i:], word) {
		return i + len(word)
	}
	return nowhere
}

func (s *survey) object(i int) int {
	if !s.open() {
		return nowhere
	}
	keys := s.objectKeys()
	i = skipSpace(s.text, i+1)
	for shut := s.at(i) == '}'; !shut; {
		if i = s.key(keys, i); i == nowhere {
			return nowhere
		}
		if i, shut = s.next(i, '}'); i == nowhere {
			return nowhere
		}
	}
	keys.clear()
	s.depth--
	return i + 1
}

// key passes a key with its colon and its value.
func (s *survey) key(keys *keySet, start int) int {
	if s.at(start) != '"' {
		return nowhere
	}
	end := s.quoted(start)
	if end == nowhere {
		return nowhere
	}
	if key := s.text[start:end]; !keys.add(key) {
		s.twice.add(start, key)
	}
	colon := skipSpace(s.text, end)
	if s.at(colon) != ':' {
		return nowhere
	}
	return s.value(skipSpace(s.text, colon+1))
}

func (s *survey) list(i int) int {
	if !s.open() {
		return nowhere
	}
	i = skipSpace(s.text, i+1)
	for shut := s.at(i) == ']'; !shut; {
		if i = s.value(i); i == nowhere {
			return nowhere
		}
		if i, shut = s.next(i, ']'); i == nowhere {
			return nowhere
		}
	}
	s.depth--
	return i + 1
}

// next is where behind an item the bracket is that shuts what the item is in, or the next item begins.
func (s *survey) next(end int, bracket byte) (i int, shut bool) {
	switch i = skipSpace(s.text, end); s.at(i) {
	case bracket:
		return i, true
	case ',':
		return skipSpace(s.text, i+1), false
	}
	return nowhere, false
}

// inText are the characters that stand for themselves in a text.
var inText = func() (all [256]bool) {
	for c := range all {
		all[c] = c >= ' ' && c != '"' && c != '\\'
	}
	return all
}()

func (s *survey) quoted(start int) int {
	text := s.text
	for i := start + 1; i < len(text); {
		switch c := text[i]; {
		case inText[c]:
			i++
		case c == '"':
			return i + 1
		case c != '\\':
			return nowhere
		default:
			if i = s.escape(i); i == nowhere {
				return nowhere
			}
		}
	}
	return nowhere
}

// escape passes a backslash and what it stands for.
func (s *survey) escape(i int) int {
	switch s.at(i + 1) {
	case '"', '\\', '/', 'b', 'f', 'n', 'r', 't':
		return i + 2
	case 'u':
		const length = len(`\u0000`)
		for j := i + 2; j < i+length; j++ {
			if !isHex(s.at(j)) {
				return nowhere
			}
		}
		return i + length
	}
	return nowhere
}

func isHex(c byte) bool { return isDigit(c) || 'a' <= c|0x20 && c|0x20 <= 'f' }

func isDigit(c byte) bool { return '0' <= c && c <= '9' }

func (s *survey) number(start int) int {
	i := start
	if s.at(i) == '-' {
		i++
	}
	if s.at(i) == '0' {
		i++
	} else if i = s.digits(i); i == nowhere {
		return nowhere
	}
	if s.at(i) == '.' {
		if i = s.digits(i + 1); i == nowhere {
			return nowhere
		}
	}
	exponent := s.at(i)|0x20 == 'e'
	if exponent {
		i++
		if c := s.at(i); c == '+' || c == '-' {
			i++
		}
		if i = s.digits(i); i == nowhere {
			return nowhere
		}
	}
	s.weigh(start, i, exponent)
	return i
}

// digits passes one digit or more.
func (s *survey) digits(start int) int {
	i := start
	for i < len(s.text) && isDigit(s.text[i]) {
		i++
	}
	if i == start {
		return nowhere
	}
	return i
}
