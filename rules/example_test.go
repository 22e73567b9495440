package rules_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"menagerie/assets"
	"menagerie/rules"
)

func TestExamples(t *testing.T) {
	for _, tt := range []struct {
		name, card, kind string
		options          rules.Options
		want             string
	}{
		{"a step, clear of the token", "capture-the-fruit", "rat", nil,
			"R*e3 | e3: f3 | e3: f4 | e3: e4 | e3: d4 | e3: d3 | e3: d2 | e3: e2 | e3: f2"},
		{"a walk ends at an enemy", "capture-the-fruit", "horse", nil,
			"H*d3 ge3 | d3: e3 xe3 | d3: e4 f5 | d3: d4 d5 | d3: c4 b5 | d3: c3 b3 | d3: c2 b1 | d3: d2 d1 | d3: e2 f1"},
		{"one of two leaps is blocked", "jungle", "lion", nil,
			"L*4e r6e | 4e: 4f | 4e: 4d | 4e~ 7e !6e | 4e~ 1e"},
		{"a capture over a screen", "elephant-chess", "monkey", nil,
			"C*e5 ph5 Pg5 | e5: f5 | e5: e6 e7 e8 e9 e10 | e5: d5 c5 b5 a5 | e5: e4 e3 e2 e1 | e5: h5 xh5"},
		{"what is allowed in a zone, and elsewhere", "elephant-chess", "rat", nil,
			"P*e6 P*e4 | e6: e7 | e6: f6 | e6: d6 | e4: e5"},
		{"a chain", "capture-chinese-checkers", "marble", nil,
			"o*i5 oj6 ol7 | i5~ k7 xj6 | k7~ m7 xl7"},
		{"a chain with a long hop", "capture-chinese-checkers", "marble", rules.Options{"long-jump": rules.On},
			"o*i5 oj6 ol7 om9 | i5~ k7 xj6 | k7~ m7 xl7 | m7~ m11 xm9"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			game := load(t, tt.card, tt.options)
			kind := slices.IndexFunc(game.Tables.Kinds, func(k rules.KindTable) bool { return k.Name == tt.kind })
			if got := exampleText(game, game.Example(kind+1)); got != tt.want {
				t.Errorf("got  %s\nwant %s", got, tt.want)
			}
		})
	}
}

// exampleText lists the pieces, those that move with a star, and each way: ~ for a jump, x for what it captures, !
// for what stops it.
func exampleText(game *rules.Game, e rules.Example) string {
	var pieces []string
	for i, p := range e.Pieces {
		star := ""
		if i < e.Movers {
			star = "*"
		}
		pieces = append(pieces, game.Tables.Pieces[p.Piece-1].Letter+star+game.PointName(p.At))
	}
	text := strings.Join(pieces, " ")
	for _, w := range e.Ways {
		mark := ":"
		if w.Jumps {
			mark = "~"
		}
		text += " | " + game.PointName(w.From) + mark
		for _, p := range w.Stops {
			text += " " + game.PointName(p)
		}
		for _, p := range w.Captured {
			text += " x" + game.PointName(p)
		}
		if w.Blocked != 0 {
			text += " !" + game.PointName(w.Blocked)
		}
	}
	return text
}

func TestEveryKindHasAnExample(t *testing.T) {
	for _, card := range assets.CardNames() {
		game := load(t, card, nil)
		for _, piece := range game.KindsInPlay() {
			if err := soundExample(game, game.Example(piece)); err != nil {
				t.Errorf("%s, %s: %v", card, game.Tables.Pieces[piece-1].Letter, err)
			}
		}
	}
}

func soundExample(game *rules.Game, e rules.Example) error {
	if e.Movers == 0 || len(e.Ways) == 0 {
		return fmt.Errorf("nothing moves")
	}
	taken := map[rules.Point]bool{}
	for _, p := range e.Pieces {
		area := game.Tables.Areas[game.Tables.Pieces[p.Piece-1].Area-1]
		if taken[p.At] || area[p.At-1] == 0 {
			return fmt.Errorf("a piece cannot stand on %s", game.PointName(p.At))
		}
		taken[p.At] = true
	}
	for _, w := range e.Ways {
		if len(w.Stops) == 0 {
			return fmt.Errorf("a way from %s leads nowhere", game.PointName(w.From))
		}
	}
	return nil
}
