package saves

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// indexes are files that TTS keeps beside saves and that look like them by name.
var indexes = []string{"SaveFileInfos.json", "WorkshopFileInfos.json"}

// Find lists the saves that a path means: a file itself, and every .json file in and below a folder, sorted, but
// for TTS's own indexes. The path may be a link to a folder; links in a folder count when they lead to files.
func Find(path string) ([]string, error) {
	info, err := os.Stat(path)
	if err != nil {
		return nil, err
	}
	if !info.IsDir() {
		return []string{path}, nil
	}
	root, err := filepath.EvalSymlinks(path)
	if err != nil {
		return nil, err
	}
	var files []string
	err = filepath.WalkDir(root, func(file string, entry fs.DirEntry, err error) error {
		if err != nil || !isSaveName(entry.Name()) || isFolder(file, entry) {
			return err
		}
		inside, err := filepath.Rel(root, file)
		files = append(files, filepath.Join(path, inside))
		return err
	})
	if err == nil && len(files) == 0 {
		err = fmt.Errorf("no .json file in %s", path)
	}
	return files, err
}

// isFolder tells whether an entry is a folder or leads to one.
func isFolder(file string, entry fs.DirEntry) bool {
	if entry.Type()&fs.ModeSymlink == 0 {
		return entry.IsDir()
	}
	info, err := os.Stat(file)
	return err == nil && info.IsDir()
}

func isSaveName(name string) bool {
	return strings.EqualFold(filepath.Ext(name), ".json") && !slices.Contains(indexes, name)
}
