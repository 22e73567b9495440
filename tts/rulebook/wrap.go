package rulebook

import (
	"strings"
	"unicode"
)

// wrap breaks a text into lines no wider than width, as measured. Lines break at blanks, and between characters of
// scripts that have none; what is too wide for a line of its own is broken anywhere.
func wrap(text string, width float64, measure func(string) float64) []string {
	var lines []string
	line, lineWidth := "", 0.0
	flush := func() {
		lines = append(lines, strings.TrimRight(line, " "))
		line, lineWidth = "", 0
	}
	for _, word := range words(text) {
		bare := strings.TrimRight(word, " ")
		if line != "" && lineWidth+measure(bare) > width {
			flush()
		}
		for measure(bare) > width {
			fitting := fit(bare, width, measure)
			line = fitting
			flush()
			bare = bare[len(fitting):]
			word = word[len(fitting):]
		}
		line += word
		lineWidth += measure(word)
	}
	if line != "" {
		flush()
	}
	return lines
}

// fit is the longest beginning of a word that is no wider than width, at least one character.
func fit(word string, width float64, measure func(string) float64) string {
	end := 0
	for i, r := range word {
		next := i + len(string(r))
		if end > 0 && measure(word[:next]) > width {
			break
		}
		end = next
	}
	return word[:end]
}

// words are the pieces of a text between which a line may break, each with the blanks behind it.
func words(text string) []string {
	var all []string
	start, before := 0, rune(0)
	for i, r := range text {
		if i > start && mayBreak(before, r) {
			all = append(all, text[start:i])
			start = i
		}
		before = r
	}
	if start < len(text) {
		all = append(all, text[start:])
	}
	return all
}

// mayBreak tells whether a line may end with one character and the next begin with the other.
func mayBreak(before, after rune) bool {
	switch {
	case after == ' ':
		return false
	case before == ' ':
		return true
	case strings.ContainsRune(opening, before) || strings.ContainsRune(closing, after):
		return false
	}
	return isWide(before) && isWide(after)
}

// What must not end a line, and what must not begin one.
const (
	opening = "（「『《〈【［“‘"
	closing = "）」』》〉】］”’。，、；：！？…"
)

// isWide tells whether a character belongs to a script without blanks between words, its punctuation included.
func isWide(r rune) bool {
	return unicode.Is(unicode.Han, r) || r >= 0x3000 && r <= 0x30ff || r >= 0xff00 && r <= 0xffef ||
		strings.ContainsRune(opening+closing, r)
}
