package rules_test

import (
	"strings"
	"testing"
	"time"

	"menagerie/assets"
	"menagerie/rules"
)

// TestNestedCards reads cards nested so deep that the YAML library would take seconds.
func TestNestedCards(t *testing.T) {
	const deep = 50000
	for name, text := range map[string]string{
		"sequences":         "art: " + strings.Repeat("[", deep),
		"closed sequences":  "art: " + strings.Repeat("[", deep) + strings.Repeat("]", deep),
		"mappings":          strings.Repeat("{a: ", deep),
		"a bracket in text": strings.Repeat("[']', ", deep),
		"entries":           strings.Repeat("- ", deep),
		"keys":              strings.Repeat("? ", deep),
		"indentation":       indented(1400),
	} {
		t.Run(name, func(t *testing.T) {
			begin := time.Now()
			_, err := rules.ReadCard("deep.yaml", []byte(text))
			if err == nil || !strings.Contains(err.Error(), "nested") || strings.Contains(err.Error(), "\n") || len(err.Error()) > 200 {
				t.Errorf("got %.300v", err)
			}
			if took := time.Since(begin); took > 2*time.Second {
				t.Errorf("took %v", took)
			}
		})
	}
}

// indented is a mapping in a mapping and so on, a line and a column each.
func indented(depth int) string {
	var b strings.Builder
	for n := range depth {
		b.WriteString(strings.Repeat(" ", n) + "a:\n")
	}
	return b.String()
}

func FuzzCard(f *testing.F) {
	for _, name := range assets.CardNames() {
		_, text, _ := assets.Card(name)
		f.Add(text)
	}
	f.Add(assets.NewCard("my-game"))
	for _, text := range []string{"", "menagerie: 1", "- a", "a: &a [*a]", "menagerie: 1\nname: x\nsides: null", "menagerie: 1\nboard: {lattice: {columns: [], rows: [[]]}}", "a: 1\n---\nb: 2", "\xff", "a\x00b", "? [a]\n: b"} {
		f.Add([]byte(text))
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		card, err := rules.ReadCard("fuzz.yaml", text)
		if err != nil {
			return
		}
		game, err := card.Compile(nil)
		if err != nil {
			return
		}
		pos := game.Start()
		if read, err := game.ParsePosition(pos.String()); err == nil && read.String() != pos.String() {
			t.Errorf("%s reads as %s", pos, read)
		}
		pos.Perft(1)
	})
}

// fuzzGames are the games that positions and moves are read for.
func fuzzGames(t testing.TB) []*rules.Game {
	var games []*rules.Game
	for _, name := range assets.CardNames() {
		games = append(games, load(t, name, nil))
	}
	return games
}

func FuzzPosition(f *testing.F) {
	games := fuzzGames(f)
	for i, game := range games {
		f.Add(uint8(i), game.Start().String())
	}
	for _, text := range fruitPositions {
		f.Add(uint8(1), text)
	}
	for _, text := range chessFewPieces {
		f.Add(uint8(3), text+" - - 0 1")
	}
	f.Add(uint8(0), "- w 60,0")
	f.Add(uint8(0), "i3,i4 r 50,8")
	f.Add(uint8(1), "9/9/9/9/9/9/9/9/9 r red-cave* red-cave R")
	f.Fuzz(func(t *testing.T, which uint8, text string) {
		game := games[int(which)%len(games)]
		pos, err := game.ParsePosition(text)
		if err != nil {
			return
		}
		again, err := game.ParsePosition(pos.String())
		if err != nil || again.String() != pos.String() || again.Outcome() != pos.Outcome() {
			t.Fatalf("%q reads as %s, which reads as %v, %v", text, pos, again, err)
		}
		if game.Tables.Shared {
			return // chains may be too many to list
		}
		moves := pos.Moves()
		for _, m := range moves {
			if _, _, err := pos.Play(m); err != nil {
				t.Fatalf("%s: %v", pos, err)
			}
		}
		if over := pos.Outcome().Over; over != (len(moves) == 0) {
			t.Fatalf("%s: over %v with %d moves", pos, over, len(moves))
		}
		if n := pos.Perft(1); !pos.Outcome().Over && n != uint64(len(moves)) {
			t.Fatalf("%s: perft(1) is %d, with %d moves", pos, n, len(moves))
		}
	})
}

func FuzzMove(f *testing.F) {
	games := fuzzGames(f)
	for i, game := range games {
		for _, m := range game.Start().Moves() {
			f.Add(uint8(i), game.MoveText(m))
		}
	}
	for _, text := range []string{"", "-", "e1-red-cave", "red-cave-e1", "red-cave-black-cave", "i3-i5-i7", "e2e4", "鼠1-b2", "a10-a1", "i5-i5"} {
		f.Add(uint8(1), text)
		f.Add(uint8(0), text)
	}
	f.Fuzz(func(t *testing.T, which uint8, text string) {
		game := games[int(which)%len(games)]
		m, err := game.ParseMove(text)
		if err != nil {
			return
		}
		if again, err := game.ParseMove(game.MoveText(m)); err != nil || again != m {
			t.Fatalf("%q reads as %s, which reads as %v, %v", text, game.MoveText(m), again, err)
		}
		if _, _, err := game.Start().Play(m); err != nil {
			illegalMove(t, err)
		}
	})
}
