package rules_test

import (
	"strings"
	"testing"

	"menagerie/rules"
)

// leapers is a game of pieces that jump over everything, with a place for its start to be set.
const leapers = `menagerie: 1
name: leapers
sides: [{name: south, letter: s, seat: White}, {name: north, letter: n, seat: Blue}]
first: {side: south, choice: South begins.}
board: {spacing: 2, lattice: {columns: abcde, rows: "12345"}, choice: Five by five squares.}
zones: [{name: field, sides: {south: [a1, "b1:c1"], north: [e5, "c5:d5"]}, choice: Each side has a field.}]
movements: [{name: leap, jump: {by: [1, 2]}, choice: A horse leaps.}]
kinds: [{name: horse, face: {character: 馬}, letter: h, moves: [leap]}]
encounters: {rules: [{result: attacker-wins, choice: A horse takes what it lands on.}]}
endings: [{when: none-left, result: lose, choice: Whoever has no horse loses.}]
start: {side: south, others: half-turn, choice: Horses start in a row., pieces: {PLACES}}
words: {en: {title: Leapers}}
`

func readLeapers(places string) (*rules.Game, error) {
	card, err := rules.ReadCard("leapers.yaml", []byte(strings.Replace(leapers, "PLACES", places, 1)))
	if err != nil {
		return nil, err
	}
	return card.Compile(nil)
}

func TestStartNamesPointsRectanglesAndZones(t *testing.T) {
	for places, want := range map[string]string{
		"a1: horse, c1: horse":        "2h1h/5/5/5/H1H2 s",
		`"a1:e2": horse`:              "hhhhh/hhhhh/5/HHHHH/HHHHH s",
		`"a1:b1": horse, e1: horse`:   "h2hh/5/5/5/HH2H s",
		"own field: horse":            "2hhh/5/5/5/HHH2 s",
		"own field: horse, a2: horse": "2hhh/4h/5/H4/HHH2 s",
	} {
		game, err := readLeapers(places)
		if err != nil {
			t.Errorf("%s: %v", places, err)
			continue
		}
		if got := game.Start().String(); got != want {
			t.Errorf("%s: the game starts with %s, want %s", places, got, want)
		}
	}
}

func TestStartOnNoPoint(t *testing.T) {
	for places, want := range map[string]string{
		"f1: horse":          "no point and no zone is called f1",
		`"a1:f1": horse`:     "no such point f1",
		"own fild: horse":    "did you mean field?",
		"their field: horse": "own or enemy",
	} {
		if _, err := readLeapers(places); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: got %v, want %q", places, err, want)
		}
	}
}

// A jump that names no point to pass over goes over everything, as a knight does.
func TestJumpOverEverything(t *testing.T) {
	game, err := readLeapers(`"a1:e2": horse`)
	if err != nil {
		t.Fatal(err)
	}
	leap, err := game.ParseMove("b1-c3")
	if err != nil {
		t.Fatal(err)
	}
	pos, _, err := game.Start().Play(leap)
	if err != nil {
		t.Fatal(err)
	}
	if got, want := pos.String(), "hhhhh/hhhhh/2H2/HHHHH/H1HHH n"; got != want {
		t.Errorf("the horse leaps to %s, want %s", got, want)
	}
}
