package editor

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"

	"menagerie/tts/script"
)

// Trace is what a message says about a script, with its places as the script's author knows them.
type Trace struct {
	// Where is the first place that the message names, for example places.lua:57, and "" when it names none.
	Where string
	// Line is the Lua at that place, "" when it is not known.
	Line string
	// Text is what the message says, without that place; what other places it names are put as Where is.
	Text string
}

// place is how TTS names a place in a script: the chunk, a line, and which characters of it. A chunk is Global, or
// has an object's name and GUID, or a number of TTS's own.
var place = regexp.MustCompile(`(?:Global|chunk_\d+|[^:\n]* - ([0-9a-f]{6})):\((\d+),\d+(?:-\d+(?:,\d+)?)?\)`)

// Trace finds where in the source of the table's scripts a Print or a ScriptError points.
func (t Table) Trace(m Message) Trace {
	text := m.text()
	first := place.FindStringIndex(text)
	if first == nil {
		return Trace{Text: text}
	}
	where, line := t.locate(text[first[0]:first[1]], m.GUID)
	before, after := text[:first[0]], strings.TrimPrefix(text[first[1]:], ":")
	text = strings.TrimSpace(strings.TrimSpace(before) + " " + strings.TrimSpace(after))
	return Trace{Where: where, Line: line, Text: place.ReplaceAllStringFunc(text, func(named string) string {
		where, _ := t.locate(named, m.GUID)
		return where
	})}
}

// locate finds the place that TTS names in a message about the script with a GUID.
func (t Table) locate(named, guid string) (where, line string) {
	parts := place.FindStringSubmatch(named)
	switch {
	case parts[1] != "":
		guid = parts[1]
	case guid == "" || strings.HasPrefix(named, "Global"):
		guid = GlobalGUID
	}
	number, err := strconv.Atoi(parts[2])
	if err != nil {
		return named, ""
	}
	state, _ := t.Scripts.Find(guid)
	if source, ok := script.Locate(state.Script, number); ok {
		return source.String(), shorten(source.Text)
	}
	return fmt.Sprintf("%s:%d", scriptName(state, guid), number), shorten(lineOf(state.Script, number))
}

func scriptName(state ScriptState, guid string) string {
	switch {
	case guid == GlobalGUID:
		return "Global"
	case state.Name == "":
		return guid
	}
	return fmt.Sprintf("%s (%s)", state.Name, guid)
}

// lineOf is a line of a text, counted from 1, "" when it has not so many.
func lineOf(text string, number int) string {
	lines := strings.Split(text, "\n")
	if number < 1 || number > len(lines) {
		return ""
	}
	return strings.TrimSpace(lines[number-1])
}

// shorten keeps a line of data from filling the screen.
func shorten(line string) string {
	const width = 100
	if runes := []rune(line); len(runes) > width {
		return string(runes[:width]) + "…"
	}
	return line
}
