package docs

import (
	"encoding/json"
	"regexp"
	"strings"
	"testing"
)

// Everything that the tool depends on itself has a row in CONTRIBUTING.md that says what for.
func TestDependenciesAreExplained(t *testing.T) {
	_, table, found := strings.Cut(read(t, "../CONTRIBUTING.md"), "## Dependencies")
	if !found {
		t.Fatal("CONTRIBUTING.md has no section on dependencies")
	}
	for _, name := range append(modules(t), npmPackages(t)...) {
		if !strings.Contains(table, "`"+name+"`") {
			t.Errorf("CONTRIBUTING.md does not say why %s is used", name)
		}
	}
}

// modules are those that go.mod requires directly, and the tools.
func modules(t *testing.T) []string {
	t.Helper()
	text := read(t, "../go.mod")
	var names []string
	for _, line := range regexp.MustCompile(`(?m)^\t(\S+) v\S+$`).FindAllStringSubmatch(text, -1) {
		names = append(names, line[1])
	}
	for _, line := range regexp.MustCompile(`(?m)^tool (\S+)$`).FindAllStringSubmatch(text, -1) {
		names = append(names, line[1])
	}
	if len(names) == 0 {
		t.Fatal("go.mod requires nothing")
	}
	return names
}

// npmPackages are what the page of serve is made with.
func npmPackages(t *testing.T) []string {
	t.Helper()
	var manifest struct{ Dependencies, DevDependencies map[string]string }
	if err := json.Unmarshal([]byte(read(t, "../tts/playtest/web/package.json")), &manifest); err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, list := range []map[string]string{manifest.Dependencies, manifest.DevDependencies} {
		for name := range list {
			names = append(names, name)
		}
	}
	return names
}
