package workshop

import (
	"fmt"
	"strconv"
	"strings"

	"menagerie/rules"
	"menagerie/tts/script"
)

// Steam's limits, in bytes of UTF-8.
const (
	titleLimit       = 128
	descriptionLimit = 8000
)

// writer writes about a game in one language.
type writer struct {
	script.Speech
	game    *rules.Game
	facts   Facts
	version string
}

// Lines are the facts for people to read, one a line: how many can play, and for how long.
func (f Facts) Lines(game *rules.Game, s script.Speech) []string {
	players, seats := span(f.Players), strconv.Itoa(len(game.Tables.Sides))
	line := s.Say("workshop", "players", "players", players)
	if players != seats {
		line = s.Say("workshop", "seats", "players", players, "seats", seats)
	}
	return []string{line, s.Say("workshop", "time", "minutes", span(f.PlayingTime))}
}

// span is a number or a range of numbers.
func span(n [2]int) string {
	if n[0] == n[1] {
		return strconv.Itoa(n[0])
	}
	return fmt.Sprintf("%d–%d", n[0], n[1])
}

// title is the name of the Workshop item.
func (w writer) title() string { return w.Say("workshop", "title", "title", w.name()) }

// name is the game's title, with its other one.
func (w writer) name() string { return strings.TrimSpace(w.Card.Title + " " + w.Card.Subtitle) }

// cuts are parts that a description is better without than not there at all.
type cuts struct{ pieces, houseRules bool }

// description is the page of the Workshop item. What Steam would cut off is replaced by where else it can be read,
// and a card whose own words are too long even so is a *rules.CardError.
func (w writer) description() (string, error) {
	for _, c := range []cuts{{}, {pieces: true}, {pieces: true, houseRules: true}} {
		if text := w.page(c); len(text) <= descriptionLimit {
			return text, nil
		}
	}
	return "", w.game.Card.ErrorAt([]any{"words"}, "shorten the summary or the rules", "the Workshop's description would be longer than Steam's %d bytes", descriptionLimit)
}

func (w writer) page(c cuts) string {
	var p page
	p.title(w.name())
	if w.Card.Summary != "" {
		p.paragraph(w.Card.Summary)
	}
	for _, fact := range w.facts.Lines(w.game, w.Speech) {
		p.strong(fact)
	}
	if len(w.Card.Rules) > 0 {
		p.heading(w.Say("workshop", "rules-title"))
	}
	for _, paragraph := range w.Card.Rules {
		p.paragraph(paragraph)
	}
	p.heading(w.Say("mod", "pieces-title"))
	if c.pieces {
		p.paragraph(w.Say("workshop", "more"))
	} else {
		p.list(w.pieces())
	}
	p.heading(w.Say("workshop", "table-title"))
	p.list(w.services())
	if houseRules := w.HouseRules(); len(houseRules) > 0 {
		p.heading(w.Say("mod", "house-rules-title"))
		p.paragraph(w.Say("workshop", "house-rules"))
		if c.houseRules {
			houseRules = []string{w.Say("workshop", "more")}
		}
		p.list(houseRules)
	}
	p.heading(w.Say("workshop", "origin-title"))
	p.paragraph(w.Origin())
	p.heading(w.Say("workshop", "credits-title"))
	p.paragraph(w.Sentences(w.Say("workshop", "tool", "version", w.version), w.Say("workshop", "font")))
	return p.String()
}

// pieces say how each kind moves; those that move alike share a sentence.
func (w writer) pieces() []string {
	var order []string
	alike := map[string][]string{} // names by movement
	for _, kind := range w.game.KindsInPlay() {
		moves := w.Sentences(w.Moves(kind)...)
		if alike[moves] == nil {
			order = append(order, moves)
		}
		alike[moves] = append(alike[moves], w.Nickname(kind))
	}
	var items []string
	for _, moves := range order {
		items = append(items, w.Say("mod", "piece", "piece", w.All(alike[moves]), "moves", moves))
	}
	return items
}

// services are what the table does for its players.
func (w writer) services() []string {
	var names []string
	for _, tag := range script.Languages() {
		if words, err := script.ReadWords(tag); err == nil {
			names = append(names, words.Say("language", "name"))
		}
	}
	return []string{
		w.Say("workshop", "marks"),
		w.Say("workshop", "panel"),
		w.Say("workshop", "alone"),
		w.Say("workshop", "saves"),
		w.Say("workshop", "languages", "languages", w.All(names)),
		w.Say("workshop", "rulebook"),
	}
}
