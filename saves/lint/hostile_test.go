package lint_test

import (
	"fmt"
	"strconv"
	"strings"
	"testing"

	"menagerie/tts/luasyntax"
)

// Bombs are read in time and memory that fit their size, and are at most a finding.
func TestBombs(t *testing.T) {
	laughs := "<!DOCTYPE a [<!ENTITY a 'ha'>"
	for c := 'b'; c < 'k'; c++ {
		laughs += fmt.Sprintf("<!ENTITY %c '%s'>", c, strings.Repeat(fmt.Sprintf("&%c;", c-1), 10))
	}
	const many = 200_000
	for name, p := range map[string]struct{ member, want string }{
		"billion laughs":            {xmlUI(laughs + "]><Text>&j;</Text>"), "xml-syntax"},
		"deep XML":                  {xmlUI(strings.Repeat("<Panel>", many)), "xml-syntax"},
		"deep XML that ends":        {xmlUI(strings.Repeat("<Panel>", many) + strings.Repeat("</Panel>", many)), "xml-syntax"},
		"wide XML":                  {xmlUI(strings.Repeat("<Panel><Text/></Panel>", many/10)), ""},
		"more XML than any UI has":  {xmlUI(strings.Repeat("<Panel>", 1<<20)), "not-examined"},
		"many attributes":           {xmlUI("<Panel " + strings.Repeat("a='b' ", many) + "/>"), "xml-syntax"},
		"many handlers":             {xmlUI(numbered(many/10, "<Button onClick='f%d'/>")), "handler-undefined"},
		"deep Lua":                  {lua("x = " + strings.Repeat("(", many)), "lua-syntax"},
		"a huge table":              {lua("x = {" + strings.Repeat("1,", many) + "}"), ""},
		"a table that is too large": {lua("x = {" + strings.Repeat("1,", luasyntax.MaxTokens) + "}"), "not-examined"},
		"a long sum":                {lua("x = 1" + strings.Repeat(" .. 1", many)), ""},
		"many unknown names":        {lua(numbered(many/10, "Wait.tme%[1]d() obj.getname() unknown%[1]d() ")), "lua-name"},
		"many misspelt events":      {lua(numbered(many/10, "function f%d() end onLOAD = function() end ")), "lua-event"},
		"many jumps":                {lua(strings.Repeat("do ", 400) + strings.Repeat("goto a ", many) + strings.Repeat("end ", 400) + "::a::"), ""},
		"a deep bag":                {strings.Repeat(`"ContainedObjects":[{`, 4900) + `"GUID":"x"` + strings.Repeat("}]", 4900), "guid-malformed"},
		"many states":               {`"States":{` + strings.TrimSuffix(numbered(many/10, `"%d":{},`), ",") + `}`, "states-broken"},
	} {
		t.Run(name, func(t *testing.T) {
			found := p.want == ""
			for _, f := range check(t, save(die(p.member)), "object-unknown", "bulk") {
				found = found || f.Code == p.want
				if f.Code == "not-examined" && !strings.HasPrefix(f.Message, "a Die_6 has a ") {
					t.Error(f.Message)
				}
			}
			if !found {
				t.Errorf("no %s", p.want)
			}
		})
	}
}

// numbered repeats a text with the numbers from 0.
func numbered(n int, format string) string {
	var b strings.Builder
	for i := range n {
		fmt.Fprintf(&b, format, i)
	}
	return b.String()
}

// Members that should be objects or texts may be anything.
func TestOtherTypes(t *testing.T) {
	keys := strings.Fields("GUID Name Nickname Memo Locked Transform LuaScript LuaScriptState XmlUI ContainedObjects ChildObjects States CustomMesh CustomImage CustomDeck CustomPDF DeckIDs CardID ObjectStates MeshURL")
	for _, key := range keys {
		for _, value := range []string{"null", "true", "1e999", `""`, `"\ud800"`, "[]", "[[1,{}]]", "{}", `{"":{"1":[]}}`} {
			for _, name := range []string{"DeckCustom", "Custom_Model"} {
				object := object("abc123", name, strconv.Quote(key)+":"+value)
				check(t, table(strconv.Quote("x"+key)+":"+value+",", object))
			}
		}
	}
}
