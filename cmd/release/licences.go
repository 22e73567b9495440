package main

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// texts are the files that belong beside the program.
func (r release) texts(p platform) ([]file, error) {
	modules, err := r.moduleLicences(p)
	if err != nil {
		return nil, err
	}
	texts := []file{{"licences/go-modules.txt", modules}}
	for name, source := range map[string]string{
		"LICENSE":                    "LICENSE",
		"README.md":                  "README.md",
		"licences/font-OFL.txt":      "assets/fonts/OFL.txt",
		"licences/three-LICENSE.txt": "tts/playtest/web/dist/three-LICENSE.txt",
	} {
		data, err := os.ReadFile(filepath.Join(r.source.root, filepath.FromSlash(source)))
		if err != nil {
			return nil, fmt.Errorf("read what goes into every archive: %w", err)
		}
		texts = append(texts, file{name, data})
	}
	slices.SortFunc(texts, func(a, b file) int { return strings.Compare(a.name, b.name) })
	return texts, nil
}

// moduleLicences are the licences of the Go modules in the program, and of Go itself, which ask to be passed on with it.
func (r release) moduleLicences(p platform) ([]byte, error) {
	listed, err := r.golang(p, "list", "-deps", "-f", "{{with .Module}}{{if not .Main}}{{.Path}} {{.Version}}\t{{.Dir}}{{end}}{{end}}", tool)
	if err != nil {
		return nil, err
	}
	root, err := r.golang(p, "env", "GOROOT")
	if err != nil {
		return nil, err
	}
	modules := strings.Split(strings.TrimSpace(listed), "\n")
	slices.Sort(modules)
	var out strings.Builder
	for _, module := range append([]string{"Go\t" + strings.TrimSpace(root)}, slices.Compact(modules)...) {
		name, dir, _ := strings.Cut(module, "\t")
		text, err := licenceIn(dir)
		if err != nil {
			return nil, fmt.Errorf("find the licence of %s: %w", name, err)
		}
		fmt.Fprintf(&out, "===== %s =====\n\n%s\n", name, text)
	}
	return []byte(out.String()), nil
}

// licenceFiles are the names under which modules keep their licences.
var licenceFiles = []string{"LICENSE*", "LICENCE*", "COPYING*", "NOTICE*", "THIRD-PARTY-NOTICES*", "licenses/*"}

// licenceIn is all that a module's folder says about its licence.
func licenceIn(dir string) (string, error) {
	var texts []string
	for _, pattern := range licenceFiles {
		paths, err := filepath.Glob(filepath.Join(dir, pattern))
		if err != nil {
			return "", err
		}
		for _, path := range paths {
			text, err := os.ReadFile(path)
			if err != nil {
				return "", err
			}
			texts = append(texts, string(text))
		}
	}
	if len(texts) == 0 {
		return "", fmt.Errorf("none of %s is in %s", strings.Join(licenceFiles, ", "), dir)
	}
	return strings.Join(texts, "\n"), nil
}
