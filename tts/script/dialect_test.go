package script

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"menagerie/assets"
	"menagerie/rules"
	"menagerie/rules/rulestest"
	"menagerie/tts/luasyntax"
)

// The script runs in MoonSharp, which TTS has, in gopher-lua, which our tests have, and in PUC Lua. What these
// disagree on, and what does harm to text that is not ASCII, is not used. The bundle is parsed, so that a word in
// a text or a comment is nobody's business.

// forbiddenNames are globals that one of the interpreters lacks or that behave differently.
var forbiddenNames = map[string]string{
	"pairs": "its order differs", "xpcall": "arguments are dropped",
	"load": "not everywhere", "loadstring": "not everywhere", "dofile": "not in TTS", "loadfile": "not in TTS",
	"coroutine": "yields are lost across pcall", "bit32": "not everywhere", "unpack": "not everywhere",
	"module": "not in TTS", "setfenv": "not everywhere", "getfenv": "not everywhere", "debug": "not in TTS",
	"io": "not in TTS", "getAllObjects": "deprecated: getObjects",
}

// forbiddenFunctions are members of libraries, and methods of strings.
var forbiddenFunctions = map[string]string{
	"format": "nil and tables are errors, numbers differ", "gsub": "compares low bytes in MoonSharp",
	"gmatch": "compares low bytes in MoonSharp", "match": "compares low bytes in MoonSharp",
	"find": "compares low bytes in MoonSharp", "byte": "another number in MoonSharp", "rep": "the separator is ignored",
	"reverse": "bytes or characters", "upper": "bytes or characters", "insert": "quadratic in MoonSharp",
	"unpack": "not everywhere", "pack": "not everywhere",
}

// libraries are the tables whose members forbiddenFunctions speaks of.
var libraries = []string{"string", "table"}

func TestTheBundleKeepsToTheCommonDialect(t *testing.T) {
	for _, name := range assets.CardNames() {
		for _, m := range modulesOf(t, name) {
			for _, fault := range lintLua(m.Text) {
				t.Errorf("%s: module %s: %s", name, m.Name, fault)
			}
			if lines := strings.Count(m.Text, "\n"); lines >= 400 && !strings.HasPrefix(m.Text, "return ") {
				t.Errorf("module %s has %d lines", m.Name, lines)
			}
		}
	}
}

func modulesOf(t *testing.T, card string) []Module {
	t.Helper()
	bare := Setup{Card: card, Seats: []string{}, Points: []Spot{}, Pieces: []PieceSetup{}, Facing: []float64{}}
	modules, err := Modules(rulestest.Game(t, card, nil), bare, Edition{Version: "test", Language: rules.English})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := luasyntax.Parse(Bundle(modules)); err != nil {
		t.Errorf("%s: the bundle does not parse: %v", card, err)
	}
	return modules
}

func TestLinter(t *testing.T) {
	for source, want := range map[string]string{
		`for k in pairs({}) do end`:            "pairs",
		`local s = ("x"):gsub("a", "b")`:       "gsub",
		`local s = string.format("%d", 1)`:     "format",
		`table.insert({}, 1)`:                  "insert",
		`goto done ::done::`:                   "goto",
		`local a, b = 1, 2; a, b = b, a`:       "several",
		`local i, a = 1, {}; i, a[i] = 2, 3`:   "several",
		`error({code = 1})`:                    "error",
		`local n = #"鼠"`:                       "#",
		`local t = {1, nil, 3}`:                "nil in a table",
		`local s = "\233\188"`:                 "no UTF-8",
		`local pairs = 1; return pairs`:        "pairs",
		`if a != b then end`:                   "!=",
		`local f = |x| x`:                      "lambda",
		`local t = ${1}`:                       "${",
		`#`:                                    "stands where",
		`local a, b; a, b = nil, nil`:          "",
		`local a, b; a, b = f(a, b)`:           "",
		`return {match = 1}`:                   "",
		`local s = "pairs" -- goto pairs()`:    "",
		`local m = {}; m.find = 1; m.find()`:   "",
		`for i, v in ipairs({}) do end`:        "",
		`local a, b = 1, 2; return a .. b`:     "",
		`local n = {}; n[#n + 1] = "鼠"`:        "",
		`local at = game:position(1, 2); at()`: "",
	} {
		faults := lintLua(source)
		if want == "" && len(faults) > 0 || want != "" && !slices.ContainsFunc(faults, func(f string) bool { return strings.Contains(f, want) }) {
			t.Errorf("%s: %q, want %q", source, faults, want)
		}
	}
}

// lintLua names what a text uses that it should not.
func lintLua(text string) []string {
	chunk, err := luasyntax.Parse(text)
	if err != nil {
		return []string{err.Error()}
	}
	var faults []string
	luasyntax.Walk(chunk, func(node luasyntax.Node) {
		if fault := lintNode(text, node); fault != "" {
			line, _ := luasyntax.Position(text, node.At())
			faults = append(faults, fmt.Sprintf("line %d: %s", line, fault))
		}
	})
	return faults
}

func lintNode(text string, node luasyntax.Node) string {
	switch n := node.(type) {
	case *luasyntax.Label:
		return "goto: keep to loops"
	case *luasyntax.Jump:
		if n.Label != "" {
			return "goto: keep to loops"
		}
	case *luasyntax.Name:
		if why, ok := forbiddenNames[n.Value]; ok {
			return n.Value + ": " + why
		}
	case *luasyntax.Index:
		library, isName := n.Value.(*luasyntax.Name)
		if key, isText := n.Key.(*luasyntax.Text); isName && isText && slices.Contains(libraries, library.Value) {
			if why, ok := forbiddenFunctions[key.Value]; ok {
				return library.Value + "." + key.Value + ": " + why
			}
		}
	case *luasyntax.Call:
		return lintCall(n)
	case *luasyntax.Assign:
		if len(n.Targets) > 1 && assignsWhatItReads(n) {
			return "several assignments at once of what they read: their order differs, and gopher-lua swaps locals wrongly"
		}
	case *luasyntax.Unary:
		if _, isText := n.Value.(*luasyntax.Text); isText && n.Operator == "#" {
			return "# of a text: bytes or characters"
		}
	case *luasyntax.Operation:
		if slices.Contains(n.Operators, "!=") {
			return "!=: in MoonSharp only"
		}
	case *luasyntax.Function:
		if text[n.At()] == '|' {
			return "a lambda: in MoonSharp only"
		}
	case *luasyntax.Table:
		return lintTable(text, n)
	case *luasyntax.Text:
		if !utf8.ValidString(n.Value) {
			return "a text that is no UTF-8: escaped bytes are characters in MoonSharp"
		}
	}
	return ""
}

func lintTable(text string, n *luasyntax.Table) string {
	if text[n.At()] == '$' {
		return "${: in MoonSharp only"
	}
	for _, f := range n.Fields {
		if value, ok := f.Value.(*luasyntax.Constant); ok && value.Value == "nil" {
			return "nil in a table: its length differs"
		}
	}
	return ""
}

// assignsWhatItReads tells whether a name that is assigned is read by a later value, unless one call gives all
// values, or in an index on the left.
func assignsWhatItReads(n *luasyntax.Assign) bool {
	assigned := map[string]bool{}
	reads := false
	look := func(part luasyntax.Node) {
		luasyntax.Walk(part, func(node luasyntax.Node) {
			name, isName := node.(*luasyntax.Name)
			reads = reads || isName && assigned[name.Value]
		})
	}
	for i, target := range n.Targets {
		if i > 0 && i < len(n.Values) {
			look(n.Values[i])
		}
		if name, isName := target.(*luasyntax.Name); isName {
			assigned[name.Value] = true
		} else {
			look(target)
		}
	}
	return reads
}

func lintCall(call *luasyntax.Call) string {
	if why, ok := forbiddenFunctions[call.Method]; ok && stringMethods[call.Method] {
		return ":" + call.Method + ": " + why
	}
	name, isName := call.Function.(*luasyntax.Name)
	if !isName || call.Method != "" {
		return ""
	}
	if name.Value == "next" { // as a name of one's own it is harmless
		return "next: its order differs"
	}
	if name.Value == "error" && len(call.Arguments) > 0 {
		if _, isTable := call.Arguments[0].(*luasyntax.Table); isTable {
			return "error with a table: a text arrives in MoonSharp"
		}
	}
	return ""
}

// stringMethods are the forbidden functions that are called as methods of a text.
var stringMethods = map[string]bool{"format": true, "gsub": true, "gmatch": true, "match": true, "find": true, "byte": true, "rep": true, "reverse": true, "upper": true}
