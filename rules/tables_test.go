package rules_test

import (
	"encoding/json"
	"strings"
	"testing"

	"menagerie/assets"
)

// The Lua engine has no null: a list that is empty must still be there.
func TestTablesHoldNoNull(t *testing.T) {
	for _, name := range assets.CardNames() {
		text, err := json.Marshal(load(t, name, nil).Tables)
		if err != nil {
			t.Fatal(err)
		}
		if i := strings.Index(string(text), "null"); i >= 0 {
			t.Errorf("%s: …%s…", name, text[max(0, i-60):i+10])
		}
	}
}
