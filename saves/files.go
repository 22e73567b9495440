package saves

import (
	"fmt"
	"io/fs"
	"path/filepath"
	"slices"
	"strings"
)

// indexes are files that TTS keeps beside saves and that look like them by name.
var indexes = []string{"SaveFileInfos.json", "WorkshopFileInfos.json"}

// Find lists the saves that a path means: a file itself, and every .json file in and below a folder, sorted, but
// for TTS's own indexes.
func Find(path string) ([]string, error) {
	var files []string
	err := filepath.WalkDir(path, func(file string, entry fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case entry.IsDir():
		case file == path || isSaveName(entry.Name()):
			files = append(files, file)
		}
		return nil
	})
	if err == nil && len(files) == 0 {
		err = fmt.Errorf("no .json file in %s", path)
	}
	return files, err
}

func isSaveName(name string) bool {
	return strings.EqualFold(filepath.Ext(name), ".json") && !slices.Contains(indexes, name)
}
