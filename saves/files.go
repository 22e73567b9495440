package saves

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"menagerie/tts/savefile"
)

// Find lists the files with saves that a path means: a file itself, and in and below a folder every save and archive of
// saves, sorted, but for TTS's own indexes. The path may be a link to a folder; links in a folder count when they lead to
// files. Folders that cannot be read are the error, beside the files of the others.
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
	var unreadable []error
	err = filepath.WalkDir(root, func(file string, entry fs.DirEntry, err error) error {
		switch {
		case err != nil:
			unreadable = append(unreadable, err)
		case isFile(file, entry) && savefile.IsSave(file):
			inside, err := filepath.Rel(root, file)
			files = append(files, filepath.Join(path, inside))
			return err
		}
		return nil
	})
	if len(files) == 0 && len(unreadable) == 0 && err == nil {
		err = fmt.Errorf("no save in %s: saves are .json, .bson and .ttsmod files", path)
	}
	return files, errors.Join(append(unreadable, err)...)
}

// isFile tells files and links to files from folders, pipes and the like.
func isFile(file string, entry fs.DirEntry) bool {
	if entry.Type()&fs.ModeSymlink == 0 {
		return entry.Type().IsRegular()
	}
	info, err := os.Stat(file)
	return err != nil || info.Mode().IsRegular() // one that leads nowhere cannot be read, which is worth saying
}
