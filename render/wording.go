package render

import (
	"slices"
	"strconv"
	"unicode"

	"menagerie/rules"
)

// wording is every text that gets drawn.
type wording struct {
	characters, marks []lettering // by kind
	title, subtitle   lettering
	// brush tells whether the subtitle is written in Chinese characters alone.
	brush         bool
	columns, rows []lettering
	// numbers are those of points in the rows of a hexagonal board, from 1.
	numbers []lettering
}

// letterer turns a card's texts into lettering, and keeps the first error.
type letterer struct {
	card  *rules.Card
	fonts typeface
	bold  float64
	err   error
}

// letter turns what stands at a place of the card into lettering.
func (w *letterer) letter(text string, place ...any) lettering {
	l, err := w.fonts.letter(text)
	if err != nil && w.err == nil {
		w.err = w.card.ErrorAt(place, "another character, or a font that has it", "%v", err)
	}
	l.thicken(w.bold)
	return l
}

func (w *letterer) all(texts []string, place ...any) []lettering {
	var all []lettering
	for _, text := range texts {
		all = append(all, w.letter(text, place...))
	}
	return all
}

// letterAll prepares all that a card has to write.
func letterAll(game *rules.Game, font *Font, bold float64, language string) (wording, error) {
	fonts, err := newTypeface(font)
	if err != nil {
		return wording{}, err
	}
	w := &letterer{card: game.Card, fonts: fonts, bold: bold}
	var words wording
	for i, k := range game.Card.Kinds {
		words.characters = append(words.characters, w.letter(k.Face.Character, "kinds", i, "face", "character"))
		words.marks = append(words.marks, w.letter(k.Face.Mark, "kinds", i, "face", "mark"))
	}
	w.name(&words, language)
	board := game.Card.Board
	words.columns = w.all(board.Lattice.Columns, "board", "lattice", "columns")
	words.rows = append(w.all(board.Lattice.Rows, "board", "lattice", "rows"), w.all(board.Hex.Rows, "board", "hex", "rows")...)
	if len(board.Hex.Lengths) > 0 {
		for n := range slices.Max(board.Hex.Lengths) {
			words.numbers = append(words.numbers, w.letter(strconv.Itoa(n+1), "board", "hex", "lengths"))
		}
	}
	return words, w.err
}

// fallback is the language of which every card has words.
const fallback = "en"

// name letters the game's name. A language that has a title but no subtitle takes the English one, unless both
// would be in Chinese characters.
func (w *letterer) name(words *wording, language string) {
	own, tag := w.card.Words[language], language
	if own.Title == "" {
		own, tag = w.card.Words[fallback], fallback
	}
	words.title = w.letter(own.Title, "words", tag, "title")
	subtitle := own.Subtitle
	if subtitle == "" && !isChinese(own.Title) {
		subtitle, tag = w.card.Words[fallback].Subtitle, fallback
	}
	words.subtitle = w.letter(subtitle, "words", tag, "subtitle")
	words.brush = isChinese(subtitle)
}

// isChinese tells whether a text is written in Chinese characters alone.
func isChinese(text string) bool {
	for _, r := range text {
		if !unicode.Is(unicode.Han, r) {
			return false
		}
	}
	return text != ""
}
