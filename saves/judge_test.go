package saves_test

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"menagerie/rules"
	"menagerie/rules/rulestest"
	"menagerie/saves"
	"menagerie/tts"
	"menagerie/tts/script"
)

func TestNotASave(t *testing.T) {
	const deep = 10_000_000
	cases := []struct{ name, text, says string }{
		{"empty", " \n", "an empty file"},
		{"text", "hello", "not JSON at 1:1"},
		{"a part of a save", `  "ObjectStates": []`, "not JSON at 1:17"},
		{"cut off", `{"ObjectStates": [`, "not JSON at 1:18"},
		{"UTF-16 without a mark", "{\x00}\x00", "UTF-16"},
		{"UTF-16 the other way", "\x00{\x00}", "UTF-16"},
		{"a list", `[]`, "not an object"},
		{"something else", `{"name": "x"}`, "no ObjectStates"},
		{"one object", `{"GUID": "abcdef", "Transform": {}}`, "a single object"},
		{"objects not a list", `{"ObjectStates": {}}`, "not a list"},
		{"an object that is none", `{"ObjectStates": [{}, 1]}`, "ObjectStates[1] is not an object"},
		{"nested without end", strings.Repeat("[", deep), "nest deeper"},
		{"nested deeply", `{"ObjectStates": ` + strings.Repeat("[", deep) + strings.Repeat("]", deep) + `}`, "nest deeper"},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			r := saves.Judge("x.json", []byte(c.text), byCards)
			if got := codes(r); !slices.Equal(got, []string{"error not-a-save"}) || r.OK || r.Format != "" {
				t.Fatalf("findings %q, ok %v, format %q", got, r.OK, r.Format)
			}
			if !strings.Contains(r.Findings[0].Message, c.says) {
				t.Errorf("%q does not say %q", r.Findings[0].Message, c.says)
			}
		})
	}
}

func TestForeignSave(t *testing.T) {
	const text = "\uFEFF" + `{"SaveName": "", "LuaScriptState": "{\"card\": \"bridge\"}", "Quote": "a \\\" [[[",
		"ObjectStates": [{"GUID": "abc123", "Name": "Bag", "Memo": "mine",
			"Transform": {"posX": 1E+01, "posY": "1.5", "posZ": 0, "rotX": 0, "rotY": 0, "rotZ": 0, "scaleX": 1, "scaleY": 1, "scaleZ": 1},
			"ContainedObjects": [{"GUID": "abc124", "Name": "Custom_Tile",
				"Transform": {"posX": 0, "posY": 0, "posZ": 0, "rotX": 0, "rotY": 0, "rotZ": 0, "scaleX": 1, "scaleY": 1, "scaleZ": 1},
				"CustomImage": {"ImageURL": "C:\\pictures\\a.png"}, "LuaScript": "URL = 'file:///x'"}]}]}`
	r := saves.Judge("x.json", []byte(text), byCards)
	if got := codes(r); !slices.Equal(got, []string{"warning asset-local"}) || !r.OK || r.Format != "json" || r.Card != "" {
		t.Fatalf("%+v", r)
	}
	if f := r.Findings[0]; f.Path != "ObjectStates[0].ContainedObjects[0]" || f.GUID != "abc124" || !strings.Contains(f.Message, `C:\pictures\a.png`) {
		t.Errorf("%+v", f)
	}
}

func TestInsist(t *testing.T) {
	s := fresh(t)
	foreign := []byte(`{"ObjectStates": []}`)
	none := func(string) (*rules.Card, bool) { return nil, false }
	cases := []struct {
		name    string
		text    []byte
		options saves.Options
		want    []string
	}{
		{"its card", []byte(s.text), saves.Options{Card: card, Insist: cardName}, []string{}},
		{"another card", []byte(s.text), saves.Options{Card: card, Insist: "jungle"}, []string{"error card-mismatch"}},
		{"no card", foreign, saves.Options{Card: card, Insist: cardName}, []string{"error card-mismatch"}},
		{"card not at hand", []byte(s.text), saves.Options{Card: none}, []string{"error card-unknown"}},
	}
	for _, c := range cases {
		if got := codes(saves.Judge("x.json", c.text, c.options)); !slices.Equal(got, c.want) {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
	}
}

func TestCardOf(t *testing.T) {
	cases := map[string]string{
		fresh(t).text: cardName,
		`{"LuaScriptState": "{\"menagerie\": 1, \"card\": \"jungle\"}", "ObjectStates": []}`: "jungle",
		`{"LuaScriptState": "{\"card\": \"bridge\"}", "ObjectStates": []}`:                   "",
		`nonsense`: "",
	}
	for text, want := range cases {
		if got := saves.CardOf([]byte(text)); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}

// A mod built with an option is judged by that option, before and after the script has kept a state.
func TestOptionOfTheBuild(t *testing.T) {
	game := rulestest.Game(t, cardName, rules.Options{"centre-shelters-carrier": rules.Off})
	s := fresh(t).scripted(game)
	at := seated(s)
	at.Settle()
	for name, s := range map[string]save{"built": s, "opened": saved(t, at)} {
		if got := codes(s.judge()); len(got) > 0 {
			t.Errorf("%s: %q", name, got)
		}
	}
	if got := codes(saved(t, at).state("options.centre-shelters-carrier", true).judge()); !slices.Equal(got, []string{"error state-invalid"}) {
		t.Errorf("option switched on afterwards: %q", got)
	}
}

func TestScriptOfAnotherVersion(t *testing.T) {
	game := standard(t)
	modules, err := script.Modules(game, tts.Setup(game), script.Edition{Version: "0.0.9", Language: "en"})
	if err != nil {
		t.Fatal(err)
	}
	built := script.Hash(modules)
	for i := range modules {
		if modules[i].Name == "menagerie.engine" {
			modules[i].Text += "-- older\n"
		}
	}
	older := script.Hash(modules)
	lua := strings.Replace(script.Bundle(modules), built, older, 1)
	r := fresh(t).set("LuaScript", lua).judge()
	if got := codes(r); !slices.Equal(got, []string{"error script-changed"}) {
		t.Fatalf("%q", got)
	}
	const want = "built by another version of the tool (0.0.9; this is " + tts.Version + "), which plays differently: menagerie.engine"
	if !strings.Contains(r.Findings[0].Message, want) {
		t.Errorf("%q does not say %q", r.Findings[0].Message, want)
	}
}

// Words may be of another version or language.
func TestWordsAreNotCompared(t *testing.T) {
	s := fresh(t)
	lua := s.get("LuaScript")
	at := strings.Index(lua, `__bundle_register("menagerie.words.en"`)
	changed := lua[:at] + strings.Replace(lua[at:], "Horse", "Steed", 1)
	if changed == lua {
		t.Fatal("the words name no horse")
	}
	if got := codes(s.set("LuaScript", changed).judge()); len(got) > 0 {
		t.Errorf("%q", got)
	}
}

func TestJSON(t *testing.T) {
	s := played(t, opening).on("black-horse", "h6")
	r := s.judge()
	text, err := json.Marshal(r)
	if err != nil {
		t.Fatal(err)
	}
	guid, path := r.Findings[0].GUID, r.Findings[0].Path
	want := `{"file":"test.json","format":"json","card":"capture-the-fruit","ok":false,"findings":[{"code":"state-mismatch","severity":"error","path":"` + path +
		`","guid":"` + guid + `","message":"Black 馬7 Horse stands on h6; the game has it on h7: put it back there","count":1}],` +
		`"position":"1sdu1tor1/1pwc1mg2/2fe1bah1/9/9/9/2ABMEF2/1HG2CWP1/1ROT1UDS1 r e5","turn":"red","ply":2,"outcome":null}`
	if string(text) != want {
		t.Errorf("got  %s\nwant %s", text, want)
	}
}

func TestText(t *testing.T) {
	cases := []struct {
		save save
		want string
	}{
		{fresh(t), "test.json: sound — Capture The Fruit, red to move, 0 moves played\n"},
		{played(t, "d2-e3"), "test.json: sound — Capture The Fruit, black to move, 1 move played\n"},
		{played(t, finished), "test.json: sound — Capture The Fruit, Red wins: the fruit ring is home, 13 moves played\n"},
		{played(t, opening).state("start", "1sdu1tor1/1pwc1mg2/2fe1bah1/9/9/9/2ABMEF2/1HG2CWP1/1ROT1UDS1 r e5").state("moves", nil),
			"test.json: sound — Capture The Fruit, from a set-up position, red to move, 0 moves played\n"},
		{fresh(t).remove("red-ox").remove("red-rat"), "test.json: 2 errors\n  error piece-missing: Red 鼠1 Rat is missing"},
	}
	for _, c := range cases {
		r := c.save.judge()
		var b bytes.Buffer
		if err := r.WriteText(&b); err != nil {
			t.Fatal(err)
		}
		if !strings.HasPrefix(b.String(), c.want) {
			t.Errorf("got %s\nwant %s", b.String(), c.want)
		}
	}
}

// What the pieces show is the position when the script state is lost.
func TestPositionWithoutState(t *testing.T) {
	for _, moves := range []string{capture, carrying, finished} {
		s := played(t, moves)
		want := s.judge().Position
		if r := s.set("LuaScriptState", "lost").judge(); !strings.HasPrefix(want, strings.Fields(r.Position)[0]) || r.Position == "" {
			t.Errorf("position %q, want %q", r.Position, want)
		}
	}
}

func TestFind(t *testing.T) {
	dir := t.TempDir()
	for _, name := range []string{"TS_Save_2.json", "TS_Save_2.png", "SaveFileInfos.json", "sub/TS_Save_1.JSON"} {
		file := filepath.Join(dir, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, nil, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	files, err := saves.Find(dir)
	want := []string{filepath.Join(dir, "TS_Save_2.json"), filepath.Join(dir, "sub", "TS_Save_1.JSON")}
	if err != nil || !slices.Equal(files, want) {
		t.Errorf("%q, %v; want %q", files, err, want)
	}
	if files, err := saves.Find(filepath.Join(dir, "TS_Save_2.png")); err != nil || len(files) != 1 {
		t.Errorf("a file named is a save whatever its name: %q, %v", files, err)
	}
	link := filepath.Join(t.TempDir(), "link")
	if err := os.Symlink(dir, link); err != nil {
		t.Skip("this system makes no links: ", err)
	}
	for name, to := range map[string]string{"sub/round": dir, "sub/lost.json": "nowhere"} {
		if err := os.Symlink(to, filepath.Join(dir, filepath.FromSlash(name))); err != nil {
			t.Fatal(err)
		}
	}
	want = []string{filepath.Join(link, "TS_Save_2.json"), filepath.Join(link, "sub", "TS_Save_1.JSON"), filepath.Join(link, "sub", "lost.json")}
	if files, err := saves.Find(link); err != nil || !slices.Equal(files, want) {
		t.Errorf("behind a link: %q, %v; want %q", files, err, want)
	}
	for _, path := range []string{filepath.Join(dir, "none"), t.TempDir()} {
		if _, err := saves.Find(path); err == nil {
			t.Errorf("%s: no error", path)
		}
	}
}

// Public saves of other mods have no errors, and what is not JSON is no save.
func TestPublicSaves(t *testing.T) {
	dir := os.Getenv("MENAGERIE_SAVES")
	if dir == "" {
		t.Skip("set MENAGERIE_SAVES to a folder of saves to judge them")
	}
	files, err := saves.Find(dir)
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		before := bytes.Clone(data)
		r := saves.Judge(file, data, byCards)
		if r.OK != json.Valid(data) {
			t.Errorf("%s: ok %v: %+v", file, r.OK, r.Findings)
		}
		if !bytes.Equal(before, data) {
			t.Errorf("%s was changed", file)
		}
	}
}
