package luasyntax

import (
	"errors"
	"fmt"
	"io/fs"
	"path"
	"strings"
)

// CheckFiles reads all Lua below a folder (files .lua and .ttslua, hidden folders left out) and returns what is wrong
// with the first file that TTS would not load, as file:line:column and the problem.
func CheckFiles(fsys fs.FS) error {
	return fs.WalkDir(fsys, ".", func(file string, entry fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case entry.IsDir() && file != "." && strings.HasPrefix(entry.Name(), "."):
			return fs.SkipDir
		case entry.IsDir() || path.Ext(file) != ".lua" && path.Ext(file) != ".ttslua":
			return nil
		}
		text, err := fs.ReadFile(fsys, file)
		if err != nil {
			return fmt.Errorf("reading Lua: %w", err)
		}
		return checkFile(file, string(text))
	})
}

func checkFile(file, text string) error {
	_, err := Parse(text)
	var wrong *Error
	switch {
	case errors.As(err, &wrong):
		return fmt.Errorf("%s:%d:%d: %s", file, wrong.Line, wrong.Column, wrong.Problem)
	case err != nil:
		return fmt.Errorf("%s: %w", file, err)
	}
	return nil
}
