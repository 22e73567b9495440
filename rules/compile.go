package rules

import "slices"

// maxPoints keeps a point in a byte, and maxPieces a set of pieces in a word.
const (
	maxPoints = 255
	maxPieces = 63
)

// Compile checks what the card's names refer to and builds the tables. Errors are *CardError or a join of
// them; an option the card does not have is an *OptionError.
func (c *Card) Compile(options Options) (*Game, error) {
	k := &compiler{
		card:       c,
		errs:       cardErrors{doc: c.doc},
		pointNames: map[string]Point{},
		options:    map[string]OptionValue{},
		tables:     Tables{Options: []OptionTable{}, Beside: []int{}},
	}
	if err := k.setOptions(options); err != nil {
		return nil, err
	}
	for _, step := range []func(){
		k.names, k.provenance, k.sides, k.points, k.zones, k.lines, k.findDirections, k.kinds, k.references, k.pieces, k.checkHops,
		k.encounters, k.carry, k.royal, k.perpetual, k.endings, k.start, k.oneRoyalEach, k.words,
	} {
		step()
		if err := k.errs.err(); err != nil {
			return nil, err
		}
	}
	return k.game(), nil
}

// compiler holds what the steps of Compile hand on to each other.
type compiler struct {
	card *Card
	errs cardErrors

	options    map[string]OptionValue
	board      Board
	body       body
	pointNames map[string]Point
	directions []int // degrees from the x axis
	tables     Tables
}

func (c *compiler) game() *Game {
	t := &c.tables
	t.Options, t.Beside, t.Endings = orEmpty(t.Options), orEmpty(t.Beside), orEmpty(t.Endings)
	t.Version, t.Card = tablesVersion, c.card.Name
	t.Points, t.Directions = c.board.Points, c.directions
	for _, row := range slices.Backward(c.body.rows) {
		t.Rows = append(t.Rows, numbersOf(row))
	}
	for i := range c.card.Board.Points {
		t.Beside = append(t.Beside, len(c.board.Points)-len(c.card.Board.Points)+i+1)
	}
	t.Hash = t.hash()
	c.board.Spacing = c.card.Board.Spacing
	g := &Game{Card: c.card, Board: c.board, Tables: *t}
	for i, m := range c.card.Movements {
		if c.holds(at("movements", i), m.Condition) {
			g.movements = append(g.movements, m)
		}
	}
	g.engine = newEngine(&g.Tables)
	return g
}

// orEmpty is a list that is there even when nothing is in it, as the tables' readers expect.
func orEmpty[T any](list []T) []T {
	if list == nil {
		return []T{}
	}
	return list
}
