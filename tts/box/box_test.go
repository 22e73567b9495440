package box

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"menagerie/tts/table"
)

func TestMain(m *testing.M) {
	Main()
	os.Exit(m.Run())
}

// tight are limits that a bomb reaches soon. The time is long enough for a busy machine to do what is no bomb.
var tight = Limits{Time: 20 * time.Second, Memory: 192 << 20}

// hasty is for what would run for ever: everything else in such a test is quick.
var hasty = Limits{Time: 3 * time.Second, Memory: 192 << 20}

// scripted is a save with a Global script and a seat.
func scripted(t testing.TB, lua string) []byte {
	t.Helper()
	text, err := json.Marshal(lua)
	if err != nil {
		t.Fatal(err)
	}
	return []byte(`{"SaveName":"S","LuaScript":` + string(text) + `,"LuaScriptState":"","XmlUI":"","ObjectStates":[
		{"GUID":"aaaaaa","Name":"HandTrigger","Transform":{"posX":0,"posY":0,"posZ":-20,"rotX":0,"rotY":0,"rotZ":0,"scaleX":1,"scaleY":1,"scaleZ":1},"FogColor":"Red"}]}`)
}

func open(t testing.TB, lua string, limits Limits) *Table {
	t.Helper()
	box, err := Open(scripted(t, lua), limits)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(box.Close)
	return box
}

// The same happens in a box as at a table in this process.
func TestBoxIsATable(t *testing.T) {
	const lua = `
		function onLoad(state) print("loaded " .. state) end
		function onChat(text, player) print(player.color .. " " .. text) end
		function onSave() return "鼠" end`
	actions := []table.Action{{Do: "sit", Seat: "Red", Name: "Ann", Host: true}, {Do: "chat", Seat: "Red", Text: "hello"}, {Do: "settle"}, {Do: "save"}, {Do: "load"}}
	inside, err := table.Open(scripted(t, lua))
	if err != nil {
		t.Fatal(err)
	}
	defer inside.Close()
	boxed := open(t, lua, tight)
	var want, got []string
	for _, a := range actions {
		if err := inside.Do(a); err != nil {
			t.Fatal(err)
		}
		for _, e := range inside.Events() {
			want = append(want, e.String())
		}
		if err := boxed.Do(a, func(e table.Event) { got = append(got, e.String()) }); err != nil {
			t.Fatal(err)
		}
	}
	if !slices.Equal(got, want) || !strings.Contains(strings.Join(got, "\n"), `Red hello`) {
		t.Errorf("%q\nwant\n%q", got, want)
	}
	if err := boxed.Do(table.Action{Do: "drop", Seat: "Blue"}, nil); err == nil || !strings.Contains(err.Error(), "nobody sits at") {
		t.Errorf("an action that cannot be: %v", err)
	}
	if err := boxed.Do(table.Action{Do: "settle"}, nil); err != nil {
		t.Errorf("behind an action that cannot be: %v", err)
	}
}

// A save comes out as it went in, but for what scripts change, and goes back in by a load.
func TestSavesToTheByte(t *testing.T) {
	const odd = `{ "SaveName":"<é\u00e9>", "Gravity":0.50, "LuaScript":"function onLoad(s) print('loaded ' .. s) end", "LuaScriptState":"", "ObjectStates":[ ] }`
	boxed, err := Open([]byte(odd), tight)
	if err != nil {
		t.Fatal(err)
	}
	defer boxed.Close()
	other := strings.Replace(odd, `State":""`, `State":"<b>"`, 1)
	for _, want := range []string{odd, other} {
		if err := boxed.Do(table.Action{Do: "load", Save: []byte(want)}, nil); err != nil {
			t.Fatal(err)
		}
		if got, err := boxed.Save(); err != nil || string(got) != want {
			t.Errorf("%s, %v\nwant\n%s", got, err, want)
		}
	}
}

// What a box cannot open is measured outside, once.
func TestFormsFromOutside(t *testing.T) {
	const tile = `{"GUID":"%s","Name":"Custom_Tile","Transform":{"posX":0,"posY":1,"posZ":0,"scaleX":1,"scaleY":1,"scaleZ":1},"CustomImage":{"ImageURL":"%s"}}`
	save := fmt.Sprintf(`{"LuaScript":"function onChat() for _, o in ipairs(getObjects()) do print(o.getBoundsNormalized().size.x) end end","ObjectStates":[`+tile+","+tile+","+tile+`,
		{"GUID":"cccccc","Name":"HandTrigger","FogColor":"Red","Transform":{"posX":0,"posY":0,"posZ":-20}}]}`, "aaaaaa", "wide", "bbbbbb", "wide", "dddddd", "none")
	asked := map[string]int{}
	forms := func(url string) (table.Form, bool) {
		asked[url]++
		return table.Form{Width: 3, Height: 1}, url == "wide"
	}
	inside, err := table.OpenWith([]byte(save), forms)
	if err != nil {
		t.Fatal(err)
	}
	defer inside.Close()
	boxed, err := OpenWith([]byte(save), tight, forms)
	if err != nil {
		t.Fatal(err)
	}
	defer boxed.Close()
	var want, got []string
	for _, a := range []table.Action{{Do: "sit", Seat: "Red"}, {Do: "chat", Seat: "Red"}} {
		if err := inside.Do(a); err != nil {
			t.Fatal(err)
		}
		for _, e := range inside.Events() {
			want = append(want, e.Text)
		}
		if err := boxed.Do(a, func(e table.Event) { got = append(got, e.Text) }); err != nil {
			t.Fatal(err)
		}
	}
	if !slices.Equal(got, want) || got[2] != got[3] || got[2] == got[4] || asked["wide"] != 2 || asked["none"] != 2 {
		t.Errorf("sizes %q, want %q; asked for %v", got, want, asked)
	}
}

func TestScenarioInABox(t *testing.T) {
	const lua = `function onLoad(state) print("loaded " .. state) end function onSave() return "kept" end`
	files := map[string][]byte{}
	var lines, texts []string
	stage := Stage{
		Points: map[string]Point{"a1": {2, 3}},
		Write:  func(name string, save []byte) error { files[name] = save; return nil },
		Read:   func(name string) ([]byte, error) { return files[name], nil },
		Line:   func(line string) { lines = append(lines, line) },
		Event:  func(e table.Event) { texts = append(texts, e.Text) },
	}
	boxed := open(t, lua, tight)
	if err := boxed.Play("Red sits Ann host\nexpect a1 holds nothing\nsave x.json\nload x.json\nexpect Red sees loaded kept", stage); err != nil {
		t.Fatal(err)
	}
	if !bytes.Contains(files["x.json"], []byte(`"kept"`)) || len(lines) != 5 || texts[0] != "loaded " {
		t.Errorf("lines %q, texts %q, files %s", lines, texts, files)
	}
	for scenario, want := range map[string]string{
		"Red jumps":                "line 1",
		"expect turn Blue":         "line 1: expect turn Blue",
		"save y.json\nload y.json": "there are no files here",
	} {
		if err := boxed.Play(scenario, Stage{}); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want %q", scenario, err, want)
		}
	}
}

// What a save may do to be refused, without harm to this process.
func TestBombs(t *testing.T) {
	for _, c := range []struct {
		name, lua string
		limits    Limits
		want      string
	}{
		{"no Lua", `local = `, tight, "parsing the Lua of Global"},
		{"pattern", `("a"):rep(40):find(("a?"):rep(40) .. ("a"):rep(40))`, hasty, "loading the save: the save's scripts ran for more than 3s"},
		{"pattern in pcall", `while true do pcall(string.find, ("a"):rep(40), ("a?"):rep(40) .. ("a"):rep(40)) end`, hasty, "ran for more than"},
		{"gsub", `string.gsub(("a"):rep(200000), "a", function() return ("b"):rep(100000) end)`, tight, "memory"},
		{"doubling", `local s = "ab" while true do s = s .. s end`, tight, "192 MiB of memory"},
		{"doubling in pcall", `while true do pcall(function() local s = "ab" while true do s = s .. s end end) end`, tight, "memory"},
		{"rep", `local s = ("ab"):rep(2^29)`, tight, "memory"},
		{"table", `local t = {} for i = 1, 1e9 do t[i] = {i} end`, tight, "memory"},
		{"coroutines", `local t = {} for i = 1, 1e9 do t[i] = coroutine.create(function() end) coroutine.resume(t[i]) end`, tight, "memory"},
		{"concat", `local t = {} for i = 1, 1e5 do t[i] = ("a"):rep(1e5) end table.concat(t)`, tight, "memory"},
		{"large prints", `local s = ("a"):rep(2^20) for i = 1, 1e5 do print(s) end`, tight, ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			boxed, err := Open(scripted(t, c.lua), c.limits)
			if err == nil {
				defer boxed.Close()
				err = boxed.Do(table.Action{Do: "settle"}, nil)
			}
			if c.want == "" {
				c.want = "said more than 64 MiB"
			}
			if err == nil || !strings.Contains(err.Error(), c.want) {
				t.Errorf("%v, want %q", err, c.want)
			}
		})
	}
}

// What a handler does is no worse, and the action is named.
func TestBombsInHandlers(t *testing.T) {
	const lua = `
		function onChat(text) if text == "pattern" then ("a"):rep(40):find(("a?"):rep(40) .. ("a"):rep(40)) else local s = "ab" while true do s = s .. s end end end`
	sit := table.Action{Do: "sit", Seat: "Red"}
	for text, limits := range map[string]Limits{"pattern": hasty, "memory": tight} {
		boxed := open(t, lua, limits)
		if err := boxed.Do(sit, nil); err != nil {
			t.Fatal(err)
		}
		var ended *EndError
		if err := boxed.Do(table.Action{Do: "chat", Seat: "Red", Text: text}, nil); !errors.As(err, &ended) || ended.Doing != "chat" {
			t.Errorf("%s: %v", text, err)
		}
		if err := boxed.Do(sit, nil); !errors.As(err, &ended) {
			t.Errorf("behind the end: %v", err)
		}
	}
	boxed := open(t, lua, tight)
	if err := boxed.Play("Red sits\nRed says memory\nsettle", Stage{}); err == nil || !strings.HasPrefix(err.Error(), "Red says memory: ") {
		t.Errorf("%v does not name the line", err)
	}
}

// A box that something else ends is no worse.
func TestKilled(t *testing.T) {
	boxed := open(t, "", tight)
	boxed.process.kill()
	var ended *EndError
	if err := boxed.Do(table.Action{Do: "settle"}, nil); !errors.As(err, &ended) || !strings.Contains(err.Error(), "the table broke down") {
		t.Error(err)
	}
	if _, err := boxed.Save(); !errors.As(err, &ended) {
		t.Errorf("behind the end: %v", err)
	}
}

// An event that JSON cannot hold is an error of the script, and no answer is lost.
func TestWhatCannotBeTold(t *testing.T) {
	boxed := open(t, `function onChat() for _, o in ipairs(getObjects()) do o.setPosition({0/0, 1, 0}) end
		spawnObject({type = "BlockSquare", position = {0/0, 1/0, 0}}) end`, tight)
	told := ""
	for _, a := range []table.Action{{Do: "sit", Seat: "Red"}, {Do: "chat", Seat: "Red"}, {Do: "settle"}} {
		if err := boxed.Do(a, func(e table.Event) { told += e.Text + "\n" }); err != nil {
			t.Fatal(err)
		}
	}
	if !strings.Contains(told, "cannot be told: json: unsupported value: NaN") {
		t.Errorf("told %q", told)
	}
	if _, err := boxed.Save(); err != nil {
		t.Errorf("what cannot be told cannot be saved: %v", err)
	}
}

// What the table itself stops is an error of the script, and the game goes on.
func TestWhatTheTableStops(t *testing.T) {
	for name, lua := range map[string]string{
		"loop":          `while true do end`,
		"loop in pcall": `while true do pcall(function() while true do end end) end`,
		"recursion":     `local function f() return 1 + f() end f()`,
		"error object":  `error({a = 1})`,
		"rep too far":   `("ab"):rep(2^62)`,
		"io":            `io.open("/etc/passwd")`,
		"os":            `os.execute("true")`,
		"environment":   `os.getenv("HOME")`,
		"exit":          `os.exit(0)`,
		"files":         `os.remove("x")`,
		"debug":         `debug.getinfo(1)`,
		"load":          `load("x = 1")()`,
		"loadstring":    `loadstring("x = 1")()`,
		"dofile":        `dofile("/etc/passwd")`,
		"require":       `require("os")`,
		"package":       `package.loadlib("x", "y")`,
		"web":           `WebRequest.get("http://localhost", function() end)`,
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			boxed := open(t, "function onChat() "+lua+" end", tight)
			failed := 0
			watch := func(e table.Event) {
				if e.Kind == "error" {
					failed++
				}
			}
			for _, a := range []table.Action{{Do: "sit", Seat: "Red"}, {Do: "chat", Seat: "Red", Text: "go"}, {Do: "settle"}} {
				if err := boxed.Do(a, watch); err != nil {
					t.Fatal(err)
				}
			}
			if failed != 1 {
				t.Errorf("%d errors", failed)
			}
		})
	}
}

// What is printed without end is cut.
func TestFloodOfPrints(t *testing.T) {
	boxed := open(t, `function onChat() for i = 1, 150000 do print("a") end end`, tight)
	events, last := 0, table.Event{}
	for _, a := range []table.Action{{Do: "sit", Seat: "Red"}, {Do: "chat", Seat: "Red"}} {
		if err := boxed.Do(a, func(e table.Event) { events++; last = e }); err != nil {
			t.Fatal(err)
		}
	}
	if events > 100_100 || last.Kind != "error" || !strings.Contains(last.Text, "left out") {
		t.Errorf("%d events, the last %+v", events, last)
	}
}

// BenchmarkDo is what an action costs more in a box than in this process: nothing happens but the way there and back.
func BenchmarkDo(b *testing.B) {
	boxed := open(b, "", DefaultLimits)
	for b.Loop() {
		if err := boxed.Do(table.Action{Do: "wait"}, nil); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkOpen(b *testing.B) {
	save := scripted(b, "")
	for b.Loop() {
		boxed, err := Open(save, DefaultLimits)
		if err != nil {
			b.Fatal(err)
		}
		boxed.Close()
	}
}
