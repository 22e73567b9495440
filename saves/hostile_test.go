package saves_test

import (
	"strings"
	"testing"

	"menagerie/saves"
)

// A save may hold anything any number of times. What is said of it stays short, and what is looked at few.
func TestCrowds(t *testing.T) {
	mod := fresh(t)
	for _, c := range []struct {
		name, object string
		count        int
		want         string
	}{
		{"copies of a piece", `{"Memo":"menagerie/` + cardName + `/red-dragon"}`, 1000, saves.PieceDuplicate},
		{"strangers", `{"Memo":"menagerie/` + cardName + `/x"}`, 1000, saves.PieceExtra},
		{"more than any table has", `{"Memo":"menagerie/` + cardName + `/x"}`, 100_001, saves.PieceExtra},
	} {
		t.Run(c.name, func(t *testing.T) {
			text := strings.Replace(mod.text, `"ObjectStates": [`, `"ObjectStates": [`+strings.Repeat(c.object+",", c.count), 1)
			codes, places := map[string]int{}, 0
			for _, f := range saves.Judge("crowd.json", []byte(text), saves.Options{Card: card}).Findings {
				codes[f.Code]++
				if f.Code == c.want {
					places += f.Count
				}
			}
			if n := codes[c.want]; n == 0 || n > 200 || c.count == 1000 && places != c.count {
				t.Errorf("%d findings of %s among %v, for %d places", n, c.want, codes, places)
			}
		})
	}
}
