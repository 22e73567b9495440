package rules_test

import (
	"slices"
	"strings"
	"testing"

	"menagerie/rules"
)

// Each test of this file is a sentence of the published rules of Elephant Chess, or a house rule of its card.

func TestChessSetup(t *testing.T) {
	game := load(t, "elephant-chess", nil)
	if got, want := game.Start().String(), "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w"; got != want {
		t.Errorf("got %s, want %s (Гулец з чырвонымі фігурамі заўсёды робіць першы ход)", got, want)
	}
	for _, text := range []string{
		"rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1",
		"rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR r",
		"rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR r - - 12 34",
	} {
		if got, want := position(t, game, text).String(), game.Start().String(); got != want {
			t.Errorf("%s reads as %s", text, got)
		}
	}
}

func TestChessMovement(t *testing.T) {
	testReach(t, load(t, "elephant-chess", nil), []reach{
		{"Слон можа рухацца на адну кропку вертыкальна або гарызантальна, але не па дыяганалі", "3k5/9/9/9/9/9/9/9/4K4/R8 w", "e2", "e1 e3 f2"},
		{"Прымеркавана да тэрыторыі", "3k5/9/9/9/9/9/9/5K3/9/R8 w", "f3", "e3 f2"},
		{"Слон захоплівае", "3k5/9/9/9/9/9/9/4pK3/9/R8 w", "f3", "e3 f2"},
		{"Леў рухаецца на адну кропку па дыяганалі", "3k5/9/9/9/9/9/9/9/4A4/R4K3 w", "e2", "d1 d3 f3"},
		{"Леў таксама прымеркаваны да тэрыторыі", "3k5/9/9/9/9/9/9/3A5/9/R4K3 w", "d3", "e2"},
		{"Тыгр рухаецца на дзве кропкі ў любым дыяганальным кірунку", "3k5/9/9/9/9/9/9/4B4/9/R4K3 w", "e3", "c1 c5 g1 g5"},
		{"Тыгр не можа пераскочыць праз сярэднюю фігуру", "3k5/9/9/9/9/9/3p1P3/4B4/5A3/R4K3 w", "e3", "c1"},
		{"Тыгр можа рухацца толькі на сваім баку і не можа пераплысці раку", "3k5/9/9/9/9/2B6/9/9/9/R4K3 w", "c5", "a3 e3"},
		{"Тыгр чорных таксама", "3k5/9/9/9/2b6/9/9/9/9/R4K3 b", "c6", "a8 e8"},
		{"Леапард можа перамяшчаць любую колькасць кропак і не можа пераскокваць фігуры", "3k5/9/9/4p4/9/4R1P2/9/9/4A4/5K3 w", "e5", "a5 b5 c5 d5 e3 e4 e6 e7 f5"},
		{"Воўк рухаецца на адну кропку па гарызанталі або вертыкалі, а затым на адну кропку па дыяганалі", "3k5/9/9/9/9/4N4/9/9/9/R4K3 w", "e5", "c4 c6 d3 d7 f3 f7 g4 g6"},
		{"Воўк не можа рухацца ў напрамку, калі на яго шляху ёсць аб'ект: свой", "3k5/9/9/9/4P4/4N4/9/9/9/R4K3 w", "e5", "c4 c6 d3 f3 g4 g6"},
		{"Воўк не можа рухацца ў напрамку, калі на яго шляху ёсць аб'ект: чужы", "3k5/9/9/9/9/3pN4/9/9/9/R4K3 w", "e5", "d3 d7 f3 f7 g4 g6"},
		{"Воўк не можа рухацца ў напрамку: па дыяганалі не замінае", "3k5/9/9/9/3p1p3/4N4/9/9/9/R4K3 w", "e5", "c4 c6 d3 d7 f3 f7 g4 g6"},
		{"Малпа можа перамяшчаць любую колькасць кропак; без экрана не захоплівае", "3k5/9/9/4p4/9/4C4/9/9/9/R4K3 w", "e5", "a5 b5 c5 d5 e1 e2 e3 e4 e6 f5 g5 h5 i5"},
		{"Каб захапіць, Малпа павінна пераскочыць праз фігуру ворага", "3k5/4r4/9/4p4/9/4C4/9/9/9/R4K3 w", "e5", "a5 b5 c5 d5 e1 e2 e3 e4 e6 e9 f5 g5 h5 i5"},
		{"Каб захапіць, Малпа павінна пераскочыць праз фігуру сябра", "3k5/4r4/9/4P4/9/4C4/9/9/9/R4K3 w", "e5", "a5 b5 c5 d5 e1 e2 e3 e4 e6 e9 f5 g5 h5 i5"},
		{"Малпа не пераскоквае дзвюх", "3k5/4r4/4n4/4P4/9/4C4/9/9/9/5K3 w", "e5", "a5 b5 c5 d5 e1 e2 e3 e4 e6 e8 f5 g5 h5 i5"},
		{"Малпа не пераскоквае дзвюх: экран і сябар", "3k5/4r4/4P4/4P4/9/4C4/9/9/9/R4K3 w", "e5", "a5 b5 c5 d5 e1 e2 e3 e4 e6 f5 g5 h5 i5"},
		{"Малпа без захопу не пераскоквае", "3k5/9/9/9/9/C1P6/9/9/9/R4K3 w", "a5", "a10 a2 a3 a4 a6 a7 a8 a9 b5"},
		{"Пацук рухаецца наперад на адну кропку", "3k5/9/9/9/9/9/4P4/9/9/R4K3 w", "e4", "e5"},
		{"Пацук да ракі не рухаецца гарызантальна", "3k5/9/9/9/9/4P4/9/9/9/R4K3 w", "e5", "e6"},
		{"Пасля таго, як пацук перасякае раку, яна таксама можа рухацца гарызантальна і захапіць", "3k5/9/9/9/3pPn3/9/9/9/9/R4K3 w", "e6", "d6 e7 f6"},
		{"Пацук можа ніколі не адступіць", "4P4/3k5/9/9/9/9/9/9/9/R4K3 w", "e10", "d10 f10"},
		{"Пацук чорных рухаецца ўніз", "3k5/9/9/4p4/9/9/9/9/9/R4K3 b", "e7", "e6"},
		{"Пацук чорных за ракой", "3k5/9/9/9/9/4p4/9/9/9/R4K3 b", "e5", "d5 e4 f5"},
		{"Каралі не могуць сутыкнуцца: слон не становіцца на адкрытую лінію", "3k5/9/9/9/9/9/9/9/9/R3K4 w", "e1", "e2 f1"},
		{"паміж імі павінна быць хаця б адна іншая фігура: яна не сыходзіць", "4k4/9/9/9/9/4C4/9/9/9/4K4 w", "e5", "e2 e3 e4 e6 e7 e8 e9"},
		{"паміж імі павінна быць хаця б адна: з дзвюх адна сыходзіць", "4k4/9/9/9/4p4/4N4/9/9/9/4K4 w", "e5", "c4 c6 d3 f3 g4 g6"},
		{"a move may not leave one's own Elephant attacked", "3k5/9/9/9/4r4/9/9/9/4A4/4K4 w", "e2", ""},
		{"a move may not leave one's own Elephant attacked: out of check, or between", "3k5/9/9/9/4r4/9/9/9/9/R3K3R w", "i1", ""},
		{"a move may not leave one's own Elephant attacked: between", "3k5/9/9/9/4r4/8R/9/9/9/4K4 w", "i5", "e5"},
	})
}

func TestChessEndings(t *testing.T) {
	testFinish(t, load(t, "elephant-chess", nil), []finish{
		{"праверка яшчэ не мат", "3k5/9/9/9/9/9/9/4R4/9/R4K3 w", "a1-a10", rules.Outcome{}},
		{"Выйграйце гульню, паставіўшы мат: двума леапардамі", "3k5/8R/9/9/9/9/9/9/9/R4K3 w", "a1-a10", rules.Outcome{Over: true, Winner: 1, Reason: rules.Checkmate}},
		{"пабіўшы слана суперніка ў тупік", "3k5/9/9/9/9/9/9/9/9/4KR3 w", "f1-f9", rules.Outcome{Over: true, Winner: 1, Reason: rules.Stalemate}},
		{"чорныя таксама ставяць мат", "4k4/9/9/9/9/9/9/9/r7r/5K3 b", "i2-i1", rules.Outcome{Over: true, Winner: 2, Reason: rules.Checkmate}},
		{"dead material: the last Rat is taken", "3k5/9/9/9/9/9/9/9/5p3/5K3 w", "f1-f2", rules.Outcome{Over: true, Reason: rules.DeadMaterial}},
		{"dead material: Tigers and Lions are not enough", "3ak4/9/4b4/9/9/9/9/4B4/3pA4/3K5 w", "d1-d2", rules.Outcome{Over: true, Reason: rules.DeadMaterial}},
		{"one Rat keeps the game alive", "3k5/9/9/9/9/9/9/9/5p3/4PK3 w", "f1-f2", rules.Outcome{}},
	})
}

// The moves of a round, and the occurrence of the position after the first of them, are counted from the first move on,
// which comes from elsewhere, so that no position before it belongs to the round.
func TestChessRepetition(t *testing.T) {
	game := load(t, "elephant-chess", nil)
	const (
		checks  = "4k4/9/R8/9/9/9/9/9/9/5K3 w"     // the Leopard comes from a8
		chases  = "3k5/9/7c1/9/9/9/9/9/6R2/5K3 w"  // the Leopard comes from g2
		runsOut = "5k3/5r3/9/9/9/9/9/r3K4/9/4p4 w" // the Elephant has one move at a time
	)
	tests := []struct {
		sentence, position string
		// first comes from elsewhere; round leads back to the position after it.
		first, round string
		// want is why the round's last move is illegal the third time, or "" if it is legal and draws.
		want rules.Reason
	}{
		{"праверка больш за 3 разы забаронена", checks, "a8-a10", "e10-e9 a10-a9 e9-e10 a9-a10", rules.RepeatsByCheck},
		{"пагоня за адной і той жа фігурай больш за 3 разы забароненая", chases, "g2-h2", "h8-i8 h2-i2 i8-h8 i2-h2", rules.RepeatsByChase},
		{"a repetition without check or chase is a draw", "3k5/9/9/9/9/9/9/9/R8/5K3 w", "a2-a3", "d10-d9 a3-a4 d9-d10 a4-a3", ""},
		{"a chase of two different pieces is none", "3k5/9/7c1/8c/9/9/9/9/6R2/5K3 w", "g2-h2", "d10-d9 h2-i2 d9-d10 i2-h2", ""},
		{"now check, now chase, is neither", "4k4/9/8c/R8/9/9/9/9/9/5K3 w", "a7-a10", "e10-e9 a10-a8 e9-e10 a8-a10", ""},
		{"a chase that also gives check is a chase", "4k4/9/9/9/R8/c8/9/9/9/5K3 w", "a6-a10", "e10-e9 a10-a8 e9-e10 a8-a10", rules.RepeatsByChase},
		{"a chase by a pinned piece is none", "4k4/9/9/9/9/4C4/6p2/6pr1/9/4K4 w", "e5-e3", "h3-h4 e3-e4 h4-h3 e4-e3", ""},
		{"the same unpinned is one", "4k4/9/9/9/9/4C4/6p2/6pr1/4A4/4K4 w", "e5-e3", "h3-h4 e3-e4 h4-h3 e4-e3", rules.RepeatsByChase},
	}
	for _, test := range tests {
		t.Run(test.sentence, func(t *testing.T) {
			moves := strings.Fields(test.round)
			last := moves[len(moves)-1]
			pos, err := position(t, game, test.position).PlayAll(test.first + " " + times(2, test.round))
			if err != nil || pos.Outcome().Over {
				t.Fatalf("the third occurrence: %v, %+v", err, pos.Outcome())
			}
			if pos, err = pos.PlayAll(strings.Join(moves[:len(moves)-1], " ")); err != nil || pos.Outcome().Over {
				t.Fatalf("before the fourth occurrence: %v", err)
			}
			fourth, err := pos.PlayAll(last)
			if test.want == "" {
				if err != nil || fourth.Outcome() != (rules.Outcome{Over: true, Reason: rules.Repetition}) {
					t.Fatalf("the fourth occurrence: %v", err)
				}
				return
			}
			if illegal := illegalMove(t, err); illegal.Reason != test.want {
				t.Errorf("%s: %s, want %s", last, illegal.Reason, test.want)
			}
			if from, to := split(last); slices.Contains(strings.Fields(destinations(pos, from)), to) {
				t.Errorf("%s is among the moves", last)
			}
			if pos.Perft(1) != uint64(len(pos.Moves()))+1 || len(pos.Divide(1)) != len(pos.Moves())+1 {
				t.Errorf("perft leaves the past out: %d, divide %d, of %d legal moves", pos.Perft(1), len(pos.Divide(1)), len(pos.Moves()))
			}
		})
	}
	testFinish(t, game, []finish{
		{"a side left with no move by the rule loses", runsOut, "e3-e2 " + times(2, "e1-d1 e2-d2 d1-e1 d2-e2") + "e1-d1 e2-d2 d1-e1", rules.Outcome{Over: true, Winner: 2, Reason: rules.Stalemate}},
		{"one move before, it has not lost", runsOut, "e3-e2 " + times(2, "e1-d1 e2-d2 d1-e1 d2-e2") + "e1-d1 e2-d2", rules.Outcome{}},
		{"when the other side is first to bring a position about a fourth time, that is a draw", "4k4/R8/9/9/9/9/9/9/9/5K3 w", times(3, "a9-a10 e10-e9 a10-a9 e9-e10"), rules.Outcome{Over: true, Reason: rules.Repetition}},
		{"a capture begins the count anew", "4k4/9/R7p/9/9/9/9/9/9/5K3 w", "a8-a10 " + times(2, "e10-e9 a10-a9 e9-e10 a9-a10") + "e10-e9 a10-a8 e9-e10 a8-i8 e10-e9 i8-i9 e9-e10 i9-i10", rules.Outcome{}},
	})
}

func TestChessRefusals(t *testing.T) {
	testRefusal(t, load(t, "elephant-chess", nil), []refusal{
		{"Леапард не можа пераскокваць", "3k5/9/9/4p4/9/4R4/9/9/4A4/5K3 w", "", "e5-e8", rules.Blocked},
		{"Воўк на яго шляху", "3k5/9/9/9/4P4/4N4/9/9/9/R4K3 w", "", "e5-f7", rules.Blocked},
		{"Малпа без экрана", "3k5/9/9/4p4/9/4C4/9/9/9/R4K3 w", "", "e5-e7", rules.NoScreen},
		{"Слон прымеркаваны да тэрыторыі", "3k5/9/9/9/9/9/9/5K3/9/R8 w", "", "f3-g3", rules.MayNotEnter},
		{"Тыгр не можа пераплысці раку", "3k5/9/9/9/9/2B6/9/9/9/R4K3 w", "", "c5-e7", rules.MayNotEnter},
		{"Пацук ніколі не адступае", "3k5/9/9/9/4P4/9/9/9/9/R4K3 w", "", "e6-e5", rules.NoLine},
		{"Каралі не могуць сутыкнуцца", "3k5/9/9/9/9/9/9/9/9/R3K4 w", "", "e1-d1", rules.ExposesRoyal},
		{"own Elephant attacked", "3k5/9/9/9/4r4/9/9/9/4A4/4K4 w", "", "e2-d3", rules.ExposesRoyal},
	})
}

func TestChessImpossiblePositions(t *testing.T) {
	game := load(t, "elephant-chess", nil)
	tests := []struct{ name, text, want string }{
		{"no Elephant", "9/9/9/9/9/9/9/9/9/R3K4 w", "black 象E is missing"},
		{"the other side is in check", "4k4/9/9/9/4R4/9/9/9/9/3K5 w", "attacked although"},
		{"the Elephants face each other", "4k4/9/9/9/9/9/9/9/9/4K3R w", "attacked although"},
		{"an Elephant outside its territory", "4k4/9/9/9/9/9/9/9/9/2K5R w", "may not stand"},
		{"five fields", "4k4/9/9/9/9/9/9/9/9/3K4R w - - 0", ""},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			if _, err := game.ParsePosition(test.text); err == nil || !strings.Contains(err.Error(), test.want) {
				t.Errorf("%v lacks %q", err, test.want)
			}
		})
	}
}
