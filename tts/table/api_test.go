package table

import (
	"os"
	"testing"
)

// TestAPI runs the assertions of testdata/api.lua.
func TestAPI(t *testing.T) {
	script, err := os.ReadFile("testdata/api.lua")
	if err != nil {
		t.Fatal(err)
	}
	table := open(t, string(script))
	table.Run(0.2)
	expectHeard(t, table, " Coin 牛2 Ox done")
}
