package docs

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// pages are all pages of the documentation.
func pages(t *testing.T) []string {
	t.Helper()
	found, err := filepath.Glob("*.md")
	if err != nil || len(found) == 0 {
		t.Fatalf("no pages: %v", err)
	}
	for _, page := range []string{"README.md", "CONTRIBUTING.md", "CHANGELOG.md"} {
		found = append(found, filepath.Join("..", page))
	}
	return found
}

var link = regexp.MustCompile(`\]\(([^)\s]+)\)|\bsrc="([^"]+)"`)

// What a page links to is there, and so is the heading that it names.
func TestLinksLeadSomewhere(t *testing.T) {
	for _, page := range pages(t) {
		text := read(t, page)
		for _, found := range link.FindAllStringSubmatch(text, -1) {
			to := found[1] + found[2]
			if strings.Contains(to, "://") {
				continue
			}
			file, heading, hasHeading := strings.Cut(to, "#")
			target := filepath.Join(filepath.Dir(page), filepath.FromSlash(file))
			if file == "" {
				target = page
			}
			if _, err := os.Stat(target); err != nil {
				t.Errorf("%s links to %s: %v", page, to, err)
			} else if hasHeading && !slices.Contains(anchors(read(t, target)), heading) {
				t.Errorf("%s links to %s: there is no such heading", page, to)
			}
		}
	}
}

// Whoever reads the README finds every page.
func TestReadmeLeadsToEveryPage(t *testing.T) {
	readme := read(t, "../README.md")
	for _, page := range pages(t) {
		if !strings.HasPrefix(page, "..") && !strings.Contains(readme, "(docs/"+page+")") {
			t.Errorf("README.md does not link to docs/%s", page)
		}
	}
}

// anchors are what GitHub makes of the headings of a page.
func anchors(text string) []string {
	var all []string
	for _, heading := range regexp.MustCompile(`(?m)^#+ (.*)$`).FindAllStringSubmatch(text, -1) {
		anchor := strings.ReplaceAll(strings.ToLower(strings.TrimSpace(heading[1])), " ", "-")
		all = append(all, regexp.MustCompile(`[^\p{L}\p{N}_-]`).ReplaceAllString(anchor, ""))
	}
	return all
}

func read(t *testing.T, file string) string {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	return strings.ReplaceAll(string(text), "\r\n", "\n")
}
