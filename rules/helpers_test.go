package rules_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"menagerie/assets"
	"menagerie/rules"
)

// load compiles an embedded card.
func load(t testing.TB, name string, options rules.Options) *rules.Game {
	t.Helper()
	file, text, ok := assets.Card(name)
	if !ok {
		t.Fatalf("no card %s", name)
	}
	card, err := rules.ReadCard(file, text)
	if err != nil {
		t.Fatal(err)
	}
	game, err := card.Compile(options)
	if err != nil {
		t.Fatal(err)
	}
	return game
}

// position parses a position's text.
func position(t testing.TB, game *rules.Game, text string) *rules.Position {
	t.Helper()
	pos, err := game.ParsePosition(text)
	if err != nil {
		t.Fatal(err)
	}
	return pos
}

// destinations lists where the piece on a point may go, sorted and joined by blanks.
func destinations(pos *rules.Position, from string) string {
	var to []string
	for _, m := range pos.Moves() {
		text := pos.Game().MoveText(m)
		if rest, ok := strings.CutPrefix(text, from+"-"); ok {
			to = append(to, rest)
		}
	}
	slices.Sort(to)
	return strings.Join(to, " ")
}

// illegalMove insists that an error is about an illegal move.
func illegalMove(t testing.TB, err error) *rules.IllegalMove {
	t.Helper()
	var illegal *rules.IllegalMove
	if !errors.As(err, &illegal) {
		t.Fatalf("got %v, want an IllegalMove", err)
	}
	return illegal
}

// reach says where the piece on a point may go.
type reach struct{ sentence, position, from, want string }

func testReach(t *testing.T, game *rules.Game, tests []reach) {
	t.Helper()
	for _, test := range tests {
		t.Run(test.sentence, func(t *testing.T) {
			if got := destinations(position(t, game, test.position), test.from); got != test.want {
				t.Errorf("%s: from %s\n got %s\nwant %s", test.position, test.from, got, test.want)
			}
		})
	}
}

// change says what moves make of a position.
type change struct{ sentence, position, moves, want string }

func testChange(t *testing.T, game *rules.Game, tests []change) {
	t.Helper()
	for _, test := range tests {
		t.Run(test.sentence, func(t *testing.T) {
			pos, err := position(t, game, test.position).PlayAll(test.moves)
			if err != nil {
				t.Fatal(err)
			}
			if got := pos.String(); got != test.want {
				t.Errorf("%s, %s\n got %s\nwant %s", test.position, test.moves, got, test.want)
			}
		})
	}
}

// finish says how a game stands after moves.
type finish struct {
	sentence, position, moves string
	want                      rules.Outcome
}

func testFinish(t *testing.T, game *rules.Game, tests []finish) {
	t.Helper()
	for _, test := range tests {
		t.Run(test.sentence, func(t *testing.T) {
			pos, err := position(t, game, test.position).PlayAll(test.moves)
			if err != nil {
				t.Fatal(err)
			}
			if got := pos.Outcome(); got != test.want {
				t.Errorf("got %+v, want %+v", got, test.want)
			}
			if pos.Outcome().Over && len(pos.Moves()) > 0 {
				t.Errorf("a game that is over has moves")
			}
		})
	}
}

// refusal says why a move is illegal after others.
type refusal struct {
	sentence, position, before, move string
	want                             rules.Reason
}

func testRefusal(t *testing.T, game *rules.Game, tests []refusal) {
	t.Helper()
	for _, test := range tests {
		t.Run(test.sentence, func(t *testing.T) {
			pos, err := position(t, game, test.position).PlayAll(test.before)
			if err != nil {
				t.Fatal(err)
			}
			_, err = pos.PlayAll(test.move)
			if illegal := illegalMove(t, err); illegal.Reason != test.want {
				t.Errorf("%s: %s, want %s", test.move, illegal.Reason, test.want)
			}
		})
	}
}

// whoTakesWhom writes a line an attacker, a column a defender, both in the order of letters: what happens when the
// one moves onto the other. + the attacker wins, - the defender wins, = both leave, . it may not move there.
// The position holds X for the attacker and x for the defender.
func whoTakesWhom(t *testing.T, game *rules.Game, letters, template, move string) string {
	t.Helper()
	var lines []string
	for _, attacker := range strings.Split(letters, "") {
		line := ""
		for _, defender := range strings.Split(letters, "") {
			pos := position(t, game, strings.NewReplacer("X", strings.ToUpper(attacker), "x", defender).Replace(template))
			m, err := game.ParseMove(move)
			if err != nil {
				t.Fatal(err)
			}
			next, effects, err := pos.Play(m)
			switch {
			case err != nil:
				line += "."
			case len(effects.Left) == 2:
				line += "="
			case next.At(m.To) == pos.At(m.From):
				line += "+"
			default:
				line += "-"
			}
		}
		lines = append(lines, line)
	}
	return strings.Join(lines, "\n")
}

// times repeats a round of moves.
func times(n int, moves string) string { return strings.Repeat(moves+" ", n) }
