package rules_test

import (
	"errors"
	"testing"

	"menagerie/rules"
)

// Each test of this file is a sentence of the published rules of Capture The Fruit, or a house rule of its card.

func TestFruitMovement(t *testing.T) {
	game := load(t, "capture-the-fruit", nil)
	tests := []struct {
		sentence, position, from, want string
	}{
		{"rat, ox, tiger and rabbit can move one step at a time: rat", "9/9/9/9/9/9/9/1R7/7o1 r e5", "b2", "a1 a2 a3 b1 b3 c1 c2 c3"},
		{"rat, ox, tiger and rabbit can move one step at a time: rabbit", "9/9/9/9/9/9/9/1U7/7o1 r e5", "b2", "a1 a2 a3 b1 b3 c1 c2 c3"},
		{"dragon moves as far as one wants on a straight line", "9/9/9/9/9/9/9/9/D6o1 r e5", "a1", "a2 a3 a4 a5 a6 a7 a8 a9 b1 b2 c1 c3 d1 d4 e1 e5 f1 g1 h1"},
		{"snake moves as far as one wants on a straight line, up to a piece of its own", "9/9/9/9/9/9/9/1O7/S1R4o1 r e5", "a1", "a2 a3 a4 a5 a6 a7 a8 a9 b1"},
		{"horse moves up to two steps on a straight line", "9/9/9/9/9/9/9/9/H7o r e5", "a1", "a2 a3 b1 b2 c1 c3"},
		{"nobody jumps", "9/9/9/9/9/9/9/1oR6/H8 r e5", "a1", "a2 a3 b1 b2 c1"},
		{"a carrier moves one step, whatever its kind", "9/9/9/9/9/9/9/1D7/7o1 r b2*", "b2", "a1 a2 a3 b1 b3 c1 c2 c3"},
		{"deities move one step on dashed lines in the yellow area", "9/9/9/9/9/9/2A6/9/R6o1 r e5", "c3", "c4 d3 d4"},
		{"deities cannot enter the centre", "9/9/9/9/9/3A5/9/9/R6o1 r e5", "d4", "c3 c4 c5 d3 d5 e3 e4"},
		{"deities cannot harm animals", "9/9/9/9/9/3Ao4/9/9/R8 r e5", "d4", "c3 c4 c5 d3 d5 e3"},
		{"deities cannot harm deities", "9/9/9/9/9/3Aa4/9/9/R6o1 r e5", "d4", "c3 c4 c5 d3 d5 e3"},
		{"deities block the pathway", "9/9/9/9/9/9/2a6/9/D6o1 r e5", "a1", "a2 a3 a4 a5 a6 a7 a8 a9 b1 b2 c1 d1 e1 f1 g1 h1"},
		{"taking the fruit ends the move", "9/9/9/9/9/9/9/9/D6o1 r e5", "a1", "a2 a3 a4 a5 a6 a7 a8 a9 b1 b2 c1 c3 d1 d4 e1 e5 f1 g1 h1"},
		{"when the fruit is taken, nobody else enters the centre or passes through it", "9/9/9/9/9/9/9/9/D6o1 r h1*", "a1", "a2 a3 a4 a5 a6 a7 a8 a9 b1 b2 c1 c3 d1 d4 e1 f1 g1 h1"},
		{"the carrier may return to the centre", "9/9/9/9/9/3R5/9/9/7o1 r d4*", "d4", "c3 c4 c5 d3 d5 e3 e4 e5"},
		{"only a side's own carrier may enter that side's cave", "9/9/9/9/9/9/9/9/4R2o1 r e1*", "e1", "d1 d2 e2 f1 f2 red-cave"},
		{"nobody else enters a cave", "9/9/9/9/9/9/9/9/4R2o1 r h1*", "e1", "d1 d2 e2 f1 f2"},
		{"nobody enters the enemy's cave, not even with the fruit", "4R4/9/9/9/9/9/9/9/7o1 r e9*", "e9", "d8 d9 e8 f8 f9"},
		{"the cave is entered along its three lines only", "9/9/9/9/9/9/9/9/3R3o1 r d1*", "d1", "c1 c2 d2 e1 e2 red-cave"},
		{"no line leads from c1 to the cave", "9/9/9/9/9/9/9/9/2R4o1 r c1*", "c1", "b1 b2 c2 d1 d2"},
	}
	for _, test := range tests {
		t.Run(test.sentence, func(t *testing.T) {
			if got := destinations(position(t, game, test.position), test.from); got != test.want {
				t.Errorf("%s: from %s\n got %s\nwant %s", test.position, test.from, got, test.want)
			}
		})
	}
}

func TestFruitEncounters(t *testing.T) {
	game := load(t, "capture-the-fruit", nil)
	tests := []struct {
		sentence, position, move, want string
	}{
		{"the lower ranked one must leave: attacker wins", "r8/9/9/9/9/9/9/1o7/R8 r e5", "a1-b2", "r8/9/9/9/9/9/9/1R7/9 b e5"},
		{"the lower ranked one must leave: attacker loses, the defender stays", "9/9/9/9/9/9/9/1r7/O6R1 r e5", "a1-b2", "9/9/9/9/9/9/9/1r7/7R1 b e5"},
		{"the boar prevails the rat, attacking", "o8/9/9/9/9/9/9/1r7/P8 r e5", "a1-b2", "o8/9/9/9/9/9/9/1P7/9 b e5"},
		{"the boar prevails the rat, attacked", "9/9/9/9/9/9/9/1p7/R6O1 r e5", "a1-b2", "9/9/9/9/9/9/9/1p7/7O1 b e5"},
		{"equally ranked, both leave", "o8/9/9/9/9/9/9/1h7/H6R1 r e5", "a1-b2", "o8/9/9/9/9/9/9/9/7R1 b e5"},
		{"an animal takes the fruit", "9/9/9/9/9/3R5/9/9/7o1 r e5", "d4-e5", "9/9/9/9/4R4/9/9/9/7o1 b e5*"},
		{"the fruit goes with its carrier", "9/9/9/9/4R4/9/9/9/7o1 r e5*", "e5-e4", "9/9/9/9/9/4R4/9/9/7o1 b e4*"},
		{"the winning animal gets the fruit: attacking the carrier", "t8/9/9/9/9/9/9/1o7/R8 r b2*", "a1-b2", "t8/9/9/9/9/9/9/1R7/9 b b2*"},
		{"the winning animal gets the fruit: the carrier attacks and wins", "t8/9/9/9/9/9/9/1o7/R8 r a1*", "a1-b2", "t8/9/9/9/9/9/9/1R7/9 b b2*"},
		{"the winning animal gets the fruit: the carrier attacks and loses", "9/9/9/9/9/9/9/1r7/O6R1 r a1*", "a1-b2", "9/9/9/9/9/9/9/1r7/7R1 b b2*"},
		{"the carrier is attacked and wins, so it keeps the fruit", "9/9/9/9/9/9/9/1r7/O6R1 r b2*", "a1-b2", "9/9/9/9/9/9/9/1r7/7R1 b b2*"},
		{"if both leave, the fruit goes back to the centre: carrier attacks", "o8/9/9/9/9/9/9/1h7/H6R1 r a1*", "a1-b2", "o8/9/9/9/9/9/9/9/7R1 b e5"},
		{"if both leave, the fruit goes back to the centre: carrier attacked", "o8/9/9/9/9/9/9/1h7/H6R1 r b2*", "a1-b2", "o8/9/9/9/9/9/9/9/7R1 b e5"},
	}
	for _, test := range tests {
		t.Run(test.sentence, func(t *testing.T) {
			pos, err := position(t, game, test.position).PlayAll(test.move)
			if err != nil {
				t.Fatal(err)
			}
			if got := pos.String(); got != test.want {
				t.Errorf("%s, %s\n got %s\nwant %s", test.position, test.move, got, test.want)
			}
		})
	}
}

func TestFruitShelterOption(t *testing.T) {
	const text = "9/9/9/9/4o4/3R5/9/9/7o1 r e5*"
	sheltered := load(t, "capture-the-fruit", nil)
	if got := destinations(position(t, sheltered, "9/9/9/9/4o4/3R5/9/9/9 r e5*"), "d4"); got != "c3 c4 c5 d3 d5 e3 e4" {
		t.Errorf("with the option the carrier on the centre is attacked: %s", got)
	}
	open := load(t, "capture-the-fruit", rules.Options{"centre-shelters-carrier": false})
	if got := destinations(position(t, open, "9/9/9/9/4o4/3R5/9/9/9 r e5*"), "d4"); got != "c3 c4 c5 d3 d5 e3 e4 e5" {
		t.Errorf("without the option the carrier on the centre is not attacked: %s", got)
	}
	if _, err := open.ParsePosition(text); err == nil {
		t.Errorf("two oxen of a side were accepted")
	}
	var unknown *rules.OptionError
	if _, err := open.Card.Compile(rules.Options{"center-shelters-carrier": true}); !errors.As(err, &unknown) || unknown.Hint == "" {
		t.Errorf("a misspelt option gives %v, want an OptionError with a hint", err)
	}
}

func TestFruitEndings(t *testing.T) {
	game := load(t, "capture-the-fruit", nil)
	const shuffle = "b1-a1 h9-i9 a1-b1 i9-h9 "
	tests := []struct {
		sentence, position, moves string
		want                      rules.Outcome
	}{
		{"the fruit in your own cave wins", "9/9/9/9/9/9/9/9/4R2o1 r e1*", "e1-red-cave", rules.Outcome{Over: true, Winner: 1, Reason: rules.TokenInZone}},
		{"black's cave wins for black", "3o5/9/9/9/9/9/9/9/4R4 b d9*", "d9-black-cave", rules.Outcome{Over: true, Winner: 2, Reason: rules.TokenInZone}},
		{"a side whose last animal leaves loses", "9/9/9/9/2a6/9/9/1o7/R8 r e5", "a1-b2", rules.Outcome{Over: true, Winner: 1, Reason: rules.NoneLeft}},
		{"a side whose last animal leaves loses, also by its own attack", "9/9/9/9/2A6/9/9/1r7/O8 r e5", "a1-b2", rules.Outcome{Over: true, Winner: 2, Reason: rules.NoneLeft}},
		{"if both sides' last animals leave together, draw", "9/9/9/9/2A6/9/9/1o7/O8 r e5", "a1-b2", rules.Outcome{Over: true, Reason: rules.NoneLeft}},
		{"the third occurrence of a position is a draw", game.Start().String(), shuffle + shuffle, rules.Outcome{Over: true, Reason: rules.Repetition}},
		{"the second occurrence is none", game.Start().String(), shuffle, rules.Outcome{}},
		{"an encounter cannot be undone by shuffling", "7r1/9/9/9/9/9/o8/9/1R7 r e5", "b1-a1 a3-a2 a1-a2", rules.Outcome{}},
		{"a side with no legal move loses", "o8/9/9/9/2ab5/2ARe4/2BEf4/9/9 r a9*", "", rules.Outcome{Over: true, Winner: 2, Reason: rules.NoMove}},
	}
	for _, test := range tests {
		t.Run(test.sentence, func(t *testing.T) {
			pos, err := position(t, game, test.position).PlayAll(test.moves)
			if err != nil {
				t.Fatal(err)
			}
			if got := pos.Outcome(); got != test.want {
				t.Errorf("got %+v, want %+v", got, test.want)
			}
			if pos.Outcome().Over && (len(pos.Moves()) > 0 || pos.Perft(1) > 0 && test.want.Reason != rules.Repetition) {
				t.Errorf("a game that is over has moves")
			}
		})
	}
}
