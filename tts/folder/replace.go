package folder

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"time"
)

// WriteFile writes one file, whole or not at all, over one that is there. A name of a device is an error.
func WriteFile(path string, data []byte) error {
	if err := checkPlace(path); err != nil {
		return err
	}
	t, err := writeTemporary(path, data)
	if err != nil {
		return fmt.Errorf("write %s: %w", path, err)
	}
	if err := os.Rename(t, path); err != nil {
		os.Remove(t)
		return fmt.Errorf("put %s in its place: %w", path, err)
	}
	return nil
}

// replace writes all files beside their places first and then renames them, so that a full disk or a folder
// without permission leaves everything as it was. Old is what the list knows already.
func replace(dir, list string, files []File, old entries) (err error) {
	if len(files) == 0 {
		return finish(dir, list)
	}
	temporary := make([]string, 0, len(files))
	defer func() {
		if err != nil {
			for _, t := range temporary {
				os.Remove(t)
			}
		}
	}()
	for _, f := range files {
		path := filepath.Join(dir, filepath.FromSlash(f.Path))
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			return fmt.Errorf("make folder: %w", err)
		}
		t, err := writeTemporary(path, f.Data)
		if err != nil {
			return fmt.Errorf("write %s: %w", path, err)
		}
		temporary = append(temporary, t)
	}
	if err := begin(dir, list, files, old); err != nil {
		return err
	}
	for i, f := range files {
		path := filepath.Join(dir, filepath.FromSlash(f.Path))
		if err := os.Rename(temporary[i], path); err != nil {
			return fmt.Errorf("put %s in its place: %w", path, err)
		}
	}
	return finish(dir, list)
}

// temporaryPrefix begins the names of files that are not in their places yet.
const temporaryPrefix = ".menagerie-"

func writeTemporary(path string, data []byte) (name string, err error) {
	f, err := os.CreateTemp(filepath.Dir(path), temporaryPrefix+"*")
	if err != nil {
		return "", err
	}
	_, err = f.Write(data)
	if closeErr := f.Close(); err == nil {
		err = closeErr
	}
	if err == nil {
		err = os.Chmod(f.Name(), 0o644)
	}
	if err != nil {
		os.Remove(f.Name())
		return "", err
	}
	return f.Name(), nil
}

// leftBehind is how old a temporary file is that nobody will rename any more.
const leftBehind = time.Hour

// sweep takes away what was left beside some files when the tool was cut off. It is no harm when it cannot.
func sweep(dir string, files []File) {
	swept := map[string]bool{}
	for _, f := range files {
		beside := filepath.Dir(filepath.Join(dir, filepath.FromSlash(f.Path)))
		if swept[beside] {
			continue
		}
		swept[beside] = true
		entries, err := os.ReadDir(beside)
		if err != nil {
			continue
		}
		for _, e := range entries {
			info, err := e.Info()
			if err == nil && strings.HasPrefix(e.Name(), temporaryPrefix) && info.Mode().IsRegular() && time.Since(info.ModTime()) > leftBehind {
				os.Remove(filepath.Join(beside, e.Name()))
			}
		}
	}
}
