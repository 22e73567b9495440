package rules_test

import (
	"regexp"
	"strings"
	"testing"

	"github.com/rivo/uniseg"

	"menagerie/assets"
	"menagerie/rules"
)

// renamed is the start of a card whose columns 1 to 7 have other names.
func renamed(t *testing.T, columns []string) *rules.Position {
	t.Helper()
	_, text, _ := assets.Card("jungle")
	card := regexp.MustCompile(`\b[1-7][a-i]\b`).ReplaceAllStringFunc(string(text), func(point string) string {
		return columns[point[0]-'1'] + point[1:]
	})
	card = strings.Replace(card, `columns: "1234567"`, `columns: [`+strings.Join(columns, ", ")+`]`, 1)
	read, err := rules.ReadCard("jungle.yaml", []byte(card))
	if err != nil {
		t.Fatal(err)
	}
	game, err := read.Compile(nil)
	if err != nil {
		t.Fatal(err)
	}
	return game.Start()
}

// Every piece and point stands over the name of its column, in the columns of a terminal.
func TestDiagramStandsInColumns(t *testing.T) {
	for _, columns := range [][]string{
		{"一", "二", "三", "四", "五", "六", "七"},
		{"left", "b", "c", "mid", "x", "y", "right"},
	} {
		lines := strings.Split(strings.TrimRight(renamed(t, columns).Diagram(), "\n"), "\n")
		foot := lines[len(lines)-1]
		for _, line := range lines[:len(lines)-1] {
			at := 0
			for i, cell := range strings.Fields(line)[1:] {
				at = strings.Index(line[at+1:], " "+cell) + at + 2
				name := strings.Index(foot, columns[i])
				if got, want := uniseg.StringWidth(line[:at]), uniseg.StringWidth(foot[:name]); got != want {
					t.Errorf("%q stands at %d, the name of its column %s at %d:\n%s\n%s", cell, got, columns[i], want, line, foot)
				}
			}
		}
	}
}
