package rules

import (
	"testing"

	"pgregory.net/rapid"
)

// The promises of the package, checked on games that rapid makes up and shrinks when one is broken.
func TestPromises(t *testing.T) {
	for name, game := range everyGame(t) {
		t.Run(name, func(t *testing.T) {
			rapid.Check(t, func(t *rapid.T) {
				pos := game.Start()
				for n := rapid.IntRange(0, 40).Draw(t, "plies"); n > 0; n-- {
					moves := pos.Moves()
					if len(moves) == 0 {
						break
					}
					m := moves[rapid.IntRange(0, len(moves)-1).Draw(t, "move")]
					next, _, err := pos.Play(m)
					if err != nil {
						t.Fatalf("%s: the legal move %s: %v", pos, game.MoveText(m), err)
					}
					promiseMove(t, game, m)
					promisePosition(t, game, next)
					pos = next
				}
				promisePerft(t, pos)
			})
		})
	}
}

// promiseMove: a move reads as it is written.
func promiseMove(t *rapid.T, game *Game, m Move) {
	if read, err := game.ParseMove(game.MoveText(m)); err != nil || read != m {
		t.Fatalf("%s reads as %v, %v", game.MoveText(m), read, err)
	}
}

// promisePosition: a position that moves lead to is possible, and reads as it is written, with the same moves but
// for what repetition forbids.
func promisePosition(t *rapid.T, game *Game, pos *Position) {
	if fault := pos.Impossible(); fault != nil {
		t.Fatalf("%s: %v", pos, fault)
	}
	read, err := game.ParsePosition(pos.String())
	if err != nil {
		t.Fatalf("%s: %v", pos, err)
	}
	if read.String() != pos.String() {
		t.Fatalf("%s reads as %s", pos, read)
	}
	if read.state != pos.state {
		t.Fatalf("%s: the state read differs from the one written", pos)
	}
}

// promisePerft: counting leaves the state bit for bit as it was, and the moves' counts add up.
func promisePerft(t *rapid.T, pos *Position) {
	s := pos.state
	total := newPerft(&pos.game.engine, 2).count(&s, 2)
	if s != pos.state {
		t.Fatalf("%s: counting changes the state", pos)
	}
	var sum uint64
	for _, d := range pos.Divide(2) {
		sum += d.Nodes
	}
	if sum != total {
		t.Fatalf("%s: the moves' counts add up to %d, perft says %d", pos, sum, total)
	}
}
