package luasyntax

import (
	"testing"
	"testing/fstest"
)

func TestCheckFiles(t *testing.T) {
	for _, c := range []struct {
		name, file, text, want string
	}{
		{"sound", "objects/a.ttslua", "x = 1", ""},
		{"broken", "objects/a.ttslua", "x = 1\nlocal = 2", "objects/a.ttslua:2:7: "},
		{"another ending", "main.lua", "end", "main.lua:1:1: "},
		{"no Lua", "notes.txt", "end", ""},
		{"hidden", ".git/a.lua", "end", ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			err := CheckFiles(fstest.MapFS{c.file: {Data: []byte(c.text)}})
			if got := begin(err, len(c.want)); got != c.want {
				t.Errorf("got %v, want %q", err, c.want)
			}
		})
	}
}

// begin is how an error's text begins, or all of it when nothing is wanted.
func begin(err error, length int) string {
	if err == nil {
		return ""
	}
	if text := err.Error(); length > 0 && len(text) > length {
		return text[:length]
	}
	return err.Error()
}
