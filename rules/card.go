package rules

// Card is a game as its author wrote it. ReadCard makes one; Compile turns it into a Game.
//
// The comments on the fields are the reference of the card language: docs/card.md and assets/card.schema.json are
// made of them. A tag card:"required" marks a key that nothing does without, words:"…" lists the words that a key
// takes, and default:"…" says what holds without it.
type Card struct {
	// The version of the card language, at present 1.
	Menagerie int `yaml:"menagerie" card:"required" words:"1"`
	// The game's name in file names and on the command line: at most 100 lowercase letters, digits and hyphens.
	Name string `yaml:"name" card:"required"`
	// Which published rules the card follows.
	Origin Origin `yaml:"origin"`
	// The armies, the one at the bottom of the board first: two, or two to six when the pieces are shared.
	Sides []CardSide `yaml:"sides" card:"required"`
	// Who begins.
	First First `yaml:"first" card:"required"`
	// Whether the pieces belong to nobody.
	Shared Shared `yaml:"shared"`
	// Choices between readings of a rule, which a host makes with `build --option`.
	Options []CardOption `yaml:"options"`
	// The board's points and lines.
	Board CardBoard `yaml:"board" card:"required"`
	// Named sets of points.
	Zones []CardZone `yaml:"zones"`
	// The ways to move, by name.
	Movements []Movement `yaml:"movements" card:"required"`
	// The types of pieces. The number of kinds times the number of armies is at most 63.
	Kinds []CardKind `yaml:"kinds" card:"required"`
	// Who may never stand where. A piece may not pass through a point that it may not enter.
	Bars []Bar `yaml:"bars"`
	// What happens when a piece moves onto an enemy's point.
	Encounters Encounters `yaml:"encounters"`
	// A token that pieces carry about.
	Carry *Carry `yaml:"carry"`
	// The pieces that a move may not leave attacked.
	Royal *Royal `yaml:"royal"`
	// Repetitions that are forbidden.
	Perpetual []Perpetual `yaml:"perpetual"`
	// How the game ends.
	Endings []Ending `yaml:"endings" card:"required"`
	// Where the pieces stand at first.
	Start CardStart `yaml:"start" card:"required"`
	// What players read, by the tag of a language. English (en) is required; what another language lacks is English.
	Words map[string]Words `yaml:"words" card:"required"`
	// How the game looks.
	Art Section `yaml:"art"`
	// How the mod is found on the Steam Workshop.
	Workshop Section `yaml:"workshop"`

	doc document
}

// Hash identifies the card's text: the first 16 hexadecimal digits of its SHA-256, line endings aside.
func (c *Card) Hash() string { return c.doc.hash }

// Condition makes a rule depend on an option of the card.
type Condition struct {
	// The option with which the rule holds: its name, or `not` and its name.
	If string `yaml:"if"`
}

// Origin is the published text that the card follows.
type Origin struct {
	// What the published rules call the game. It is named in the mod.
	Title string `yaml:"title"`
	// What kind of text they are. For whoever reads the card.
	Kind string `yaml:"kind"`
	// The tag of the language that they are in. For whoever reads the card.
	Language string `yaml:"language"`
	// What players should know about the text, in English.
	Note string `yaml:"note"`
}

// CardSide is an army. The first side of a card sits at the bottom of the board.
type CardSide struct {
	// The side's name on the card.
	Name string `yaml:"name" card:"required"`
	// One letter that stands for the side in a position's text.
	Letter string `yaml:"letter" card:"required"`
	// Another letter for the side that is understood in a position's text.
	Reads string `yaml:"reads"`
	// The TTS player colour that plays the side. Black is the game master's.
	Seat       string `yaml:"seat" card:"required" words:"White Brown Red Orange Yellow Green Teal Blue Purple Pink"`
	Provenance `yaml:",inline"`
}

// First names the side that begins.
type First struct {
	// The name of a side.
	Side       string `yaml:"side" card:"required"`
	Provenance `yaml:",inline"`
}

// Shared says that the pieces belong to nobody: any side may move any of them.
type Shared struct {
	// Whether the pieces are shared. Shared pieces move by hops.
	Pieces     bool `yaml:"pieces" default:"false"`
	Provenance `yaml:",inline"`
}

// CardOption is a choice between readings of a rule: on or off, or, with from and to, a number.
type CardOption struct {
	// The option's name, by which rules ask for it with `if`.
	Name string `yaml:"name" card:"required"`
	// What holds when nobody chooses: true or false, or a number.
	Default OptionValue `yaml:"default" default:"false"`
	// The least number that can be chosen.
	From int `yaml:"from"`
	// The greatest number that can be chosen.
	To int `yaml:"to"`
	// What a number sets: how many sides take part, in the order of the card.
	Sets       string `yaml:"sets" words:"players"`
	Provenance `yaml:",inline"`
}

// CardStart places one side's pieces; the other side's are their image. Shared pieces are simply placed.
type CardStart struct {
	// The side whose pieces are placed. Shared pieces have none.
	Side string `yaml:"side"`
	// How the other side's pieces are placed. Shared pieces have no other side.
	Others string `yaml:"others" words:"half-turn"`
	// A kind for each point, or for all points of a rectangle (such as "a1:h2") or a zone.
	Pieces     map[string]string `yaml:"pieces"`
	Provenance `yaml:",inline"`
}
