package tts

import (
	"bytes"
	"encoding/json"
	"math"
	"path"
	"regexp"
	"slices"
	"strings"
	"testing"

	"menagerie/assets"
	"menagerie/rules/rulestest"
	"menagerie/tts/folder"
	"menagerie/tts/script"
)

func TestBuildIsTheSameToTheByte(t *testing.T) {
	game := loadGame(t, "capture-the-fruit")
	a, b := buildMod(t, game), build(t, game)
	if len(a.Files) != len(b.Files) {
		t.Fatalf("%d files, then %d", len(a.Files), len(b.Files))
	}
	for i := range a.Files {
		if a.Files[i].Path != b.Files[i].Path || !bytes.Equal(a.Files[i].Data, b.Files[i].Data) {
			t.Errorf("%s differs from one build to the next", a.Files[i].Path)
		}
	}
}

func TestSaveHoldsTheGame(t *testing.T) {
	game := loadGame(t, "capture-the-fruit")
	save := buildSave(t, game)
	setup := Setup(game)

	guid := regexp.MustCompile(`^[0-9a-f]{6}$`)
	seen := map[string]bool{}
	for _, o := range save.ObjectStates {
		if !guid.MatchString(o.GUID) || seen[o.GUID] {
			t.Errorf("%q: GUID %q is malformed or doubled", o.Memo, o.GUID)
		}
		seen[o.GUID] = true
	}
	if len(setup.Pieces) != 32 {
		t.Errorf("%d pieces, want 32", len(setup.Pieces))
	}
	faces := ""
	for _, k := range game.Card.Kinds {
		faces += k.Face.Character
	}
	for _, p := range setup.Pieces {
		o := objectByMemo(t, save, p.Memo)
		face := game.Tables.Kinds[game.Tables.Pieces[p.Piece-1].Kind-1].Face
		if !strings.HasPrefix(o.Nickname, face+" ") {
			t.Errorf("%s: nickname %q does not begin with its face %s", p.ID, o.Nickname, face)
		}
		if o.Description == "" || strings.Contains(o.Description, "[") {
			t.Errorf("%s: description %q", p.ID, o.Description)
		}
		if o.CustomMesh == nil || o.CustomMesh.TypeIndex != 0 || o.Hands || o.ColorDiffuse != colour(1, 1, 1) || o.Locked {
			t.Errorf("%s: a piece is an unlocked white generic model outside hands", p.ID)
		}
	}
	for _, o := range save.ObjectStates {
		isPiece := slices.ContainsFunc(setup.Pieces, func(p script.PieceSetup) bool { return p.Memo == o.Memo })
		if !isPiece && strings.ContainsAny(o.Nickname, faces) {
			t.Errorf("%s is no piece, but its nickname %q shows a face", o.Memo, o.Nickname)
		}
	}
}

func TestSeatsAreExactlyTheGames(t *testing.T) {
	save := buildSave(t, loadGame(t, "capture-the-fruit"))
	var seats []string
	for _, o := range save.ObjectStates {
		if o.Name == "HandTrigger" {
			seats = append(seats, o.FogColor)
			if first := o.FogColor == "Red"; (o.Transform.PosZ < 0) != first {
				t.Errorf("the hand of %s is at z %v", o.FogColor, o.Transform.PosZ)
			}
		}
	}
	want := []string{"Red", "Green"}
	if !slices.Equal(seats, want) || !slices.Equal(save.Turns.TurnOrder, want) || save.Turns.TurnColor != "Red" {
		t.Errorf("seats %v, turn order %v, first %s; want %v and Red", seats, save.Turns.TurnOrder, save.Turns.TurnColor, want)
	}
}

// Every URL must lead to a file of the build, and no file is there for nothing.
func TestAssetsAndURLsMatch(t *testing.T) {
	mod := buildMod(t, loadGame(t, "capture-the-fruit"))
	files := map[string]bool{}
	for _, f := range mod.Files {
		if path.Dir(f.Path) == AssetsFolder {
			files[testURL+"/"+path.Base(f.Path)] = false
		}
	}
	for _, o := range mod.Save.ObjectStates {
		var urls []string
		if m := o.CustomMesh; m != nil {
			urls = []string{m.MeshURL, m.DiffuseURL, m.ColliderURL}
		}
		if o.CustomPDF != nil {
			urls = []string{o.CustomPDF.PDFUrl}
		}
		for _, u := range urls {
			if _, ok := files[u]; !ok {
				t.Errorf("%s refers to %s, which the build does not hold", o.Memo, u)
			}
			files[u] = true
		}
	}
	for u, used := range files {
		if !used {
			t.Errorf("nothing refers to %s", u)
		}
	}
}

func TestAssetURLsStayOutOfLua(t *testing.T) {
	save := buildSave(t, loadGame(t, "capture-the-fruit"))
	if strings.Contains(save.LuaScript, testURL) || strings.Contains(save.XmlUI, testURL) {
		t.Error("an asset's URL stands in the script, where the Cloud Manager does not change it")
	}
}

// Players load the rulebook with the table, and Steam takes no larger picture.
func TestSizesForPublishing(t *testing.T) {
	for _, f := range buildMod(t, loadGame(t, "capture-the-fruit")).Files {
		if path.Ext(f.Path) == ".pdf" && len(f.Data) > 600_000 || strings.HasPrefix(f.Path, "Saves/") && path.Ext(f.Path) == ".png" && len(f.Data) >= 1_000_000 {
			t.Errorf("%s has %d bytes", f.Path, len(f.Data))
		}
	}
}

func TestWhatAListingTells(t *testing.T) {
	for name, players := range map[string][2]int{"capture-the-fruit": {2, 2}, "capture-chinese-checkers": {2, 6}} {
		save := buildSave(t, loadGame(t, name))
		if save.PlayerCounts != players || save.GameType != "Game" || !slices.Contains(save.Tags, "Abstract Games") || !slices.Contains(save.Tags, "Russian") {
			t.Errorf("%s: %v players, %s, tags %q", name, save.PlayerCounts, save.GameType, save.Tags)
		}
	}
}

// The rulebook lies beside everything else, locked, and belongs to nobody's game.
func TestRulebookOnTheTable(t *testing.T) {
	for _, name := range assets.CardNames() {
		game := loadGame(t, name)
		objects, err := Objects(game, "it")
		if err != nil {
			t.Fatal(err)
		}
		book := objects[len(objects)-1]
		if book.CustomPDF == nil || book.Memo != "" || !book.Locked || book.Nickname != "Regolamento" {
			t.Fatalf("%s: %+v", name, book)
		}
		edge := float64(book.Transform.PosX) + 4/math.Sqrt2*float64(book.Transform.ScaleX)/2
		for _, o := range objects {
			if x := float64(o.Transform.PosX); o.CustomMesh != nil && x < edge {
				t.Errorf("%s: %s lies at x %v, the rulebook reaches to %v", name, o.Memo, x, edge)
			}
		}
	}
}

func TestFolderHoldsOneSaveAndItsPicture(t *testing.T) {
	mod := buildMod(t, loadGame(t, "capture-the-fruit"))
	var inSaves []string
	var readmeText []byte
	for _, f := range mod.Files {
		if path.Dir(f.Path) == "Saves" {
			inSaves = append(inSaves, path.Base(f.Path))
		}
		if f.Path == ReadmeFile {
			readmeText = f.Data
		}
	}
	if want := []string{"capture-the-fruit.json", "capture-the-fruit.png"}; !slices.Equal(inSaves, want) {
		t.Errorf("Saves holds %v, want %v", inSaves, want)
	}
	for _, part := range []string{"TS_Save_", `Documents\My Games\Tabletop Simulator\Saves`, "Workshop Upload", testURL} {
		if !bytes.Contains(readmeText, []byte(part)) {
			t.Errorf("%s does not speak of %s", ReadmeFile, part)
		}
	}
	if i := slices.IndexFunc(mod.Files, func(f folder.File) bool { return f.Path == mod.SavePath }); i != 0 || !json.Valid(mod.Files[i].Data) {
		t.Errorf("the save is not the first file, or not JSON")
	}
}

func TestNumbersAsTTSWritesThem(t *testing.T) {
	for n, want := range map[Number]string{1: "1.0", Number(math.Copysign(0, -1)): "0.0", 0.1: "0.1", 180: "180.0", 1.0 / 3: "0.33333334", -2.5: "-2.5"} {
		got, err := n.MarshalJSON()
		if err != nil || string(got) != want {
			t.Errorf("%v is written as %s (%v), want %s", float64(n), got, err, want)
		}
	}
}

func TestSeatsThatTTSDoesNotHave(t *testing.T) {
	for _, seat := range []string{"Black", "Grey", "red", "Red"} {
		game := rulestest.Compile(t, rulestest.Edited(t, "capture-the-fruit", "seat: Green", "seat: "+seat), nil)
		if _, err := Build(game, Options{AssetsURL: testURL, Size: 64, Language: "en"}); err == nil {
			t.Errorf("a side at seat %s was accepted", seat)
		}
	}
}

func TestWebURL(t *testing.T) {
	for text, want := range map[string]string{
		"https://example.com/mod/":  "https://example.com/mod",
		"http://example.com:80/a b": "http://example.com:80/a%20b",
		"https://example.com/爭":     "https://example.com/%E7%88%AD",
		"example.com":               "",
		"file:///tmp":               "",
		"https://":                  "",
		"https://example.com/?x=":   "",
		"":                          "",
	} {
		got, err := WebURL(text)
		if got != want || (err == nil) != (want != "") {
			t.Errorf("WebURL(%q) = %q, %v; want %q", text, got, err, want)
		}
	}
}

func TestTheScriptAloneIsTheMods(t *testing.T) {
	game := loadGame(t, "jungle")
	lua, panel, err := Script(game, "en")
	if err != nil {
		t.Fatal(err)
	}
	if save := buildSave(t, game); lua != save.LuaScript || panel != save.XmlUI {
		t.Error("the script made alone is not the one that a build writes")
	}
}

func TestSameTable(t *testing.T) {
	save := buildSave(t, loadGame(t, "jungle"))
	for _, c := range []struct {
		name   string
		change func(*Save)
		same   bool
	}{
		{"nothing", func(*Save) {}, true},
		{"another script", func(s *Save) { s.LuaScript, s.XmlUI, s.LuaScriptState = "print(1)", "<Panel/>", "{}" }, true},
		{"another picture", func(s *Save) {
			s.ObjectStates = append([]Object(nil), s.ObjectStates...)
			s.ObjectStates[0].CustomMesh = &CustomMesh{DiffuseURL: "https://example.com/other.png"}
		}, false},
		{"another note", func(s *Save) { s.Note += "!" }, false},
	} {
		other := *save
		c.change(&other)
		if got := save.SameTable(&other); got != c.same {
			t.Errorf("%s: the same table %v, want %v", c.name, got, c.same)
		}
	}
}
