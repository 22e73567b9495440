// Package folder writes what the tool makes into a folder of the user's. Every file appears whole or not at
// all, the same files twice change nothing, and nothing that the tool did not make is overwritten.
//
// What it made it remembers in a list beside the files, in the form that sha256sum reads.
package folder

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
)

// File is a file to be: its path inside the folder, with slashes, and what it holds.
type File struct {
	Path string
	Data []byte
}

// ForeignError is a file that stands in the way and is not the tool's, or was changed since it was made.
type ForeignError struct{ Path string }

func (e *ForeignError) Error() string {
	return fmt.Sprintf("%s is in the way: this tool did not make it, or it was changed since; move it away or use --force", e.Path)
}

// Write brings files into dir, which it makes when it is missing, and takes away those that an earlier Write
// with the same list made and this one does not. List names the list of files, for example build. With force,
// files that are not the tool's are overwritten; otherwise the first of them is a *ForeignError and nothing
// is written.
func Write(dir, list string, files []File, force bool) error {
	known, err := readLists(dir)
	if err != nil {
		return err
	}
	listPath := "menagerie-" + list + ".sha256"
	old := known[listPath]
	files = append(slices.Clone(files), File{Path: listPath, Data: listing(files)})
	var changed []File
	for _, f := range files {
		same, err := compare(dir, f, known, force || f.Path == listPath)
		if err != nil {
			return err
		}
		if !same {
			changed = append(changed, f)
		}
	}
	if err := replace(dir, changed); err != nil {
		return err
	}
	return removeStale(dir, old, files)
}

// WriteFile writes one file, whole or not at all.
func WriteFile(path string, data []byte) error {
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

// sums maps paths to the SHA-256 of what was written there.
type sums map[string]string

func sum(data []byte) string {
	s := sha256.Sum256(data)
	return hex.EncodeToString(s[:])
}

// wasMade tells whether a file is as it was made, but for line ends: version control changes those of text.
func wasMade(hash string, data []byte) bool {
	return hash == sum(data) || hash == sum(bytes.ReplaceAll(data, []byte("\r\n"), []byte("\n")))
}

func listing(files []File) []byte {
	lines := make([]string, len(files))
	for i, f := range files {
		lines[i] = sum(f.Data) + "  " + f.Path + "\n"
	}
	slices.SortFunc(lines, func(a, b string) int { return strings.Compare(a[66:], b[66:]) })
	return []byte(strings.Join(lines, ""))
}

// readLists reads all lists of a folder, by the list's path.
func readLists(dir string) (map[string]sums, error) {
	lists := map[string]sums{}
	paths, err := filepath.Glob(filepath.Join(escapeGlob(dir), "menagerie-*.sha256"))
	if err != nil {
		return nil, fmt.Errorf("look for what was made before: %w", err)
	}
	for _, p := range paths {
		text, err := os.ReadFile(p)
		if err != nil {
			return nil, fmt.Errorf("read what was made before: %w", err)
		}
		list := sums{}
		for _, line := range strings.Split(string(text), "\n") {
			if hash, name, ok := strings.Cut(strings.TrimSuffix(line, "\r"), "  "); ok {
				list[name] = hash
			}
		}
		lists[filepath.Base(p)] = list
	}
	return lists, nil
}

func escapeGlob(dir string) string {
	if os.PathSeparator == '\\' {
		return dir // there a backslash cannot escape, and brackets in a folder's name stay a rare loss
	}
	return strings.NewReplacer(`\`, `\\`, `*`, `\*`, `?`, `\?`, `[`, `\[`).Replace(dir)
}

// compare tells whether a file is there already, and refuses to touch one that is not ours.
func compare(dir string, f File, known map[string]sums, force bool) (same bool, err error) {
	path := filepath.Join(dir, filepath.FromSlash(f.Path))
	there, err := os.ReadFile(path)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return false, nil
	case err != nil:
		return false, fmt.Errorf("look at what is there: %w", err)
	}
	if bytes.Equal(there, f.Data) {
		return true, nil
	}
	if force {
		return false, nil
	}
	for _, list := range known {
		if wasMade(list[f.Path], there) {
			return false, nil
		}
	}
	return false, &ForeignError{Path: path}
}

// replace writes all files beside their places first and then renames them, so that a full disk or a folder
// without permission leaves everything as it was.
func replace(dir string, files []File) (err error) {
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
	for i, f := range files {
		path := filepath.Join(dir, filepath.FromSlash(f.Path))
		if err := os.Rename(temporary[i], path); err != nil {
			return fmt.Errorf("put %s in its place: %w", path, err)
		}
	}
	return nil
}

func writeTemporary(path string, data []byte) (name string, err error) {
	f, err := os.CreateTemp(filepath.Dir(path), ".menagerie-*")
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

// removeStale takes away what an earlier list made, unless it was changed since, and folders that are empty then.
func removeStale(dir string, old sums, files []File) error {
	made := make(map[string]string, len(files)) // by path without case, since many file systems have none
	for _, f := range files {
		made[strings.ToLower(f.Path)] = f.Path
	}
	for name, hash := range old {
		now, ok := made[strings.ToLower(name)]
		if ok && (now == name || sameFile(dir, now, name)) || !filepath.IsLocal(filepath.FromSlash(name)) {
			continue
		}
		path := filepath.Join(dir, filepath.FromSlash(name))
		data, err := os.ReadFile(path)
		if err != nil || !wasMade(hash, data) {
			continue
		}
		if err := os.Remove(path); err != nil {
			return fmt.Errorf("take away what is no longer made: %w", err)
		}
		removeEmpty(dir, name)
	}
	return nil
}

func sameFile(dir, a, b string) bool {
	infoA, errA := os.Stat(filepath.Join(dir, filepath.FromSlash(a)))
	infoB, errB := os.Stat(filepath.Join(dir, filepath.FromSlash(b)))
	return errA == nil && errB == nil && os.SameFile(infoA, infoB)
}

// removeEmpty takes away the folders of a file that is gone, as far as nothing else is in them.
func removeEmpty(dir, name string) {
	for name = path.Dir(name); name != "."; name = path.Dir(name) {
		if os.Remove(filepath.Join(dir, filepath.FromSlash(name))) != nil {
			return // something is in it
		}
	}
}
