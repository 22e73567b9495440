package docs

import (
	"go/parser"
	"go/token"
	"os"
	"strings"
	"testing"
)

// The limits of the headless table are those that its package documents.
func TestLimitsPage(t *testing.T) {
	const title = "## The table without TTS\n"
	page, err := os.ReadFile("limits.md")
	if err != nil {
		t.Fatal(err)
	}
	written, _, found := strings.Cut(strings.ReplaceAll(string(page), "\r\n", "\n"), title)
	if !found {
		t.Fatalf("the page has no %q", title)
	}
	file, err := parser.ParseFile(token.NewFileSet(), "../tts/table/doc.go", nil, parser.ParseComments)
	if err != nil {
		t.Fatal(err)
	}
	_, text, found := strings.Cut(file.Doc.Text(), "\n# What is not modelled\n\n")
	if !found {
		t.Fatal("the package does not say what is not modelled")
	}
	text, _, _ = strings.Cut(text, "\n\n# ")
	current(t, "limits.md", written+title+"\nMade of the documentation of `tts/table` by `go test ./docs -update`: this is not modelled.\n\n"+strings.TrimSpace(text)+"\n")
}
