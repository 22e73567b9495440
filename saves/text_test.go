package saves_test

import (
	"fmt"
	"strings"
	"testing"

	"menagerie/saves"
)

// The verdict counts every error, also those that are not listed.
func TestVerdictCountsAll(t *testing.T) {
	const die = `{"GUID":"%s","Name":"Die_6","LuaScript":"%s","Transform":{"posX":0,"posY":1,"posZ":0,"rotX":0,"rotY":0,"rotZ":0,"scaleX":1,"scaleY":1,"scaleZ":1}}`
	for _, c := range []struct {
		pairs, scripts int
		want           string
	}{
		{0, 0, "x.json: sound"}, {1, 0, "x.json: 1 error\n"}, {3, 0, "x.json: 3 errors\n"}, {30, 0, "x.json: 30 errors, 20 of them listed\n"},
		{1, 5, "x.json: 6 errors, 2 of them listed\n"},
	} {
		var objects []string
		for i := range 2 * c.pairs {
			objects = append(objects, fmt.Sprintf(die, fmt.Sprintf("%06x", i/2), ""))
		}
		for i := range c.scripts {
			objects = append(objects, fmt.Sprintf(die, fmt.Sprintf("%06x", 1000+i), "if"))
		}
		report := saves.Judge("x.json", []byte(`{"ObjectStates":[`+strings.Join(objects, ",")+`]}`), saves.Options{})
		var out strings.Builder
		if err := report.WriteText(&out); err != nil {
			t.Fatal(err)
		}
		if !strings.HasPrefix(out.String(), c.want) {
			t.Errorf("%d pairs and %d scripts: %.60q, want %q", c.pairs, c.scripts, out.String(), c.want)
		}
	}
}

// Names in a save that are codes for terminals are shown, not obeyed.
func TestTextIsPrintable(t *testing.T) {
	text := `{"ObjectStates":[{"GUID":"\u001b[31m","Name":"a\nb\u0007","Transform":{}}]}`
	report := saves.Judge("\x1b]0;x\x07.json", []byte(text), saves.Options{})
	var out strings.Builder
	if err := report.WriteText(&out); err != nil {
		t.Fatal(err)
	}
	if lines := strings.Count(out.String(), "\n"); strings.ContainsAny(out.String(), "\x1b\a") || lines != len(report.Findings)+1 {
		t.Errorf("%q", out.String())
	}
}
