package luaengine_test

import (
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"menagerie/rules"
)

// Positions with the pieces scattered at random agree: they have more checks, pins and blocked leaps in them than
// games do.
func TestScatteredPositionsAgreeWithGo(t *testing.T) {
	for _, v := range variants(t) {
		if v.game.Tables.Shared || !v.usual {
			continue
		}
		t.Run(v.name, func(t *testing.T) {
			random := rand.New(rand.NewPCG(9, 10))
			engine := start(t, v.game)
			for range 120 {
				text := scatter(v.game, random)
				_, impossible := v.game.ParsePosition(text)
				if err := engine.SetPosition(text); (err == nil) != (impossible == nil) {
					t.Fatalf("%s: %v in Lua, %v in Go", text, err, impossible)
				}
				sameFault(t, engine, v.game, text)
				if impossible == nil {
					begin(t, engine, v.game, text).playRandomly(random, 3)
				}
				if t.Failed() {
					return
				}
			}
		})
	}
}

// scatter writes a position, not always a possible one, with half of the pieces, and all royal ones, somewhere; no
// piece has the token.
func scatter(game *rules.Game, random *rand.Rand) string {
	t := &game.Tables
	board := make([]int, len(t.Points)+1)
	for _, piece := range t.Start {
		if piece == 0 || !isRoyal(t, piece) && random.IntN(2) == 0 {
			continue
		}
		// The points that nothing may enter but a carrier, and the token's, stay empty.
		area := t.Areas[t.Pieces[piece-1].Area-1]
		to := 1 + random.IntN(len(t.Points))
		for area[to-1] == 0 || board[to] != 0 || t.Carry != nil && t.Carry.Home == to {
			to = 1 + random.IntN(len(t.Points))
		}
		board[to] = piece
	}
	text := rowsOf(t, board) + " " + t.Sides[random.IntN(2)].Letter
	if t.Carry != nil {
		text += " " + game.PointName(rules.Point(t.Carry.Home))
	}
	return text
}

func isRoyal(t *rules.Tables, piece int) bool {
	return t.Royal != nil && slices.Contains(t.Royal.Pieces, piece)
}

func rowsOf(t *rules.Tables, board []int) string {
	var rows []string
	for _, points := range t.Rows {
		row, empty := "", 0
		for _, point := range points {
			if board[point] == 0 {
				empty++
				continue
			}
			if empty > 0 {
				row += strconv.Itoa(empty)
			}
			row, empty = row+t.Pieces[board[point]-1].Letter, 0
		}
		if empty > 0 {
			row += strconv.Itoa(empty)
		}
		rows = append(rows, row)
	}
	return strings.Join(rows, "/")
}
