package folder

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// entries are what a list remembers of files, by path.
type entries map[string]entry

// entry is the SHA-256 of what was written, and the key of what it was made from, "" for none.
type entry struct{ sum, key string }

func sum(data []byte) string {
	s := sha256.Sum256(data)
	return hex.EncodeToString(s[:])
}

// wasMade tells whether a file is as it was made, but for line ends: version control changes those of text.
func wasMade(hash string, data []byte) bool {
	return hash == sum(data) || hash == sum(bytes.ReplaceAll(data, []byte("\r\n"), []byte("\n")))
}

func listFile(list string) string { return "menagerie-" + list + ".sha256" }

// begunFile lists what a run is putting in its place.
func begunFile(list string) string { return "menagerie-" + list + ".begun" }

// entriesOf are the entries of files; for those kept, the hash is that of an older list.
func entriesOf(files []File, old entries) entries {
	list := entries{}
	for _, f := range files {
		made := entry{key: f.Key, sum: old[f.Path].sum}
		if !f.Kept {
			made.sum = sum(f.Data)
		}
		list[f.Path] = made
	}
	return list
}

// with is the list with other entries added, which win.
func (e entries) with(added entries) entries {
	all := entries{}
	maps.Copy(all, e)
	maps.Copy(all, added)
	return all
}

// text is the list as a file: the hashes, then the keys.
func (e entries) text() []byte {
	var sums, keys strings.Builder
	for _, path := range slices.Sorted(maps.Keys(e)) {
		fmt.Fprintf(&sums, "%s  %s\n", e[path].sum, path)
		if e[path].key != "" {
			fmt.Fprintf(&keys, "# %s  %s\n", e[path].key, path)
		}
	}
	return []byte(sums.String() + keys.String())
}

func parseEntries(text string) entries {
	list := entries{}
	for _, line := range strings.Split(text, "\n") {
		word, path, ok := strings.Cut(strings.TrimSuffix(line, "\r"), "  ")
		if !ok {
			continue
		}
		made := list[path]
		if key, isKey := strings.CutPrefix(word, "# "); isKey {
			made.key = key
		} else {
			made.sum = word
		}
		list[path] = made
	}
	return list
}

// readList reads a list, which may be there or not. What a run had put in its place before it was cut off counts as
// well.
func readList(dir, list string) (entries, error) {
	if there, err := os.Stat(dir); err == nil && !there.IsDir() {
		return nil, fmt.Errorf("%s is a file: name a folder", dir)
	}
	made, err := readEntries(filepath.Join(dir, listFile(list)))
	if err != nil {
		return nil, err
	}
	begun, err := readEntries(filepath.Join(dir, begunFile(list)))
	if err != nil {
		return nil, err
	}
	return made.with(inPlace(dir, begun)), nil
}

func readEntries(path string) (entries, error) {
	text, err := os.ReadFile(path)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return nil, fmt.Errorf("read what was made before: %w", err)
	}
	return parseEntries(string(text)), nil
}
