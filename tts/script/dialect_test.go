package script

import (
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/yuin/gopher-lua/ast"
	"github.com/yuin/gopher-lua/parse"

	"menagerie/assets"
	"menagerie/rules"
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
	file, text, _ := assets.Card(card)
	c, err := rules.ReadCard(file, text)
	if err != nil {
		t.Fatal(err)
	}
	game, err := c.Compile(nil)
	if err != nil {
		t.Fatal(err)
	}
	bare := Setup{Card: card, Seats: []string{}, Points: []Spot{}, Pieces: []PieceSetup{}, Facing: []float64{}}
	modules, err := Modules(game, bare, Edition{Version: "test", Language: rules.English})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := parse.Parse(strings.NewReader(Bundle(modules)), card); err != nil {
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
	chunk, err := parse.Parse(strings.NewReader(text), "module")
	if err != nil {
		return []string{err.Error()}
	}
	var faults []string
	walk(reflect.ValueOf(chunk), func(node any) {
		line := 0
		if p, ok := node.(ast.PositionHolder); ok {
			line = p.Line()
		}
		if fault := lintNode(node); fault != "" {
			faults = append(faults, fmt.Sprintf("line %d: %s", line, fault))
		}
	})
	return faults
}

// walk visits every node of a syntax tree.
func walk(v reflect.Value, visit func(node any)) {
	switch v.Kind() {
	case reflect.Interface, reflect.Pointer:
		if v.IsNil() {
			return
		}
		if v.Kind() == reflect.Pointer && v.Elem().Kind() == reflect.Struct {
			visit(v.Interface())
		}
		walk(v.Elem(), visit)
	case reflect.Slice:
		for i := range v.Len() {
			walk(v.Index(i), visit)
		}
	case reflect.Struct:
		for i := range v.NumField() {
			if v.Type().Field(i).IsExported() {
				walk(v.Field(i), visit)
			}
		}
	}
}

func lintNode(node any) string {
	switch n := node.(type) {
	case *ast.GotoStmt, *ast.LabelStmt:
		return "goto: keep to loops"
	case *ast.IdentExpr:
		if why, ok := forbiddenNames[n.Value]; ok {
			return n.Value + ": " + why
		}
	case *ast.AttrGetExpr:
		library, isName := n.Object.(*ast.IdentExpr)
		if key, isText := n.Key.(*ast.StringExpr); isName && isText && slices.Contains(libraries, library.Value) {
			if why, ok := forbiddenFunctions[key.Value]; ok {
				return library.Value + "." + key.Value + ": " + why
			}
		}
	case *ast.FuncCallExpr:
		return lintCall(n)
	case *ast.AssignStmt:
		if len(n.Lhs) > 1 && assignsWhatItReads(n) {
			return "several assignments at once of what they read: their order differs, and gopher-lua swaps locals wrongly"
		}
	case *ast.UnaryLenOpExpr:
		if _, isText := n.Expr.(*ast.StringExpr); isText {
			return "# of a text: bytes or characters"
		}
	case *ast.TableExpr:
		for _, f := range n.Fields {
			if _, isNil := f.Value.(*ast.NilExpr); isNil {
				return "nil in a table: its length differs"
			}
		}
	case *ast.StringExpr:
		if !utf8.ValidString(n.Value) {
			return "a text that is no UTF-8: escaped bytes are characters in MoonSharp"
		}
	}
	return ""
}

// assignsWhatItReads tells whether a name that is assigned is read by a later value, unless one call gives all
// values, or in an index on the left.
func assignsWhatItReads(n *ast.AssignStmt) bool {
	assigned := map[string]bool{}
	reads := false
	look := func(v any) {
		walk(reflect.ValueOf(v), func(node any) {
			name, isName := node.(*ast.IdentExpr)
			reads = reads || isName && assigned[name.Value]
		})
	}
	for i, target := range n.Lhs {
		if i > 0 && i < len(n.Rhs) {
			look(n.Rhs[i])
		}
		if name, isName := target.(*ast.IdentExpr); isName {
			assigned[name.Value] = true
		} else {
			look(target)
		}
	}
	return reads
}

func lintCall(call *ast.FuncCallExpr) string {
	if why, ok := forbiddenFunctions[call.Method]; ok && call.Receiver != nil && stringMethods[call.Method] {
		return ":" + call.Method + ": " + why
	}
	name, isName := call.Func.(*ast.IdentExpr)
	if isName && name.Value == "next" { // as a name of one's own it is harmless
		return "next: its order differs"
	}
	if isName && name.Value == "error" && len(call.Args) > 0 {
		if _, isTable := call.Args[0].(*ast.TableExpr); isTable {
			return "error with a table: a text arrives in MoonSharp"
		}
	}
	return ""
}

// stringMethods are the forbidden functions that are called as methods of a text.
var stringMethods = map[string]bool{"format": true, "gsub": true, "gmatch": true, "match": true, "find": true, "byte": true, "rep": true, "reverse": true, "upper": true}
