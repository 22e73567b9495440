package folder

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
)

// begin notes which files are about to be put in their places. What a run that was cut off had put there is in old; the
// list must know it before its note is written over.
func begin(dir, list string, files []File, old entries) error {
	note := filepath.Join(dir, begunFile(list))
	if _, err := os.Lstat(note); err == nil {
		if err := WriteFile(filepath.Join(dir, listFile(list)), old.text()); err != nil {
			return err
		}
	}
	begun := entriesOf(files, nil)
	delete(begun, listFile(list))
	return WriteFile(note, begun.text())
}

// finish takes the note away. Another run may have done so.
func finish(dir, list string) error {
	if err := os.Remove(filepath.Join(dir, begunFile(list))); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return fmt.Errorf("finish: %w", err)
	}
	return nil
}

// inPlace are those of the files that a run began to put in their places which are there.
func inPlace(dir string, begun entries) entries {
	there := entries{}
	for name, e := range begun {
		if path := filepath.FromSlash(name); filepath.IsLocal(path) {
			if data, err := os.ReadFile(filepath.Join(dir, path)); err == nil && wasMade(e.sum, data) {
				there[name] = e
			}
		}
	}
	return there
}
