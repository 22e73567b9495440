package rules

import (
	"github.com/goccy/go-yaml/ast"
)

// Card is a game as its author wrote it. ReadCard makes one; Compile turns it into a Game.
type Card struct {
	// Menagerie is the version of the card language, at present 1.
	Menagerie int `yaml:"menagerie"`
	// Name is the game's name in file names and on the command line: lowercase letters, digits and hyphens.
	Name string `yaml:"name"`
	// Origin says which published rules the card follows.
	Origin Origin     `yaml:"origin"`
	Sides  []CardSide `yaml:"sides"`
	First  First      `yaml:"first"`
	// Shared pieces belong to nobody: any side may move any of them.
	Shared     Shared           `yaml:"shared"`
	Options    []CardOption     `yaml:"options"`
	Board      CardBoard        `yaml:"board"`
	Zones      []CardZone       `yaml:"zones"`
	Movements  []Movement       `yaml:"movements"`
	Kinds      []CardKind       `yaml:"kinds"`
	Bars       []Bar            `yaml:"bars"`
	Encounters Encounters       `yaml:"encounters"`
	Carry      *Carry           `yaml:"carry"`
	Royal      *Royal           `yaml:"royal"`
	Perpetual  []Perpetual      `yaml:"perpetual"`
	Endings    []Ending         `yaml:"endings"`
	Start      CardStart        `yaml:"start"`
	Words      map[string]Words `yaml:"words"`
	// Art is read by the renderer, not here.
	Art Section `yaml:"art"`
	// Workshop is read by who publishes a mod.
	Workshop Section `yaml:"workshop"`

	doc document
}

// Hash identifies the card's text: the first 16 hexadecimal digits of its SHA-256, line endings aside.
func (c *Card) Hash() string { return c.doc.hash }

// Condition makes a rule depend on an option of the card: its name, or not and its name.
type Condition struct {
	If string `yaml:"if"`
}

// Origin is the published text that the card follows.
type Origin struct {
	Title    string `yaml:"title"`
	Kind     string `yaml:"kind"`
	Language string `yaml:"language"`
	Note     string `yaml:"note"`
}

// CardSide is an army. The first side of a card sits at the bottom of the board.
type CardSide struct {
	Name string `yaml:"name"`
	// Letter stands for the side to move in a position's text; Reads is another that is understood.
	Letter string `yaml:"letter"`
	Reads  string `yaml:"reads"`
	// Seat is the TTS player colour that plays the side.
	Seat       string `yaml:"seat"`
	Provenance `yaml:",inline"`
}

// First names the side that begins.
type First struct {
	Side       string `yaml:"side"`
	Provenance `yaml:",inline"`
}

// Shared says that the pieces belong to nobody.
type Shared struct {
	Pieces     bool `yaml:"pieces"`
	Provenance `yaml:",inline"`
}

// CardOption is a choice between readings of a rule: on or off, or, with From and To, a number.
type CardOption struct {
	Name string `yaml:"name"`
	// Default is true or false, or a number.
	Default OptionValue `yaml:"default"`
	From    int         `yaml:"from"`
	To      int         `yaml:"to"`
	// Sets is what a number sets: players, how many sides take part, in the order of the card.
	Sets       string `yaml:"sets"`
	Provenance `yaml:",inline"`
}

// CardBoard is the board's points and lines.
type CardBoard struct {
	// Spacing is the distance between orthogonal neighbours in table units.
	Spacing float64 `yaml:"spacing"`
	// Lattice or Hex is the body of the board.
	Lattice Lattice `yaml:"lattice"`
	Hex     Hex     `yaml:"hex"`
	// Points are extra points beside the lattice.
	Points     []CardPoint `yaml:"points"`
	Lines      []CardLines `yaml:"lines"`
	Styles     []LineStyle `yaml:"styles"`
	Provenance `yaml:",inline"`
}

// Lattice is a rectangle of points named by a column's character followed by a row's, rows from the bottom.
type Lattice struct {
	Columns Names `yaml:"columns"`
	Rows    Names `yaml:"rows"`
}

// Hex is a board of centred rows from the bottom, whose points touch six neighbours at distance 1. A point is
// named by its row's name and its number in the row, counted from the left from 1.
type Hex struct {
	Rows    Names `yaml:"rows"`
	Lengths []int `yaml:"lengths"`
}

// CardPoint is a point beside the lattice, placed in lattice coordinates: column 1, row 1 is the lattice's
// bottom left point.
type CardPoint struct {
	Name   string  `yaml:"name"`
	Column float64 `yaml:"column"`
	Row    float64 `yaml:"row"`
}

// CardLines draws lines: a pattern over the whole board (join: orthogonal, diagonal or hexagonal), or from one
// point to others.
type CardLines struct {
	Join string   `yaml:"join"`
	From string   `yaml:"from"`
	To   []string `yaml:"to"`
}

// LineStyle gives a style to every line with both ends inside a zone. Other lines are solid.
type LineStyle struct {
	Style  string `yaml:"style"`
	Inside string `yaml:"inside"`
}

// CardZone is a named set of points, the same for all sides (points) or one set a side (sides). A range such
// as c3:g7 is a rectangle of lattice points.
type CardZone struct {
	Name       string              `yaml:"name"`
	Points     []string            `yaml:"points"`
	Sides      map[string][]string `yaml:"sides"`
	Provenance `yaml:",inline"`
}

// Movement is a way to move that kinds refer to by name. It is one of walk, over-screen, leap-across, jump and
// hop; what else a movement may say restricts it.
type Movement struct {
	Name string `yaml:"name"`
	// Walk is the greatest number of points along one straight line, over nothing.
	Walk Reach `yaml:"walk"`
	// OverScreen is a capture along a straight line over exactly one piece, of any side.
	OverScreen Reach `yaml:"over-screen"`
	// LeapAcross is a zone that is leaped in a straight line, from beside it to the first point beyond it.
	LeapAcross string `yaml:"leap-across"`
	// BlockedBy are the kinds or groups that stop a leap when one of them stands on the way.
	BlockedBy []string `yaml:"blocked-by"`
	Jump      *Jump    `yaml:"jump"`
	// Hop is a chain of hops, each over one piece to the empty point as far beyond it as it was before it; the
	// piece hopped over is captured. Hop is the greatest distance to that piece.
	Hop Reach `yaml:"hop"`

	// Along restricts a walk or a leap to lines of one style.
	Along string `yaml:"along"`
	// Directions restricts a walk: orthogonal, diagonal, vertical, sideways, forward, backward, diagonal-forward
	// or diagonal-backward, as the side that moves sees the board. None means all.
	Directions string `yaml:"directions"`
	// From is a zone in which the piece must stand to move so.
	From string `yaml:"from"`
	// Only is move or capture.
	Only       string `yaml:"only"`
	Condition  `yaml:",inline"`
	Provenance `yaml:",inline"`
}

// Jump goes to the point By columns and rows away (in any of its reflections), unless a piece stands on the
// point Over away on the same side.
type Jump struct {
	By   [2]int `yaml:"by"`
	Over [2]int `yaml:"over"`
}

// CardKind is a type of piece.
type CardKind struct {
	Name string `yaml:"name"`
	Face Face   `yaml:"face"`
	// Letter stands for the kind in a position's text: uppercase for the first side, lowercase for the other.
	Letter string `yaml:"letter"`
	// Rank orders kinds in encounters; 0 is no rank.
	Rank  int      `yaml:"rank"`
	Group string   `yaml:"group"`
	Moves []string `yaml:"moves"`
}

// Face is what a piece shows: a Chinese character and a mark for those who do not read it.
type Face struct {
	Character string `yaml:"character"`
	Mark      string `yaml:"mark"`
}

// String is the face as a label, for example 鼠1.
func (f Face) String() string { return f.Character + f.Mark }

// Bar keeps pieces (kinds or groups) out of a zone (from), or in one (outside: all that is not in the zone is
// barred); unless: carrying lets the carrier in.
type Bar struct {
	Pieces     []string `yaml:"pieces"`
	From       string   `yaml:"from"`
	Outside    string   `yaml:"outside"`
	Unless     string   `yaml:"unless"`
	Provenance `yaml:",inline"`
}

// Encounters decides what happens when a piece moves onto an enemy's point.
type Encounters struct {
	// Strongest is the number of the strongest rank.
	Strongest  int             `yaml:"strongest"`
	Rules      []EncounterRule `yaml:"rules"`
	Provenance `yaml:",inline"`
}

// EncounterRule fits an attacker and a defender (kinds or groups; none named means any) and, when rank is
// given, the attacker's rank against the defender's: stronger, equal or weaker. From and At are zones, of the
// attacker's side, in which the attacker and the defender must stand. The first rule that fits decides.
type EncounterRule struct {
	Attacker   []string `yaml:"attacker"`
	Defender   []string `yaml:"defender"`
	From       string   `yaml:"from"`
	At         string   `yaml:"at"`
	Rank       string   `yaml:"rank"`
	Result     string   `yaml:"result"`
	Condition  `yaml:",inline"`
	Provenance `yaml:",inline"`
}

// Carry is a token that lies at its home until a piece enters there, and then goes where that piece goes.
// The winner of an encounter with the carrier carries it on; when both leave, it returns home.
type Carry struct {
	Token string `yaml:"token"`
	// Home is a zone of one point.
	Home string `yaml:"home"`
	// Pieces are the kinds or groups that can carry.
	Pieces []string `yaml:"pieces"`
	// Moves replace the carrier's own movements.
	Moves      []string `yaml:"moves"`
	Provenance `yaml:",inline"`
	// ClosesHome: while the token is carried nobody but the carrier may enter its home.
	ClosesHome *CarryRule `yaml:"closes-home"`
	// SheltersCarrier: a carrier that stands on the home point cannot be attacked.
	SheltersCarrier *CarryRule `yaml:"shelters-carrier"`
}

// CarryRule switches a consequence of carrying on, perhaps only with an option.
type CarryRule struct {
	Condition  `yaml:",inline"`
	Provenance `yaml:",inline"`
}

// Royal are the pieces that a side may not leave open to capture by a move of its own.
type Royal struct {
	Pieces     []string `yaml:"pieces"`
	Provenance `yaml:",inline"`
	// Facing: the royal pieces of two sides may not face each other along an open line.
	Facing *Facing `yaml:"facing"`
}

// Facing names the directions in which royal pieces may not face each other.
type Facing struct {
	Directions string `yaml:"directions"`
	Provenance `yaml:",inline"`
}

// Perpetual forbids a move that brings a position about for the Times-th time when, ever since that position
// first occurred, every move of the side gave check (of: check), or attacked, with the piece that moved, one
// and the same enemy piece that is not royal (of: chase).
type Perpetual struct {
	Of         string `yaml:"of"`
	Times      int    `yaml:"times"`
	Provenance `yaml:",inline"`
}

// Ending is a way in which a game ends.
type Ending struct {
	// When is one of token-in-zone, piece-in-zone, none-left, dead-material, no-move, checkmate, stalemate
	// and repetition.
	When   string   `yaml:"when"`
	Zone   string   `yaml:"zone"`
	Pieces []string `yaml:"pieces"`
	Times  int      `yaml:"times"`
	// Result is win, lose or draw, for the side that the ending is about, or most-captures.
	Result     string `yaml:"result"`
	Provenance `yaml:",inline"`
}

// CardStart places one side's pieces, on points or on whole zones; the other side's are their image under
// Others (half-turn). Shared pieces are simply placed.
type CardStart struct {
	Side       string            `yaml:"side"`
	Others     string            `yaml:"others"`
	Pieces     map[string]string `yaml:"pieces"`
	Provenance `yaml:",inline"`
}

// Section is a part of a card that another package interprets. Decode reads it as strictly as the rest.
type Section struct {
	node ast.Node
	doc  document
}

// UnmarshalYAML keeps the section as it stands.
func (s *Section) UnmarshalYAML(node ast.Node) error {
	s.node = node
	return nil
}
