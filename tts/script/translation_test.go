package script

import (
	"fmt"
	"maps"
	"os"
	"slices"
	"strings"
	"testing"

	"menagerie/assets"
	"menagerie/rules"
	"menagerie/rules/rulestest"
)

// wordFaults lists what a language lacks or has wrong, compared with English.
func wordFaults(en, other words) []string {
	var faults []string
	for _, group := range keysOf(en, other) {
		for _, key := range keysOf(en[group], other[group]) {
			name := group + "." + key
			want, known := en[group][key]
			text, there := other[group][key]
			switch {
			case !known:
				faults = append(faults, name+" does not exist in English")
			case !there:
				faults = append(faults, name+" is missing")
			default:
				faults = append(faults, textFaults(name, want, text)...)
			}
		}
	}
	return faults
}

func keysOf[V any](a, b map[string]V) []string {
	all := maps.Clone(a)
	if all == nil {
		all = map[string]V{}
	}
	maps.Copy(all, b)
	return slices.Sorted(maps.Keys(all))
}

// textFaults compares a text with the English one. Blanks at its ends are stray unless English has them too.
func textFaults(name, en, text string) []string {
	if strings.TrimSpace(text) == "" {
		return []string{name + " is empty"}
	}
	var faults []string
	if want, got := placeholders(en), placeholders(text); !slices.Equal(want, got) {
		faults = append(faults, fmt.Sprintf("%s mentions %v instead of %v", name, got, want))
	}
	if _, err := cutTemplate(text); err != nil {
		faults = append(faults, name+": "+err.Error())
	}
	stray := strings.TrimLeft(text, " ") != text && strings.TrimLeft(en, " ") == en || strings.TrimRight(text, " ") != text && strings.TrimRight(en, " ") == en
	if stray || strings.Contains(text, "  ") || strings.ContainsAny(text, "\t\r\n") {
		faults = append(faults, name+" has stray blanks")
	}
	return faults
}

// placeholders are those of a text, sorted, each once.
func placeholders(text string) []string {
	var names []string
	for _, found := range placeholder.FindAllStringSubmatch(text, -1) {
		names = append(names, found[1])
	}
	slices.Sort(names)
	return slices.Compact(names)
}

// cardFaults lists what a card lacks or has wrong in a language.
func cardFaults(card *rules.Card, language string) []string {
	en, own := card.Words[rules.English], card.Words[language]
	var faults []string
	compare := func(name, want, text string) {
		switch {
		case want == "" && text == "":
		case want == "":
			faults = append(faults, name+" does not exist in English")
		default:
			faults = append(faults, textFaults(name, want, text)...)
		}
	}
	compare("title", en.Title, own.Title)
	compare("summary", en.Summary, own.Summary)
	compare("origin-note", strings.TrimSpace(card.Origin.Note), own.OriginNote)
	for _, id := range keysOf(en.Names, own.Names) {
		compare("names."+id, en.Names[id], own.Names[id])
	}
	for _, choice := range card.HouseRules() {
		compare("choice "+choice, choice, own.Choices[choice])
	}
	if len(own.Rules) != len(en.Rules) {
		faults = append(faults, fmt.Sprintf("%d paragraphs of rules instead of %d", len(own.Rules), len(en.Rules)))
		return faults
	}
	for i, paragraph := range own.Rules {
		compare(fmt.Sprintf("paragraph %d of the rules", i+1), en.Rules[i], paragraph)
	}
	return faults
}

func TestEveryLanguageIsWhole(t *testing.T) {
	en, err := readWordFile(rules.English)
	if err != nil {
		t.Fatal(err)
	}
	for _, language := range Languages() {
		w, err := readWordFile(language)
		if err != nil {
			t.Errorf("%s: %v", language, err)
			continue
		}
		for _, fault := range wordFaults(en, w) {
			t.Errorf("%s: %s", language, fault)
		}
	}
}

func TestEveryCardSpeaksEveryLanguage(t *testing.T) {
	for _, name := range assets.CardNames() {
		card := rulestest.Card(t, name)
		for _, language := range Languages() {
			if language == rules.English {
				continue
			}
			for _, fault := range cardFaults(card, language) {
				t.Errorf("%s in %s: %s", name, language, fault)
			}
		}
	}
}

func TestWordFaults(t *testing.T) {
	var read [2]words
	for i, file := range []string{"en.yaml", "xx.yaml"} {
		text, err := os.ReadFile("testdata/lang/" + file)
		if err != nil {
			t.Fatal(err)
		}
		if read[i], err = parseWords(file, text); err != nil {
			t.Fatal(err)
		}
	}
	want := []string{
		"colour.red does not exist in English",
		"panel.draw is empty",
		"panel.stop does not exist in English",
		`panel.undo: a placeholder is not closed: "Riprendi {move"`,
		"reason.blocked has stray blanks",
		"reason.no-piece mentions [punto] instead of [point]",
		"reason.stays-put has stray blanks",
		"seat.red is missing",
	}
	if got := wordFaults(read[0], read[1]); !slices.Equal(got, want) {
		t.Errorf("found\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
	if got := wordFaults(read[0], read[0]); len(got) > 0 {
		t.Errorf("English itself: %q", got)
	}
}

func TestWordFilesAreReadStrictly(t *testing.T) {
	for _, text := range []string{"panel: {draw: a}\npanel: {draw: b}", "panel:\n  draw: a\n  draw: b", "panel: Draw", "panel: [draw]"} {
		if w, err := parseWords("xx.yaml", []byte(text)); err == nil {
			t.Errorf("%q was read as %v", text, w)
		}
	}
}

func TestCardFaults(t *testing.T) {
	const translated = `words:
  xx:
    title: Dama
    origin-note: Una nota
    rules: ["Si gioca. "]
    names: {white: Bianco, red: Rosso, yellow: Giallo, green: " Verde", blue: Blu, purple: Viola, marble: Biglia, star: stella}
    choices: {"White begins, and the turn goes round in the order of the seats.": Inizia il bianco.}
`
	card := rulestest.Edited(t, "capture-chinese-checkers", "words:\n", translated)
	faults := strings.Join(cardFaults(card, "xx"), "\n")
	for _, want := range []string{
		"summary is empty", "origin-note does not exist", "names.green has stray blanks", "names.hexagon is empty",
		"names.star does not exist", "choice A long hop goes over", "1 paragraphs of rules instead of 2",
	} {
		if !strings.Contains(faults, want) {
			t.Errorf("%q is not found in\n%s", want, faults)
		}
	}
	if strings.Contains(faults, "White begins") || strings.Contains(faults, "names.red") || strings.Contains(faults, "title") {
		t.Errorf("what is right is found wrong in\n%s", faults)
	}
}
