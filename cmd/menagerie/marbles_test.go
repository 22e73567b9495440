package main

import (
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"

	"github.com/tidwall/gjson"
	"github.com/tidwall/sjson"

	"menagerie/rules"
	"menagerie/tts"
	"menagerie/tts/script"
)

const checkers = "capture-chinese-checkers"

// begunChain is a game of two in the middle of a chain: white has captured one marble, red two so far.
const begunChain = `White sits Ann host
Red sits Bob
settle
White drags l6 n1
settle
Red drags l8 n3
settle
Red drags n3 l6
settle
`

// afterAll is the save after all of a scenario.
func afterAll(t testing.TB, scenario string) (*rules.Game, string) {
	t.Helper()
	game, save := opened(t, checkers, scenario)
	return game, played(t, game, save, scenario)
}

// withState changes a member of the script state of a save.
func withState(t testing.TB, save, path string, value any) string {
	t.Helper()
	state, err := sjson.Set(gjson.Get(save, "LuaScriptState").String(), path, value)
	if err != nil {
		t.Fatal(err)
	}
	if save, err = sjson.Set(save, "LuaScriptState", state); err != nil {
		t.Fatal(err)
	}
	return save
}

func TestUnfinishedChain(t *testing.T) {
	game, save := afterAll(t, begunChain)
	r := judged(save)
	if len(r.Findings) != 0 || r.Ply != 1 || r.Turn != "red" || !strings.HasSuffix(r.Position, " r 1,0") {
		t.Fatalf("in mid-chain: ply %d, turn %s, position %s, findings %+v", r.Ply, r.Turn, r.Position, r.Findings)
	}
	for _, c := range []struct {
		name string
		save string
		want []string
		says string
	}{
		{"a chain that does not hop", withState(t, save, "chain", []string{"l8", "n3", "n1"}), []string{"error history-illegal"}, "unfinished chain"},
		{"a chain of points that do not exist", withState(t, save, "chain", []string{"l8", "zz"}), []string{"error history-illegal"}, "zz"},
		{"a piece that the chain has captured", withState(t, save, "pieces."+capturedBy(t, save), "e5"), []string{"error state-invalid"}, "list of pieces"},
		{"the turn after the chain", withState(t, save, "turn", "white"), []string{"error turn-mismatch"}, "red is to move"},
		{"the hopping marble moved by hand", moveTo(t, game, save, on(t, save, "l6"), "i5"), []string{"error state-mismatch"}, "the game has it on l6"},
	} {
		t.Run(c.name, func(t *testing.T) {
			r := judged(c.save)
			if got := findings(r); !slices.Equal(got, c.want) || !strings.Contains(r.Findings[0].Message, c.says) {
				t.Errorf("findings %+v, want %q that say %q", r.Findings, c.want, c.says)
			}
		})
	}
}

// on is the id of the piece that the state has on a point; capturedBy that of one off the board.
func on(t testing.TB, save, point string) string {
	t.Helper()
	for id, at := range stateIn(save).Get("pieces").Map() {
		if at.String() == point {
			return id
		}
	}
	t.Fatalf("nothing is on %q", point)
	return ""
}

func capturedBy(t testing.TB, save string) string { return on(t, save, "") }

// inTray puts a captured marble on a place of a side's tray.
func inTray(t testing.TB, game *rules.Game, save, id string, side, slot int) string {
	t.Helper()
	place := tts.Setup(game).Trays[side-1][slot]
	for i, o := range gjson.Get(save, "ObjectStates").Array() {
		if o.Get("Memo").String() != "menagerie/"+game.Card.Name+"/"+id {
			continue
		}
		for axis, v := range map[string]float64{"posX": place.X, "posY": place.Y, "posZ": place.Z} {
			var err error
			if save, err = sjson.Set(save, fmt.Sprintf("ObjectStates.%d.Transform.%s", i, axis), v); err != nil {
				t.Fatal(err)
			}
		}
	}
	return save
}

func TestCapturedMarblesAreAlike(t *testing.T) {
	game, save := afterAll(t, "White sits Ann host\nRed sits Bob\nsettle\nWhite drags l6 n1\nsettle")
	marble := capturedBy(t, save)
	if got := findings(judged(inTray(t, game, save, marble, 1, 7))); len(got) != 0 {
		t.Errorf("on another place of its tray: %q", got)
	}
	r := judged(inTray(t, game, save, marble, 2, 0))
	if got := findings(r); !slices.Equal(got, []string{"info state-mismatch"}) || !strings.Contains(r.Findings[0].Message, "White has captured 1, but 0 lie in its tray") {
		t.Errorf("in the other side's tray: %+v", r.Findings)
	}
	r = judged(moveTo(t, game, save, marble, "i5"))
	if got := findings(r); !slices.Equal(got, []string{"error state-mismatch"}) || !strings.Contains(r.Findings[0].Message, "off the board") {
		t.Errorf("back on the board: %+v", r.Findings)
	}
	lost, err := sjson.Set(save, "LuaScriptState", "no state")
	if err != nil {
		t.Fatal(err)
	}
	r = judged(lost)
	if got := findings(r); !slices.Equal(got, []string{"error state-invalid"}) || !strings.HasSuffix(r.Position, " r 1,0") {
		t.Errorf("without its state the table shows %q: %+v", r.Position, r.Findings)
	}
}

// Where six play, trays reach into the corners beside the star: what lies there is off the board, and may lie anyhow.
func TestTrayBesideTheStar(t *testing.T) {
	game, save := afterAll(t, "# with players=6\nWhite sits Ann host\nRed sits Bob\nsettle\nWhite drags l6 n1\nsettle")
	marble, setup := capturedBy(t, save), tts.Setup(game)
	maxX, maxZ := setup.Spacing/2, setup.Spacing/2
	for _, p := range setup.Points {
		maxX, maxZ = max(maxX, p.X+setup.Spacing/2), max(maxZ, p.Z+setup.Spacing/2)
	}
	corner := slices.IndexFunc(setup.Trays[0], func(p script.Place) bool { return math.Abs(p.X) < maxX && math.Abs(p.Z) < maxZ })
	if corner < 0 {
		t.Fatal("the tray is clear of the corners")
	}
	save = inTray(t, game, save, marble, 1, corner)
	for i, o := range gjson.Get(save, "ObjectStates").Array() {
		if o.Get("Memo").String() == "menagerie/"+checkers+"/"+marble {
			var err error
			if save, err = sjson.Set(save, fmt.Sprintf("ObjectStates.%d.Transform.rotX", i), 90); err != nil {
				t.Fatal(err)
			}
		}
	}
	if r := judged(save); len(r.Findings) != 0 {
		t.Errorf("findings %+v", r.Findings)
	}
}

func TestLongJump(t *testing.T) {
	const scenario = "# with long-jump=true\n# from i5,i7 w 29,29\nWhite sits Ann host\nRed sits Bob\nsettle\nWhite drags i5 i9\nsettle"
	_, save := afterAll(t, scenario)
	r := judged(save)
	if !r.OK || r.Outcome == nil || r.Outcome.String() != "White wins with 30 captures" {
		t.Errorf("outcome %v, findings %+v", r.Outcome, r.Findings)
	}
	r = judged(withState(t, save, "options.long-jump", false))
	if got := findings(r); !slices.Contains(got, "error history-illegal") {
		t.Errorf("without the option, the jump has the findings %q", got)
	}
}

func TestSharedDrawOfOthers(t *testing.T) {
	_, save := afterAll(t, readFile(t, gameFolders, checkers, "shared-draw.txt"))
	for _, c := range []struct {
		name  string
		path  string
		value any
		says  string
	}{
		{"one sharer less", "outcome.shared", []string{"white", "red", "yellow", "green"}, "White, Red, Yellow and Green share it with 10 captures each"},
		{"one sharer more", "outcome.shared", []string{"white", "red", "yellow", "green", "blue", "purple"}, "Blue and Purple share it"},
		{"nobody shares", "outcome.shared", []string{}, "a draw by"},
		{"a sharer that does not play", "outcome.shared", []string{"white", "pink"}, "a draw by"},
		{"a winner", "outcome.winner", "purple", "Purple wins with 9 captures"},
		{"gone", "outcome", nil, "going on"},
		{"one of six gives up", "outcome", map[string]string{"winner": "white", "reason": "resign"}, "White wins"},
	} {
		t.Run(c.name, func(t *testing.T) {
			r := judged(withState(t, save, c.path, c.value))
			i := slices.IndexFunc(findings(r), func(f string) bool { return f == "error outcome-mismatch" })
			if i < 0 || !strings.Contains(r.Findings[i].Message, c.says) {
				t.Errorf("findings %+v, want one that says %q", r.Findings, c.says)
			}
		})
	}
}
