package lint_test

import (
	"fmt"
	"os"
	"regexp"
	"strings"
	"testing"

	"menagerie/saves/lint"
)

// Every rule has a section in the documentation that begins with its severity and its title, in the same order.
func TestDocumentation(t *testing.T) {
	text, err := os.ReadFile("../../docs/lint.md")
	if err != nil {
		t.Fatal(err)
	}
	sections := regexp.MustCompile(`(?m)^### (\S+)\n\n(.*)\n`).FindAllStringSubmatch(string(text), -1)
	codes := map[string]string{}
	for _, s := range sections {
		codes[s[1]] = s[2]
	}
	if len(sections) != len(lint.Rules) {
		t.Errorf("%d sections, %d rules", len(sections), len(lint.Rules))
	}
	for _, r := range lint.Rules {
		first := codes[r.Code]
		if !strings.HasPrefix(first, fmt.Sprintf("*%s*", r.Severity)) || !strings.HasSuffix(first, ": "+r.Title+".") {
			t.Errorf("%s: the section begins %q, want *%s* and %q", r.Code, first, r.Severity, r.Title)
		}
	}
}

func TestCheckCode(t *testing.T) {
	for code, want := range map[string]string{
		"bulk": "", "lua-sintax": "did you mean lua-syntax?", "assetlocal": "did you mean asset-local?", "": "lists them all", "quite another": "lists them all",
	} {
		err := lint.CheckCode(code)
		if got := fmt.Sprint(err); (err == nil) != (want == "") || err != nil && !strings.Contains(got, want) {
			t.Errorf("%q: %v, want %q", code, err, want)
		}
	}
}
