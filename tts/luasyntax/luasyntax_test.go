package luasyntax_test

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"menagerie/tts/luasyntax"
)

func TestWhatTTSAccepts(t *testing.T) {
	for _, text := range []string{
		"", "\uFEFFprint(1)", "#!/usr/bin/lua\nprint(1)", ";;;",
		"if a ~= b and a != c then end",
		"Wait.time(|| print(1), 2)", "local add = |a, b| a + b", "f(|x| |y| x .. y, 1)", "local f = |...| {...}",
		"local t = ${1, 2}",
		"goto done; do ::done:: end ::done::",
		"while true do repeat break until x end",
		"for i = 1, 2, 3 do end for k, v in pairs(t) do goto next; ::next:: end",
		`s = "\x41\z
		  \u{20AC}\065\[\]\
		x"`,
		"t = {1; 2, [3] = 4, x = 5, f = function(...) return ... end,}",
		"a.b.c[1]:d'x':e{}.f = [==[ ]] ]==]",
		"function a.b:c(d, ...) return self, d, ... end",
		"return",
		"do return 1; end",
		"x = 0x1F + .5 + 3. + 1e-5 + 0xA.8p1 + 5 .. 'x'",
		"--[[ a ]] --[==[ b\n ]==] --[ c\n-- d",
		"#include <ui/panel>\n  #include !/x\nprint(1)",
		"repeat local done = f() until done",
		"(f or g)(1)",
		"local function f() return f end",
		"x = - - not #t ^ 2",
		"y = a\n(f)(x)",
	} {
		if _, err := luasyntax.Parse(text); err != nil {
			t.Errorf("%s: %v", text, err)
		}
	}
}

func TestWhatTTSRefuses(t *testing.T) {
	for text, want := range map[string]string{
		"x = = 1":                                "line 1, column 5: `=` stands where",
		"if x then\n\nprint(1)":                  "line 3, column 9: `end` is missing, which closes the `if` of line 1; the end of the script stands there",
		"function f(\nend":                       "line 2, column 1: a name is missing among the parameters; `end` stands there",
		"f(1, 2":                                 "`)` is missing, which closes the `(` of line 1",
		"end":                                    "nothing is open that it could close",
		"x = 7 // 2":                             "column 8: `/` stands where a value",
		"x = a & b":                              "`&` cannot stand there",
		"x = ~a":                                 "`~` cannot stand there",
		"if !x then end":                         "`!` cannot stand there",
		"x += 1":                                 "neither an assignment nor a call: `+` stands",
		"x":                                      "neither an assignment nor a call: the end of the script",
		"f() = 1":                                "nothing can be assigned to what begins with `f`",
		"(a) = 1":                                "nothing can be assigned",
		`x = "a`:                                 "column 5: the text that begins here has no closing \"",
		"x = 'a\nb'":                             "no closing ' on its line",
		`x = "\q"`:                               "column 6: no text can hold the escape `\\q`",
		`x = "\300"`:                             "the escape",
		`x = "\xg1"`:                             "the escape",
		`x = "\u{zz}"`:                           "the escape",
		`x = "\`:                                 "the escape",
		"x = [==[ ]]":                            "no closing ]==]",
		"--[[ never":                             "no closing ]]",
		"break":                                  "`break` stands in no loop",
		"while x do f(function() break end) end": "`break` stands in no loop",
		"goto nowhere":                           "no label `nowhere` can be reached",
		"goto inside; do ::inside:: end":         "no label `inside`",
		"::a:: ::a::":                            "in its block already",
		"function f() return ... end":            "does not take it",
		"return 1 print(2)":                      "behind `return`",
		"return return":                          "`return` stands where",
		"for i = 1 do end":                       "a start, an end",
		"for a, b = 1, 2 do end":                 "`in` is missing behind the names of the loop",
		"local 1 = 2":                            "a name is missing behind `local`; `1` stands there",
		"鼠 = 1":                                  "`鼠` cannot stand there",
		"x = '鼠' @":                              "line 1, column 9: `@`",
		"x = \xff":                               "no UTF-8",
		"a.1 = 2":                                "neither an assignment",
		"a:b = 2":                                "the arguments are missing; `=` stands there",
		"f(|x y| x)":                             "`|` is missing",
		"t = {1 2}":                              "`}` is missing, which closes the `{`",
		"if x the end":                           "`then` is missing behind the condition; `the` stands there",
		strings.Repeat("(", 600):                 "nests deeper",
		strings.Repeat("do ", 600):               "nests deeper",
		"x = " + strings.Repeat("{", 600):        "nests deeper",
		"x = " + strings.Repeat("- ", 600):       "nests deeper",
		"x = a" + strings.Repeat(".b", 600):      "nests deeper",
	} {
		_, err := luasyntax.Parse(text)
		var fault *luasyntax.Error
		if !errors.As(err, &fault) || !strings.Contains(err.Error(), want) {
			t.Errorf("%.60s: %v, want %q", text, err, want)
		}
	}
}

// outline lists names with where they stand, local ones in parentheses, and texts in quotes.
func outline(t *testing.T, text string) string {
	t.Helper()
	chunk, err := luasyntax.Parse(text)
	if err != nil {
		t.Fatalf("%s: %v", text, err)
	}
	var parts []string
	luasyntax.Walk(chunk, func(n luasyntax.Node) {
		switch n := n.(type) {
		case *luasyntax.Name:
			if n.Local {
				parts = append(parts, "("+n.Value+")")
			} else {
				parts = append(parts, n.Value)
			}
			if !strings.HasPrefix(text[n.At():], n.Value) {
				t.Errorf("%s: %s does not stand at byte %d", text, n.Value, n.At())
			}
		case *luasyntax.Text:
			parts = append(parts, fmt.Sprintf("%q", n.Value))
		}
	})
	return strings.Join(parts, " ")
}

func TestPlain(t *testing.T) {
	for text, want := range map[string]string{
		"if a != '!=' then end -- !=":                    "if a ~= '!=' then end -- !=",
		"Wait.time(|| print(1), 2)":                      "Wait.time(function() return print(1) end , 2)",
		"local f = |a, b| a != b -- sum\nf(${1}, |x| x)": "local f = function(a, b) return a ~= b -- sum\n end f({1}, function(x) return x end )",
		"g = |x| |y| x .. y":                             "g = function(x) return function(y) return x .. y end  end ",
	} {
		if got, err := luasyntax.Plain(text); err != nil || got != want {
			t.Errorf("%s gives\n%s, %v, want\n%s", text, got, err, want)
		}
	}
}

func TestNames(t *testing.T) {
	for text, want := range map[string]string{
		"local a = a":                                  "(a) a",
		"local a; do local b = a end b = a":            "(a) (b) (a) b (a)",
		"function f(x) y = x end x = 1":                "f (x) y (x) x",
		"function t:m() return self end":               `t "m" (self)`,
		"function t.m() return self end":               `t "m" self`,
		"local function f() return f end":              "(f) (f)",
		"local f = function() return f end":            "(f) f",
		"for i = i, n do i = 1 end i = 2":              "(i) i n (i) i",
		"repeat local x = 1 until x; x = 2":            "(x) (x) x",
		"f(|x| x + y, x)":                              "f (x) (x) y x",
		"t = {x = x, [x] = 1}":                         `t "x" x x`,
		"a.b['c'] = d":                                 `a "b" "c" d`,
		`s = "a\tb\x41\z   c"`:                         `s "a\tbAc"`,
		"s = [[\nx]]":                                  `s "x"`,
		"if a then b() elseif c then d() else e() end": "a b c d e",
		"return f{x}, g'y', h:i(j)":                    `f x g "y" h j`,
	} {
		if got := outline(t, text); got != want {
			t.Errorf("%s: %s, want %s", text, got, want)
		}
	}
}

func TestTooLarge(t *testing.T) {
	text := "t = {" + strings.Repeat("1,", luasyntax.MaxTokens/2) + "}"
	if _, err := luasyntax.Parse(text); !errors.Is(err, luasyntax.ErrTooLarge) {
		t.Error(err)
	}
}

func TestIncludes(t *testing.T) {
	for text, want := range map[string]bool{"#include <a>\n": true, "x = #includes": false, "-- #include a": false} {
		chunk, err := luasyntax.Parse(text)
		if err != nil || chunk.Includes != want {
			t.Errorf("%q: %v, %v", text, chunk, err)
		}
	}
}

func TestPosition(t *testing.T) {
	text := "鼠\r\nab"
	got := []int{}
	for _, at := range []int{0, 3, 5, 6, 7, 99} {
		line, column := luasyntax.Position(text, at)
		got = append(got, line*10+column)
	}
	if want := []int{11, 12, 21, 22, 23, 23}; !slices.Equal(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
}

func FuzzParse(f *testing.F) {
	for _, text := range []string{"local a <x> = |b| b != 1", `x = "\x41\z ` + "\n" + `"`, "goto a ::a::", "for i=1,2 do break end", "--[==[", "#include"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		chunk, err := luasyntax.Parse(text)
		if err != nil {
			var fault *luasyntax.Error
			if !errors.As(err, &fault) || fault.Line < 1 || fault.Column < 1 || fault.Problem == "" {
				t.Fatalf("%q: %v", text, err)
			}
			return
		}
		luasyntax.Walk(chunk, func(n luasyntax.Node) {
			if n.At() < 0 || n.At() > len(text) {
				t.Fatalf("%q: %T stands at %d", text, n, n.At())
			}
		})
	})
}

func BenchmarkParse(b *testing.B) {
	unit := "function onPickUp(color)\n\tlocal t = {x = 1, [2] = 'y', \"z\"}\n\tif t.x ~= nil and color == \"Red\" then -- why\n\t\tWait.time(function() self.setPosition({t.x, 2, 3}) end, 1.5)\n\tend\nend\n"
	text := strings.Repeat(unit, 5000)
	b.SetBytes(int64(len(text)))
	for b.Loop() {
		if _, err := luasyntax.Parse(text); err != nil {
			b.Fatal(err)
		}
	}
}
