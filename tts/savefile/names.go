package savefile

import (
	"path"
	"regexp"
	"strconv"
	"strings"
	"sync"
	"unicode"
	"unicode/utf16"
)

const (
	// maxWords is how many characters of a title a file's name keeps.
	maxWords = 28
	// maxPath is how long a path in the folder may be, in the UTF-16 units that Windows counts: with the folder's own path
	// it stays under the 260 that many programs there can open.
	maxPath = 170
	// longestEnding is the longest that is put behind a base.
	longestEnding = len("-100000" + bundleEnding)
)

// bbCode is what colours and emphasises a name in TTS.
var bbCode = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`\[/?(?:[bius]|su[bp]|-|[0-9a-fA-F]{6})\]`)
})

// reserved are the names that Windows keeps for devices.
var reserved = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?i)^(?:con|prn|aux|nul|com[0-9]|lpt[0-9])$`)
})

// safeName is as much of a title as is safe in a file's name anywhere: letters and digits of any script, with hyphens
// for the rest. It can be empty.
func safeName(title string) string {
	var b strings.Builder
	count, gap := 0, false
	for _, r := range bbCode().ReplaceAllString(title, "") {
		if r == '\'' || r == '’' {
			continue
		}
		if r != '_' && !unicode.IsLetter(r) && !unicode.IsDigit(r) && !unicode.IsMark(r) {
			gap = count > 0
			continue
		}
		if gap {
			b.WriteByte('-')
			count++
		}
		if gap = false; count >= maxWords {
			break
		}
		b.WriteRune(r)
		count++
	}
	return unreserved(strings.TrimSuffix(b.String(), "-"))
}

// unreserved changes a name that is a device's.
func unreserved(name string) string {
	if reserved().MatchString(name) {
		name += "_"
	}
	return name
}

// safeID is what is left of a GUID for a file's name. Those that TTS makes stay as they are.
func safeID(guid string) string {
	var b strings.Builder
	for _, r := range guid {
		if r < unicode.MaxASCII && (unicode.IsLetter(r) || unicode.IsDigit(r)) && b.Len() < 12 {
			b.WriteRune(r)
		}
	}
	return unreserved(b.String())
}

// names hands out paths that stay different where letters are compared without case.
type names struct{ last map[string]int }

// claim returns what makes a path different from all before: "", "-2", "-3" and so on, to stand behind the stem.
func (n *names) claim(stem, ending string) string {
	fold := func(suffix string) string { return strings.ToLower(stem + suffix + ending) }
	first := fold("")
	if n.last[first] == 0 {
		n.last[first] = 1
		return ""
	}
	for {
		n.last[first]++
		suffix := "-" + strconv.Itoa(n.last[first])
		if key := fold(suffix); n.last[key] == 0 {
			n.last[key] = 1
			return suffix
		}
	}
}

// object is the path, without ending, of an object's files. It is named after its words and told from its neighbours
// by its id alone, since file systems differ about which words are the same. Ok is false where nothing short enough is left.
func (n *names) object(dir, words, id string) (base string, ok bool) {
	id = safeID(id)
	if id == "" {
		id = "0"
	}
	short := path.Join(dir, id)
	if pathLength(short)+longestEnding > maxPath {
		return "", false
	}
	suffix := n.claim(short, "")
	if name := safeName(words); name != "" {
		if long := path.Join(dir, name+"."+id) + suffix; pathLength(long)+longestEnding <= maxPath {
			return long, true
		}
	}
	return short + suffix, true
}

// module is the path of the file of a bundle's module. Points and slashes in its name are folders.
func (n *names) module(name, ending string) string {
	stem := modulesFolder
	for _, part := range strings.FieldsFunc(name, func(r rune) bool { return r == '.' || r == '/' || r == '\\' }) {
		next := path.Join(stem, safeName(part))
		if pathLength(next)+longestEnding > maxPath {
			break
		}
		stem = next
	}
	if stem == modulesFolder {
		stem = path.Join(stem, "module")
	}
	return stem + n.claim(stem, ending) + ending
}

// file is the path of a file that is not an object's.
func (n *names) file(stem, ending string) string {
	return stem + n.claim(stem, ending) + ending
}

func pathLength(p string) int { return len(utf16.Encode([]rune(p))) }
