package luaengine

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"menagerie/assets"
	"menagerie/rules"
	"menagerie/rules/rulestest"
	"menagerie/tts/script"
)

// report is what the second interpreter is asked: perft, and every ply of a game that plays the moves in a fixed
// pattern, with why another move is refused.
const report = `local game = require("menagerie.engine").new(require("menagerie.tables"))
local pos = game:start()
print(game:perft(pos, 2))
for ply = 1, 60 do
  local moves = game:moves(pos)
  if #moves == 0 then
    break
  end
  local other = 1 + (ply * 31) % #pos.board
  local reason, at = game:why(pos, moves[1].from, other)
  print(reason or "legal", at or 0)
  local move = game:moveNamed(pos, game:moveText(moves[1 + (ply * 7) % #moves]))
  pos = game:play(pos, move.from, move.to, move.via)
  print(game:text(game:parse(game:text(pos))))
end
print(pos.outcome and pos.outcome.reason or "")
`

// PUC Lua is the second judge of what the engine does: it is nearer to TTS's interpreter than gopher-lua.
func TestEngineUnderPUCLua(t *testing.T) {
	interpreter, err := exec.LookPath("lua5.2")
	if err != nil {
		t.Skip("lua5.2 is not installed")
	}
	for _, name := range assets.CardNames() {
		t.Run(name, func(t *testing.T) {
			game := rulestest.Game(t, name, nil)
			modules, err := engineModules(game)
			if err != nil {
				t.Fatal(err)
			}
			modules[0].Text = report
			file := filepath.Join(t.TempDir(), "engine.lua")
			if err := os.WriteFile(file, []byte(script.Bundle(modules)), 0o644); err != nil {
				t.Fatal(err)
			}
			got, err := exec.Command(interpreter, file).CombinedOutput()
			if err != nil {
				t.Fatalf("%v: %s", err, got)
			}
			if want := reportInGo(t, game); string(got) != want {
				t.Errorf("PUC Lua reports\n%s\nwant\n%s", got, want)
			}
		})
	}
}

func reportInGo(t *testing.T, game *rules.Game) string {
	t.Helper()
	pos := game.Start()
	var text strings.Builder
	fmt.Fprintln(&text, pos.Perft(2))
	for ply := 1; ply <= 60; ply++ {
		moves := pos.Moves()
		if len(moves) == 0 {
			break
		}
		other := rules.Point(1 + ply*31%len(game.Tables.Points))
		text.WriteString(refusalInGo(pos, rules.Move{From: moves[0].From, To: other}))
		next, _, err := pos.Play(moves[ply*7%len(moves)])
		if err != nil {
			t.Fatal(err)
		}
		pos = next
		fmt.Fprintln(&text, pos)
	}
	fmt.Fprintln(&text, pos.Outcome().Reason)
	return text.String()
}

func refusalInGo(pos *rules.Position, move rules.Move) string {
	if _, _, err := pos.Play(move); err != nil {
		illegal := err.(*rules.IllegalMove)
		return fmt.Sprintf("%s\t%d\n", illegal.Reason, illegal.At)
	}
	return "legal\t0\n"
}
