package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/tidwall/gjson"
	"github.com/tidwall/sjson"

	"menagerie/assets"
	"menagerie/render"
	"menagerie/rules"
	"menagerie/saves"
	"menagerie/tts"
	"menagerie/tts/script"
	"menagerie/tts/table"
)

// gameFolders hold scenarios of the cards, each in a folder of the card's name.
const gameFolders = "../../tts/script/testdata/games"

// onlineBuilds are the saves of games built for the web, by card and options: their pictures take time to paint.
var onlineBuilds = map[string]string{}

// online is a game with its options, built for the web.
func online(t testing.TB, card string, options ...string) (*rules.Game, string) {
	t.Helper()
	key := strings.Join(append(options, card), " ")
	game, err := loadGame(card, options)
	if err != nil {
		t.Fatal(err)
	}
	if save, made := onlineBuilds[key]; made {
		return game, save
	}
	mod, err := tts.Build(game, tts.Options{AssetsURL: "https://example.com/mod", Size: render.MinSize, Language: "en"})
	if err != nil {
		t.Fatal(err)
	}
	save, err := mod.Save.Marshal()
	if err != nil {
		t.Fatal(err)
	}
	onlineBuilds[key] = string(save)
	return game, string(save)
}

// begunAt is a save whose game begins in a position.
func begunAt(t testing.TB, game *rules.Game, save, position string) string {
	t.Helper()
	pos, err := game.ParsePosition(position)
	if err != nil {
		t.Fatal(err)
	}
	state, err := json.Marshal(script.State{
		Menagerie: script.StateVersion, Card: game.Tables.Card, Tables: game.Tables.Hash, Options: optionsOf(game),
		Start: pos.String(), Moves: []string{}, Position: pos.String(), Settings: script.StateSettings{Enforce: true, Language: "en"},
	})
	if err != nil {
		t.Fatal(err)
	}
	text, err := sjson.Set(save, "LuaScriptState", string(state))
	if err != nil {
		t.Fatal(err)
	}
	return text
}

func optionsOf(game *rules.Game) map[string]rules.OptionValue {
	options := map[string]rules.OptionValue{}
	for _, o := range game.Tables.Options {
		options[o.Name] = o.Value
	}
	return options
}

// moment is a save made in the course of a game, and the line of the scenario after which it was made.
type moment struct {
	after string
	save  string
}

// playOut plays a scenario, whose expectations are others' business, and saves after every so manieth of its actions
// and at its end.
func playOut(t testing.TB, game *rules.Game, save, scenario string, every int) []moment {
	t.Helper()
	var lines []string
	var moments []moment
	saveAfter := func(line string) {
		lines = append(lines, fmt.Sprintf("save moment-%d", len(moments)))
		moments = append(moments, moment{after: line})
	}
	actions := 0
	for line := range strings.Lines(scenario) {
		line = strings.TrimSpace(line)
		if strings.HasPrefix(line, "expect") {
			continue // what players see is forgotten with the next action, and saving is one
		}
		lines = append(lines, line)
		if line != "" && !strings.HasPrefix(line, "#") {
			if actions++; actions%every == 0 {
				saveAfter(line)
			}
		}
	}
	saveAfter("its end")
	parsed, err := table.ParseScenario(strings.Join(lines, "\n"))
	if err != nil {
		t.Fatal(err)
	}
	tb, err := table.Open([]byte(save))
	if err != nil {
		t.Fatal(err)
	}
	defer tb.Close()
	setup, files := tts.Setup(game), map[string][]byte{}
	err = parsed.Play(table.Stage{
		Table: tb,
		Place: func(name string) (x, z float64, ok bool) {
			p, ok := game.PointNamed(name)
			if !ok {
				return 0, 0, false
			}
			return setup.Points[p-1].X, setup.Points[p-1].Z, true
		},
		Read: func(name string) ([]byte, error) {
			if text, ok := files[name]; ok {
				return text, nil
			}
			return nil, errors.New("nothing was saved as " + name)
		},
		Write: func(name string, data []byte) error { files[name] = data; return nil },
		Event: func(e table.Event) {
			if e.Kind == "error" {
				t.Errorf("the script failed: %s\n%s", e.Text, e.Trace)
			}
		},
	})
	if err != nil {
		t.Fatal(err)
	}
	for i := range moments {
		moments[i].save = string(files[fmt.Sprintf("moment-%d", i)])
	}
	return moments
}

// played is the save after all of a scenario.
func played(t testing.TB, game *rules.Game, save, scenario string) string {
	t.Helper()
	const never = 1 << 20
	return playOut(t, game, save, scenario, never)[0].save
}

// directive is what a comment of a scenario says of how its game begins, "" for nothing.
func directive(scenario, word string) string {
	for line := range strings.Lines(scenario) {
		if rest, ok := strings.CutPrefix(line, "# "+word+" "); ok {
			return strings.TrimSpace(rest)
		}
	}
	return ""
}

func judged(save string) saves.Report {
	return saves.Judge("test.json", []byte(save), saves.Options{Card: embeddedCard})
}

// findings are those of a report as severity and code.
func findings(r saves.Report) []string {
	list := []string{}
	for _, f := range r.Findings {
		list = append(list, string(f.Severity)+" "+f.Code)
	}
	return list
}

// opened is the game of a scenario, and the save from which it begins.
func opened(t testing.TB, card, scenario string) (*rules.Game, string) {
	t.Helper()
	game, save := online(t, card, strings.Fields(directive(scenario, "with"))...)
	if position := directive(scenario, "from"); position != "" {
		save = begunAt(t, game, save, position)
	}
	return game, save
}

// Whatever is done at the table of any game, a save of it has no error.
func TestPlayedGamesAreSound(t *testing.T) {
	paths, err := filepath.Glob(gameFolders + "/*/*.txt")
	if err != nil || len(paths) == 0 {
		t.Fatalf("no scenarios: %v", err)
	}
	for _, path := range paths {
		card := filepath.Base(filepath.Dir(path))
		t.Run(card+"/"+filepath.Base(path), func(t *testing.T) {
			scenario := readFile(t, path)
			game, save := opened(t, card, scenario)
			// Of a drop and the wait behind it, a save of every third is by turns one just after a drop and one at rest.
			moments := playOut(t, game, save, scenario, 3)
			for i, m := range moments {
				if r := judged(m.save); !r.OK {
					t.Errorf("save %d, after %q: %+v", i, m.after, r.Findings)
				}
			}
		})
	}
}

func TestEveryCardIsSoundFromBuildToEnd(t *testing.T) {
	for _, card := range assets.CardNames() {
		t.Run(card, func(t *testing.T) {
			game, save := online(t, card)
			if r := judged(save); len(r.Findings) != 0 {
				t.Errorf("a fresh build has findings: %+v", r.Findings)
			}
			text, err := os.ReadFile(wholeGame(card))
			if err != nil {
				t.Fatal(err)
			}
			last := over(t, playOut(t, game, save, string(text), 1))
			r := judged(last)
			if len(r.Findings) != 0 {
				t.Errorf("the played game has findings: %+v", r.Findings)
			}
			kept := stateIn(last)
			if r.Outcome == nil || r.Outcome.Winner != kept.Get("outcome.winner").String() || r.Outcome.Reason != kept.Get("outcome.reason").String() {
				t.Errorf("the outcome is %+v, the table says %s", r.Outcome, kept.Get("outcome"))
			}
			if int64(r.Ply) != kept.Get("moves.#").Int() || r.Ply < 5 {
				t.Errorf("%d moves, the table says %s", r.Ply, kept.Get("moves.#"))
			}
		})
	}
}

// wholeGame is the scenario of a card's whole game.
func wholeGame(card string) string {
	if card == "capture-the-fruit" {
		return filepath.Join("testdata", "whole-game.txt")
	}
	return filepath.Join(gameFolders, card, "whole-game.txt")
}

// over is the last save of a game that is over and at rest.
func over(t testing.TB, moments []moment) string {
	t.Helper()
	for _, m := range slices.Backward(moments) {
		if s := stateIn(m.save); s.Get("outcome.reason").Exists() && s.Get("moving.#").Int() == 0 {
			return m.save
		}
	}
	t.Fatal("no game ended")
	return ""
}

func stateIn(save string) gjson.Result {
	return gjson.Parse(gjson.Get(save, "LuaScriptState").String())
}

func TestVerdictOnTheEnd(t *testing.T) {
	for path, want := range map[string]string{
		"capture-chinese-checkers/whole-game.txt":  "Red wins with 27 captures, ",
		"capture-chinese-checkers/shared-draw.txt": "The game is drawn: White, Red, Yellow, Green and Blue share it with 10 captures each, ",
		"capture-chinese-checkers/six.txt":         "blue to move, 4 moves played",
		"elephant-chess/whole-game.txt":            "Red wins: Black is checkmated, ",
		"elephant-chess/stalemate.txt":             "Red wins: Black is stalemated and cannot move, ",
		"elephant-chess/dead-material.txt":         "The game is drawn: neither side has a piece left that could win, ",
	} {
		t.Run(path, func(t *testing.T) {
			scenario := readFile(t, gameFolders, path)
			game, save := opened(t, filepath.Dir(path), scenario)
			r := menagerie(t, "validate", writeFile(t, played(t, game, save, scenario), t.TempDir(), "end.json"))
			if r.code != 0 || !strings.Contains(r.out, ": sound — ") || !strings.Contains(r.out, want) {
				t.Errorf("exit %d, without %q:\n%s", r.code, want, r.out)
			}
		})
	}
}

// A piece of any game that somebody moved by hand is one finding, with where it is and where it belongs.
func TestAPieceMovedByHandIsNamed(t *testing.T) {
	for card, c := range map[string]struct {
		id, to string
		says   []string
	}{
		"jungle":                   {"red-elephant", "4e", []string{"Red 象8 Elephant", "stands on 4e", "the game has it on 1c"}},
		"dou-shou-qi":              {"red-elephant", "d3", []string{"Red 象8 Elephant", "stands on d3", "the game has it on a3"}},
		"elephant-chess":           {"black-monkey-1", "e6", []string{"Black 猴M Monkey", "stands on e6", "the game has it on b8"}},
		"capture-chinese-checkers": {"white-marble-1", "i5", []string{"Marble", "stands on i5", "the game has it on "}},
	} {
		t.Run(card, func(t *testing.T) {
			game, save := online(t, card)
			begun := played(t, game, save, "settle")
			r := menagerie(t, "validate", writeFile(t, moveTo(t, game, begun, c.id, c.to), t.TempDir(), "moved.json"))
			if r.code != 1 || !strings.Contains(r.out, ": 1 error\n") {
				t.Errorf("exit %d:\n%s", r.code, r.out)
			}
			for _, part := range c.says {
				if !strings.Contains(r.out, part) {
					t.Errorf("validate does not say %q:\n%s", part, r.out)
				}
			}
		})
	}
}

// Repeating is judged by all of the past.
func TestThePastDecides(t *testing.T) {
	scenario := readFile(t, gameFolders, "dou-shou-qi", "repetition.txt")
	game, save := opened(t, "dou-shou-qi", scenario)
	moments := playOut(t, game, save, scenario, 1)
	i := slices.IndexFunc(moments, func(m moment) bool { return stateIn(m.save).Get("outcome.reason").String() == rules.Repetition })
	if i < 0 {
		t.Fatal("the game does not repeat")
	}
	if r := judged(moments[i].save); !r.OK || r.Outcome == nil || r.Outcome.Reason != rules.Repetition {
		t.Errorf("outcome %v, findings %+v", r.Outcome, r.Findings)
	}
	if got := findings(judged(withState(t, moments[i].save, "outcome", nil))); !slices.Contains(got, "error outcome-mismatch") {
		t.Errorf("a game that repeats, said to go on, has the findings %q", got)
	}
}

func TestAPerpetualCheckIsIllegal(t *testing.T) {
	scenario := readFile(t, gameFolders, "elephant-chess", "perpetual-check.txt")
	scenario, _, _ = strings.Cut(scenario, "expect Red sees That would be perpetual check")
	game, save := opened(t, "elephant-chess", scenario)
	save = played(t, game, save, scenario)
	if r := judged(save); !r.OK {
		t.Errorf("findings %+v", r.Findings)
	}
	lines := strings.Fields(strings.TrimSpace(scenario))
	refused := strings.Join(lines[len(lines)-2:], "-")
	r := judged(withState(t, save, "moves.-1", refused))
	if len(r.Findings) == 0 || !slices.ContainsFunc(r.Findings, func(f saves.Finding) bool {
		return f.Code == saves.HistoryIllegal && strings.Contains(f.Message, "perpetual check")
	}) {
		t.Errorf("with the refused move %s: %+v", refused, r.Findings)
	}
}

// moveTo moves a piece of a save to a point by hand.
func moveTo(t testing.TB, game *rules.Game, save, id, point string) string {
	t.Helper()
	p, ok := game.PointNamed(point)
	if !ok {
		t.Fatalf("no point %s", point)
	}
	setup := tts.Setup(game)
	spot := setup.Points[p-1]
	i := slices.IndexFunc(gjson.Get(save, "ObjectStates").Array(), func(o gjson.Result) bool {
		return o.Get("Memo").String() == "menagerie/"+game.Card.Name+"/"+id
	})
	for axis, v := range map[string]float64{"posX": spot.X, "posY": setup.Height, "posZ": spot.Z} {
		var err error
		if save, err = sjson.Set(save, fmt.Sprintf("ObjectStates.%d.Transform.%s", i, axis), v); err != nil {
			t.Fatal(err)
		}
	}
	return save
}
