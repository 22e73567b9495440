package luasyntax

import (
	"fmt"
	"strings"
	"unicode/utf8"
)

// Error says where and why a text is no Lua.
type Error struct {
	// Line and Column count from 1, columns in characters.
	Line, Column int
	Problem      string
}

func (e *Error) Error() string {
	return fmt.Sprintf("line %d, column %d: %s", e.Line, e.Column, e.Problem)
}

// Position is the line and the column, from 1, of a byte of a text.
func Position(text string, at int) (line, column int) {
	before := text[:min(at, len(text))]
	return 1 + strings.Count(before, "\n"), 1 + utf8.RuneCountInString(before[strings.LastIndexByte(before, '\n')+1:])
}

// fail ends the parsing: Parse takes it up.
func fail(text string, at int, format string, args ...any) {
	line, column := Position(text, at)
	panic(&Error{Line: line, Column: column, Problem: fmt.Sprintf(format, args...)})
}
