package luaengine_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"menagerie/assets"
	"menagerie/rules"
	"menagerie/rules/rulestest"
	"menagerie/tts/luaengine"
)

// variant is a game with every option at its default or with one option set otherwise.
type variant struct {
	name string
	game *rules.Game
	// usual tells that every option is at its default.
	usual bool
}

func variants(t testing.TB) []variant {
	t.Helper()
	var list []variant
	for _, name := range assets.CardNames() {
		card := rulestest.Card(t, name)
		list = append(list, variant{name, rulestest.Compile(t, card, nil), true})
		for _, o := range card.Options {
			for _, value := range o.Values() {
				if value != o.Default {
					game := rulestest.Compile(t, card, rules.Options{o.Name: value})
					list = append(list, variant{name + " " + o.Name + "=" + value.String(), game, false})
				}
			}
		}
	}
	return list
}

func start(t testing.TB, game *rules.Game) *luaengine.Engine {
	t.Helper()
	engine, err := luaengine.New(game)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(engine.Close)
	return engine
}

func TestPerftAgreesWithGo(t *testing.T) {
	for _, v := range variants(t) {
		t.Run(v.name, func(t *testing.T) {
			depth := 3
			if v.game.Tables.Shared || !v.usual {
				depth = 2
			}
			engine := start(t, v.game)
			for d := range depth + 1 {
				got, err := engine.Perft(d)
				if err != nil {
					t.Fatal(err)
				}
				if want := v.game.Start().Perft(d); got != want {
					t.Errorf("perft(%d) = %d in Lua, %d in Go", d, got, want)
				}
			}
		})
	}
}

func TestDivideAgreesWithGo(t *testing.T) {
	for _, v := range variants(t) {
		got, err := start(t, v.game).Divide(2)
		if err != nil {
			t.Fatal(err)
		}
		if want := v.game.Start().Divide(2); !slices.Equal(got, want) {
			t.Errorf("%s: divide(2) = %v in Lua, %v in Go", v.name, got, want)
		}
	}
}

func TestImpossiblePositions(t *testing.T) {
	texts := map[string][]string{
		"capture-the-fruit":        {"1sdu1tor1/1pwc1mgh1/2fe1ba2/9/9/9/2AB1EF2/1HGM1CWP1/1ROT1UDS1 r", "R8/9/9/9/9/9/9/9/9 r e5*", "9/9/9/9/4R4/9/9/9/9 r e5", "9/9/9/9/4R4/9/9/4O4/9 r e2*", "RR7/9/9/9/9/9/9/9/9 r e5", "9/9/9/9/9/9/9/9/9 r a1", "9/9/9/9/9/9/9/9/9 r e5 red-cave", "9/9/9/9/9/9/9/9/9 r e5 a1 R", "9/9/4A4/9/9/9/9/9/8R r e7*"},
		"jungle":                   {"7/7/7/7/7/7/7/7/3R3 r", "7/7/7/1C5/7/7/7/7/7 b", "07/7/7/7/7/7/7/7/7 r", "3R3/7/7/7/7/7/7/7/3r3 r", "7/7/7/7/7/7/7/7 r", "8/7/7/7/7/7/7/7/7 r"},
		"elephant-chess":           {"K8/9/9/9/9/9/9/9/9/9 w", "9/9/9/9/9/9/9/9/9/9 x", "4k4/9/9/9/9/9/9/9/9/9 w", "4k4/9/9/4R4/9/9/9/9/9/4K4 w", "4k4/9/9/9/9/9/9/9/9/4K4 w", "9/9/9/9/9/9/9/9/9/9 w - - 0"},
		"capture-chinese-checkers": {"e5 w 0,0", "e5,e5 w 58,0", "e5 w 59", "e5 w 59,x", "nowhere w 59,0", "- w"},
	}
	for _, v := range variants(t) {
		engine := start(t, v.game)
		for _, text := range append(texts[v.game.Tables.Card], "", "9", v.game.Start().String()+" nowhere x") {
			if _, err := v.game.ParsePosition(text); err == nil {
				t.Errorf("%s: the Go engine reads the position %q", v.name, text)
			}
			if err := engine.SetPosition(text); err == nil {
				t.Errorf("%s: the Lua engine reads the position %q", v.name, text)
			}
			sameFault(t, engine, v.game, text)
		}
	}
}

// sameFault insists that both engines find the same fault in a position that only a fault keeps from being read.
func sameFault(t *testing.T, engine *luaengine.Engine, game *rules.Game, text string) {
	t.Helper()
	_, inGo := game.ParsePosition(text)
	inLua := engine.SetPosition(text)
	var impossible *rules.Impossible
	if errors.As(inGo, &impossible) && (inLua == nil || !strings.HasSuffix(inLua.Error(), ": "+string(impossible.Fault))) {
		t.Errorf("%s: %v in Lua, %s in Go", text, inLua, impossible.Fault)
	}
}

// Other programs' positions of the same game are read.
func TestForeignPositions(t *testing.T) {
	game := rulestest.Game(t, "elephant-chess", nil)
	engine := start(t, game)
	for _, text := range []string{"4k4/9/9/9/9/9/9/9/9/3K4R r", "4k4/9/9/9/9/9/9/9/9/3K4R w - - 12 34"} {
		pos, err := game.ParsePosition(text)
		if err != nil {
			t.Fatal(err)
		}
		set(t, engine, text)
		if got := positionOf(t, engine); got != pos.String() {
			t.Errorf("%q reads as %q in Lua, %q in Go", text, got, pos)
		}
	}
}
