package tts

import (
	"slices"
	"strconv"
	"strings"

	"menagerie/rules"
	"menagerie/tts/script"
	"menagerie/tts/workshop"
)

// notebook holds the rules as enforced, a page that everybody may read in each language that the card has words
// in, the given language first.
func notebook(game *rules.Game, language string) (Notebook, error) {
	pages := Notebook{}
	for i, tag := range languagesOf(game.Card, language) {
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

// languagesOf are the languages in which a mod has texts: the one that it begins in, and those that its card speaks.
func languagesOf(card *rules.Card, first string) []string {
	others := slices.DeleteFunc(workshop.Languages(card), func(tag string) bool { return tag == first })
	return append([]string{first}, others...)
}

// rulesText is the rules, paragraph by paragraph: what the card says in words, how each kind moves, and the
// house rules.
func rulesText(game *rules.Game, s script.Speech) []string {
	text := slices.Clone(s.Card.Rules)
	if s.Card.Summary != "" {
		text = slices.Insert(text, 0, s.Card.Summary)
	}
	kinds := []string{s.Say("mod", "pieces-title")}
	for _, kind := range game.KindsInPlay() {
		moves := s.Sentences(strings.Split(s.Describe(kind), "\n")...)
		kinds = append(kinds, s.Say("mod", "piece", "piece", s.Nickname(kind), "moves", moves))
	}
	text = append(text, strings.Join(kinds, "\n"))
	if choices := s.HouseRules(); len(choices) > 0 {
		text = append(text, s.Say("mod", "house-rules-title")+"\n- "+strings.Join(choices, "\n- "))
	}
	return append(text, s.Origin())
}
