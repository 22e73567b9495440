package saves_test

import (
	"testing"

	"menagerie/saves"
)

// mend repairs a save that has errors and insists that it is sound then, and that a move can be played on it.
func mend(t *testing.T, s save) save {
	t.Helper()
	r, err := saves.Repair("test.json", []byte(s.text), byCards)
	if err != nil {
		t.Errorf("not repaired: %v", err)
		return s
	}
	for _, c := range r.Changes {
		t.Log(c)
	}
	return save{t, string(r.Data)}
}
