package saves_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/tidwall/gjson"
	"github.com/tidwall/sjson"

	"menagerie/saves"
)

// Games that the tests tamper with.
const (
	opening  = "d2-e3 h8-h7"
	capture  = "h1-i1 g8-i6 i1-i6" // red's snake has taken black's goat
	carrying = "d2-e3 h8-h7 e3-e5 h7-h6 e5-e4"
	finished = carrying + " h6-h7 e4-e3 h7-h6 e3-e2 h6-h7 e2-e1 h7-h6 e1-red-cave"
)

// tampering is a change to a save, all findings that it brings, and what one of them must say.
type tampering struct {
	name   string
	change func(s save) save
	want   []string
	says   string
}

func run(t *testing.T, base save, cases []tampering) {
	t.Helper()
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			changed := c.change(save{t, base.text})
			r := changed.judge()
			if !r.OK && r.Format != "" && !needsDrawing(r) {
				mend(t, changed)
			}
			if got := codes(r); !slices.Equal(got, c.want) {
				t.Errorf("findings %q, want %q", got, c.want)
			}
			said := false
			for _, f := range r.Findings {
				said = said || strings.Contains(f.Message, c.says)
				if t.Failed() {
					t.Log(f.Message)
				}
			}
			if !said && c.says != "" {
				t.Errorf("nothing says %q in %+v", c.says, r.Findings)
			}
		})
	}
}

// needsDrawing tells whether a repair would make objects anew, which is slow and has tests of its own.
func needsDrawing(r saves.Report) bool {
	return slices.ContainsFunc(r.Findings, func(f saves.Finding) bool {
		return f.Severity == saves.Error && slices.Contains([]string{saves.PieceMissing, saves.BoardMissing, saves.ObjectChanged}, f.Code)
	})
}

func TestUnplayed(t *testing.T) {
	nan, inf := `"NaN"`, `"Infinity"`
	run(t, fresh(t), []tampering{
		{"nothing", func(s save) save { return s }, []string{}, ""},
		{"piece on another point", func(s save) save { return s.on("black-rat", "f5") },
			[]string{"error state-mismatch", "warning state-missing"}, "Black 鼠1 Rat stands on f5; the game has it on h9: put it back there"},
		{"piece between points", func(s save) save { return s.at("black-rat", 2.9, 0.9) },
			[]string{"error piece-off-point", "warning state-missing"}, "lies between the points, at x 2.9, z 0.9 (nearest point f5, 1.27 away); the game has it on h9"},
		{"piece just off its point", func(s save) save { return s.at("black-rat", 6.71, 8) },
			[]string{"error piece-off-point", "warning state-missing"}, "nearest point h9"},
		{"piece barely on its point", func(s save) save { return s.at("black-rat", 6.69, 8) }, []string{}, ""},
		{"piece off the board", func(s save) save { return s.at("black-rat", 30, 0) },
			[]string{"error piece-off-point", "warning state-missing"}, "lies off the board"},
		{"piece in its tray", func(s save) save {
			after := played(s.t, capture)
			return s.at("black-goat", gjson.Get(after.text, after.path("black-goat", "Transform.posX")).Num, gjson.Get(after.text, after.path("black-goat", "Transform.posZ")).Num)
		}, []string{"error state-mismatch", "warning state-missing"}, "Black 羊8 Goat lies in its tray"},
		{"piece on another", func(s save) save { return s.on("black-rat", "b1") },
			[]string{"error point-shared", "warning state-missing"}, "together with Red 鼠1 Rat"},
		{"piece stacked on another", func(s save) save { return s.on("black-rat", "b1").high("black-rat", 1.72) },
			[]string{"error point-shared", "warning state-missing"}, ""},
		{"piece where it may not stand", func(s save) save { return s.on("red-wind", "e5") },
			[]string{"error piece-forbidden", "warning state-missing"}, "Red 風A Wind stands on e5, where it may not stand"},
		{"two pieces swapped", func(s save) save { return s.on("red-rat", "c1").on("red-ox", "b1") },
			[]string{"error state-mismatch", "error state-mismatch", "warning state-missing"}, ""},
		{"piece held", func(s save) save { return s.on("black-rat", "f5").high("black-rat", 2.8) },
			[]string{"warning piece-held"}, "in the air"},
		{"piece held, its point taken", func(s save) save { return s.on("black-rat", "f5").high("black-rat", 2.8).on("black-ox", "h9") },
			[]string{"error piece-off-point", "error state-mismatch", "warning state-missing"}, ""},
		{"piece missing", func(s save) save { return s.remove("red-dragon") },
			[]string{"error piece-missing"}, "Red 龍5 Dragon is missing"},
		{"piece in a bag", func(s save) save {
			return s.remove("red-dragon").add(`{"GUID":"b0b0b0","Name":"Bag","Transform":{"posX":0,"posY":1,"posZ":40,"rotX":0,"rotY":0,"rotZ":0,"scaleX":1,"scaleY":1,"scaleZ":1},"ContainedObjects":[` + s.object("red-dragon") + `]}`)
		}, []string{"error piece-missing"}, "it is inside a Bag"},
		{"piece in a bag in a bag", func(s save) save {
			bag := func(guid, content string) string {
				return `{"GUID":"` + guid + `","Name":"Bag","Transform":{"posX":0,"posY":1,"posZ":40,"rotX":0,"rotY":0,"rotZ":0,"scaleX":1,"scaleY":1,"scaleZ":1},"ContainedObjects":[` + content + `]}`
			}
			return s.remove("red-dragon").add(bag("b0b0b0", bag("b0b0b1", s.object("red-dragon")+","+bag("b0b0b2", ""))+","+bag("b0b0b3", ""))).add(bag("b0b0b4", ""))
		}, []string{"error piece-missing"}, "it is inside a Bag (ObjectStates["},
		{"piece twice", func(s save) save { return s.add(s.object("red-dragon")) },
			[]string{"error piece-duplicate"}, "one too many"},
		{"piece twice, with its GUID", func(s save) save {
			return s.add(gjson.Get(s.text, "ObjectStates.5").Raw)
		}, []string{"error guid-duplicate", "error piece-duplicate"}, ""},
		{"piece of no kind", func(s save) save {
			return s.add(strings.ReplaceAll(s.object("red-dragon"), "red-dragon", "red-unicorn"))
		},
			[]string{"error piece-extra"}, "red-unicorn"},
		{"piece of another game", func(s save) save { return s.add(strings.ReplaceAll(s.object("red-dragon"), cardName, "jungle")) },
			[]string{"error piece-extra"}, "belongs to another game, jungle"},
		{"foreign object", func(s save) save {
			return s.add(`{"GUID":"d1ced1","Name":"Die_6","Nickname":"鼠1","Transform":{"posX":0,"posY":1.5,"posZ":0,"rotX":0,"rotY":0,"rotZ":0,"scaleX":1,"scaleY":1,"scaleZ":1}}`)
		}, []string{}, ""},
		{"rulebook gone", func(s save) save {
			return s.setRaw("ObjectStates", gjson.Get(s.text, `ObjectStates.#(Name!="Custom_PDF")#`).Raw)
		}, []string{}, ""},
		{"token away", func(s save) save { return s.on("fruit", "e6") },
			[]string{"error carry-detached"}, "lies on e6, where nobody carries it; the game has it at its home e5"},
		{"token with a piece", func(s save) save { return s.on("fruit", "b2") },
			[]string{"error carry-detached"}, "Red 馬7 Horse"},
		{"token with what cannot carry", func(s save) save { return s.on("fruit", "c3") },
			[]string{"error carry-illegal"}, "which cannot carry it"},
		{"token missing", func(s save) save { return s.remove("fruit") }, []string{"error piece-missing"}, ""},
		{"board missing", func(s save) save { return s.remove("board") }, []string{"error board-missing"}, ""},
		{"board moved", func(s save) save { return s.at("board", 2, 0) }, []string{"error board-moved"}, ""},
		{"board turned", func(s save) save { return s.set(s.path("board", "Transform.rotY"), 90) }, []string{"error board-moved"}, ""},
		{"GUID malformed", func(s save) save { return s.set(s.path("red-dragon", "GUID"), "Dragon") }, []string{"warning guid-malformed"}, ""},
		{"GUID duplicate", func(s save) save { return s.set(s.path("red-dragon", "GUID"), s.get(s.path("red-ox", "GUID"))) },
			[]string{"error guid-duplicate"}, "龍5"},
		{"place not a number", func(s save) save { return s.setRaw(s.path("red-dragon", "Transform.posX"), nan) },
			[]string{"error transform-invalid"}, `posX is "NaN"`},
		{"turned without end", func(s save) save { return s.setRaw(s.path("red-dragon", "Transform.rotY"), inf) },
			[]string{"error transform-invalid"}, ""},
		{"place beyond all numbers", func(s save) save { return s.setRaw(s.path("red-dragon", "Transform.posZ"), "1e999") },
			[]string{"error transform-invalid", "warning number-range"}, "posZ"},
		{"place very far", func(s save) save { return s.setRaw(s.path("red-dragon", "Transform.posZ"), "1e9") },
			[]string{"error piece-off-point", "warning state-missing"}, "off the board"},
		{"no Transform", func(s save) save { return s.setRaw(s.path("red-dragon", "Transform"), "null") },
			[]string{"error transform-invalid"}, ""},
		{"exponents", func(s save) save { return s.setRaw(s.path("red-horse", "Transform.posX"), "-6E+00") }, []string{}, ""},
		{"other side to move", func(s save) save { return s.set("Turns.TurnColor", "Green") }, []string{"warning turn-mismatch"}, "turn of red at Red"},
		{"assets here", func(s save) save { return s.set(s.path("board", "CustomMesh.MeshURL"), "file:///tmp/a.obj") },
			[]string{"warning asset-local"}, "1 asset URL points"},
		{"assets nowhere", func(s save) save {
			return s.set(s.path("board", "CustomMesh.MeshURL"), "http://cloud-3.steamusercontent.com/ugc/1/A/").set("SkyURL", "http://cloud-3.steamusercontent.com/ugc/2/B/")
		}, []string{"warning asset-dead-host"}, "2 asset URLs point"},
		{"script gone", func(s save) save { return s.set("LuaScript", "") }, []string{"error script-changed"}, "the script is gone"},
		{"script of another", func(s save) save { return s.set("LuaScript", "print(1)") }, []string{"error script-changed"}, "by hand"},
		{"script edited", func(s save) save {
			return s.set("LuaScript", strings.Replace(s.get("LuaScript"), "local BARRED", "local X, BARRED", 1))
		}, []string{"error script-changed"}, "by hand: menagerie.engine"},
		{"script with CRLF", func(s save) save {
			return s.set("LuaScript", strings.ReplaceAll(s.get("LuaScript"), "\n", "\r\n"))
		}, []string{}, ""},
	})
}

func TestPlayed(t *testing.T) {
	run(t, played(t, opening), []tampering{
		{"nothing", func(s save) save { return s }, []string{}, ""},
		{"piece moved", func(s save) save { return s.on("black-horse", "h6") },
			[]string{"error state-mismatch"}, "Black 馬7 Horse stands on h6; the game has it on h7: put it back there"},
		{"turn passed", func(s save) save { return s.set("Turns.TurnColor", "Green") }, []string{"warning turn-mismatch"}, ""},
		{"state emptied", func(s save) save { return s.set("LuaScriptState", "") },
			[]string{"error state-mismatch", "error state-mismatch", "warning state-missing"}, ""},
		{"state no JSON", func(s save) save { return s.set("LuaScriptState", "{") }, []string{"error state-invalid"}, "reading the script state"},
		{"state of another card", func(s save) save { return s.state("card", "jungle") }, []string{"error state-invalid"}, "jungle"},
		{"state of another layout", func(s save) save { return s.state("menagerie", 2) }, []string{"error state-invalid"}, "version 2"},
		{"state of other rules", func(s save) save { return s.state("tables", "0123456789abcdef") }, []string{"error state-invalid"}, "other rules"},
		{"unknown option", func(s save) save { return s.state("options.flying", true) }, []string{"error state-invalid"}, "flying"},
		{"option switched", func(s save) save { return s.state("options.centre-shelters-carrier", false) }, []string{"error state-invalid"}, "other rules"},
		{"turn in the state", func(s save) save { return s.state("turn", "black") }, []string{"error turn-mismatch"}, `"black"`},
		{"side to move in the position", func(s save) save {
			return s.state("position", strings.Replace(gjson.Get(s.get("LuaScriptState"), "position").String(), " r ", " b ", 1))
		}, []string{"error turn-mismatch"}, "after 2 moves red is to move"},
		{"position unreadable", func(s save) save { return s.state("position", "9/9 r e5") }, []string{"error position-impossible"}, ""},
		{"position of another game", func(s save) save { return s.state("position", gjson.Get(s.get("LuaScriptState"), "start").String()) },
			[]string{"error state-invalid"}, "the moves of the script state lead to"},
		{"start impossible", func(s save) save { return s.state("start", "9/9/9/9/9/9/9/9/9 r e4") }, []string{"error position-impossible"}, ""},
		{"move taken out", func(s save) save { return s.state("moves", []string{"d2-e3"}) }, []string{"error state-invalid"}, "the moves of the script state lead to"},
		{"illegal move", func(s save) save { return s.state("moves", []string{"d2-e3", "h8-h3"}) },
			[]string{"error history-illegal"}, "move 2 of 2: h8-h3 is not legal: Black 馬7 Horse cannot move that far"},
		{"no move at all", func(s save) save { return s.state("moves", []string{"d2-e3", "xyzzy"}) }, []string{"error history-illegal"}, "xyzzy"},
		{"piece list says otherwise", func(s save) save { return s.state("pieces.black-horse", "h6") }, []string{"error state-invalid"}, "list of pieces"},
		{"piece list names one point twice", func(s save) save { return s.state("pieces.black-horse", "e3") }, []string{"error state-invalid"}, "both on e3"},
		{"piece list names no point", func(s save) save { return s.state("pieces.black-horse", "z9") }, []string{"error state-invalid"}, "no point"},
		{"piece list too long", func(s save) save { return s.state("pieces.black-unicorn", "a5") }, []string{"error state-invalid"}, "unicorn"},
		{"outcome invented", func(s save) save {
			return s.state("outcome", map[string]string{"winner": "red", "reason": "token-in-zone"})
		},
			[]string{"error outcome-mismatch"}, "the game is not over"},
		{"both turns", func(s save) save {
			return s.state("turn", "black").state("position", strings.Replace(gjson.Get(s.get("LuaScriptState"), "position").String(), " r ", " b ", 1))
		}, []string{"error turn-mismatch"}, `its turn is "black", its position gives the move to black`},
		{"token in the position", func(s save) save {
			return s.state("position", strings.Replace(gjson.Get(s.get("LuaScriptState"), "position").String(), " e5", " e3*", 1))
		}, []string{"error state-invalid"}, "but its position is"},
		{"a piece on the table and in the list", func(s save) save { return s.on("black-horse", "h6").state("pieces.black-horse", "h6") },
			[]string{"error state-invalid", "error state-mismatch"}, "it has Black 馬7 Horse on h6, the moves have it on h7"},
		{"a move put in", func(s save) save { return s.state("moves.-1", "e3-e4") }, []string{"error state-invalid"}, "moves were added"},
		{"no moves", func(s save) save { return s.state("moves", nil) }, []string{"error state-invalid"}, "moves were added"},
		{"moves that are none", func(s save) save { return s.state("moves", []int{1}) }, []string{"error state-invalid"}, `its "moves" should be a list of texts`},
		{"no settings", func(s save) save {
			text, _ := sjson.Delete(s.get("LuaScriptState"), "settings")
			return s.set("LuaScriptState", text).on("black-horse", "h6")
		}, []string{"error state-mismatch"}, ""},
		{"no word on the rules", func(s save) save {
			return s.state("settings", map[string]bool{"Enforce": false}).on("black-horse", "h6")
		}, []string{"error state-mismatch"}, ""},
		{"rules neither on nor off", func(s save) save { return s.state("settings.enforce", "no").on("black-horse", "h6") },
			[]string{"error state-mismatch"}, ""},
		{"names in capitals", func(s save) save {
			return s.state("Outcome", map[string]string{"winner": "red", "reason": "resign"}).state("MOVES", []string{"a1-a2"})
		}, []string{}, ""},
		{"state that is no text", func(s save) save { return s.setRaw("LuaScriptState", s.get("LuaScriptState")) },
			[]string{"error not-a-save"}, "its LuaScriptState is not a text"},
		{"a piece on its way", func(s save) save {
			return s.at("black-horse", 5.5, 4.2).at("fruit", 1, 1).state("moving", []string{"black-horse", "fruit"})
		}, []string{"warning piece-held", "warning piece-held"}, "Black 馬7 Horse is on its way to h7"},
		{"another piece on its way", func(s save) save { return s.on("black-horse", "h6").state("moving", []string{"black-ox"}) },
			[]string{"error state-mismatch", "warning piece-held"}, ""},
		{"resigned", func(s save) save { return s.state("outcome", map[string]string{"winner": "red", "reason": "resign"}) }, []string{}, ""},
		{"agreed on a draw", func(s save) save { return s.state("outcome", map[string]string{"winner": "", "reason": "agreement"}) }, []string{}, ""},
		{"agreed on a win", func(s save) save {
			return s.state("outcome", map[string]string{"winner": "red", "reason": "agreement"})
		},
			[]string{"error outcome-mismatch"}, ""},
		{"rules off", func(s save) save { return s.state("settings.enforce", false).on("black-horse", "h6") },
			[]string{"info rules-off", "warning state-mismatch"}, ""},
		{"rules off, a piece gone", func(s save) save { return s.state("settings.enforce", false).remove("black-horse") },
			[]string{"error piece-missing", "info rules-off"}, ""},
		{"one player for both", func(s save) save { return s.state("settings.hotseat", true).set("Turns.TurnColor", "Green") }, []string{}, ""},
		{"begun elsewhere", func(s save) save {
			return s.state("start", gjson.Get(s.get("LuaScriptState"), "position").String()).state("moves", []string{})
		}, []string{"warning history-partial"}, ""},
		{"empty lists the Lua way", func(s save) save {
			return s.state("start", gjson.Get(s.get("LuaScriptState"), "position").String()).state("moves", map[string]string{})
		}, []string{"warning history-partial"}, ""},
	})
}

func TestCaptured(t *testing.T) {
	run(t, played(t, capture), []tampering{
		{"nothing", func(s save) save { return s }, []string{}, ""},
		{"beside the tray", func(s save) save { return s.at("black-goat", 25, 3) }, []string{}, ""},
		{"back on the board", func(s save) save { return s.on("black-goat", "f5").high("black-goat", 1.28) },
			[]string{"error state-mismatch"}, "Black 羊8 Goat stands on f5; the game has it off the board: put it in its tray"},
		{"back on its point", func(s save) save { return s.on("black-goat", "i6").high("black-goat", 1.28) },
			[]string{"error point-shared"}, "together with Red 蛇6 Snake"},
		{"between the points", func(s save) save { return s.at("black-goat", 1, 1).high("black-goat", 1.28) },
			[]string{"error piece-off-point"}, "put it in its tray"},
		{"many moved without a state", func(s save) save { return s.set("LuaScriptState", "").on("red-ox", "c2").on("red-goat", "d3") },
			[]string{"error point-shared", "error state-missing"}, ""},
		{"capturer and captured on their way", func(s save) save {
			return s.on("black-goat", "i6").high("black-goat", 1.28).high("red-snake", 2)
		}, []string{"warning piece-held", "warning piece-held"}, ""},
	})
}

func TestCarried(t *testing.T) {
	run(t, played(t, carrying), []tampering{
		{"nothing", func(s save) save { return s }, []string{}, ""},
		{"token home", func(s save) save { return s.on("fruit", "e5") },
			[]string{"error carry-detached"}, "the game has Red 猴9 Monkey on e4 carry it: put it there"},
		{"token beside", func(s save) save { return s.at("fruit", 1, 1) }, []string{"error carry-detached"}, "nearest point"},
		{"token with what cannot carry", func(s save) save { return s.on("fruit", "c3") }, []string{"error carry-illegal"}, ""},
		{"carrier moved, token left", func(s save) save { return s.on("red-monkey", "e3") }, []string{"error state-mismatch"}, ""},
		{"carrier moved with the token", func(s save) save { return s.on("red-monkey", "e3").on("fruit", "e3") }, []string{"error state-mismatch"}, ""},
		{"state unreadable", func(s save) save { return s.set("LuaScriptState", "x") }, []string{"error state-invalid"}, ""},
		{"state unreadable, token lost", func(s save) save { return s.set("LuaScriptState", "x").on("fruit", "a5") },
			[]string{"error carry-detached", "error state-invalid"}, ""},
		{"state unreadable, piece lost", func(s save) save { return s.set("LuaScriptState", "x").at("red-ox", 30, 30) },
			[]string{"error piece-off-point", "error state-invalid"}, "in its tray if it has left the board"},
		{"state unreadable, piece held", func(s save) save { return s.set("LuaScriptState", "x").high("red-ox", 3) },
			[]string{"error state-invalid", "warning piece-held"}, ""},
		{"state unreadable, token left behind", func(s save) save {
			return s.set("LuaScriptState", "x").on("red-monkey", "e5")
		}, []string{"error carry-detached", "error state-invalid"}, ""},
	})
}

func TestFinished(t *testing.T) {
	run(t, played(t, finished), []tampering{
		{"nothing", func(s save) save { return s }, []string{}, ""},
		{"going on", func(s save) save { return s.state("outcome", nil) }, []string{"error outcome-mismatch"}, "the game is over (Red wins: the fruit ring is home)"},
		{"won by the other", func(s save) save { return s.state("outcome.winner", "black") }, []string{"error outcome-mismatch"}, "otherwise"},
		{"a move more", func(s save) save { return s.state("moves.-1", "h6-h5") }, []string{"error history-illegal"}, "The game is over"},
	})
}
