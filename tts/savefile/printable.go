package savefile

import (
	"strings"
	"unicode"
)

// Printable is a line of text from a stranger's file that does no harm to a terminal: what cannot be seen, such as the
// codes that terminals obey, becomes �.
func Printable(line string) string {
	return strings.Map(func(r rune) rune {
		if !unicode.IsPrint(r) {
			return unicode.ReplacementChar
		}
		return r
	}, line)
}
