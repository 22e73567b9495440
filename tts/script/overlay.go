package script

import (
	"errors"
	"fmt"
	"io/fs"
	"strings"
)

// Overlay puts the Lua files of a folder, which are named as those of assets/lua, in the place of the modules of a
// bundle. A file that is new becomes a module, too.
func Overlay(bundle string, files fs.FS) (string, error) {
	modules, err := Unbundle(bundle)
	if err != nil {
		return "", fmt.Errorf("taking the script apart: %w", err)
	}
	names, err := fs.Glob(files, "*.lua")
	if err != nil || len(names) == 0 {
		return "", errors.New("there are no .lua files in it")
	}
	for _, file := range names {
		text, err := fs.ReadFile(files, file)
		if err != nil {
			return "", fmt.Errorf("reading a module: %w", err)
		}
		modules = withModule(modules, Module{Name: moduleOf(file), Text: string(text)})
	}
	return Bundle(modules), nil
}

func moduleOf(file string) string {
	if file == rootFile {
		return Root
	}
	return sourcePrefix + strings.TrimSuffix(file, ".lua")
}

func withModule(modules []Module, m Module) []Module {
	for i := range modules {
		if modules[i].Name == m.Name {
			modules[i] = m
			return modules
		}
	}
	return append(modules, m)
}
