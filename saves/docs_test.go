package saves_test

import (
	"os"
	"regexp"
	"strings"
	"testing"
)

// Every code of the verdict on a game is in the documentation.
func TestCodesAreDocumented(t *testing.T) {
	source, err := os.ReadFile("codes.go")
	if err != nil {
		t.Fatal(err)
	}
	docs, err := os.ReadFile("../docs/lint.md")
	if err != nil {
		t.Fatal(err)
	}
	codes := regexp.MustCompile(`= "([a-z-]+)"`).FindAllStringSubmatch(string(source), -1)
	if len(codes) == 0 {
		t.Fatal("no codes found")
	}
	for _, code := range codes {
		if !strings.Contains(string(docs), "`"+code[1]+"`") {
			t.Errorf("docs/lint.md does not have %s", code[1])
		}
	}
}
