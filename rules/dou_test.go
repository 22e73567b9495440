package rules_test

import (
	"testing"

	"menagerie/rules"
)

// Each test of this file is a sentence of the published rules of Dou Shou Qi, or a house rule of its card.

func TestDouSetup(t *testing.T) {
	game := load(t, "dou-shou-qi", nil)
	if got, want := game.Start().String(), "l5t/1d3c1/r1p1w1e/7/7/7/E1W1P1R/1C3D1/T5L r"; got != want {
		t.Errorf("got %s, want %s", got, want)
	}
}

func TestDouMovement(t *testing.T) {
	testReach(t, load(t, "dou-shou-qi", nil), []reach{
		{"фигуры перемещаются на одну клетку в любом направлении, но не диагонально", "7/7/7/7/7/7/3C3/7/6r r", "d3", "c3 d2 d4 e3"},
		{"фигуры не могут заходить в свою пещеру", "7/7/7/7/7/7/7/7/2C3r r", "c1", "b1 c2"},
		{"фигуры не могут заходить в свою пещеру: и мышь", "7/7/7/7/7/7/7/3R3/6c r", "d2", "c2 d3 e2"},
		{"Кроме мыши, ни одна из фигур не может входить в реку", "7/7/7/7/7/7/1E5/7/6r r", "b3", "a3 b2 c3"},
		{"мышь может входить в реку", "7/7/7/7/7/7/1R5/7/6c r", "b3", "a3 b2 b4 c3"},
		{"в реке она движется так же, как на земле", "7/7/7/7/2R4/7/7/7/6c r", "c5", "b5 c4 c6 d5"},
		{"лев и тигр могут прыгать через реку: лев в горизонтальном направлении", "7/7/7/7/3L3/7/7/7/6r r", "d5", "a5 d4 d6 g5"},
		{"лев и тигр могут прыгать через реку: тигр в вертикальном направлении", "7/7/2T4/7/7/7/7/7/6r r", "c7", "b7 c3 c8 d7"},
		{"леопард не прыгает", "7/7/7/7/3P3/7/7/7/6r r", "d5", "d4 d6"},
		{"они не могут перепрыгивать через мышь: чужую", "7/7/7/7/1r1L3/7/7/7/6c r", "d5", "d4 d6 g5"},
		{"они не могут перепрыгивать через мышь: свою", "7/7/7/7/2RL3/7/7/7/6c r", "d5", "d4 d6 g5"},
		{"где приземляются, там и едят", "7/7/7/7/l2L2e/7/7/7/6c r", "d5", "a5 d4 d6"},
		{"мышь, находясь в реке, имеет защиту: от слона", "7/7/7/7/7/1r5/1E5/7/7 r", "b3", "a3 b2 c3"},
		{"мышь, находясь в реке, имеет защиту: от кошки", "7/7/7/7/7/1r5/1C5/7/7 r", "b3", "a3 b2 c3"},
		{"если встречаются две мыши, то они могут съесть друг друга в любом месте: с берега в реке", "7/7/7/7/7/1r5/1R5/7/6c r", "b3", "a3 b2 b4 c3"},
		{"если встречаются две мыши, то они могут съесть друг друга в любом месте: из реки на берегу", "7/7/7/7/7/1R5/1r5/7/6c r", "b4", "a4 b3 b5 c4"},
		{"если встречаются две мыши, то они могут съесть друг друга в любом месте: в реке", "7/7/7/7/1r5/1R5/7/7/6c r", "b4", "a4 b3 b5 c4"},
	})
}

// A line an attacker, a column a defender, from the mouse to the elephant; here the wolf outranks the dog.
func TestDouWhoTakesWhom(t *testing.T) {
	const (
		byStrength = `+......+
++......
+++.....
++++....
+++++...
++++++..
+++++++.
++++++++`
		elephantSparesMouse = `+......+
++......
+++.....
++++....
+++++...
++++++..
+++++++.
.+++++++`
		weak = `++++++++
++++++++
++++++++
++++++++
++++++++
++++++++
++++++++
++++++++`
	)
	spares := rules.Options{"elephant-takes-mouse": rules.Off}
	tests := []struct {
		sentence       string
		options        rules.Options
		template, move string
		want           string
	}{
		{"Более сильная фигура может съесть менее сильную, фигура может съесть фигуру одинаковой силы, мышь может съесть слона", nil, "7/7/7/7/7/7/2Xx3/7/7 r", "c3-d3", byStrength},
		{"the elephant does not take the mouse with the option off", spares, "7/7/7/7/7/7/2Xx3/7/7 r", "c3-d3", elephantSparesMouse},
		{"Фигуры, попав в ловушку, могут быть съедены любой фигурой: c1", nil, "7/7/7/7/7/7/7/7/1Xx4 r", "b1-c1", weak},
		{"Фигуры, попав в ловушку, могут быть съедены любой фигурой: d2, и с опцией", spares, "7/7/7/7/7/7/3X3/3x3/7 r", "d3-d2", weak},
		{"ловушка не лишает силы её хозяев", nil, "7/3x3/3X3/7/7/7/7/7/7 r", "d7-d8", byStrength},
		{"в ловушке фигура ест своей силой", nil, "7/3X3/3x3/7/7/7/7/7/7 r", "d8-d7", byStrength},
	}
	for _, test := range tests {
		t.Run(test.sentence, func(t *testing.T) {
			if got := whoTakesWhom(t, load(t, "dou-shou-qi", test.options), "rcdwptle", test.template, test.move); got != test.want {
				t.Errorf("%s %s:\n%s", test.template, test.move, got)
			}
		})
	}
}

func TestDouMouseInTheRiver(t *testing.T) {
	const text = "7/7/7/7/7/1R5/1e5/7/7 r"
	for _, test := range []struct {
		sentence string
		option   rules.OptionValue
		want     string
	}{
		{"мышь может съесть слона, и из реки", rules.On, "a4 b3 b5 c4"},
		{"the mouse does not take the elephant from the river with the option off", rules.Off, "a4 b5 c4"},
	} {
		game := load(t, "dou-shou-qi", rules.Options{"mouse-takes-elephant-from-river": test.option})
		testReach(t, game, []reach{{test.sentence, text, "b4", test.want}})
		testReach(t, game, []reach{{test.sentence + ": with both feet on land", "7/7/7/7/7/7/Re5/7/7 r", "a3", "a2 a4 b3"}})
	}
}

func TestDouEndings(t *testing.T) {
	game := load(t, "dou-shou-qi", nil)
	const shuffle = "a1-a2 a9-a8 a2-a1 a8-a9"
	testFinish(t, game, []finish{
		{"Побеждает тот, чья фигура вступает в пещеру соперника: красные", "7/3C3/7/7/7/7/7/7/6r r", "d8-d9", rules.Outcome{Over: true, Winner: 1, Reason: rules.PieceInZone}},
		{"Побеждает тот, чья фигура вступает в пещеру соперника: чёрные", "6R/7/7/7/7/7/7/7/2r4 b", "c1-d1", rules.Outcome{Over: true, Winner: 2, Reason: rules.PieceInZone}},
		{"это уже победа, даже если рядом на ловушках находятся фигуры соперника превосходящей силы", "2l1e2/3C3/7/7/7/7/7/7/7 r", "d8-d9", rules.Outcome{Over: true, Winner: 1, Reason: rules.PieceInZone}},
		{"либо захват всех вражеских фигур", "7/7/7/7/7/7/2Cr3/7/7 r", "c3-d3", rules.Outcome{Over: true, Winner: 1, Reason: rules.NoneLeft}},
		{"a side with no legal move loses", "cE5/7/L6/7/7/7/7/7/7 r", "a7-a8", rules.Outcome{Over: true, Winner: 1, Reason: rules.NoMove}},
		{"the third occurrence of a position is a draw", game.Start().String(), times(2, shuffle), rules.Outcome{Over: true, Reason: rules.Repetition}},
		{"the second is none", game.Start().String(), shuffle, rules.Outcome{}},
	})
}
