package rules_test

import (
	"os"
	"testing"

	"menagerie/rules"
)

func TestTmp(t *testing.T) {
	b, _ := os.ReadFile("../assets/games/capture-the-fruit.yaml")
	c, err := rules.ReadCard("capture-the-fruit.yaml", b)
	if err != nil {
		t.Fatal(err)
	}
	g, err := c.Compile(nil)
	if err != nil {
		t.Fatal(err)
	}
	t.Log(g.Start())
	for d := 1; d <= 4; d++ {
		t.Log(d, g.Start().Perft(d))
	}
}
