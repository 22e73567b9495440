package script_test

import (
	"strings"
	"testing"

	lua "github.com/yuin/gopher-lua"

	"menagerie/tts/script"
)

func TestLiteral(t *testing.T) {
	type inner struct {
		Next []int `json:"next"`
	}
	type outer struct {
		Name  string            `json:"name"`
		On    bool              `json:"on"`
		Rate  float64           `json:"rate"`
		Empty []int             `json:"empty"`
		Nets  []inner           `json:"nets"`
		Names map[string]string `json:"names"`
	}
	for _, c := range []struct {
		value any
		want  string
	}{
		{[]int{1, 2, 3}, "{1, 2, 3}"},
		{"鼠1 \"Rat\"\n\\", `"鼠1 \"Rat\"\n\\"`},
		{"a\x00b<&>", `"a\000b<&>"`},
		{map[string]int{"end": 1, "red-cave": 2, "a": 3}, `{a = 3, ["end"] = 1, ["red-cave"] = 2}`},
		{
			outer{Name: "x", Rate: 0.35, Empty: []int{}, Nets: []inner{{[]int{1}}}, Names: map[string]string{"b": "B"}},
			`{name = "x", on = false, rate = 0.35, empty = {}, nets = {{next = {1}}}, names = {b = "B"}}`,
		},
	} {
		got, err := script.Literal(c.value)
		if err != nil {
			t.Errorf("%v: %v", c.value, err)
		}
		if got != c.want {
			t.Errorf("%v: %s, want %s", c.value, got, c.want)
		}
	}
	for _, null := range []any{[]*int{nil}, struct{ None *inner }{}, map[string][]int{"none": nil}} {
		if _, err := script.Literal(null); err == nil {
			t.Errorf("%#v was written", null)
		}
	}
}

// Every control character and quote comes back from Lua as it went in.
func TestQuoteIsReadBack(t *testing.T) {
	state := lua.NewState()
	defer state.Close()
	var all strings.Builder
	for r := rune(0); r < 0x300; r++ {
		all.WriteRune(r)
	}
	all.WriteString("龍5 3\u20280")
	if err := state.DoString("text = " + script.Quote(all.String())); err != nil {
		t.Fatal(err)
	}
	if got := state.GetGlobal("text").String(); got != all.String() {
		t.Errorf("read back %q, want %q", got, all.String())
	}
}
