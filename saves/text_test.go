package saves_test

import (
	"strings"
	"testing"

	"menagerie/saves"
)

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
