package workshop

import (
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strings"
	"testing"

	"menagerie/assets"
	"menagerie/rules"
	"menagerie/rules/rulestest"
	"menagerie/tts/script"
)

func readGame(t *testing.T, name, old, by string) *rules.Game {
	t.Helper()
	return rulestest.Compile(t, rulestest.Edited(t, name, old, by), nil)
}

// files are the files of a game by name, without the folder.
func files(t *testing.T, game *rules.Game) map[string]string {
	t.Helper()
	facts, err := ReadFacts(game.Card)
	if err != nil {
		t.Fatal(err)
	}
	list, err := Files(game, facts, Languages(game.Card), "1.2.3")
	if err != nil {
		t.Fatal(err)
	}
	all := map[string]string{}
	for _, f := range list {
		all[strings.TrimPrefix(f.Path, Folder+"/")] = string(f.Data)
	}
	return all
}

var (
	steamTag = regexp.MustCompile(`\[(/?)([^\]]*)\]`)
	paired   = []string{"h1", "h2", "b", "list"}
	// untouched is what Steam shows as it stands.
	untouched = regexp.MustCompile(`\[noparse\].*?\[/noparse\]`)
)

// bbcodeFaults lists what Steam would not take: tags that it does not have, that are not closed, or items outside
// lists.
func bbcodeFaults(text string) []string {
	var faults, open []string
	for _, tag := range steamTag.FindAllStringSubmatch(untouched.ReplaceAllString(text, ""), -1) {
		switch name := tag[2]; {
		case tag[0] == "[*]":
			if len(open) == 0 || open[len(open)-1] != "list" {
				faults = append(faults, "an item outside a list")
			}
		case !slices.Contains(paired, name):
			faults = append(faults, "no such tag "+tag[0])
		case tag[1] == "":
			open = append(open, name)
		case len(open) == 0 || open[len(open)-1] != name:
			faults = append(faults, tag[0]+" closes nothing")
		default:
			open = open[:len(open)-1]
		}
	}
	for _, name := range open {
		faults = append(faults, name+" is not closed")
	}
	return faults
}

func TestBBCodeFaults(t *testing.T) {
	for text, want := range map[string]int{
		"[h1]a[/h1] [list][*]b[/list]": 0, "[noparse][q][/noparse]": 0, "[h1]a": 1, "[i]a[/i]": 2, "[*]a": 1, "a[/b]": 1, "[b][h1]a[/b][/h1]": 2,
	} {
		if got := bbcodeFaults(text); len(got) != want {
			t.Errorf("%q: %q, want %d faults", text, got, want)
		}
	}
}

func TestEveryCardInEveryLanguage(t *testing.T) {
	for _, name := range assets.CardNames() {
		game := readGame(t, name, "", "")
		all := files(t, game)
		languages := script.Languages()
		if len(all) != 3*len(languages)+1 || all[tagsFile] == "" {
			t.Errorf("%s: files %q", name, slices.Sorted(maps.Keys(all)))
		}
		for _, tag := range languages {
			s, err := script.NewSpeech(game, tag)
			if err != nil {
				t.Fatal(err)
			}
			checkDescription(t, name+" in "+tag, all["description."+tag+".bbcode"], s)
			title, note := all["title."+tag+".txt"], all["change-note."+tag+".txt"]
			if !strings.HasPrefix(title, s.Card.Title) || strings.Count(title, "\n") != 1 || len(title) > titleLimit {
				t.Errorf("%s in %s: title %q", name, tag, title)
			}
			if !strings.HasPrefix(note, s.Card.Title) || !strings.Contains(note, "1.2.3") {
				t.Errorf("%s in %s: change note %q", name, tag, note)
			}
		}
	}
}

// checkDescription checks that a description holds everything, as Steam takes it.
func checkDescription(t *testing.T, where, text string, s script.Speech) {
	t.Helper()
	if len(text) > descriptionLimit {
		t.Errorf("%s: %d bytes", where, len(text))
	}
	if faults := bbcodeFaults(text); len(faults) > 0 {
		t.Errorf("%s: %q", where, faults)
	}
	if strings.ContainsAny(text, "{}") || strings.Contains(text, s.Say("workshop", "more")) {
		t.Errorf("%s: a hole, or something left out, in\n%s", where, text)
	}
	want := append(slices.Clone(s.Card.Rules), s.HouseRules()...)
	for _, part := range append(want, s.Card.Summary, s.Card.OriginNote, s.Say("mod", "house-rules-title"), s.Say("workshop", "panel"), s.Say("workshop", "font")) {
		if !strings.Contains(text, strings.TrimSpace(part)) {
			t.Errorf("%s: no %q", where, part)
		}
	}
}

// Steam finds no tags in what a card says.
func TestBracketsInACard(t *testing.T) {
	for _, summary := range []string{"[b]", "a [url=x]b", "[/noparse][h1]", "a ] b", "[[/list]]"} {
		game := readGame(t, "jungle", "summary: Walk one of your animals into the enemy's den.", fmt.Sprintf("summary: %q", summary))
		text := files(t, game)["description.en.bbcode"]
		if faults := bbcodeFaults(text); len(faults) > 0 {
			t.Errorf("%q: %q", summary, faults)
		}
	}
}

// What makes a description too long is left out, the least needed first; what cannot be left out is an error.
func TestLongDescriptions(t *testing.T) {
	const summary = "summary: Walk one of your animals into the enemy's den."
	bare := len(files(t, readGame(t, "jungle", "", ""))["description.en.bbcode"])
	more := 0
	for length := 0; bare+length <= descriptionLimit+2000; length += 100 {
		game := readGame(t, "jungle", summary, fmt.Sprintf("summary: %q", "long "+strings.Repeat("x", length)))
		facts, err := ReadFacts(game.Card)
		if err != nil {
			t.Fatal(err)
		}
		list, err := Files(game, facts, []string{"en"}, "1.2.3")
		if err != nil {
			if !strings.Contains(err.Error(), "shorten") || more == 0 || bare+length < descriptionLimit {
				t.Errorf("with %d bytes more: %v", length, err)
			}
			return
		}
		for _, f := range list {
			if len(f.Data) > descriptionLimit {
				t.Fatalf("%s has %d bytes", f.Path, len(f.Data))
			}
			more = max(more, strings.Count(string(f.Data), "The rest is in the notebook"))
		}
	}
	t.Error("no description is too long")
}

func TestLongTitle(t *testing.T) {
	game := readGame(t, "jungle", "title: Jungle\n    subtitle", "title: "+strings.Repeat("Jungle ", 20)+"\n    subtitle")
	if _, err := Files(game, Facts{}, []string{"en"}, "1"); err == nil || !strings.Contains(err.Error(), "longer than Steam's") {
		t.Errorf("error %v", err)
	}
}

// A card need not say more than its title.
func TestACardWithoutSummaryAndRules(t *testing.T) {
	const leapers = `menagerie: 1
name: leapers
sides: [{name: south, letter: s, seat: White}, {name: north, letter: n, seat: Blue}]
first: {side: south, choice: South begins.}
board: {spacing: 2, lattice: {columns: abc, rows: "1234"}, choice: Three by four squares.}
movements: [{name: leap, jump: {by: [1, 2]}, choice: A horse leaps.}]
kinds: [{name: horse, face: {character: 馬}, letter: h, moves: [leap]}]
endings: [{when: no-move, result: lose, choice: Whoever cannot leap loses.}]
start: {side: south, others: half-turn, choice: A horse each., pieces: {a1: horse}}
words: {en: {title: Leapers}}
`
	card, err := rules.ReadCard("leapers.yaml", []byte(leapers))
	if err != nil {
		t.Fatal(err)
	}
	game, err := card.Compile(nil)
	if err != nil {
		t.Fatal(err)
	}
	text := files(t, game)["description.en.bbcode"]
	if strings.Contains(text, "The rules in brief") || strings.Contains(text, "\n\n\n") {
		t.Errorf("there is a heading or a paragraph of nothing:\n%s", text)
	}
	if !strings.Contains(text, "Moves 1 by 2 points at once, whatever stands between.") {
		t.Errorf("nobody reads how a horse moves:\n%s", text)
	}
}
