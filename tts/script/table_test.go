package script_test

import (
	"encoding/json"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"menagerie/rules"
	"menagerie/rules/rulestest"
	"menagerie/tts/script"
	"menagerie/tts/table"
)

const card = "capture-the-fruit"

func game(t *testing.T) *rules.Game { return rulestest.Game(t, card, nil) }

// boardTop is the height of the top of the board of the test table.
const boardTop = 1.16

func setup(g *rules.Game) script.Setup {
	spacing := g.Board.Spacing
	s := script.Setup{
		Card:    g.Tables.Card,
		Board:   "menagerie/" + card + "/board",
		Height:  boardTop,
		Spacing: spacing,
		Catch:   0.35 * spacing,
		Facing:  []float64{180, 0},
		Token:   &script.TokenSetup{ID: "fruit", Memo: "menagerie/" + card + "/fruit", Rest: boardTop, Lift: boardTop + 0.3},
	}
	for _, side := range g.Card.Sides {
		s.Seats = append(s.Seats, side.Seat)
	}
	for _, p := range g.Tables.Points {
		s.Points = append(s.Points, script.Spot{X: spacing * p.X, Z: spacing * p.Y})
	}
	for p, piece := range g.Tables.Start {
		if piece == 0 {
			continue
		}
		kind := g.Tables.Kinds[g.Tables.Pieces[piece-1].Kind-1]
		id := g.Tables.Sides[g.Tables.Pieces[piece-1].Side-1].Name + "-" + kind.Name
		s.Pieces = append(s.Pieces, script.PieceSetup{
			ID:    id,
			Memo:  "menagerie/" + card + "/" + id,
			Piece: piece,
			Point: p + 1,
			Tray:  script.Place{X: 20, Y: 0.96, Z: float64(piece - 16)},
		})
	}
	return s
}

type object = map[string]any

func model(guid, memo, nickname string, x, y, z, rotY float64) object {
	return object{
		"GUID": guid, "Name": "Custom_Model", "Memo": memo, "Nickname": nickname,
		"Transform": object{"posX": x, "posY": y, "posZ": z, "rotY": rotY, "scaleX": 1, "scaleY": 1, "scaleZ": 1},
	}
}

func hand(guid, seat string, z float64) object {
	o := model(guid, "", "", 0, 5, z, 0)
	o["Name"], o["FogColor"], o["Locked"] = "HandTrigger", seat, true
	return o
}

// save is a small mod: board, pieces, token, hands, and things that are not ours.
func save(t testing.TB, g *rules.Game, s script.Setup) []byte { return saveWith(t, g, s, "") }

// saveWith is such a mod with something in its script state.
func saveWith(t testing.TB, g *rules.Game, s script.Setup, state string) []byte {
	t.Helper()
	text, err := script.Build(g, s, script.Edition{Version: "test", Language: "en"})
	if err != nil {
		t.Fatal(err)
	}
	words, err := script.NewSpeech(g, rules.English)
	if err != nil {
		t.Fatal(err)
	}
	panel, err := script.Panel("en")
	if err != nil {
		t.Fatal(err)
	}
	board := model("b00001", s.Board, "Board", 0, boardTop, 0, 180)
	board["Locked"] = true
	var snaps []object
	for _, p := range s.Points {
		snaps = append(snaps, object{"Position": object{"x": -p.X, "y": 0, "z": -p.Z}})
	}
	board["AttachedSnapPoints"] = snaps
	bag := model("ba0001", "", "Bag", -20, 1.5, 0, 0)
	bag["Name"] = "Bag"
	objects := []object{board, bag, model("d00001", "", "Die", -20, 1, 5, 0), model("cc0001", "", "Clock", -20, 1, 8, 0)}
	for i, side := range g.Tables.Sides {
		tray := model(fmt.Sprintf("e%05d", i+1), "menagerie/"+s.Card+"/tray-"+side.Name, "Tray", 40, 1, float64(20*i), 0)
		tray["Locked"] = true
		objects = append(objects, tray)
	}
	for i, seat := range s.Seats {
		objects = append(objects, hand(fmt.Sprintf("aa%04d", i+1), seat, float64(40*i-20)))
	}
	for i, p := range s.Pieces {
		at := s.Points[p.Point-1]
		facing := s.Facing[g.Tables.Pieces[p.Piece-1].Side-1]
		objects = append(objects, model(fmt.Sprintf("c%05d", i+1), p.Memo, words.Nickname(g.Tables.Pieces[p.Piece-1].Kind), at.X, boardTop, at.Z, facing))
	}
	if s.Token != nil {
		home := s.Points[g.Tables.Carry.Home-1]
		token := model("f00001", s.Token.Memo, "fruit ring", home.X, boardTop, home.Z, 180)
		token["Locked"] = true
		objects = append(objects, token)
	}
	data, err := json.Marshal(object{
		"SaveName":       "test",
		"LuaScript":      text,
		"LuaScriptState": state,
		"XmlUI":          panel,
		"ObjectStates":   objects,
		"Turns":          object{"Enable": true, "Type": 1, "TurnOrder": s.Seats, "TurnColor": s.Seats[0]},
	})
	if err != nil {
		t.Fatal(err)
	}
	return data
}

// Scenarios in testdata/table are played as people would play them.
func TestScenarios(t *testing.T) {
	g := game(t)
	s := setup(g)
	mod := save(t, g, s)
	paths, err := filepath.Glob("testdata/table/*.txt")
	if err != nil || len(paths) == 0 {
		t.Fatalf("no scenarios: %v", err)
	}
	for _, path := range paths {
		t.Run(strings.TrimSuffix(filepath.Base(path), ".txt"), func(t *testing.T) {
			source, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			perform(t, g, s, mod, string(source))
		})
	}
}

func perform(t *testing.T, g *rules.Game, s script.Setup, mod []byte, source string) {
	t.Helper()
	scenario, err := table.ParseScenario(source)
	if err != nil {
		t.Fatal(err)
	}
	on, err := table.Open(mod)
	if err != nil {
		t.Fatal(err)
	}
	defer on.Close()
	files := map[string][]byte{}
	stage := table.Stage{
		Table: on,
		Place: func(name string) (x, z float64, ok bool) {
			p, ok := g.PointNamed(name)
			if !ok {
				return 0, 0, false
			}
			return s.Points[p-1].X, s.Points[p-1].Z, true
		},
		Write: func(name string, save []byte) error { files[name] = save; return nil },
		Read: func(name string) ([]byte, error) {
			if text, ok := files[name]; ok {
				return text, nil
			}
			return os.ReadFile(filepath.Join("testdata", "table", name))
		},
		Event: func(e table.Event) {
			if e.Kind == "error" || strings.Contains(e.Text, "Something went wrong") {
				t.Errorf("%s %s", e, e.Trace)
			}
		},
	}
	if err := scenario.Play(stage); err != nil {
		t.Fatal(err)
	}
	checkAgreement(t, on, g, s)
}

// readState reads what the script keeps in the table's save.
func readState(t *testing.T, on *table.Table) *script.State {
	t.Helper()
	text, err := on.Save()
	if err != nil {
		t.Fatal(err)
	}
	var save struct{ LuaScriptState string }
	if err := json.Unmarshal(text, &save); err != nil {
		t.Fatal(err)
	}
	state, err := script.ParseState(save.LuaScriptState)
	if err != nil {
		t.Fatal(err)
	}
	return state
}

// byMemo is where the one object with a memo is.
func byMemo(t *testing.T, on *table.Table, memo string) table.Vector {
	t.Helper()
	var found []*table.Object
	for _, o := range on.Objects() {
		if o.Memo() == memo {
			found = append(found, o)
		}
	}
	if len(found) != 1 {
		t.Fatalf("%d objects are %s", len(found), memo)
	}
	return found[0].Position()
}

// After every scenario the pieces stand where the saved game says they do.
func checkAgreement(t *testing.T, on *table.Table, g *rules.Game, s script.Setup) {
	t.Helper()
	state := readState(t, on)
	checkReplay(t, g, state)
	pos, err := g.ParsePosition(state.Position)
	if err != nil {
		t.Fatal(err)
	}
	trays := sharedTrays(s, state, pos)
	for _, p := range s.Pieces {
		got := byMemo(t, on, p.Memo)
		name := state.Pieces[p.ID]
		at := rules.Point(0)
		if name != "" {
			at, _ = g.PointNamed(name)
		}
		switch {
		case at != 0 && apart(got, script.Place{X: s.Points[at-1].X, Z: s.Points[at-1].Z}),
			at == 0 && !g.Tables.Shared && apart(got, p.Tray):
			t.Errorf("%s is at %v, the game says %q", p.ID, got, name)
		case at == 0 && g.Tables.Shared:
			slot := slices.IndexFunc(trays, func(place script.Place) bool { return !apart(got, place) })
			if slot < 0 {
				t.Errorf("%s is at %v, where no captured piece belongs", p.ID, got)
				continue
			}
			trays = slices.Delete(trays, slot, slot+1)
		}
	}
	if len(trays) > 0 {
		t.Errorf("no captured piece is at %v", trays)
	}
	if s.Token != nil {
		checkToken(t, on, s, pos)
	}
}

func apart(got table.Vector, want script.Place) bool {
	return math.Hypot(got.X-want.X, got.Z-want.Z) > 0.1
}

// sharedTrays are the places of what each side has captured, where the pieces are shared.
func sharedTrays(s script.Setup, state *script.State, pos *rules.Position) []script.Place {
	var places []script.Place
	for side, tray := range s.Trays {
		n := pos.Score(side + 1)
		if side+1 == pos.Turn() && len(state.Chain) > 0 {
			n += len(state.Chain) - 1
		}
		places = append(places, tray[:n]...)
	}
	return places
}

func checkToken(t *testing.T, on *table.Table, s script.Setup, pos *rules.Position) {
	t.Helper()
	at, carried := pos.Token()
	want := script.Place{X: s.Points[at-1].X, Y: s.Token.Rest, Z: s.Points[at-1].Z}
	if carried {
		want.Y = s.Token.Lift
	}
	got := byMemo(t, on, s.Token.Memo)
	if math.Hypot(got.X-want.X, got.Z-want.Z) > 0.1 || math.Abs(got.Y-want.Y) > 0.1 {
		t.Errorf("the token is at %v, the game says %+v", got, want)
	}
}

// The moves that a save keeps are legal in Go, and lead to the position that it keeps.
func checkReplay(t *testing.T, g *rules.Game, state *script.State) {
	t.Helper()
	start, err := g.ParsePosition(state.Start)
	if err != nil {
		t.Fatal(err)
	}
	end, err := start.PlayAll(strings.Join(state.Moves, " "))
	if err != nil {
		t.Fatal(err)
	}
	if end.String() != state.Position {
		t.Errorf("the moves lead to %s, the state says %s", end, state.Position)
	}
	if side := g.Tables.Sides[end.Turn()-1].Name; side != state.Turn {
		t.Errorf("%s is to move, the state says %s", side, state.Turn)
	}
}
