package saves_test

import (
	"slices"
	"testing"

	"menagerie/saves"
)

// TTS's turn stays where it was while nobody sits at the seat of the side to move.
func TestTurnOfAnEmptySeat(t *testing.T) {
	s := []byte(played(t, "d2-e3").set("Turns.TurnColor", "Red").text)
	for _, c := range []struct {
		name   string
		seated map[string]bool
		want   bool
	}{
		{"unknown", nil, true},
		{"somebody sits there", map[string]bool{"Red": true, "Green": true}, true},
		{"nobody sits there", map[string]bool{"Red": true}, false},
	} {
		options := byCards
		options.Seated = c.seated
		findings := saves.Judge("test.json", s, options).Findings
		if got := slices.ContainsFunc(findings, func(f saves.Finding) bool { return f.Code == saves.TurnMismatch }); got != c.want {
			t.Errorf("%s: %+v", c.name, findings)
		}
	}
}
