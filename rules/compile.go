package rules

import (
	"regexp"
	"slices"
)

// maxPoints keeps a point in a byte, and maxPieces a set of pieces in a word.
const (
	maxPoints = 255
	maxPieces = 63
)

// Game is a compiled card: ready to play, and safe for use by several goroutines at once.
type Game struct {
	Card   *Card
	Board  Board
	Tables Tables

	movements []Movement // those that the options leave
	engine    engine
}

// Movements finds movements by name, those left out that the options switch off.
func (g *Game) Movements(names []string) []Movement {
	var found []Movement
	for _, name := range names {
		for _, m := range g.movements {
			if m.Name == name {
				found = append(found, m)
			}
		}
	}
	return found
}

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
	t.Version, t.Card = TablesVersion, c.card.Name
	t.Points, t.Directions = c.board.Points, c.directions
	for _, row := range slices.Backward(c.body.rows) {
		t.Rows = append(t.Rows, c.pointNumbers(row))
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

var cardName = regexp.MustCompile(`^[a-z0-9]+(-[a-z0-9]+)*$`)

// deviceName is what Windows keeps for devices: no file can be called so there.
var deviceName = regexp.MustCompile(`^(?:con|prn|aux|nul|com[0-9]|lpt[0-9])$`)

// IsCardName tells whether a card may have a name. Files are named after a card.
func IsCardName(name string) bool {
	return len(name) <= MaxCardName && cardName.MatchString(name) && !deviceName.MatchString(name)
}

// MaxCardName is how long a card's name may be: it leaves room for what the names of files add to a card's.
const MaxCardName = 100

func (c *compiler) names() {
	if !IsCardName(c.card.Name) {
		c.errs.add(at("name"), "for example capture-the-fruit", "a card's name is made of at most %d lowercase letters, digits and hyphens, and is no device's of Windows", MaxCardName)
	}
}

// maxSides is how many take part in a game at most.
const maxSides = 6

func (c *compiler) sides() {
	c.tables.Shared = c.card.Shared.Pieces
	n := len(c.card.Sides)
	switch {
	case !c.card.Shared.Pieces && n != 2:
		c.errs.add(at("sides"), "", "a game has 2 sides, not %d, unless its pieces are shared", n)
	case n < 2 || n > maxSides:
		c.errs.add(at("sides"), "", "a game has 2 to %d sides, not %d", maxSides, n)
	}
	players := c.players()
	if players < 2 || players > n {
		c.errs.add(at("options"), "", "%d of %d sides cannot take part", players, n)
		return
	}
	for i, s := range c.card.Sides {
		if len(s.Letter) != 1 {
			c.errs.add(at("sides", i, "letter"), "for example r", "a side's letter is one ASCII letter")
		}
		if i < players {
			c.tables.Sides = append(c.tables.Sides, SideTable{Name: s.Name, Letter: s.Letter, Reads: s.Reads})
		}
	}
	c.tables.First = c.side(at("first", "side"), c.card.First.Side)
}

// owners is how many sides have pieces of their own: shared pieces count as the first side's.
func (c *compiler) owners() int {
	if c.tables.Shared {
		return 1
	}
	return len(c.tables.Sides)
}

// side finds a side's number by name; an unknown one is an error and 0.
func (c *compiler) side(where path, name string) int {
	i := slices.Index(c.sideNames(), name)
	if i < 0 {
		c.errs.add(where, DidYouMean(name, c.sideNames()), "no such side %s", name)
	}
	return i + 1
}

func (c *compiler) sideNames() []string {
	var names []string
	for _, s := range c.card.Sides {
		names = append(names, s.Name)
	}
	return names
}

func (c *compiler) kinds() {
	letters := map[string]bool{}
	for i, k := range c.card.Kinds {
		where := at("kinds", i)
		if len(k.Letter) != 1 || k.Letter < "a" || k.Letter > "z" || letters[k.Letter] {
			c.errs.add(where.then("letter"), "", "a kind's letter is one of a to z that no other kind has")
		}
		letters[k.Letter] = true
		if slices.ContainsFunc(c.card.Kinds[:i], func(other CardKind) bool { return other.Name == k.Name }) {
			c.errs.add(where.then("name"), "", "two kinds have the same name %s", k.Name)
		}
		c.tables.Kinds = append(c.tables.Kinds, KindTable{Name: k.Name, Face: k.Face.String(), Group: k.Group})
	}
	if len(c.card.Kinds) == 0 {
		c.errs.add(at("kinds"), "", "a game has at least one kind of piece")
	}
	if len(c.card.Kinds)*c.owners() > maxPieces {
		c.errs.add(at("kinds"), "", "a game has at most %d kinds a side", maxPieces/c.owners())
	}
}

// kindSet finds the kinds (as numbers) that a list of kinds and groups means; an empty list means all.
func (c *compiler) kindSet(where path, names []string) []int {
	var kinds []int
	for i, name := range names {
		before := len(kinds)
		for n, k := range c.card.Kinds {
			if k.Name == name || k.Group == name {
				kinds = append(kinds, n+1)
			}
		}
		if len(kinds) == before {
			c.errs.add(where.then(i), DidYouMean(name, c.kindAndGroupNames()), "no kind or group is called %s", name)
		}
	}
	if len(names) == 0 {
		for n := range c.card.Kinds {
			kinds = append(kinds, n+1)
		}
	}
	slices.Sort(kinds)
	return slices.Compact(kinds)
}

func (c *compiler) kindAndGroupNames() []string {
	var names []string
	for _, k := range c.card.Kinds {
		names = append(names, k.Name, k.Group)
	}
	slices.Sort(names)
	return slices.Compact(names)
}

// PieceCount is how many pieces a game starts with.
func (g *Game) PieceCount() int { return len(g.Tables.Start) - count(g.Tables.Start, 0) }

// KindsInPlay lists the kinds that a game starts with, by number.
func (g *Game) KindsInPlay() []int {
	var kinds []int
	for kind := range g.Tables.Kinds {
		if slices.ContainsFunc(g.Tables.Start, func(piece int) bool { return piece != 0 && g.Tables.Pieces[piece-1].Kind == kind+1 }) {
			kinds = append(kinds, kind+1)
		}
	}
	return kinds
}

// orEmpty is a list that is there even when nothing is in it, as the tables' readers expect.
func orEmpty[T any](list []T) []T {
	if list == nil {
		return []T{}
	}
	return list
}
