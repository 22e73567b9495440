package rules_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"menagerie/rules"
)

func TestPositionTextOfTheStart(t *testing.T) {
	game := load(t, "capture-the-fruit", nil)
	const want = "1sdu1tor1/1pwc1mgh1/2fe1ba2/9/9/9/2AB1EF2/1HGM1CWP1/1ROT1UDS1 r e5"
	if got := game.Start().String(); got != want {
		t.Errorf("got %s, want %s", got, want)
	}
}

// TestTextRoundTrips plays at random and reads back every position and move that comes up.
func TestTextRoundTrips(t *testing.T) {
	game := load(t, "capture-the-fruit", nil)
	random := rand.New(rand.NewPCG(1, 2))
	for range 20 {
		pos := game.Start()
		for moves := pos.Moves(); len(moves) > 0; moves = pos.Moves() {
			m := moves[random.IntN(len(moves))]
			if read, err := game.ParseMove(game.MoveText(m)); err != nil || read != m {
				t.Fatalf("%s reads as %v, %v", game.MoveText(m), read, err)
			}
			var err error
			if pos, _, err = pos.Play(m); err != nil {
				t.Fatal(err)
			}
			read, err := game.ParsePosition(pos.String())
			if err != nil {
				t.Fatal(err)
			}
			if read.String() != pos.String() {
				t.Fatalf("%s reads as %s", pos, read)
			}
			if a, b := pos.Outcome(), read.Outcome(); a != b && a.Reason != rules.Repetition {
				t.Fatalf("%s: outcome %+v reads as %+v", pos, a, b)
			}
		}
	}
}

func TestPositionTextErrors(t *testing.T) {
	game := load(t, "capture-the-fruit", nil)
	tests := []struct{ name, text, want string }{
		{"empty", "", "a position is"},
		{"too few rows", "9/9 r e5", "9 rows"},
		{"a row too short", "9/9/9/9/9/9/9/9/8 r e5", "row 9"},
		{"a row too long", "9/9/9/9/9/9/9/9/9R r e5", "row 9"},
		{"a run of none", "9/9/9/9/9/9/9/9/09 r e5", "row 9"},
		{"a huge run", "9/9/9/9/9/9/9/9/99999999999999999999 r e5", "row 9"},
		{"unknown letter", "9/9/9/9/9/9/9/9/8X r e5", `"X"`},
		{"unknown side", "9/9/9/9/9/9/9/9/8R w e5", "r or b"},
		{"no token", "9/9/9/9/9/9/9/9/8R r", "fruit"},
		{"unknown token point", "9/9/9/9/9/9/9/9/8R r e55", "e55"},
		{"nobody carries", "9/9/9/9/9/9/9/9/8R r a1*", "can carry"},
		{"lies elsewhere", "9/9/9/9/9/9/9/9/8R r a1", "lies nowhere"},
		{"not taken", "9/9/9/9/4R4/9/9/9/9 r e5", "without taking"},
		{"twice", "9/9/9/9/9/9/9/9/7RR r e5", "2 of red 鼠1"},
		{"may not stand", "9/9/9/9/4A4/9/9/9/9 r e5", "may not stand on e5"},
		{"cave without fruit", "9/9/9/9/9/9/9/9/9 r e5 red-cave R", "may not stand on red-cave"},
		{"no letter for a cave", "9/9/9/9/9/9/9/9/9 r red-cave* red-cave", "letter"},
		{"trailing words", "9/9/9/9/9/9/9/9/8R r e5 and more", `"and"`},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			_, err := game.ParsePosition(test.text)
			if err == nil {
				t.Fatal("no error")
			}
			if !strings.Contains(err.Error(), test.want) {
				t.Errorf("%q lacks %q", err, test.want)
			}
		})
	}
}

func TestIllegalMovesSayWhy(t *testing.T) {
	game := load(t, "capture-the-fruit", nil)
	start := game.Start().String()
	tests := []struct {
		position, move string
		want           rules.Reason
	}{
		{start, "a1-a2", rules.NoPiece},
		{start, "b9-b8", rules.NotYourTurn},
		{start, "b1-b1", rules.StaysPut},
		{start, "b1-c3", rules.NoLine},
		{start, "b1-b3", rules.TooFar},
		{start, "g1-g4", rules.Blocked},
		{start, "b1-c2", rules.OwnPiece},
		{start, "d3-c2", rules.NoLine},
		{"9/9/9/9/9/3A5/9/9/R6o1 r e5", "d4-e5", rules.MayNotEnter},
		{"9/9/9/9/9/9/9/9/4R2o1 r h1*", "e1-red-cave", rules.MayNotEnter},
		{"9/9/9/9/9/3Ao4/9/9/R8 r e5", "d4-e4", rules.CannotAttack},
		{"9/9/9/9/9/9/9/9/D6o1 r h1*", "a1-e5", rules.HomeClosed},
		{"9/9/9/9/9/9/9/9/D6o1 r h1*", "a1-f6", rules.HomeClosed},
		{"9/9/9/9/9/9/9/9/D6o1 r e5", "a1-f6", rules.TokenStops},
		{"9/9/9/9/4o4/3R5/9/9/9 r e5*", "d4-e5", rules.CarrierSheltered},
		{"9/9/9/9/9/9/9/9/4R4 r e5", "e1-e2", rules.GameOver},
	}
	for _, test := range tests {
		t.Run(test.move+" "+string(test.want), func(t *testing.T) {
			_, err := position(t, game, test.position).PlayAll(test.move)
			illegal := illegalMove(t, err)
			if illegal.Reason != test.want {
				t.Errorf("%s in %s: %s, want %s", test.move, test.position, illegal.Reason, test.want)
			}
		})
	}
}

func TestNotAMove(t *testing.T) {
	game := load(t, "capture-the-fruit", nil)
	for _, text := range []string{"", "-", "b1", "b1-", "-b1", "b1-b2-b3", "b1-red", "b1b2", "鼠1-b2"} {
		if m, err := game.ParseMove(text); err == nil {
			t.Errorf("%q reads as %v", text, m)
		}
	}
}
