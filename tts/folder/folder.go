// Package folder writes what the tool makes into a folder of the user's. Every file appears whole or not at
// all, the same files twice change nothing, and nothing that the tool did not make is overwritten.
//
// What it made it remembers in a list beside the files, in the form that sha256sum reads: lines of a hash and a path.
// A line that sha256sum passes over, "# KEY  PATH", remembers from what a file was made, for Made to tell whether it
// need be made again. While files are put in their places, such a list of these stands beside the first: when the tool
// is cut off there, it still knows next time what is its own.
package folder

import (
	"bytes"
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
	// Key identifies what the file was made from, if somebody will ask; it is one word.
	Key string
	// Kept says that the file is there, as Made has found it, and stays; Data is not looked at.
	Kept bool
}

// ForeignError is a file that stands in the way and is not of the list, or was changed since it was made.
type ForeignError struct{ Path string }

func (e *ForeignError) Error() string {
	return fmt.Sprintf("%s is in the way: something else made it, or it was changed since; move it away or use --force", e.Path)
}

// Write brings files into dir, which it makes when it is missing, and takes away those that an earlier Write
// with the same list made and this one does not. List names the list of files, for example build. With force,
// files that are not of that list are overwritten; otherwise the first of them is a *ForeignError and nothing
// is written.
func Write(dir, list string, files []File, force bool) error {
	return bring(dir, list, files, force, false)
}

// Add is Write, but leaves what an earlier Write with the same list made.
func Add(dir, list string, files []File, force bool) error {
	return bring(dir, list, files, force, true)
}

func bring(dir, list string, files []File, force, add bool) error {
	old, err := readList(dir, list)
	if err != nil {
		return err
	}
	listPath := listFile(list)
	entries := entriesOf(files, old)
	if add {
		entries = old.with(entries)
	}
	files = append(slices.Clone(files), File{Path: listPath, Data: entries.text()})
	var changed []File
	for _, f := range files {
		if f.Kept {
			continue
		}
		same, err := compare(dir, f, old, force || f.Path == listPath)
		if err != nil {
			return err
		}
		if !same {
			changed = append(changed, f)
		}
	}
	if err := replace(dir, list, changed, old); err != nil {
		return err
	}
	sweep(dir, files)
	return removeStale(dir, old, entries)
}

// Made tells, for each file of a list that is still as it was made, from what: its key, by path.
func Made(dir, list string) (map[string]string, error) {
	known, err := readList(dir, list)
	if err != nil {
		return nil, err
	}
	keys := map[string]string{}
	for name, made := range known {
		path := filepath.FromSlash(name)
		if made.key == "" || !filepath.IsLocal(path) {
			continue
		}
		data, err := os.ReadFile(filepath.Join(dir, path))
		switch {
		case errors.Is(err, fs.ErrNotExist):
		case err != nil:
			return nil, fmt.Errorf("look at what is there: %w", err)
		case sum(data) == made.sum:
			keys[name] = made.key
		}
	}
	return keys, nil
}

// Listed tells, for each file that a list remembers with a key, that key, by path, whatever became of the file.
func Listed(dir, list string) (map[string]string, error) {
	known, err := readList(dir, list)
	if err != nil {
		return nil, err
	}
	keys := map[string]string{}
	for name, made := range known {
		if made.key != "" && filepath.IsLocal(filepath.FromSlash(name)) {
			keys[name] = made.key
		}
	}
	return keys, nil
}

// compare tells whether a file is there already, and refuses to touch one that is not ours.
func compare(dir string, f File, made entries, force bool) (same bool, err error) {
	path := filepath.Join(dir, filepath.FromSlash(f.Path))
	if err := checkPlace(path); err != nil {
		return false, err
	}
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
	if wasMade(made[f.Path].sum, there) {
		return false, nil
	}
	return false, &ForeignError{Path: path}
}

// checkPlace refuses devices, such as /dev/null and Windows' NUL, which are no places for a file and may never end.
func checkPlace(path string) error {
	if !filepath.IsLocal(filepath.Base(path)) {
		return fmt.Errorf("%s is a name that this system keeps for a device: choose another one", path)
	}
	if info, err := os.Stat(path); err == nil && !info.Mode().IsRegular() && !info.IsDir() {
		return fmt.Errorf("%s is a device or a pipe and no file: choose another name", path)
	}
	return nil
}

// removeStale takes away what an earlier list made and the present one does not have, unless it was changed since, and
// folders that are empty then.
func removeStale(dir string, old, present entries) error {
	made := make(map[string]string, len(present)) // by path without case, since many file systems have none
	for name := range present {
		made[strings.ToLower(name)] = name
	}
	for name, before := range old {
		now, ok := made[strings.ToLower(name)]
		if ok && (now == name || sameFile(dir, now, name)) || !filepath.IsLocal(filepath.FromSlash(name)) {
			continue
		}
		path := filepath.Join(dir, filepath.FromSlash(name))
		data, err := os.ReadFile(path)
		if err != nil || !wasMade(before.sum, data) {
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
