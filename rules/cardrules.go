package rules

// Movement is a way to move that kinds refer to by name. It is one of walk, over-screen, leap-across, jump and
// hop; what else a movement may say restricts it.
type Movement struct {
	// The movement's name.
	Name string `yaml:"name" card:"required"`
	// A walk along one straight line, over nothing: the greatest number of points, or any.
	Walk Reach `yaml:"walk"`
	// A capture along a straight line over exactly one piece, of any side: the greatest distance, or any.
	OverScreen Reach `yaml:"over-screen"`
	// The zone that is leaped in a straight line, from beside it to the first point beyond it.
	LeapAcross string `yaml:"leap-across"`
	// The kinds or groups that stop a leap when one of them stands on the way. Without them nothing does.
	BlockedBy []string `yaml:"blocked-by"`
	// A jump to a point some columns and rows away, in any of its reflections.
	Jump *Jump `yaml:"jump"`
	// A chain of hops, each over one piece to the empty point as far beyond it as it was before it; the piece hopped
	// over is captured. The greatest distance to that piece, or any. For shared pieces.
	Hop Reach `yaml:"hop"`

	// Restricts a walk, a capture over a screen, a leap or a hop to lines of one style.
	Along string `yaml:"along" words:"solid dashed"`
	// Restricts a walk, a capture over a screen or a leap to some directions, as the side that moves sees the board. None
	// means all.
	Directions string `yaml:"directions" words:"orthogonal diagonal vertical sideways forward backward diagonal-forward diagonal-backward"`
	// Restricts a walk or a capture over a screen to pieces that stand in a zone.
	From string `yaml:"from"`
	// Restricts a walk to moves onto empty points, or to captures.
	Only       string `yaml:"only" words:"move capture"`
	Condition  `yaml:",inline"`
	Provenance `yaml:",inline"`
}

// ways are the keys by which the movement says how it goes.
func (m Movement) ways() []string {
	var ways []string
	for _, way := range []struct {
		key  string
		says bool
	}{
		{"walk", m.Walk != 0}, {"over-screen", m.OverScreen != 0}, {"leap-across", m.LeapAcross != ""}, {"jump", m.Jump != nil}, {"hop", m.Hop != 0},
	} {
		if way.says {
			ways = append(ways, way.key)
		}
	}
	return ways
}

// Jump goes to a point some columns and rows away.
type Jump struct {
	// How many columns and rows away the jump ends.
	By Offset `yaml:"by" card:"required"`
	// How many columns and rows away the point is that must be empty. It turns with the jump. Without it nothing stops
	// the jump.
	Over *Offset `yaml:"over"`
}

// CardKind is a type of piece.
type CardKind struct {
	// The kind's name on the card.
	Name string `yaml:"name" card:"required"`
	// What the piece shows.
	Face Face `yaml:"face"`
	// A letter from a to z that stands for the kind in a position's text: uppercase for the first side.
	Letter string `yaml:"letter" card:"required"`
	// The kind's place in the order of strength. A kind without one is neither stronger, equal nor weaker.
	Rank int `yaml:"rank"`
	// A name for several kinds at once, which rules can use like a kind's.
	Group string `yaml:"group"`
	// The names of the movements that the kind has.
	Moves []string `yaml:"moves"`
}

// Face is what a piece shows.
type Face struct {
	// A Chinese character, or another that the font has.
	Character string `yaml:"character"`
	// A mark for those who do not read it.
	Mark string `yaml:"mark"`
}

// String is the face as a label, for example 鼠1.
func (f Face) String() string { return f.Character + f.Mark }

// Bar keeps pieces out of a zone (from), or in one (outside: all that is not in the zone is barred).
type Bar struct {
	// The kinds or groups that are kept out or in. None means all.
	Pieces []string `yaml:"pieces"`
	// The zone that they may not enter.
	From string `yaml:"from"`
	// The zone that they may not leave.
	Outside string `yaml:"outside"`
	// Who may all the same: who carries the token.
	Unless     string `yaml:"unless" words:"carrying"`
	Provenance `yaml:",inline"`
}

// Encounters decides what happens when a piece moves onto an enemy's point.
type Encounters struct {
	// The number of the strongest rank: 1, or the highest number.
	Strongest int `yaml:"strongest"`
	// The first rule that fits decides. When none does, the piece may not move there.
	Rules      []EncounterRule `yaml:"rules"`
	Provenance `yaml:",inline"`
}

// EncounterRule fits when everything that it says is so.
type EncounterRule struct {
	// The kinds or groups of the piece that moves. None means any.
	Attacker []string `yaml:"attacker"`
	// The kinds or groups of the piece that is there. None means any.
	Defender []string `yaml:"defender"`
	// The zone that the attacker comes from. `own` and `enemy` are the attacker's.
	From string `yaml:"from"`
	// The zone that the defender stands in. `own` and `enemy` are the attacker's.
	At string `yaml:"at"`
	// How the attacker's rank stands to the defender's.
	Rank string `yaml:"rank" words:"stronger equal weaker"`
	// What comes of it. A piece that loses leaves the board; the winner goes to the point, or stays there.
	Result     string `yaml:"result" card:"required" words:"attacker-wins defender-wins both-leave barred"`
	Condition  `yaml:",inline"`
	Provenance `yaml:",inline"`
}

// Carry is a token that lies at its home until a piece enters there, and then goes where that piece goes.
// The winner of an encounter with the carrier carries it on; when both leave, it returns home.
type Carry struct {
	// The token's name.
	Token string `yaml:"token" card:"required"`
	// A zone of one point, where the token lies.
	Home string `yaml:"home" card:"required"`
	// The kinds or groups that can carry it. None means all.
	Pieces []string `yaml:"pieces"`
	// The movements of a carrier, instead of its own. Without them it cannot move.
	Moves      []string `yaml:"moves"`
	Provenance `yaml:",inline"`
	// While the token is carried nobody but the carrier may enter its home.
	ClosesHome *CarryRule `yaml:"closes-home"`
	// A carrier that stands on the token's home cannot be attacked.
	SheltersCarrier *CarryRule `yaml:"shelters-carrier"`
}

// CarryRule switches a consequence of carrying on.
type CarryRule struct {
	Condition  `yaml:",inline"`
	Provenance `yaml:",inline"`
}

// Royal are the pieces that a side may not leave open to capture by a move of its own. Each side starts with exactly one.
type Royal struct {
	// The kinds or groups that are royal.
	Pieces     []string `yaml:"pieces" card:"required"`
	Provenance `yaml:",inline"`
	// Forbids the royal pieces of two sides to face each other along an open line.
	Facing *Facing `yaml:"facing"`
}

// Facing names the directions in which royal pieces may not face each other.
type Facing struct {
	// The directions. None means all.
	Directions string `yaml:"directions" words:"orthogonal diagonal vertical sideways forward backward diagonal-forward diagonal-backward"`
	Provenance `yaml:",inline"`
}

// Perpetual forbids a move that brings a position about once too often when, ever since that position first
// occurred, the side has done nothing but give check or chase. It needs royal pieces.
type Perpetual struct {
	// What every move of the side has done: given check, or attacked, with the piece that moved, one and the same enemy
	// piece that is not royal (chase).
	Of string `yaml:"of" card:"required" words:"check chase"`
	// Which occurrence of the position is forbidden, from 2.
	Times      int `yaml:"times" card:"required"`
	Provenance `yaml:",inline"`
}

// Ending is a way in which a game ends.
//
//   - token-in-zone: a side carries the token into the zone
//   - piece-in-zone: a side moves a piece into the zone
//   - none-left: a side has none of the pieces left
//   - dead-material: no side has any of the pieces left
//   - no-move: the side to move has no legal move
//   - checkmate: the same, with its royal piece attacked
//   - stalemate: the same, with its royal piece not attacked
//   - repetition: a position with the same side to move has occurred so many times
type Ending struct {
	// What must happen.
	When string `yaml:"when" card:"required" words:"token-in-zone piece-in-zone none-left dead-material no-move checkmate stalemate repetition"`
	// The zone that is reached, by any one piece or by the token.
	Zone string `yaml:"zone"`
	// The kinds or groups of which none is left. None means all.
	Pieces []string `yaml:"pieces"`
	// Which occurrence of a position ends the game, from 2.
	Times int `yaml:"times"`
	// What it brings for the side that it happens to. Shared pieces lead to draw or most-captures.
	Result     string `yaml:"result" card:"required" words:"win lose draw most-captures"`
	Provenance `yaml:",inline"`
}
