package docs

import (
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// layers are the folders at the top in the order in which imports run.
var layers = []string{"assets", "rules", "render", "tts", "saves", "cmd"}

// packages are all folders with Go files in the sources, and what their files import, tests aside.
func packages(t *testing.T) map[string][]string {
	t.Helper()
	imports := map[string][]string{}
	err := fs.WalkDir(os.DirFS(".."), ".", func(file string, entry fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case entry.IsDir() && (entry.Name() == "node_modules" || entry.Name() == "testdata" || file != "." && strings.HasPrefix(entry.Name(), ".")):
			return fs.SkipDir
		case !strings.HasSuffix(file, ".go") || strings.HasSuffix(file, "_test.go"):
			return nil
		}
		parsed, err := parser.ParseFile(token.NewFileSet(), filepath.Join("..", file), nil, parser.ImportsOnly)
		if err != nil {
			return err
		}
		for _, spec := range parsed.Imports {
			name, _ := strconv.Unquote(spec.Path.Value)
			imports[path.Dir(file)] = append(imports[path.Dir(file)], name)
		}
		return nil
	})
	if err != nil || len(imports) == 0 {
		t.Fatalf("%d packages: %v", len(imports), err)
	}
	return imports
}

func layer(folder string) int {
	top, _, _ := strings.Cut(folder, "/")
	return slices.Index(layers, top)
}

func TestImportsRunOneWay(t *testing.T) {
	for folder, imports := range packages(t) {
		if layer(folder) < 0 {
			t.Errorf("%s is in none of %v", folder, layers)
		}
		for _, name := range imports {
			own, isOwn := strings.CutPrefix(name, "menagerie/")
			switch {
			case name == "C":
				t.Errorf("%s uses cgo", folder)
			case isOwn && (layer(own) > layer(folder) || own == "cmd/menagerie"):
				t.Errorf("%s imports %s", folder, own)
			}
		}
	}
}

// The page lists every package, except those that serve tests alone.
func TestArchitectureListsThePackages(t *testing.T) {
	text, err := os.ReadFile("architecture.md")
	if err != nil {
		t.Fatal(err)
	}
	var listed []string
	for _, row := range regexp.MustCompile("(?m)^\\| `([^`]+)` \\|").FindAllStringSubmatch(string(text), -1) {
		listed = append(listed, row[1])
	}
	for folder := range packages(t) {
		if !slices.Contains(listed, folder) && !strings.HasSuffix(folder, "test") {
			t.Errorf("architecture.md does not list %s", folder)
		}
	}
	for _, folder := range listed {
		if info, err := os.Stat(filepath.Join("..", folder)); err != nil || !info.IsDir() {
			t.Errorf("architecture.md lists %s, which is no folder", folder)
		}
	}
}
