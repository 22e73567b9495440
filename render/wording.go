package render

import (
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"menagerie/rules"
)

// wording is every text that gets drawn.
type wording struct {
	characters, marks []lettering // by kind
	title, subtitle   lettering
	titleLines        []lettering // where it is broken over several
	// brush tells whether the subtitle is written in Chinese characters alone.
	brush         bool
	columns, rows []lettering
	names         []lettering // by kind
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
	w.kinds(&words, language)
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

// name letters the game's name. A subtitle in Chinese characters is left out beside a title in them.
func (w *letterer) name(words *wording, language string) {
	own, whole := w.card.Words[language], w.card.WordsIn(language)
	title := w.inWords(own.Title, language, "title")
	words.title = w.letter(whole.Title, title...)
	words.titleLines = w.all(broken(whole.Title), title...)
	if isChinese(whole.Title) && isChinese(whole.Subtitle) {
		return
	}
	words.subtitle = w.letter(whole.Subtitle, w.inWords(own.Subtitle, language, "subtitle")...)
	words.brush = isChinese(whole.Subtitle)
}

// broken is a text in lines of a word each, but for very short ones, which stay with the next.
func broken(text string) []string {
	var lines []string
	short := ""
	for _, word := range strings.Fields(text) {
		if short += word; utf8.RuneCountInString(word) <= 2 {
			short += " "
			continue
		}
		lines, short = append(lines, short), ""
	}
	if short != "" {
		lines = append(lines, strings.TrimSpace(short))
	}
	return lines
}

// kinds letters what players call the kinds of pieces.
func (w *letterer) kinds(words *wording, language string) {
	own, whole := w.card.Words[language], w.card.WordsIn(language)
	for i, k := range w.card.Kinds {
		place := w.inWords(own.Names[k.Name], language, "names", k.Name)
		if whole.Names[k.Name] == "" {
			place = []any{"kinds", i, "name"}
		}
		words.names = append(words.names, w.letter(whole.Name(k.Name), place...))
	}
}

// inWords is where the card says something in a language, or in English for what it lacks there.
func (w *letterer) inWords(own, language string, place ...any) []any {
	if own == "" {
		language = rules.English
	}
	return append([]any{"words", language}, place...)
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
