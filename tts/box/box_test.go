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
