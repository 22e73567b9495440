package luaengine_test

import (
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"menagerie/assets"
	"menagerie/rules"
	"menagerie/tts/luaengine"
)

// variants are games with every option at its default and with each option turned over.
func variants(t *testing.T) map[string]*rules.Game {
	t.Helper()
	files, err := assets.Files.ReadDir("games")
	if err != nil {
		t.Fatal(err)
	}
	games := map[string]*rules.Game{}
	for _, f := range files {
		text, err := assets.Files.ReadFile("games/" + f.Name())
		if err != nil {
			t.Fatal(err)
		}
		card, err := rules.ReadCard(f.Name(), text)
		if err != nil {
			t.Fatal(err)
		}
		games[card.Name] = compile(t, card, nil)
		for _, o := range card.Options {
			games[card.Name+" with "+o.Name+" turned over"] = compile(t, card, rules.Options{o.Name: !o.Default})
		}
	}
	return games
}

func compile(t *testing.T, card *rules.Card, options rules.Options) *rules.Game {
	t.Helper()
	game, err := card.Compile(options)
	if err != nil {
		t.Fatal(err)
	}
	return game
}

func start(t *testing.T, game *rules.Game) *luaengine.Engine {
	t.Helper()
	engine, err := luaengine.New(game)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(engine.Close)
	return engine
}

// sparing divides the effort for games with an option turned over, which differ little from the others.
func sparing(name string) int {
	if strings.Contains(name, " ") {
		return 4
	}
	return 1
}

func TestPerftAgreesWithGo(t *testing.T) {
	for name, game := range variants(t) {
		engine := start(t, game)
		for depth := range 4 {
			got, err := engine.Perft(depth)
			if err != nil {
				t.Fatal(err)
			}
			if want := game.Start().Perft(depth); got != want {
				t.Errorf("%s: perft(%d) = %d in Lua, %d in Go", name, depth, got, want)
			}
		}
	}
}

// Random games, replayed in both engines, agree at every step.
func TestRandomPlayAgreesWithGo(t *testing.T) {
	const games, plies = 200, 20
	for name, game := range variants(t) {
		t.Run(name, func(t *testing.T) {
			random := rand.New(rand.NewPCG(1, 2))
			engine := start(t, game)
			for range games / sparing(name) {
				playBoth(t, engine, game, random, plies)
			}
		})
	}
}

func playBoth(t *testing.T, engine *luaengine.Engine, game *rules.Game, random *rand.Rand, plies int) {
	t.Helper()
	pos := game.Start()
	if err := engine.SetPosition(pos.String()); err != nil {
		t.Fatal(err)
	}
	for range plies {
		compare(t, engine, pos, random)
		if t.Failed() || pos.Outcome().Over {
			return
		}
		move := pick(pos, random)
		next, want, err := pos.Play(move)
		if err != nil {
			t.Fatal(err)
		}
		got, err := engine.Play(move)
		if err != nil {
			t.Fatal(err)
		}
		if !reflect.DeepEqual(got, want) {
			t.Errorf("%s %s: effects %+v in Lua, %+v in Go", pos, game.MoveText(move), got, want)
		}
		pos = next
	}
}

// pick prefers moves onto a piece or towards the token, so that short games see encounters and endings.
func pick(pos *rules.Position, random *rand.Rand) rules.Move {
	moves := pos.Moves()
	var eager []rules.Move
	token, carried := pos.Token()
	for _, m := range moves {
		if pos.At(m.To) != 0 || token != 0 && m.To == token || carried && m.From == token {
			eager = append(eager, m)
		}
	}
	if len(eager) > 0 && random.IntN(2) == 0 {
		moves = eager
	}
	return moves[random.IntN(len(moves))]
}

func compare(t *testing.T, engine *luaengine.Engine, pos *rules.Position, random *rand.Rand) {
	t.Helper()
	text, err := engine.Position()
	if err != nil {
		t.Fatal(err)
	}
	if text != pos.String() {
		t.Errorf("position %q in Lua, %q in Go", text, pos)
	}
	moves, err := engine.Moves()
	if err != nil {
		t.Fatal(err)
	}
	if !slices.Equal(moves, pos.Moves()) {
		t.Errorf("%s: moves %v in Lua, %v in Go", pos, moves, pos.Moves())
	}
	if got, want := engine.Outcome(), pos.Outcome(); got != want {
		t.Errorf("%s: outcome %+v in Lua, %+v in Go", pos, got, want)
	}
	for range 4 {
		compareRefusals(t, engine, pos, random)
	}
}

func compareRefusals(t *testing.T, engine *luaengine.Engine, pos *rules.Position, random *rand.Rand) {
	t.Helper()
	game := pos.Game()
	points := len(game.Tables.Points)
	move := rules.Move{From: rules.Point(1 + random.IntN(points)), To: rules.Point(1 + random.IntN(points))}
	got, err := engine.Why(move)
	if err != nil {
		t.Fatal(err)
	}
	want := luaengine.Refusal{}
	if _, _, err := pos.Play(move); err != nil {
		illegal := err.(*rules.IllegalMove)
		want.Reason = illegal.Reason
		want.At = illegal.At
	}
	if got != want {
		t.Errorf("%s %s: refused %+v in Lua, %+v in Go", pos, game.MoveText(move), got, want)
	}
}

func TestImpossiblePositions(t *testing.T) {
	for name, game := range variants(t) {
		engine := start(t, game)
		for _, text := range []string{"", "9", game.Start().String() + " nowhere x"} {
			if err := engine.SetPosition(text); err == nil {
				t.Errorf("%s: the Lua engine reads the position %q", name, text)
			}
		}
	}
}
