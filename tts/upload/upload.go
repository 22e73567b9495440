package upload

import (
	"bytes"
	"cmp"
	"errors"
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"
)

// Upload tells where files are on the web.
type Upload struct {
	// byName and bySum are URLs by the name of a file and by the SHA-1 of its content.
	byName, bySum map[string]string
	// byPlace is what the objects of a save refer to.
	byPlace map[Place]string
	// names are those of a list, in order.
	names []string
}

// File is a file of a mod that is to be found.
type File struct {
	// Name is its name, with the hash of its content.
	Name string
	Data []byte
	// Places are where the objects of the mod refer to it.
	Places []Place
}

// Place is where an object refers to a file: the object's memo, and the key that the URL stands under.
type Place struct{ Memo, Key string }

// Compare orders places.
func (p Place) Compare(other Place) int {
	return cmp.Or(strings.Compare(p.Memo, other.Memo), strings.Compare(p.Key, other.Key))
}

// Account is what became of the files of a mod that were looked for.
type Account struct {
	// Found is how many are on the web.
	Found int
	// Changed are the names of those that were uploaded with another content, New of those never uploaded.
	Changed, New []string
	// Doubtful are the names of those whose URL does not tell what it holds, or tells that it is something else.
	Doubtful []string
	// Unused are the names in a list that no file of the mod has.
	Unused []string
}

// Read reads a save or a list that tells where the files of a mod are. Of a save, only objects count whose memo begins
// with what the mod's memos begin with. Errors say what is wrong, for a list with the line.
func Read(data []byte, memos string) (*Upload, error) {
	data = bytes.TrimPrefix(data, []byte("\uFEFF"))
	if bytes.HasPrefix(bytes.TrimSpace(data), []byte("{")) {
		return readSave(data, memos)
	}
	if !utf8.Valid(data) || bytes.IndexByte(data, 0) >= 0 {
		return nil, errors.New("it is neither a save in JSON nor a list of URLs in UTF-8")
	}
	return readList(string(data))
}

// Find looks for files. What it finds is by the name of the file.
func (u *Upload) Find(files []File) (urls map[string]string, account Account) {
	urls = map[string]string{}
	for _, f := range files {
		address, certain := u.address(f)
		switch {
		case address == "" && u.wasUploaded(f):
			account.Changed = append(account.Changed, f.Name)
			continue
		case address == "":
			account.New = append(account.New, f.Name)
			continue
		case !certain:
			account.Doubtful = append(account.Doubtful, f.Name)
		}
		account.Found++
		urls[f.Name] = address
	}
	for _, name := range u.names {
		isName := func(f File) bool { return f.Name == name || sameButContent(f.Name, name) }
		if !slices.ContainsFunc(files, isName) {
			account.Unused = append(account.Unused, name)
		}
	}
	return urls, account
}

// address is where a file is, "" when it is not there as it is now, and whether that is certain.
func (u *Upload) address(f File) (address string, certain bool) {
	content := sum(f.Data)
	if address, ok := u.byName[f.Name]; ok {
		stated := steamSum(address)
		return address, stated == "" || stated == content
	}
	if address, ok := u.bySum[content]; ok {
		return address, true
	}
	for _, place := range f.Places {
		if address, ok := u.byPlace[place]; ok && !tellsContent(address) {
			return address, false
		}
	}
	return "", false
}

// wasUploaded tells whether a file of that name or place is there with another content.
func (u *Upload) wasUploaded(f File) bool {
	for name := range u.byName {
		if sameButContent(name, f.Name) {
			return true
		}
	}
	return slices.ContainsFunc(f.Places, func(p Place) bool { _, ok := u.byPlace[p]; return ok })
}

// learn notes a URL of the web, and what it tells of the file there.
func (u *Upload) learn(address string) {
	if content := steamSum(address); content != "" {
		u.bySum[content] = address
	}
	if name := fileName(address); hashedName().MatchString(name) {
		u.byName[name] = address
	}
}

func newUpload() *Upload {
	return &Upload{byName: map[string]string{}, bySum: map[string]string{}, byPlace: map[Place]string{}}
}

func lineError(line int, format string, args ...any) error {
	return fmt.Errorf("line %d: %s", line, fmt.Sprintf(format, args...))
}
