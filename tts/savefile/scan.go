package savefile

import "strings"

// maxDepth is as deep as JSON may nest: far beyond any save, and shallow enough for recursive readers.
const maxDepth = 10_000

// TooDeep tells whether brackets nest deeper than maxDepth. The text need not be valid.
func TooDeep(text string) bool {
	depth := 0
	for i := 0; i < len(text); i++ {
		switch text[i] {
		case '"':
			i = stringEnd(text, i) - 1
		case '[', '{':
			depth++
			if depth > maxDepth {
				return true
			}
		case ']', '}':
			depth--
		}
	}
	return false
}

// shortString is how many bytes are looked at one by one.
const shortString = 24

// stringEnd is where the string that starts at a quote ends: behind its closing quote, or with the text.
func stringEnd(text string, start int) int {
	i := start + 1
	for ; i < len(text) && i <= start+shortString; i++ { // most are short, and then this is faster
		if text[i] == '"' {
			return i + 1
		}
		if text[i] == '\\' {
			break
		}
	}
	for {
		n := strings.IndexByte(text[i:], '"')
		if n < 0 {
			return len(text)
		}
		i += n + 1
		backslashes := 0
		for j := i - 2; j > start && text[j] == '\\'; j-- {
			backslashes++
		}
		if backslashes%2 == 0 {
			return i
		}
	}
}

// indent is a piece of the white space that most of a save is, to pass it in strides.
const indent = "        "

func skipSpace(text string, i int) int {
	for i < len(text) && isBlank(text[i]) {
		i++
		for i+len(indent) <= len(text) && text[i:i+len(indent)] == indent {
			i += len(indent)
		}
	}
	return i
}

// blanks has a bit for each byte that is white space in JSON.
const blanks uint64 = 1<<' ' | 1<<'\n' | 1<<'\r' | 1<<'\t'

func isBlank(c byte) bool { return c <= ' ' && blanks>>c&1 == 1 }
