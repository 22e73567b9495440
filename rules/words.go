package rules

import (
	"maps"
	"slices"
	"strings"
)

// English is the tag of the language that every card has its words in, and that all others fall back to.
const English = "en"

// Words are a game's own words in one language.
type Words struct {
	// The game's name.
	Title string `yaml:"title"`
	// Its name in another writing, for example in Chinese.
	Subtitle string `yaml:"subtitle"`
	// What the game is about, in one sentence.
	Summary string `yaml:"summary"`
	// The rules in plain words, a paragraph each.
	Rules []string `yaml:"rules"`
	// What players call the things of the card, by their names on it.
	Names map[string]string `yaml:"names"`
	// Translations of the card's house rules: from a `choice` as the card has it.
	Choices map[string]string `yaml:"choices"`
	// A translation of the note of the card's origin.
	OriginNote string `yaml:"origin-note"`
}

// WordsIn are the card's words in a language, whole: each that the card lacks there is the English one.
func (c *Card) WordsIn(language string) Words {
	words, own := c.Words[English], c.Words[language]
	if words.OriginNote == "" {
		words.OriginNote = c.Origin.Note
	}
	for _, text := range []struct{ into, own *string }{
		{&words.Title, &own.Title}, {&words.Subtitle, &own.Subtitle}, {&words.Summary, &own.Summary}, {&words.OriginNote, &own.OriginNote},
	} {
		if *text.own != "" {
			*text.into = *text.own
		}
	}
	if len(own.Rules) > 0 {
		words.Rules = own.Rules
	}
	words.Names = merged(words.Names, own.Names)
	words.Choices = merged(words.Choices, own.Choices)
	return words
}

func merged(words, own map[string]string) map[string]string {
	all := maps.Clone(words)
	if all == nil {
		all = map[string]string{}
	}
	maps.Copy(all, own)
	return all
}

// Name is what players call a thing of the card; what has no name goes by the one on the card.
func (w Words) Name(id string) string {
	if name := w.Names[id]; name != "" {
		return name
	}
	return id
}

// Choice is a house rule of the card, translated if it can be.
func (w Words) Choice(choice string) string {
	if text := w.Choices[choice]; text != "" {
		return text
	}
	return choice
}

// words checks that English is there, and that the house rules that are translated exist.
func (c *compiler) words() {
	en, ok := c.card.Words[English]
	if !ok || strings.TrimSpace(en.Title) == "" {
		c.errs.add(at("words"), "", "a card needs words in English (en) with at least a title")
	}
	choices := c.card.HouseRules()
	for _, language := range slices.Sorted(maps.Keys(c.card.Words)) {
		for _, choice := range slices.Sorted(maps.Keys(c.card.Words[language].Choices)) {
			if !slices.Contains(choices, choice) {
				c.errs.addKey(at("words", language, "choices", choice), nearestChoice(choice, choices), "no rule on the card has this choice")
			}
		}
	}
}

func nearestChoice(choice string, choices []string) string {
	if near := Nearest(choice, choices); near != "" {
		return "the nearest is " + near
	}
	return "copy the sentence from a choice of the card"
}
