package tts

import (
	"slices"
	"strconv"
	"strings"

	"menagerie/rules"
	"menagerie/tts/script"
)

// notebook holds the rules as enforced, a page that everybody may read in each language that the card has words
// in, the given language first.
func notebook(game *rules.Game, language string) (Notebook, error) {
	pages := Notebook{}
	for i, tag := range notebookLanguages(game.Card, language) {
		s, err := script.NewSpeech(game, tag)
		if err != nil {
			return nil, err
		}
		pages[strconv.Itoa(i)] = Tab{
			Title:        s.Say("mod", "rules-title"),
			Body:         strings.Join(rulesText(game, s), "\n\n"),
			Color:        "Grey",
			VisibleColor: colour(0.5, 0.5, 0.5),
			ID:           i,
		}
	}
	return pages, nil
}

func notebookLanguages(card *rules.Card, first string) []string {
	languages := []string{first}
	for _, tag := range script.Languages() {
		if _, known := card.Words[tag]; known && !slices.Contains(languages, tag) {
			languages = append(languages, tag)
		}
	}
	return languages
}

// rulesText is the rules, paragraph by paragraph: what the card says in words, how each kind moves, and the
// house rules.
func rulesText(game *rules.Game, s script.Speech) []string {
	text := append([]string{s.Card.Summary}, s.Card.Rules...)
	kinds := []string{s.Say("mod", "pieces-title")}
	for _, kind := range game.KindsInPlay() {
		moves := s.Sentences(strings.Split(s.Describe(kind), "\n")...)
		kinds = append(kinds, s.Say("mod", "piece", "piece", s.Nickname(kind), "moves", moves))
	}
	text = append(text, strings.Join(kinds, "\n"))
	if choices := game.Card.HouseRules(); len(choices) > 0 {
		house := []string{s.Say("mod", "house-rules-title")}
		for _, choice := range choices {
			house = append(house, "- "+s.Card.Choice(choice))
		}
		text = append(text, strings.Join(house, "\n"))
	}
	return append(text, s.Sentences(s.Say("mod", "origin", "title", game.Card.Origin.Title), strings.TrimSpace(s.Card.OriginNote)))
}
