package saves_test

import (
	"fmt"
	"math/rand/v2"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/tidwall/gjson"
	"github.com/tidwall/sjson"

	"menagerie/saves"
)

// chess is a table of a game in which much is impossible, with one move played.
func chess(t *testing.T) *party {
	t.Helper()
	p := newParty(t, "elephant-chess", "en", rand.New(rand.NewPCG(1, 1)))
	for len(p.state().Moves) == 0 {
		p.move(true)
		p.on.Settle()
	}
	return p
}

func set(t *testing.T, text, path string, value any) string {
	t.Helper()
	changed, err := sjson.Set(text, path, value)
	if err != nil {
		t.Fatal(err)
	}
	return changed
}

// Positions that could be played on but that no game leads to are found wherever a save has them.
func TestPositionImpossible(t *testing.T) {
	p := chess(t)
	text := p.saved()
	const (
		twoOnOneColumn = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/P8/P3P1P1P/1C5C1/9/RNBAKABNR b"
		says           = "cannot have moved to a"
	)
	state := gjson.Get(text, "LuaScriptState").String()
	moved := text
	for i, o := range gjson.Get(text, "ObjectStates").Array() {
		if o.Get("Memo").String() == "menagerie/elephant-chess/red-rat-2" {
			path := fmt.Sprintf("ObjectStates.%d.Transform.", i)
			moved = set(t, set(t, text, path+"posX", p.spot("a5").X), path+"posZ", p.spot("a5").Z)
		}
	}
	for name, c := range map[string]struct{ text, code string }{
		"on the table, its state lost": {set(t, moved, "LuaScriptState", "x"), "error position-impossible"},
		"in a state whose moves are not legal": {set(t, text, "LuaScriptState",
			set(t, set(t, state, "moves", []string{"a1-a9"}), "position", twoOnOneColumn)), "error position-impossible"},
		"as a start that was set up": {set(t, text, "LuaScriptState", set(t, state, "start", twoOnOneColumn)), "warning position-impossible"},
	} {
		r := saves.Judge("x.json", []byte(c.text), byCards)
		i := slices.IndexFunc(r.Findings, func(f saves.Finding) bool { return string(f.Severity)+" "+f.Code == c.code })
		if i < 0 || !strings.Contains(r.Findings[i].Message, says) {
			t.Errorf("%s: %+v, want %s", name, r.Findings, c.code)
		}
	}
}

// The documentation names every finding about a game and every way in which a position is impossible.
func TestVerdictIsDocumented(t *testing.T) {
	doc, err := os.ReadFile("../docs/verdict.md")
	if err != nil {
		t.Fatal(err)
	}
	named := 0
	for _, file := range []string{"codes.go", "../rules/impossible.go"} {
		source, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, name := range regexp.MustCompile(`= "([a-z-]+)"`).FindAllStringSubmatch(string(source), -1) {
			if named++; !strings.Contains(string(doc), "`"+name[1]+"`") {
				t.Errorf("docs/verdict.md does not name %s of %s", name[1], file)
			}
		}
	}
	if named < 30 {
		t.Errorf("only %d names were found", named)
	}
}
