package luaengine

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"menagerie/assets"
	"menagerie/rules"
	"menagerie/tts/script"
)

// report is what the second interpreter is asked: the start, perft and every ply of a game that plays
// the moves in a fixed pattern.
const report = `local game = require("menagerie.engine").new(require("menagerie.tables"))
local pos = game:start()
print(game:perft(pos, 2))
for ply = 1, 60 do
  local moves = game:moves(pos)
  if #moves == 0 then
    break
  end
  local move = moves[1 + (ply * 7) % #moves]
  pos = game:play(pos, move.from, move.to)
  print(game:text(game:parse(game:text(pos))))
end
`

// PUC Lua is the second judge of what the engine does: it is nearer to TTS's interpreter than gopher-lua.
func TestEngineUnderPUCLua(t *testing.T) {
	interpreter, err := exec.LookPath("lua5.2")
	if err != nil {
		t.Skip("lua5.2 is not installed")
	}
	text, err := assets.Files.ReadFile("games/capture-the-fruit.yaml")
	if err != nil {
		t.Fatal(err)
	}
	card, err := rules.ReadCard("capture-the-fruit.yaml", text)
	if err != nil {
		t.Fatal(err)
	}
	game, err := card.Compile(nil)
	if err != nil {
		t.Fatal(err)
	}
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
}

func reportInGo(t *testing.T, game *rules.Game) string {
	t.Helper()
	pos := game.Start()
	text := fmt.Sprintln(pos.Perft(2))
	for ply := 1; ply <= 60; ply++ {
		moves := pos.Moves()
		if len(moves) == 0 {
			break
		}
		next, _, err := pos.Play(moves[ply*7%len(moves)])
		if err != nil {
			t.Fatal(err)
		}
		pos = next
		text += fmt.Sprintln(pos)
	}
	return text
}
