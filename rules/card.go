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
	Origin     Origin           `yaml:"origin"`
	Sides      []CardSide       `yaml:"sides"`
	First      First            `yaml:"first"`
	Options    []CardOption     `yaml:"options"`
	Board      CardBoard        `yaml:"board"`
	Zones      []CardZone       `yaml:"zones"`
	Movements  []Movement       `yaml:"movements"`
	Kinds      []CardKind       `yaml:"kinds"`
	Bars       []Bar            `yaml:"bars"`
	Encounters Encounters       `yaml:"encounters"`
	Carry      *Carry           `yaml:"carry"`
	Endings    []Ending         `yaml:"endings"`
	Start      CardStart        `yaml:"start"`
	Words      map[string]Words `yaml:"words"`
	// Art is read by the renderer, not here.
	Art Section `yaml:"art"`

	doc document
}

// Condition makes a rule depend on an option of the card.
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
	// Letter stands for the side to move in a position's text.
	Letter string `yaml:"letter"`
	// Seat is the TTS player colour that plays the side.
	Seat       string `yaml:"seat"`
	Provenance `yaml:",inline"`
}

// First names the side that begins.
type First struct {
	Side       string `yaml:"side"`
	Provenance `yaml:",inline"`
}

// CardOption is a choice between two readings of a rule.
type CardOption struct {
	Name       string `yaml:"name"`
	Default    bool   `yaml:"default"`
	Provenance `yaml:",inline"`
}

// CardBoard is the board's points and lines.
type CardBoard struct {
	// Spacing is the distance between orthogonal neighbours in table units.
	Spacing float64 `yaml:"spacing"`
	Lattice Lattice `yaml:"lattice"`
	// Points are extra points beside the lattice.
	Points     []CardPoint `yaml:"points"`
	Lines      []CardLines `yaml:"lines"`
	Styles     []LineStyle `yaml:"styles"`
	Provenance `yaml:",inline"`
}

// Lattice is a rectangle of points named by a column's character followed by a row's, rows from the bottom.
type Lattice struct {
	Columns string `yaml:"columns"`
	Rows    string `yaml:"rows"`
}

// CardPoint is a point beside the lattice, placed in lattice coordinates: column 1, row 1 is the lattice's
// bottom left point.
type CardPoint struct {
	Name   string  `yaml:"name"`
	Column float64 `yaml:"column"`
	Row    float64 `yaml:"row"`
}

// CardLines draws lines: a pattern over the whole lattice (join: orthogonal or diagonal), or from one point
// to others.
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

// Movement is a way to move that kinds refer to by name.
type Movement struct {
	Name string `yaml:"name"`
	// Walk is the greatest number of points along one straight line.
	Walk Reach `yaml:"walk"`
	// Along restricts the walk to lines of one style.
	Along      string `yaml:"along"`
	Provenance `yaml:",inline"`
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

// Bar keeps pieces (kinds or groups) out of a zone; unless: carrying lets the carrier in.
type Bar struct {
	Pieces     []string `yaml:"pieces"`
	From       string   `yaml:"from"`
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
// given, the attacker's rank against the defender's: stronger, equal or weaker. The first that fits decides.
type EncounterRule struct {
	Attacker   []string `yaml:"attacker"`
	Defender   []string `yaml:"defender"`
	Rank       string   `yaml:"rank"`
	Result     string   `yaml:"result"`
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

// Ending is a way in which a game ends.
type Ending struct {
	// When is token-in-zone, none-left, no-move or repetition.
	When   string   `yaml:"when"`
	Zone   string   `yaml:"zone"`
	Pieces []string `yaml:"pieces"`
	Times  int      `yaml:"times"`
	// Result is win, lose or draw, for the side that the ending is about.
	Result     string `yaml:"result"`
	Provenance `yaml:",inline"`
}

// CardStart places one side's pieces; the other sides' are its image under Others (half-turn).
type CardStart struct {
	Side       string            `yaml:"side"`
	Others     string            `yaml:"others"`
	Pieces     map[string]string `yaml:"pieces"`
	Provenance `yaml:",inline"`
}

// Words are a game's own words in one language.
type Words struct {
	Title    string `yaml:"title"`
	Subtitle string `yaml:"subtitle"`
	Summary  string `yaml:"summary"`
	// Rules are the rules in plain words, a paragraph each.
	Rules []string          `yaml:"rules"`
	Names map[string]string `yaml:"names"`
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
