package folder

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
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

// readLists reads all lists of a folder, by the list's path.
func readLists(dir string) (map[string]entries, error) {
	lists := map[string]entries{}
	paths, err := filepath.Glob(filepath.Join(escapeGlob(dir), listFile("*")))
	if err != nil {
		return nil, fmt.Errorf("look for what was made before: %w", err)
	}
	for _, p := range paths {
		text, err := os.ReadFile(p)
		if err != nil {
			return nil, fmt.Errorf("read what was made before: %w", err)
		}
		lists[filepath.Base(p)] = parseEntries(string(text))
	}
	return lists, nil
}

func escapeGlob(dir string) string {
	if os.PathSeparator == '\\' {
		return dir // there a backslash cannot escape, and brackets in a folder's name stay a rare loss
	}
	return strings.NewReplacer(`\`, `\\`, `*`, `\*`, `?`, `\?`, `[`, `\[`).Replace(dir)
}
