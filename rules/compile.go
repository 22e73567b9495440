package rules

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
)

// maxPoints keeps a point in a byte.
const maxPoints = 255

// Game is a compiled card: ready to play, and safe for use by several goroutines at once.
type Game struct {
	Card   *Card
	Board  Board
	Tables Tables

	engine engine
}

// Options sets options of a card by name; those not named keep the card's defaults.
type Options map[string]bool

// Compile checks what the card's names refer to and builds the tables. Errors are *CardError or a join of
// them; an option the card does not have is an *OptionError.
func (c *Card) Compile(options Options) (*Game, error) {
	k := &compiler{
		card:       c,
		errs:       cardErrors{doc: c.doc},
		pointNames: map[string]Point{},
		options:    map[string]bool{},
	}
	if err := k.setOptions(options); err != nil {
		return nil, err
	}
	for _, step := range []func(){
		k.names, k.provenance, k.sides, k.points, k.zones, k.lines, k.findDirections, k.kinds, k.pieces, k.encounters, k.carry,
		k.endings, k.start, k.words,
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

	options    map[string]bool
	board      Board
	lattice    lattice
	pointNames map[string]Point
	directions []int // degrees from the x axis
	tables     Tables
}

func (c *compiler) game() *Game {
	t := &c.tables
	t.Version, t.Card = TablesVersion, c.card.Name
	t.Points = c.board.Points
	for row := c.lattice.rows; row >= 1; row-- {
		var points []int
		for column := 1; column <= c.lattice.columns; column++ {
			points = append(points, int(c.lattice.at(column, row)))
		}
		t.Rows = append(t.Rows, points)
	}
	for i := range c.card.Board.Points {
		t.Beside = append(t.Beside, c.lattice.columns*c.lattice.rows+i+1)
	}
	t.Hash = t.hash()
	c.board.Spacing = c.card.Board.Spacing
	g := &Game{Card: c.card, Board: c.board, Tables: *t}
	g.engine = newEngine(&g.Tables)
	return g
}

// OptionError is an option that the card does not have.
type OptionError struct {
	Card, Option, Hint string
}

func (e *OptionError) Error() string {
	text := fmt.Sprintf("%s has no option %q", e.Card, e.Option)
	if e.Hint != "" {
		text += " (" + e.Hint + ")"
	}
	return text
}

func (c *compiler) setOptions(options Options) error {
	var names []string
	for _, o := range c.card.Options {
		names = append(names, o.Name)
		c.options[o.Name] = o.Default
	}
	for name, on := range options {
		if !slices.Contains(names, name) {
			return &OptionError{Card: c.card.Name, Option: name, Hint: didYouMean(name, names)}
		}
		c.options[name] = on
	}
	for _, name := range names {
		c.tables.Options = append(c.tables.Options, OptionValue{Name: name, On: c.options[name]})
	}
	return nil
}

// holds tells whether a condition is met; no condition is.
func (c *compiler) holds(where path, cond Condition) bool {
	if cond.If == "" {
		return true
	}
	on, ok := c.options[cond.If]
	if !ok {
		c.errs.add(where.then("if"), "", "no such option %s", cond.If)
	}
	return on
}

var cardName = regexp.MustCompile(`^[a-z0-9]+(-[a-z0-9]+)*$`)

func (c *compiler) names() {
	if !cardName.MatchString(c.card.Name) {
		c.errs.add(at("name"), "for example capture-the-fruit", "a card's name is made of lowercase letters, digits and hyphens")
	}
}

func (c *compiler) sides() {
	if len(c.card.Sides) != 2 {
		c.errs.add(at("sides"), "", "a game has 2 sides, not %d", len(c.card.Sides))
	}
	for i, s := range c.card.Sides {
		if len(s.Letter) != 1 {
			c.errs.add(at("sides", i, "letter"), "for example r", "a side's letter is one ASCII letter")
		}
		c.tables.Sides = append(c.tables.Sides, SideTable{Name: s.Name, Letter: s.Letter})
	}
	c.tables.First = c.side(at("first", "side"), c.card.First.Side)
}

// side finds a side's number by name; an unknown one is an error and 0.
func (c *compiler) side(where path, name string) int {
	i := slices.Index(c.sideNames(), name)
	if i < 0 {
		c.errs.add(where, didYouMean(name, c.sideNames()), "no such side %s", name)
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
		c.tables.Kinds = append(c.tables.Kinds, KindTable{Name: k.Name, Face: k.Face.String(), Group: k.Group})
	}
	if len(c.card.Kinds) == 0 {
		c.errs.add(at("kinds"), "", "a game has at least one kind of piece")
	}
	if len(c.card.Kinds)*len(c.card.Sides) > maxPoints {
		c.errs.add(at("kinds"), "", "a game has at most %d kinds a side", maxPoints/2)
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
			c.errs.add(where.then(i), didYouMean(name, c.kindAndGroupNames()), "no kind or group is called %s", name)
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

// start places the pieces: one side's as written, the other's turned by half a turn.
func (c *compiler) start() {
	s := c.card.Start
	side := c.side(at("start", "side"), s.Side)
	if s.Others != "half-turn" {
		c.errs.add(at("start", "others"), "half-turn", "no such symmetry")
		return
	}
	c.tables.Start = make([]int, len(c.board.Points))
	for p, point := range c.board.Points {
		name, ok := s.Pieces[point.Name]
		if !ok {
			continue
		}
		where := at("start", "pieces", point.Name)
		kind := slices.IndexFunc(c.card.Kinds, func(k CardKind) bool { return k.Name == name }) + 1
		if kind == 0 {
			c.errs.add(where, didYouMean(name, c.kindAndGroupNames()), "no kind is called %s", name)
			continue
		}
		if c.place(where, Point(p+1), c.piece(side, kind)) {
			c.place(where, c.opposite(Point(p+1)), c.piece(3-side, kind))
		}
	}
	for name := range s.Pieces {
		c.point(at("start", "pieces", name), name)
	}
}

// place puts a piece on its start point and tells whether that went well.
func (c *compiler) place(where path, p Point, piece int) bool {
	switch {
	case p == 0:
		c.errs.add(where, "", "half a turn of the board leads from this point to none")
	case c.tables.Start[p-1] != 0:
		c.errs.add(where, "", "two pieces start on %s", c.board.Points[p-1].Name)
	case c.tables.Areas[c.tables.Pieces[piece-1].Area-1][p-1] == 0:
		c.errs.add(where, "", "a %s may not stand on %s", c.card.Kinds[c.tables.Pieces[piece-1].Kind-1].Name, c.board.Points[p-1].Name)
	default:
		c.tables.Start[p-1] = piece
		return true
	}
	return false
}

// opposite is the point that half a turn around the middle of the board brings p to, 0 for none.
func (c *compiler) opposite(p Point) Point {
	from := c.board.Points[p-1]
	return Point(1 + slices.IndexFunc(c.board.Points, func(q PointTable) bool { return q.X == -from.X && q.Y == -from.Y }))
}

// words checks that English, which all other languages fall back to, is there.
func (c *compiler) words() {
	en, ok := c.card.Words["en"]
	if !ok || strings.TrimSpace(en.Title) == "" {
		c.errs.add(at("words"), "", "a card needs words in English (en) with at least a title")
	}
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
