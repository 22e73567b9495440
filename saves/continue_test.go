package saves_test

import (
	"strings"
	"testing"

	"github.com/tidwall/gjson"

	"menagerie/assets"
	"menagerie/rules"
	"menagerie/saves"
)

// edited is the card with a part of its text replaced.
func edited(t *testing.T, old, text string) *rules.Game {
	t.Helper()
	file, source, _ := assets.Card(cardName)
	changed := strings.Replace(string(source), old, text, 1)
	if changed == string(source) {
		t.Fatalf("the card does not say %q", old)
	}
	c, err := rules.ReadCard(file, []byte(changed))
	if err != nil {
		t.Fatal(err)
	}
	game, err := c.Compile(nil)
	if err != nil {
		t.Fatal(err)
	}
	return game
}

func TestCarryOn(t *testing.T) {
	const slow = "walk: 1"
	for _, c := range []struct {
		name, old, text, moves, said string
	}{
		{"other words", "Capture The Fruit", "Seize The Fruit", `["b2-b4","h8-h7"]`, ""},
		{"a move that is illegal now", "walk: 2", slow, `[]`, "Of 2 moves, 0 could be kept: the card does not allow b2-b4 there any more."},
	} {
		t.Run(c.name, func(t *testing.T) {
			running, now := played(t, "b2-b4 h8-h7"), edited(t, c.old, c.text)
			built := fresh(t).scripted(now)
			got, said := saves.CarryOn([]byte(built.text), []byte(running.text), standard(t), now)
			state := gjson.Parse(gjson.GetBytes(got, "LuaScriptState").String())
			if said != c.said || state.Get("moves").Raw != c.moves || state.Get("tables").String() != now.Tables.Hash {
				t.Errorf("said %q, state %s", said, state)
			}
			report := saves.Judge("test.json", got, saves.Options{Off: byCards.Off, Card: func(string) (*rules.Card, bool) { return now.Card, true }})
			if !report.OK {
				t.Errorf("not sound: %+v", report.Findings)
			}
		})
	}
}

func TestCarryOnOfAnotherGame(t *testing.T) {
	s := []byte(fresh(t).text)
	if got, said := saves.CarryOn(s, []byte(`{"LuaScriptState":""}`), standard(t), standard(t)); string(got) != string(s) || !strings.Contains(said, "begins anew") {
		t.Errorf("said %q", said)
	}
}

func TestTakeScripts(t *testing.T) {
	const before = `{"LuaScript":"old()","LuaScriptState":"","ObjectStates":[{"GUID":"aaaaaa","LuaScript":"a()","posX":1},{"GUID":"bbbbbb","LuaScript":"b()"}]}`
	const running = `{"LuaScript":"old()","LuaScriptState":"kept","ObjectStates":[{"GUID":"bbbbbb","LuaScript":"b()"}, {"GUID":"aaaaaa","LuaScript":"a()","posX":5}]}`
	after := strings.NewReplacer("old()", "new()", "a()", "c()").Replace(before)
	got, ok := saves.TakeScripts([]byte(before), []byte(after), []byte(running))
	want := strings.NewReplacer("old()", "new()", "a()", "c()").Replace(running)
	if !ok || string(got) != want {
		t.Errorf("%v, got\n%s\nwant\n%s", ok, got, want)
	}
	for _, other := range []string{
		strings.Replace(after, `"posX":1`, `"posX":2`, 1),
		strings.Replace(after, `"LuaScriptState":""`, `"LuaScriptState":"x"`, 1),
		strings.Replace(after, "bbbbbb", "cccccc", 1),
	} {
		if _, ok := saves.TakeScripts([]byte(before), []byte(other), []byte(running)); ok {
			t.Errorf("more than scripts were taken of %s", other)
		}
	}
}
