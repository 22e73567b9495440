package rules_test

import (
	"strings"
	"testing"

	"menagerie/assets"
	"menagerie/rules"
)

// loadChanged compiles an embedded card with parts of its text replaced: old, new, and so on.
func loadChanged(t *testing.T, name string, changes ...string) *rules.Game {
	t.Helper()
	file, text, _ := assets.Card(name)
	for i := 0; i < len(changes); i += 2 {
		if !strings.Contains(string(text), changes[i]) {
			t.Fatalf("%s has no %q", name, changes[i])
		}
	}
	card, err := rules.ReadCard(file, []byte(strings.NewReplacer(changes...).Replace(string(text))))
	if err != nil {
		t.Fatal(err)
	}
	game, err := card.Compile(nil)
	if err != nil {
		t.Fatal(err)
	}
	return game
}

// Whatever a walk is for, the token ends it and its closed home stops it.
func TestRestrictedWalksStopAtTheToken(t *testing.T) {
	const queen, token, carried = "walk: any,", "9/9/4o4/9/9/9/4D4/9/R8 r e5", "9/9/4o4/9/9/9/4D4/8R/9 r i2*"
	tests := []struct {
		walk, position, to string
		legal              bool
		reason             rules.Reason
	}{
		{"walk: any, only: move,", token, "e5", true, ""},
		{"walk: any, only: move,", token, "e6", false, rules.TokenStops},
		{"walk: any, only: move,", carried, "e6", false, rules.HomeClosed},
		{"walk: any, only: capture,", token, "e7", false, rules.TokenStops},
		{"walk: any, only: capture,", carried, "e7", false, rules.HomeClosed},
		{"walk: any, only: capture,", strings.Replace(token, "4o4", "o8", 1), "a7", true, ""},
		{"over-screen: any,", "9/9/4o4/4t4/9/9/4D4/9/R8 r e5", "e7", false, rules.TokenStops},
		{"over-screen: any,", "9/9/4o4/4t4/9/9/4D4/8R/9 r i2*", "e7", false, rules.HomeClosed},
	}
	for _, test := range tests {
		game := loadChanged(t, "capture-the-fruit", "{name: queen, "+queen, "{name: queen, "+test.walk)
		pos := position(t, game, test.position)
		from, _ := game.PointNamed("e3")
		to, _ := game.PointNamed(test.to)
		_, _, err := pos.Play(rules.Move{From: from, To: to})
		if test.legal != (err == nil) {
			t.Errorf("%s %s: e3-%s: %v", test.walk, test.position, test.to, err)
		} else if err != nil && illegalMove(t, err).Reason != test.reason {
			t.Errorf("%s %s: %v, want %s", test.walk, test.position, err, test.reason)
		}
	}
}

// Of what keeps a piece that captures otherwise than it moves from a point, the nearest is given.
func TestReasonsOfRestrictedWalks(t *testing.T) {
	game := load(t, "elephant-chess", nil)
	pos := position(t, game, "5k3/9/9/4p4/9/4p4/4C4/4P4/9/3K5 w")
	for _, test := range []struct {
		move   string
		reason rules.Reason
	}{
		{"e4-e6", rules.Blocked},
		{"e4-e5", rules.NoScreen},
		{"e4-e3", rules.OwnPiece},
		{"e4-e2", rules.Blocked},
		{"e4-f5", rules.NoLine},
	} {
		m, err := game.ParseMove(test.move)
		if err != nil {
			t.Fatal(err)
		}
		if _, _, err := pos.Play(m); illegalMove(t, err).Reason != test.reason {
			t.Errorf("%v, want %s", err, test.reason)
		}
	}

	pawn := loadChanged(t, "jungle", "{name: step, walk: 1,", "{name: step, walk: 1, only: move,")
	m, _ := pawn.ParseMove("4e-4f")
	if _, _, err := position(t, pawn, "7/7/7/3c3/3L3/7/7/7/7 r").Play(m); illegalMove(t, err).Reason != rules.NoLine {
		t.Errorf("a piece that captures nothing: %v, want no-line", err)
	}
}

// A position that is set up is judged like one that is played: arriving comes before what is left.
func TestASetUpPositionIsJudgedByArrivalFirst(t *testing.T) {
	game := load(t, "jungle", nil)
	if o := position(t, game, "3L3/7/7/7/7/7/7/7/7 b").Outcome(); o.Reason != rules.PieceInZone || o.Winner != 1 {
		t.Errorf("an enemy in the den of an empty side: %+v", o)
	}
}

// Each way of repeating has its own count.
func TestPerpetualCheckBeforeChaseCounts(t *testing.T) {
	game := loadChanged(t, "elephant-chess", "{of: check, times: 4,", "{of: check, times: 2,", "{of: chase, times: 4,", "{of: chase, times: 10,")
	pos, err := position(t, game, "9/4k4/9/9/9/R8/9/9/9/3K5 w").PlayAll("a5-a9 e9-e10 a9-a10 e10-e9")
	if err != nil {
		t.Fatal(err)
	}
	m, _ := game.ParseMove("a10-a9")
	if _, _, err := pos.Play(m); illegalMove(t, err).Reason != rules.RepeatsByCheck {
		t.Errorf("%v, want repeats-by-check", err)
	}
}
