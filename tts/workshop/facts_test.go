package workshop

import (
	"bytes"
	"errors"
	"slices"
	"strings"
	"testing"

	"menagerie/assets"
	"menagerie/rules"
)

// cardWith is an embedded card with another section workshop; "" for none.
func cardWith(t *testing.T, name, section string) *rules.Card {
	t.Helper()
	file, text, _ := assets.Card(name)
	head, _, found := bytes.Cut(text, []byte("\nworkshop:\n"))
	if !found {
		t.Fatalf("the card %s has no section workshop", name)
	}
	card, err := rules.ReadCard(file, append(head, "\n"+section...))
	if err != nil {
		t.Fatal(err)
	}
	return card
}

func TestFactsOfACardThatSaysNothing(t *testing.T) {
	for name, players := range map[string][2]int{"jungle": {2, 2}, "capture-chinese-checkers": {2, 6}} {
		f, err := ReadFacts(cardWith(t, name, ""))
		if err != nil {
			t.Fatal(err)
		}
		if len(f.Tags) == 0 || f.PlayingTime[0] >= f.PlayingTime[1] || f.Complexity != "Low Complexity" || f.Players != players {
			t.Errorf("%s: %+v", name, f)
		}
	}
}

func TestFacts(t *testing.T) {
	card := cardWith(t, "jungle", "workshop:\n  tags: [Abstract Games, Family Games]\n  playing-time: [20, 95]\n  complexity: high\n")
	f, err := ReadFacts(card)
	if err != nil {
		t.Fatal(err)
	}
	if f.Complexity != "High Complexity" || f.PlayingTime != (PlayingTime{20, 95}) {
		t.Errorf("%+v", f)
	}
	want := []string{"Abstract Games", "Family Games", "Scripting", "Scripting: Automated", "Rules", "English", "Italian", "Russian", "Chinese (Simplified)", "Chinese (Traditional)"}
	if got := f.SaveTags(card); !slices.Equal(got, want) {
		t.Errorf("tags %q, want %q", got, want)
	}
}

func TestWhatASectionHasWrong(t *testing.T) {
	for section, want := range map[string][]string{
		"tags: [Abstract Game]":           {`"Abstract Game"`, "did you mean Abstract Games?"},
		"tags: [Wargames, Wargames]":      {"a tag is named twice", `"Wargames"`},
		"tags: Wargames":                  {`"Wargames"`},
		"playing-time: 20":                {"two numbers of minutes"},
		"playing-time: [20]":              {"two numbers of minutes"},
		"playing-time: [60, 20]":          {"the shorter first", `"20"`},
		"playing-time: [0, 20]":           {"from 1 to", `"0"`},
		"playing-time: [a, 20]":           {"from 1 to", `"a"`},
		"playing-time: [1, 999999999999]": {"from 1 to"},
		"complexity: easy":                {"low, medium or high", `"easy"`},
		"complexity: Low Complexity":      {"low, medium or high"},
		"compexity: low":                  {"no such key", "did you mean complexity?"},
		"players: [2, 2]":                 {"no such key"},
	} {
		_, err := ReadFacts(cardWith(t, "jungle", "workshop: {"+section+"}\n"))
		var at *rules.CardError
		if !errors.As(err, &at) || at.Line < 2 {
			t.Errorf("%s: the error %v has no place", section, err)
			continue
		}
		for _, part := range want {
			if !strings.Contains(err.Error(), part) {
				t.Errorf("%s: error %q, want %q", section, err, part)
			}
		}
	}
}

func TestPlayingTimesInTTSsSteps(t *testing.T) {
	for time, want := range map[PlayingTime][2]int{
		{20, 60}: {10, 60}, {30, 60}: {30, 60}, {5, 5}: {10, 10}, {31, 61}: {30, 90}, {60, 60}: {60, 60}, {200, 400}: {180, 180},
	} {
		if got := (Facts{PlayingTime: time}).Minutes(); got != want {
			t.Errorf("%v minutes are %v, want %v", time, got, want)
		}
	}
}

func TestUploadText(t *testing.T) {
	card := cardWith(t, "capture-chinese-checkers", "workshop: {playing-time: [90, 240]}\n")
	f, err := ReadFacts(card)
	if err != nil {
		t.Fatal(err)
	}
	text := f.uploadText(card)
	for _, want := range []string{"Type: Game\n", "Complexity: Low Complexity\n", "Number of players: 2, 3, 4, 5, 6\n", "Play time: 90 minutes, 120 minutes, 180+ minutes\n", "Tags: Board Games, "} {
		if !strings.Contains(text, want) {
			t.Errorf("no %q in\n%s", want, text)
		}
	}
	f.Players = [2]int{9, 12}
	if got := f.playerTags(); !slices.Equal(got, []string{"9", "10+"}) {
		t.Errorf("9 to 12 players are %q", got)
	}
}
