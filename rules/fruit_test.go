package rules_test

import (
	"errors"
	"strings"
	"testing"

	"menagerie/rules"
)

// Each test of this file is a sentence of the published rules of Capture The Fruit, or a house rule of its card.

func TestFruitMovement(t *testing.T) {
	game := load(t, "capture-the-fruit", nil)
	testReach(t, game, []reach{
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
	})
}

func TestFruitEncounters(t *testing.T) {
	game := load(t, "capture-the-fruit", nil)
	testChange(t, game, []change{
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
	})
}

func TestFruitShelterOption(t *testing.T) {
	const text = "9/9/9/9/4o4/3R5/9/9/7o1 r e5*"
	sheltered := load(t, "capture-the-fruit", nil)
	if got := destinations(position(t, sheltered, "9/9/9/9/4o4/3R5/9/9/9 r e5*"), "d4"); got != "c3 c4 c5 d3 d5 e3 e4" {
		t.Errorf("with the option the carrier on the centre is attacked: %s", got)
	}
	open := load(t, "capture-the-fruit", rules.Options{"centre-shelters-carrier": rules.Off})
	if got := destinations(position(t, open, "9/9/9/9/4o4/3R5/9/9/9 r e5*"), "d4"); got != "c3 c4 c5 d3 d5 e3 e4 e5" {
		t.Errorf("without the option the carrier on the centre is not attacked: %s", got)
	}
	testChange(t, open, []change{
		{"a carrier on the centre is attacked and both leave: the fruit lies there", "9/9/9/9/4o4/3O5/9/9/R7r r e5*", "d4-e5", "9/9/9/9/9/9/9/9/R7r b e5"},
		{"the attacker wins on the centre and carries the fruit", "9/9/9/9/4t4/3O5/9/9/R7r r e5*", "d4-e5", "9/9/9/9/4O4/9/9/9/R7r b e5*"},
		{"the attacker loses on the centre, the carrier keeps the fruit", "9/9/9/9/4o4/3T5/9/9/R7r r e5*", "d4-e5", "9/9/9/9/4o4/9/9/9/R7r b e5*"},
	})
	testChange(t, sheltered, []change{
		{"a carrier leaves the centre by an attack and both leave: the fruit goes back", "9/9/9/9/4O4/3o5/9/9/R7r r e5*", "e5-d4", "9/9/9/9/9/9/9/9/R7r b e5"},
		{"the fruit that went back can be taken again", "9/9/9/9/4O4/3or4/9/9/R8 r e5*", "e5-d4 e4-e5", "9/9/9/9/4r4/9/9/9/R8 r e5*"},
	})
	if _, err := open.ParsePosition(text); err == nil {
		t.Errorf("two oxen of a side were accepted")
	}
	var unknown *rules.OptionError
	if _, err := open.Card.Compile(rules.Options{"center-shelters-carrier": rules.On}); !errors.As(err, &unknown) || unknown.Hint == "" {
		t.Errorf("a misspelt option gives %v, want an OptionError with a hint", err)
	}
}

func TestFruitEndings(t *testing.T) {
	game := load(t, "capture-the-fruit", nil)
	const shuffle = "b1-a1 h9-i9 a1-b1 i9-h9 "
	testFinish(t, game, []finish{
		{"the fruit in your own cave wins", "9/9/9/9/9/9/9/9/4R2o1 r e1*", "e1-red-cave", rules.Outcome{Over: true, Winner: 1, Reason: rules.TokenInZone}},
		{"black's cave wins for black", "3o5/9/9/9/9/9/9/9/4R4 b d9*", "d9-black-cave", rules.Outcome{Over: true, Winner: 2, Reason: rules.TokenInZone}},
		{"a side whose last animal leaves loses", "9/9/9/9/2a6/9/9/1o7/R8 r e5", "a1-b2", rules.Outcome{Over: true, Winner: 1, Reason: rules.NoneLeft}},
		{"a side whose last animal leaves loses, also by its own attack", "9/9/9/9/2A6/9/9/1r7/O8 r e5", "a1-b2", rules.Outcome{Over: true, Winner: 2, Reason: rules.NoneLeft}},
		{"if both sides' last animals leave together, draw", "9/9/9/9/2A6/9/9/1o7/O8 r e5", "a1-b2", rules.Outcome{Over: true, Reason: rules.NoneLeft}},
		{"the third occurrence of a position is a draw", game.Start().String(), shuffle + shuffle, rules.Outcome{Over: true, Reason: rules.Repetition}},
		{"the second occurrence is none", game.Start().String(), shuffle, rules.Outcome{}},
		{"an encounter cannot be undone by shuffling", "7r1/9/9/9/9/9/o8/9/1R7 r e5", "b1-a1 a3-a2 a1-a2", rules.Outcome{}},
		{"a side with no legal move loses", "o8/9/9/9/2ab5/2ARe4/2BEf4/9/9 r a9*", "", rules.Outcome{Over: true, Winner: 2, Reason: rules.NoMove}},
	})
}

func TestFruitSetup(t *testing.T) {
	game := load(t, "capture-the-fruit", nil)
	kinds := map[string]int{}
	farthestAnimal, nearestDeity := 0, 9
	for point := 1; point <= len(game.Tables.Points); point++ {
		piece := game.Start().At(rules.Point(point))
		if piece == 0 || game.Tables.Pieces[piece-1].Side != 1 {
			continue
		}
		kind := game.Tables.Kinds[game.Tables.Pieces[piece-1].Kind-1]
		kinds[kind.Group]++
		row := int(game.PointName(rules.Point(point))[1] - '0')
		if kind.Group == "animals" {
			farthestAnimal = max(farthestAnimal, row)
		} else {
			nearestDeity = min(nearestDeity, row)
		}
	}
	if kinds["animals"] != 12 || kinds["deities"] != 4 {
		t.Errorf("each player controls 12 animals and 4 deities, not %v", kinds)
	}
	if nearestDeity <= farthestAnimal {
		t.Errorf("the ABCD pieces are placed farther from the cave, not in row %d with an animal in row %d", nearestDeity, farthestAnimal)
	}
	if at, carried := game.Start().Token(); game.PointName(at) != "e5" || carried {
		t.Errorf("the fruit is placed in the center of the board, not on %s, %v", game.PointName(at), carried)
	}
	if turn := game.Start().Turn(); turn != 1 {
		t.Errorf("side %d begins, want red", turn)
	}
	var faces []string
	for _, kind := range game.Tables.Kinds {
		faces = append(faces, kind.Face)
	}
	if got, want := strings.Join(faces, " "), "鼠1 牛2 虎3 兔4 龍5 蛇6 馬7 羊8 猴9 雞10 狗11 豬12 風A 雷B 雨C 電D"; got != want {
		t.Errorf("faces\n got %s\nwant %s", got, want)
	}
}

// Every animal against every other: the higher ranked stays, but for boar and rat; deities neither attack nor are attacked.
func TestFruitWhoTakesWhom(t *testing.T) {
	game := load(t, "capture-the-fruit", nil)
	const want = `=++++++++++-....
-=++++++++++....
--=+++++++++....
---=++++++++....
----=+++++++....
-----=++++++....
------=+++++....
-------=++++....
--------=+++....
---------=++....
----------=+....
+----------=....
................
................
................
................`
	for _, template := range []string{"9/9/9/9/9/3Xx4/9/9/9 r e5", "9/9/9/9/9/3Xx4/9/9/9 r d4*", "9/9/9/9/9/3Xx4/9/9/9 r e4*"} {
		letters := "rotudshgmcwpabef"
		if strings.HasSuffix(template, "*") {
			letters = letters[:12] // a deity carries nothing
		}
		var cut []string
		for _, line := range strings.Split(want, "\n")[:len(letters)] {
			cut = append(cut, line[:len(letters)])
		}
		if got := whoTakesWhom(t, game, letters, template, "d4-e4"); got != strings.Join(cut, "\n") {
			t.Errorf("%s:\n%s", template, got)
		}
	}
}

func TestFruitRefusals(t *testing.T) {
	testRefusal(t, load(t, "capture-the-fruit", nil), []refusal{
		{"deities are not harmed", "9/9/9/9/9/3Ra4/9/9/7o1 r e5", "", "d4-e4", rules.CannotAttack},
		{"deities cannot carry the fruit", "9/9/9/9/9/3A5/9/9/R6o1 r e5", "", "d4-e5", rules.MayNotEnter},
		{"deities stay in the yellow area", "9/9/9/9/9/9/2A6/9/R6o1 r e5", "", "c3-c2", rules.NoLine},
		{"an animal is not captured by its own side", "9/9/9/9/9/3RO4/9/9/7o1 r e5", "", "d4-e4", rules.OwnPiece},
		{"the fruit that lies in the way stops a dragon", "9/9/9/9/9/3D5/9/9/7o1 r e5", "", "d4-f6", rules.TokenStops},
		{"a carrier moves one step", "9/9/9/9/9/9/9/D8/7o1 r a2*", "", "a2-a4", rules.TooFar},
		{"if the fruit is taken, only a fruit carrying animal can enter: before and after", "9/9/9/4d4/9/3RO4/9/9/9 r e5", "d4-e5 e6-e9 e5-d6 e9-a9", "e4-e5", rules.HomeClosed},
		{"a deity blocks the cave's door", "9/9/9/9/9/9/3A5/9/3D3o1 r e5", "", "d1-d4", rules.Blocked},
	})
}
