package datafolder

import (
	"slices"
	"strings"
	"testing"
)

func TestCachePathIsTTSs(t *testing.T) {
	for _, c := range []struct{ name, url, want string }{
		{"board.png", "https://example.com/a-b/board.12.png", "Mods/Images/httpsexamplecomabboard12png.png"},
		{"board.png", "https://steamusercontent-a.akamaihd.net/ugc/17/0A4D/", "Mods/Images/httpssteamusercontentaakamaihdnetugc170A4D.jpg"},
		{"board.png", "https://example.com/board.png?v=1", "Mods/Images/httpsexamplecomboardpngv1.png"},
		{"piece.obj", "https://example.com/piece.obj", "Mods/Models/httpsexamplecompieceobj.obj"},
		{"rules.pdf", "https://example.com/rules.pdf", "Mods/PDF/httpsexamplecomrulespdf.PDF"},
		{"board.png", "https://example.com/鼠/é_1.png", "Mods/Images/httpsexamplecom1png.png"},
		{"board.tiff", "https://example.com/board.tiff", ""},
		{"board.png", "https://example.com/" + strings.Repeat("x", 250), ""},
	} {
		got, err := CachePath(Asset{Name: c.name, URL: c.url})
		if got != c.want || (err == nil) != (c.want != "") {
			t.Errorf("%s at %s: %q, %v; want %q", c.name, c.url, got, err, c.want)
		}
	}
}

func TestTwoFilesOfOneNameInTheCacheAreAnError(t *testing.T) {
	first := Asset{Name: "a.png", Data: []byte("1"), URL: "https://example.com/a-b.png"}
	for _, c := range []struct {
		name   string
		second Asset
		ok     bool
	}{
		{"punctuation", Asset{Name: "b.png", Data: []byte("2"), URL: "https://example.com/ab.png"}, false},
		{"case", Asset{Name: "b.png", Data: []byte("2"), URL: "https://example.com/A-B.png"}, false},
		{"the same file twice", Asset{Name: "b.png", Data: []byte("1"), URL: "https://example.com/ab.png"}, true},
		{"another sort", Asset{Name: "b.obj", Data: []byte("2"), URL: "https://example.com/a-b.png"}, true},
	} {
		files, err := Cache([]Asset{first, c.second})
		if (err == nil) != c.ok {
			t.Errorf("%s: %d files, %v", c.name, len(files), err)
		}
		if err != nil && (!strings.Contains(err.Error(), first.URL) || !strings.Contains(err.Error(), c.second.URL)) {
			t.Errorf("%s: %v does not name both URLs", c.name, err)
		}
	}
}

func TestCachePaths(t *testing.T) {
	for url, want := range map[string][]string{
		"https://example.com/a.png": {"Mods/Images/httpsexamplecomapng.png", "Mods/Models/httpsexamplecomapng.obj"},
		"http://cloud-3.steamusercontent.com/ugc/1/2/": {
			"Mods/Images/httpcloud3steamusercontentcomugc12.jpg", "Mods/Models/httpcloud3steamusercontentcomugc12.obj",
			"Mods/Images/httpssteamusercontentaakamaihdnetugc12.jpg", "Mods/Models/httpssteamusercontentaakamaihdnetugc12.obj",
		},
		"https://example.com/" + strings.Repeat("long", 99): nil,
	} {
		if got := CachePaths(url); !slices.Equal(got, want) {
			t.Errorf("%s may be at %q, want %q", url, got, want)
		}
	}
}
