package main

import (
	"regexp"
	"strings"
	"testing"
)

// A block is a fenced block of a page of the documentation, and the instructions before it: HTML comments, which readers
// do not see.
//
//	<!-- file: NAME -->         the block is a file of that name
//	<!-- sections of: NAME -->  the block's sections replace those of a card, or are added to it
//	<!-- folder: NAME -->       the reader has a copy of the folder of that name in docs
//	<!-- built: CARD DIR -->    the reader has built a card
//	<!-- copy: FROM TO -->      the reader has a file TO, which is as FROM
//	<!-- broken: FROM TO -->    the reader has a save TO, which is as FROM but for a piece that was moved by hand
//	<!-- upload: FROM TO -->    the reader has saved FROM as TO after an upload
//	<!-- compare: NAME -->      the reader's file NAME has come to hold what the one of that name in docs does
//	<!-- fails -->              the commands exit with 1
//	<!-- not run: REASON -->    the commands are only looked at
//
// The lines of a block sh are commands. A block text is what the last of them printed; a line … stands for any lines.
type block struct {
	line         int
	info         string
	text         string
	instructions []instruction
}

type instruction struct{ name, value string }

func (b block) instruction(name string) (value string, ok bool) {
	for _, do := range b.instructions {
		if do.name == name {
			return do.value, true
		}
	}
	return "", false
}

var comment = regexp.MustCompile(`^<!-- ([a-z ]+?)(?:: (.*?))? -->$`)

// blocks are the fenced blocks of a page.
func blocks(t *testing.T, page string) []block {
	t.Helper()
	var all []block
	var inside *block
	var waiting []instruction
	for i, line := range strings.Split(strings.ReplaceAll(page, "\r\n", "\n"), "\n") {
		fence, isFence := strings.CutPrefix(strings.TrimSpace(line), "```")
		switch {
		case isFence && inside == nil:
			inside = &block{line: i + 1, info: fence, instructions: waiting}
			waiting = nil
		case isFence:
			all = append(all, *inside)
			inside = nil
		case inside != nil:
			inside.text += line + "\n"
		case comment.MatchString(line):
			found := comment.FindStringSubmatch(line)
			waiting = append(waiting, instruction{found[1], found[2]})
		case strings.HasPrefix(line, "    ") && isCommand(strings.TrimSpace(line)):
			t.Errorf("line %d: a command stands in a fenced block, where it is run: %s", i+1, line)
		}
	}
	if inside != nil || waiting != nil {
		t.Errorf("a block is not closed, or instructions have none: %v", waiting)
	}
	return all
}

// goRun is how a reader who has the sources runs the program.
const goRun = "go run ./cmd/menagerie "

func isCommand(line string) bool {
	return strings.HasPrefix(line, "menagerie ") || strings.HasPrefix(line, goRun)
}

// wordsOf are a command's arguments, as a shell would split them. A comment is none.
func wordsOf(command string) []string {
	command = strings.TrimPrefix(strings.TrimPrefix(command, goRun), "menagerie ")
	var args []string
	for _, word := range regexp.MustCompile(`"[^"]*"|[^\s"]+`).FindAllString(command, -1) {
		if strings.HasPrefix(word, "#") {
			break
		}
		args = append(args, strings.Trim(word, `"`))
	}
	return args
}

// withSections is a card with some of its sections replaced by others, or those added to it.
func withSections(card, sections string) string {
	for _, section := range topSections(sections) {
		name, _, _ := strings.Cut(section, ":")
		was := ""
		for _, old := range topSections(card) {
			if strings.HasPrefix(old, name+":") {
				was = old
			}
		}
		if was == "" {
			card += "\n" + section
		} else {
			card = strings.Replace(card, was, section, 1)
		}
	}
	return card
}

// topSections are the sections of a card: a line that begins with a key, and those below that are indented.
func topSections(card string) []string {
	var sections []string
	open := false
	for line := range strings.Lines(card) {
		switch {
		case strings.TrimSpace(line) == "" || line[0] == '#':
			open = false
		case line[0] != ' ':
			sections, open = append(sections, line), true
		case open:
			sections[len(sections)-1] += line
		}
	}
	return sections
}
