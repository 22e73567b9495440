package rulebook

import (
	"fmt"
	"strings"
	"time"

	"menagerie/rules"
	"menagerie/tts/script"
)

// Imprint is what a rulebook says about itself.
type Imprint struct {
	// Language is the tag of its language, and Facts are lines about the game: how many can play, and how long.
	Language string
	Facts    []string
	// Version is the tool's, and Date when that was made.
	Version string
	Date    time.Time
}

// Write writes the rulebook of a game, a PDF, in the language that s speaks. Errors are those of writing the PDF.
func Write(game *rules.Game, s script.Speech, pictures *Pictures, about Imprint) ([]byte, error) {
	title := s.Card.Title + " · " + s.Say("rulebook", "name")
	page, err := newSheet(title, about.Language, about.Date)
	if err != nil {
		return nil, err
	}
	page.running = writable(title)
	b := book{page, game, s, pictures}
	b.cover(about)
	b.rules()
	b.start()
	b.pieces()
	b.encounters()
	b.endings()
	b.houseRules()
	b.imprint(about)
	data, err := page.bytes()
	if err != nil {
		return nil, fmt.Errorf("write the rulebook of %s in %s: %w", game.Card.Name, about.Language, err)
	}
	return data, nil
}

// book writes the parts of a rulebook.
type book struct {
	*sheet
	game     *rules.Game
	speech   script.Speech
	pictures *Pictures
}

func (b book) say(key string) string { return b.speech.Say("rulebook", key) }

// cover is the first page: the name of the game, a picture, and what it is about.
func (b book) cover(about Imprint) {
	const width = 118
	b.gap(4)
	b.centred(b.speech.Card.Title, b.fitting(b.speech.Card.Title, titleSize, smallTitle), accent)
	if b.speech.Card.Subtitle != "" {
		b.centred(b.speech.Card.Subtitle, headingSize, hint)
	}
	b.gap(5)
	b.place("cover", b.pictures.cover, (pageWidth-width)/2, b.y, width)
	b.gap(width/b.pictures.cover.aspect + 6)
	b.centred(b.speech.Card.Summary, 12, ink)
	b.gap(2)
	b.centred(strings.Join(about.Facts, " · "), smallSize, hint)
	b.newPage()
}

func (b book) rules() {
	if len(b.speech.Card.Rules) == 0 {
		return
	}
	b.heading(b.speech.Say("mod", "rules-title"), 20)
	for _, paragraph := range b.speech.Card.Rules {
		b.paragraph(paragraph)
	}
}

// start shows the board, as large as the rest of the page allows but not too small.
func (b book) start() {
	const smallest, largest = 54, 118
	head := lineHeight(headingSize) + 9
	free := textBottom - b.y - head
	height := min(largest, textWidth/b.pictures.board.aspect)
	if free >= smallest {
		height = min(height, free)
	}
	b.heading(b.say("start-title"), height)
	width := height * b.pictures.board.aspect
	b.place("board", b.pictures.board, (pageWidth-width)/2, b.y, width)
	b.gap(height + 2)
}

func (b book) endings() {
	b.heading(b.say("endings-title"), 20)
	for _, ending := range b.speech.Endings() {
		b.item(ending)
	}
}

func (b book) houseRules() {
	rules := b.speech.HouseRules()
	if len(rules) == 0 {
		return
	}
	b.heading(b.speech.Say("mod", "house-rules-title"), 24)
	b.remark(b.speech.Say("workshop", "house-rules"))
	for _, rule := range rules {
		b.item(rule)
	}
}

// imprint says where the game comes from and what made the book.
func (b book) imprint(about Imprint) {
	b.heading(b.speech.Say("workshop", "origin-title"), 12)
	b.paragraph(b.speech.Origin())
	b.remark(b.speech.Sentences(b.speech.Say("workshop", "tool", "version", about.Version), b.speech.Say("workshop", "font")))
}
