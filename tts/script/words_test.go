package script

import (
	"go/ast"
	"go/parser"
	"go/token"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"menagerie/assets"
	"menagerie/rules"
)

// constants are the values of the string constants of a type that a file of package rules declares.
func constants(t *testing.T, file, typeName string) []string {
	t.Helper()
	tree, err := parser.ParseFile(token.NewFileSet(), "../../rules/"+file, nil, 0)
	if err != nil {
		t.Fatal(err)
	}
	var values []string
	ast.Inspect(tree, func(n ast.Node) bool {
		spec, ok := n.(*ast.ValueSpec)
		if !ok {
			return true
		}
		if id, ok := spec.Type.(*ast.Ident); !ok || id.Name != typeName {
			return true
		}
		for _, v := range spec.Values {
			if text, err := strconv.Unquote(v.(*ast.BasicLit).Value); err == nil {
				values = append(values, text)
			}
		}
		return true
	})
	return values
}

func TestEveryReasonHasASentence(t *testing.T) {
	w, err := readWords(rules.English)
	if err != nil {
		t.Fatal(err)
	}
	reasons := constants(t, "explain.go", "Reason")
	if len(reasons) == 0 {
		t.Fatal("package rules declares no reasons")
	}
	for _, reason := range reasons {
		if w["reason"][reason] == "" {
			t.Errorf("no sentence for reason %s", reason)
		}
	}
	for _, ending := range []string{
		rules.TokenInZone, rules.PieceInZone, rules.NoneLeft, rules.DeadMaterial, rules.NoMove, rules.Checkmate,
		rules.Stalemate, rules.Repetition, rules.MostCaptures,
	} {
		if ending != rules.MostCaptures && w["goal"][ending] == "" {
			t.Errorf("no words for the goal %s", ending)
		}
		for _, result := range []string{"-won", "-drawn"} {
			if w["ending"][ending+result] == "" {
				t.Errorf("no sentence for ending %s%s", ending, result)
			}
		}
	}
	for _, result := range []string{rules.Win, rules.Lose, rules.Draw, rules.MostCaptures} {
		if w["goal"][result] == "" {
			t.Errorf("no words for the result %s of an ending", result)
		}
	}
}

var (
	quotedKey   = regexp.MustCompile(`"(` + strings.Join(scriptGroups, "|") + `)\.([a-z0-9-]+)"`)
	faultName   = regexp.MustCompile(`\{name = "([a-z-]+)"`)
	buttonPress = regexp.MustCompile(`onMenageriePress\(([a-z-]+)\)`)
	labelledID  = regexp.MustCompile(`\bset\("([a-z-]+)"`)
	placeholder = regexp.MustCompile(`\{([a-z-]*)\}`)
)

func TestEveryKeyInLuaExists(t *testing.T) {
	w, err := readWords(rules.English)
	if err != nil {
		t.Fatal(err)
	}
	sources, err := Sources()
	if err != nil {
		t.Fatal(err)
	}
	found := 0
	for _, m := range sources {
		for _, key := range quotedKey.FindAllStringSubmatch(m.Text, -1) {
			found++
			if !isSaid(w[key[1]], key[2]) {
				t.Errorf("module %s says %s.%s, which does not exist", m.Name, key[1], key[2])
			}
		}
	}
	if found == 0 {
		t.Error("no module says anything")
	}
}

// isSaid tells whether there is a text for a key; one that ends in a hyphen is put together with what was undone.
func isSaid(texts map[string]string, key string) bool {
	if !strings.HasSuffix(key, "-") {
		return texts[key] != ""
	}
	return texts[key+"move"] != "" && texts[key+"chain"] != "" && texts[key+"end"] != ""
}

func TestEveryFaultHasASentence(t *testing.T) {
	w, err := readWords(rules.English)
	if err != nil {
		t.Fatal(err)
	}
	named := map[string]bool{}
	for _, file := range []string{"lua/faults.lua", "lua/handlers.lua"} {
		text, err := assets.Files.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, fault := range faultName.FindAllStringSubmatch(string(text), -1) {
			named[fault[1]] = true
			if w["fault"][fault[1]] == "" {
				t.Errorf("%s: no sentence for the fault %s", file, fault[1])
			}
		}
	}
	for fault := range w["fault"] {
		if !named[fault] {
			t.Errorf("nobody finds the fault %s", fault)
		}
	}
}

// The panel and the script agree on buttons and ids, and no label is left open.
func TestPanelFitsTheScript(t *testing.T) {
	panel, err := Panel(rules.English)
	if err != nil {
		t.Fatal(err)
	}
	if open := placeholder.FindString(panel); open != "" {
		t.Errorf("the panel has an open label %s", open)
	}
	referee, err := assets.Files.ReadFile("lua/referee.lua")
	if err != nil {
		t.Fatal(err)
	}
	for _, press := range buttonPress.FindAllStringSubmatch(panel, -1) {
		if !strings.Contains(string(referee), `["`+press[1]+`"] = function`) {
			t.Errorf("nothing happens when %s is pressed", press[1])
		}
	}
	display, err := assets.Files.ReadFile("lua/panel.lua")
	if err != nil {
		t.Fatal(err)
	}
	for _, id := range labelledID.FindAllStringSubmatch(string(display), -1) {
		if !strings.Contains(panel, `id="menagerie-`+id[1]+`"`) {
			t.Errorf("the script writes menagerie-%s, which the panel does not have", id[1])
		}
	}
}

func TestCutTemplate(t *testing.T) {
	for _, c := range []struct {
		text string
		want string
	}{
		{"plain", "plain"},
		{"", ""},
		{"{side} takes {token}.", "|side| takes |token|."},
		{"{a}{b}", "|a||b|"},
	} {
		got, err := cutTemplate(c.text)
		if err != nil || strings.Join(got, "|") != c.want {
			t.Errorf("%q: %q, %v; want %q", c.text, strings.Join(got, "|"), err, c.want)
		}
	}
	for _, text := range []string{"{side", "{}"} {
		if _, err := cutTemplate(text); err == nil {
			t.Errorf("%q was cut", text)
		}
	}
}
