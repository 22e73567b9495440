package render

import (
	"fmt"
	"image"
	"slices"
	"strconv"
	"strings"

	"menagerie/rules"
)

// DefaultSize is the longer side of a board's texture in pixels, unless asked otherwise.
const DefaultSize = 2048

// MinSize and MaxSize bound it.
const (
	MinSize = 64
	MaxSize = 8192
)

// FaceSize is the side of a piece's texture in pixels.
const FaceSize = 512

// Options are what a caller may choose.
type Options struct {
	// Size is the longer side of the board's texture in pixels; 0 means DefaultSize.
	Size int
}

// Renderer draws one game.
type Renderer struct {
	game    *rules.Game
	options Options
	layout  Layout
	art     art
	theme   Theme
	words   wording
	// blanks are the pieces' common texture, boards the board's, with and without marks where pieces start.
	blanks, boards, bareBoards cache
	scene                      scene
}

// wording is every text that gets drawn.
type wording struct {
	characters, marks []lettering // by kind
	title, subtitle   lettering
	titleWords        []lettering
	columns, rows     []lettering
	names             []lettering // by kind
	// numbers are those of points in the rows of a hexagonal board, from 1.
	numbers []lettering
}

// New prepares to draw a game. A character that the font lacks and an art section that does not make sense are
// a *rules.CardError each.
func New(game *rules.Game, opts Options) (*Renderer, error) {
	if opts.Size == 0 {
		opts.Size = DefaultSize
	}
	if opts.Size < MinSize || opts.Size > MaxSize {
		return nil, fmt.Errorf("a board of %d pixels: the size is from %d to %d", opts.Size, MinSize, MaxSize)
	}
	a, err := readArt(game)
	if err != nil {
		return nil, err
	}
	words, err := letterAll(game)
	if err != nil {
		return nil, err
	}
	return &Renderer{game: game, options: opts, layout: newLayout(game, a, opts.Size), art: a, theme: Plum, words: words}, nil
}

// Layout says where everything is and how large.
func (r *Renderer) Layout() Layout { return r.layout }

func letterAll(game *rules.Game) (wording, error) {
	var w wording
	var failed error
	add := func(text string, place ...any) lettering {
		l, err := letter(text)
		if err != nil && failed == nil {
			failed = game.Card.ErrorAt(place, "another character, please", "%v", err)
		}
		return l
	}
	for i, k := range game.Card.Kinds {
		w.characters = append(w.characters, add(k.Face.Character, "kinds", i, "face", "character"))
		w.marks = append(w.marks, add(k.Face.Mark, "kinds", i, "face", "mark"))
	}
	en := game.Card.Words["en"]
	for i, k := range game.Card.Kinds {
		if name := en.Names[k.Name]; name != "" {
			w.names = append(w.names, add(name, "words", "en", "names", k.Name))
		} else {
			w.names = append(w.names, add(k.Name, "kinds", i, "name"))
		}
	}
	w.title, w.subtitle = add(en.Title, "words", "en", "title"), add(en.Subtitle, "words", "en", "subtitle")
	for _, word := range strings.Fields(en.Title) {
		w.titleWords = append(w.titleWords, add(word, "words", "en", "title"))
	}
	board := game.Card.Board
	for _, name := range board.Lattice.Columns {
		w.columns = append(w.columns, add(name, "board", "lattice", "columns"))
	}
	for _, name := range board.Lattice.Rows {
		w.rows = append(w.rows, add(name, "board", "lattice", "rows"))
	}
	for _, name := range board.Hex.Rows {
		w.rows = append(w.rows, add(name, "board", "hex", "rows"))
	}
	if len(board.Hex.Lengths) > 0 {
		for n := range slices.Max(board.Hex.Lengths) {
			w.numbers = append(w.numbers, add(strconv.Itoa(n+1), "board", "hex", "lengths"))
		}
	}
	return w, failed
}

func (r *Renderer) sideColour(side int) Colour {
	return r.art.Sides[r.game.Tables.Sides[side-1].Name]
}

func (r *Renderer) tokenColour() Colour {
	if r.art.Token.Colour == (Colour{}) {
		return r.theme.DefaultToken
	}
	return r.art.Token.Colour
}

// square is a blank image.
func square(size int) *image.RGBA { return image.NewRGBA(image.Rect(0, 0, size, size)) }

// inPlay tells whether the game starts with a piece (by number).
func (r *Renderer) inPlay(piece int) bool { return slices.Contains(r.game.Tables.Start, piece) }
