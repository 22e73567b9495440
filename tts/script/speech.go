package script

import (
	"strings"

	"menagerie/rules"
)

// Speech is a language as it is spoken of one game: the tool's words, and what the card calls its things. What
// either lacks in the language stands in English.
type Speech struct {
	Words
	// Card are the card's own words.
	Card rules.Words
	game *rules.Game
}

// NewSpeech reads a language, for its errors see ReadWords.
func NewSpeech(game *rules.Game, language string) (Speech, error) {
	words, err := ReadWords(language)
	return Speech{Words: words, Card: game.Card.WordsIn(language), game: game}, err
}

// Name is what the card calls one of its things.
func (s Speech) Name(id string) string { return s.Card.Name(id) }

// Nickname is what a piece of a kind is called as an object: its face and the kind's name, for example 鼠1 Rat.
func (s Speech) Nickname(kind int) string {
	k := s.game.Tables.Kinds[kind-1]
	return strings.TrimSpace(k.Face + " " + s.Name(k.Name))
}

// Piece is how sentences name a piece, for example Red 鼠1 Rat, or Marble where the pieces are shared.
func (s Speech) Piece(piece int) string {
	p := s.game.Tables.Pieces[piece-1]
	if s.game.Tables.Shared {
		return s.Nickname(p.Kind)
	}
	return s.Say("phrase", "piece-of-side", "side", s.Side(p.Side), "piece", s.Nickname(p.Kind))
}

// Side is what players call a side.
func (s Speech) Side(side int) string { return s.Name(s.game.Tables.Sides[side-1].Name) }

// Player is a side with the seat where it plays, if that has another colour: Black (Green).
func (s Speech) Player(side int) string {
	entry, name := s.game.Card.Sides[side-1], s.Side(side)
	colour := strings.ToLower(entry.Seat)
	seat := s.Say("seat", colour)
	if name == seat || entry.Name == colour {
		return name
	}
	return s.Say("phrase", "side-at-seat", "side", name, "seat", seat)
}

// Token is what the card calls its token, "" when it has none.
func (s Speech) Token() string {
	if s.game.Tables.Carry == nil {
		return ""
	}
	return s.Name(s.game.Tables.Carry.Token)
}

// Board is what the board is called as an object.
func (s Speech) Board() string { return s.Say("thing", "board") }

// Tray is what the tray of a side is called as an object.
func (s Speech) Tray(side int) string { return s.Say("thing", "tray", "side", s.Side(side)) }

// All is a list of all of some names: White, Red and Blue.
func (s Speech) All(names []string) string { return s.list("and", names) }

// list is a list of names; last says how the last one follows: and, or.
func (s Speech) list(last string, names []string) string {
	if len(names) < 2 {
		return strings.Join(names, "")
	}
	n := len(names) - 1
	return s.Say("phrase", last, "first", s.join("phrase", "list", names[:n]), "last", names[n])
}

// join puts texts together two by two, by a phrase of {first} and {next}.
func (s Speech) join(group, key string, parts []string) string {
	text := parts[0]
	for _, part := range parts[1:] {
		text = s.Say(group, key, "first", text, "next", part)
	}
	return text
}

// Sentences puts sentences one after the other; empty ones are left out.
func (s Speech) Sentences(sentences ...string) string {
	var parts []string
	for _, sentence := range sentences {
		if sentence != "" {
			parts = append(parts, sentence)
		}
	}
	if len(parts) == 0 {
		return ""
	}
	return s.join("phrase", "sentences", parts)
}

func (s Speech) names(ids []string) []string {
	var names []string
	for _, id := range ids {
		names = append(names, s.Name(id))
	}
	return names
}
