package render

import (
	"fmt"
	"image"
	"slices"

	"menagerie/rules"
)

// DefaultSize is the longer side of a board's texture in pixels, unless asked otherwise.
const DefaultSize = 2048

// MinSize and MaxSize bound it.
const (
	MinSize = 64
	MaxSize = 8192
)

// faceSize is the side of a piece's texture in pixels.
const faceSize = 512

// Options are what a caller may choose.
type Options struct {
	// Size is the longer side of the board's texture in pixels; 0 means DefaultSize.
	Size int
	// Theme is what everything is made of; nil means Plum.
	Theme *Theme
	// Font writes what it has characters for, and the embedded font the rest; nil means the embedded one for all.
	Font *Font
	// Language is the tag of the card's words that are written; what it lacks is written in English, and so is all
	// when it is empty.
	Language string
	// HideCoordinates leaves the names of columns, rows and points off the board.
	HideCoordinates bool
}

// Renderer draws one game. Several goroutines may use it at once.
type Renderer struct {
	game    *rules.Game
	options Options
	layout  Layout
	art     art
	theme   *Theme
	words   wording
	// sides and bodies are the sides' colours and what their pieces are made of: sides[side-1].
	sides  []Colour
	bodies []Body
	// blanks and standing are parts of many pictures, boards the board with and without marks where pieces start.
	blanks             cache[blank]
	standing           cache[standing]
	boards, bareBoards cache[image.Point]
	scene              scene
	views              cache[int] // by size
}

// New prepares to draw a game. A character that no font has and an art section that does not make sense are
// a *rules.CardError each; a size out of bounds is another error.
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
	if opts.Theme == nil {
		opts.Theme = Plum
	}
	theme := opts.Theme
	words, err := letterAll(game, opts.Font, theme.Bold, opts.Language)
	if err != nil {
		return nil, err
	}
	sides := theme.sideColours(game, a)
	return &Renderer{
		game: game, options: opts, layout: newLayout(game, a, opts.Size), art: a, theme: theme, words: words,
		sides: sides, bodies: theme.bodies(sides),
	}, nil
}

func (r *Renderer) sideColour(side int) Colour { return r.sides[side-1] }

// bodyOf is what a side's pieces are made of; those that belong to nobody are like the first side's.
func (r *Renderer) bodyOf(side int) Body { return r.bodies[max(0, side-1)] }

// faceInk is a side's colour as it is written on its pieces, and boardInk as it is printed on the board.
func (r *Renderer) faceInk(side int) Colour {
	body := r.bodyOf(side)
	return r.theme.ink(r.colourOf(side), body.Face, body.Contrast)
}

func (r *Renderer) boardInk(side int) Colour {
	return r.theme.ink(r.colourOf(side), r.theme.Field, r.theme.MarkContrast)
}

// colourOf is a side's colour, and for nobody that of lines.
func (r *Renderer) colourOf(side int) Colour {
	if side == 0 {
		return r.theme.Ink
	}
	return r.sideColour(side)
}

func (r *Renderer) tokenColour() Colour {
	if r.art.Token.Colour == (Colour{}) {
		return r.theme.DefaultToken
	}
	return r.art.Token.Colour
}

// inPlay tells whether the game starts with a piece (by number).
func (r *Renderer) inPlay(piece int) bool { return slices.Contains(r.game.Tables.Start, piece) }
