package box

import (
	"errors"
	"strings"
	"testing"

	"menagerie/tts/table"
)

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
