package script

import (
	"strconv"
	"strings"
)

// Endings say how the game can end, a sentence each, in the order of the card.
func (s Speech) Endings() []string {
	var sentences []string
	for _, e := range s.game.Card.Endings {
		when := s.Say("goal", e.When,
			"token", s.Token(), "zone", s.zone(e.Zone), "kinds", s.alternatives(e.Pieces), "times", strconv.Itoa(e.Times))
		sentences = append(sentences, s.Say("goal", "ending", "when", when, "result", s.Say("goal", e.Result)))
	}
	return sentences
}

// HouseRules are what the card's author decided, a sentence each.
func (s Speech) HouseRules() []string {
	var sentences []string
	for _, choice := range s.game.Card.HouseRules() {
		sentences = append(sentences, s.Card.Choice(choice))
	}
	return sentences
}

// Origin says which published rules the game follows, and what is to be known about them.
func (s Speech) Origin() string {
	return s.Sentences(s.Say("mod", "origin", "title", s.game.Card.Origin.Title), strings.TrimSpace(s.Card.OriginNote))
}
