package luaengine_test

import (
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"menagerie/rules"
	"menagerie/tts/luaengine"
)

// both plays one game in both engines and compares them.
type both struct {
	t      *testing.T
	engine *luaengine.Engine
	game   *rules.Game
	pos    *rules.Position
	// seen marks the reasons and the endings that have come up.
	seen map[string]bool
}

// begin goes to a position, or to the start for "".
func begin(t *testing.T, engine *luaengine.Engine, game *rules.Game, text string) *both {
	t.Helper()
	b := &both{t: t, engine: engine, game: game, pos: game.Start(), seen: map[string]bool{}}
	if text != "" {
		pos, err := game.ParsePosition(text)
		if err != nil {
			t.Fatal(err)
		}
		b.pos = pos
	}
	set(t, engine, b.pos.String())
	b.compare()
	return b
}

func set(t *testing.T, engine *luaengine.Engine, text string) {
	t.Helper()
	if err := engine.SetPosition(text); err != nil {
		t.Fatal(err)
	}
}

func positionOf(t *testing.T, engine *luaengine.Engine) string {
	t.Helper()
	text, err := engine.Position()
	if err != nil {
		t.Fatal(err)
	}
	return text
}

// play plays a move in both engines and compares what it did and brought about.
func (b *both) play(move rules.Move) {
	b.t.Helper()
	next, want, err := b.pos.Play(move)
	if err != nil {
		b.t.Fatal(err)
	}
	got, err := b.engine.Play(move)
	if err != nil {
		b.t.Fatalf("%s: %v", b.pos, err)
	}
	b.moved(next, got, want, move)
}

func (b *both) moved(next *rules.Position, got, want rules.Effects, move rules.Move) {
	b.t.Helper()
	if !reflect.DeepEqual(got, want) {
		b.t.Errorf("%s %s: effects %+v in Lua, %+v in Go", b.pos, b.game.MoveText(move), got, want)
	}
	b.pos = next
	b.compare()
}

// playAll plays moves given as text.
func (b *both) playAll(texts ...string) {
	b.t.Helper()
	for _, text := range texts {
		b.play(b.move(text))
	}
}

func (b *both) move(text string) rules.Move {
	b.t.Helper()
	move, err := b.game.ParseMove(text)
	if err != nil {
		b.t.Fatal(err)
	}
	return move
}

// compare compares the positions and the outcomes.
func (b *both) compare() {
	b.t.Helper()
	if text := positionOf(b.t, b.engine); text != b.pos.String() {
		b.t.Fatalf("position %q in Lua, %q in Go", text, b.pos)
	}
	b.seen[b.pos.Outcome().Reason] = true
	if got, want := b.engine.Outcome(), b.pos.Outcome(); got != want {
		b.t.Fatalf("%s: outcome %+v in Lua, %+v in Go", b.pos, got, want)
	}
}

// compareMoves compares the legal moves and returns them.
func (b *both) compareMoves() []rules.Move {
	b.t.Helper()
	got, err := b.engine.Moves()
	if err != nil {
		b.t.Fatal(err)
	}
	want := b.pos.Moves()
	if !slices.Equal(got, want) {
		b.t.Fatalf("%s: moves %v in Lua, %v in Go", b.pos, got, want)
	}
	return want
}

// compareDestinations compares where the piece on a point may go, or hop to first.
func (b *both) compareDestinations(from rules.Point, moves []rules.Move) {
	b.t.Helper()
	got, err := b.engine.Destinations(from)
	if err != nil {
		b.t.Fatal(err)
	}
	if want := firstPoints(moves, rules.Move{From: from}); !slices.Equal(got, want) {
		b.t.Errorf("%s: destinations %v of %s in Lua, %v in Go", b.pos, got, b.game.PointName(from), want)
	}
}

// firstPoints are the points that moves come to after a beginning that they share: a chain's departure and what it
// has visited.
func firstPoints(moves []rules.Move, beginning rules.Move) []rules.Point {
	var points []rules.Point
	for _, m := range moves {
		rest, ok := strings.CutPrefix(m.Via+string([]byte{byte(m.To)}), beginning.Via)
		if m.From == beginning.From && ok && rest != "" && !slices.Contains(points, rules.Point(rest[0])) {
			points = append(points, rules.Point(rest[0]))
		}
	}
	return points
}

// compareReason compares why a move is not legal, and returns the reason.
func (b *both) compareReason(move rules.Move) luaengine.Refusal {
	b.t.Helper()
	got, err := b.engine.Why(move)
	if err != nil {
		b.t.Fatal(err)
	}
	want := luaengine.Refusal{}
	if _, _, err := b.pos.Play(move); err != nil {
		illegal := err.(*rules.IllegalMove)
		want = luaengine.Refusal{Reason: illegal.Reason, At: illegal.At}
	}
	b.seen[string(want.Reason)] = true
	if got != want {
		b.t.Errorf("%s %s: refused %+v in Lua, %+v in Go", b.pos, b.game.MoveText(move), got, want)
	}
	return want
}

// compareText compares the text of a move and what is read from it.
func (b *both) compareText(move rules.Move) {
	b.t.Helper()
	text := b.game.MoveText(move)
	if got, err := b.engine.MoveText(move); err != nil || got != text {
		b.t.Errorf("a move is %q in Lua (%v), %q in Go", got, err, text)
	}
	read, ok, err := b.engine.MoveNamed(text)
	if err != nil || !ok || read != move {
		b.t.Errorf("%s %s: read in Lua as %v (%t, %v), want %v", b.pos, text, read, ok, err, move)
	}
}

// randomMove is any move, most likely illegal, more often than not of a piece of the side to move and along a line
// or a leap of the board.
func (b *both) randomMove(random *rand.Rand, legal []rules.Move) rules.Move {
	move := rules.Move{From: b.randomPoint(random)}
	if len(legal) > 0 && random.IntN(4) > 0 {
		move.From = legal[random.IntN(len(legal))].From
	}
	move.To = b.randomPoint(random)
	if random.IntN(4) > 0 {
		move.To = b.randomGoal(random, move.From)
	}
	if b.game.Tables.Shared && len(legal) > 0 && random.IntN(2) == 0 {
		chain := legal[random.IntN(len(legal))]
		move = rules.Move{From: chain.From, To: b.randomGoal(random, chain.To), Via: chain.Via + string([]byte{byte(chain.To)})}
	}
	return move
}

func (b *both) randomPoint(random *rand.Rand) rules.Point {
	return rules.Point(1 + random.IntN(len(b.game.Tables.Points)))
}

// randomGoal goes some way along a line from a point, or leaps.
func (b *both) randomGoal(random *rand.Rand, from rules.Point) rules.Point {
	t := &b.game.Tables
	if len(t.Leaps) > 0 && random.IntN(4) == 0 {
		if leaps := t.Leaps[random.IntN(len(t.Leaps))].From[from-1]; len(leaps) > 0 {
			return rules.Point(leaps[random.IntN(len(leaps))].To)
		}
	}
	next := t.Nets[0].Next[random.IntN(len(t.Directions))]
	to := from
	for range 1 + random.IntN(4) {
		if next[to-1] != 0 {
			to = rules.Point(next[to-1])
		}
	}
	return to
}
