package table

import (
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// scenarioPage is the documentation of the language.
const scenarioPage = "../../docs/scenario.md"

// Every word of the language is in the help, every form of the help has a row on the page, and the page has no others.
func TestScenarioDocumentation(t *testing.T) {
	page, err := os.ReadFile(scenarioPage)
	if err != nil {
		t.Fatal(err)
	}
	var rows []string
	for _, row := range regexp.MustCompile("(?m)^\\| `((?:Red |expect |wait|settle|save|load)[^`]*)` \\|").FindAllStringSubmatch(string(page), -1) {
		rows = append(rows, row[1])
	}
	forms := helpForms()
	for _, form := range forms {
		if !slices.Contains(rows, form) {
			t.Errorf("%s has no row for %q of the help", scenarioPage, form)
		}
	}
	for _, row := range rows {
		if !slices.Contains(forms, row) {
			t.Errorf("the help does not have %q of %s", row, scenarioPage)
		}
	}
	for _, word := range slices.Concat(sortedKeys(seatWords), sortedKeys(tableWords), []string{"sees", "holds", "shows", "is"}) {
		if !slices.ContainsFunc(forms, func(form string) bool { return slices.Contains(strings.Fields(form), word) }) {
			t.Errorf("the help does not have %q", word)
		}
	}
}

// helpForms are the forms of lines that the help lists: they stand apart by two spaces or more, and a|b stands for two.
func helpForms() []string {
	var forms []string
	for line := range strings.Lines(ScenarioHelp) {
		if !strings.HasPrefix(line, "  ") {
			continue
		}
		for _, form := range regexp.MustCompile(` {2,}`).Split(strings.TrimSpace(line), -1) {
			start := strings.LastIndex(form, " ") + 1
			for last := range strings.SplitSeq(form[start:], "|") {
				forms = append(forms, form[:start]+last)
			}
		}
	}
	return forms
}

// The scenarios of the page have every word of the language.
func TestScenarioPageHasEveryWord(t *testing.T) {
	page, err := os.ReadFile(scenarioPage)
	if err != nil {
		t.Fatal(err)
	}
	used := map[string]bool{}
	for _, block := range regexp.MustCompile("(?s)```scenario\n(.*?)```").FindAllStringSubmatch(string(page), -1) {
		if _, err := ParseScenario(block[1]); err != nil {
			t.Errorf("%v in\n%s", err, block[1])
		}
		for _, word := range strings.Fields(block[1]) {
			used[word] = true
		}
	}
	for _, word := range slices.Concat(sortedKeys(seatWords), sortedKeys(tableWords), sortedKeys(states), []string{"turn", "shows", "holds", "error", "early", "everything"}) {
		if !used[word] {
			t.Errorf("no scenario of %s has %q", scenarioPage, word)
		}
	}
}
