package rules

import (
	"math/rand/v2"
	"testing"

	"menagerie/assets"
)

// everyGame compiles each card with each setting of one option at a time.
func everyGame(t *testing.T) map[string]*Game {
	t.Helper()
	games := map[string]*Game{}
	for _, name := range assets.CardNames() {
		file, text, _ := assets.Card(name)
		card, err := ReadCard(file, text)
		if err != nil {
			t.Fatal(err)
		}
		settings := []Options{nil}
		for _, o := range card.Options {
			for _, value := range o.Values() {
				settings = append(settings, Options{o.Name: value})
			}
		}
		for _, options := range settings {
			game, err := card.Compile(options)
			if err != nil {
				t.Fatal(err)
			}
			key := name
			for option, value := range options {
				key += " " + option + "=" + value.String()
			}
			games[key] = game
		}
	}
	return games
}

// TestUndo plays at random and insists that taking back any move restores the state bit for bit, and that counting
// leaves it as it was.
func TestUndo(t *testing.T) {
	for name, game := range everyGame(t) {
		t.Run(name, func(t *testing.T) {
			random := rand.New(rand.NewPCG(11, 12))
			e := &game.engine
			for range 3 {
				pos := game.Start()
				for range 120 {
					s := pos.state
					if e.hops {
						newPerft(e, 1).count(&s, 1)
					} else {
						undoAll(t, e, &s)
					}
					if s != pos.state {
						t.Fatalf("%s: counting its moves changes the state", pos)
					}
					moves := pos.Moves()
					if len(moves) == 0 {
						break
					}
					var err error
					if pos, _, err = pos.Play(moves[random.IntN(len(moves))]); err != nil {
						t.Fatal(err)
					}
				}
			}
		})
	}
}

// undoAll makes and takes back each legal step, and in between each answer to it.
func undoAll(t *testing.T, e *engine, s *state) {
	before := *s
	for _, m := range e.legal(nil, s) {
		u := e.make(s, m)
		between := *s
		if s.ended == playing {
			for _, answer := range e.legal(nil, s) {
				v := e.make(s, answer)
				e.undo(s, answer, v)
				if *s != between {
					t.Fatalf("an answer %v leaves %+v, not %+v", answer, *s, between)
				}
			}
		}
		e.undo(s, m, u)
		if *s != before {
			t.Fatalf("%v leaves %+v, not %+v", m, *s, before)
		}
	}
}

// TestCountsAreKept insists that what the state keeps count of is what a count gives.
func TestCountsAreKept(t *testing.T) {
	for name, game := range everyGame(t) {
		t.Run(name, func(t *testing.T) {
			random := rand.New(rand.NewPCG(13, 14))
			for range 5 {
				pos := game.Start()
				for moves := pos.Moves(); len(moves) > 0; moves = pos.Moves() {
					var err error
					if pos, _, err = pos.Play(moves[random.IntN(len(moves))]); err != nil {
						t.Fatal(err)
					}
					fresh := state{side: pos.state.side, token: pos.state.token, carried: pos.state.carried, scores: pos.state.scores, ended: pos.state.ended, winner: pos.state.winner}
					for p, piece := range pos.state.board {
						if piece != 0 {
							game.engine.put(&fresh, Point(p), piece)
						}
					}
					if game.Tables.Shared {
						// Nothing asks how many shared pieces are left.
						fresh.left, fresh.strong = pos.state.left, pos.state.strong
					}
					if fresh != pos.state {
						t.Fatalf("%s\n got %+v\nwant %+v", pos, pos.state, fresh)
					}
				}
			}
		})
	}
}
