package upload

import (
	"crypto/sha1"
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"
)

// board and tray are files of a mod, as the build that was uploaded had them.
var (
	board = File{Name: "board.00000001.png", Data: []byte("board"), Places: []Place{{"m/card/board", "DiffuseURL"}}}
	mesh  = File{Name: "board.00000001.obj", Data: []byte("mesh"), Places: []Place{{"m/card/board", "MeshURL"}}}
	tray  = File{Name: "tray.00000002.png", Data: []byte("tray"), Places: []Place{{"m/card/tray", "DiffuseURL"}}}
)

// steam is the URL that Steam gives a file.
func steam(number int, data []byte) string {
	return fmt.Sprintf("https://steamusercontent-a.akamaihd.net/ugc/%d/%X/", number, sha1.Sum(data))
}

// save is a save of a mod with one object a memo.
func save(t *testing.T, urls map[Place]string) []byte {
	t.Helper()
	meshes := map[string]map[string]string{}
	for place, url := range urls {
		if meshes[place.Memo] == nil {
			meshes[place.Memo] = map[string]string{}
		}
		meshes[place.Memo][place.Key] = url
	}
	objects := []any{map[string]any{"Name": "Die_6"}}
	for memo, urls := range meshes {
		objects = append(objects, map[string]any{"Memo": memo, "CustomMesh": urls})
	}
	text, err := json.Marshal(map[string]any{"ObjectStates": objects})
	if err != nil {
		t.Fatal(err)
	}
	return text
}

func TestFindInASave(t *testing.T) {
	repainted := board
	repainted.Name, repainted.Data = "board.99999999.png", []byte("repainted")
	for _, c := range []struct {
		name string
		urls map[Place]string
		file File
		want string
		of   func(Account) []string // where the file must be listed
	}{
		{"uploaded to Steam", map[Place]string{board.Places[0]: steam(1, board.Data)}, board, steam(1, board.Data), nil},
		{"at another object, too", map[Place]string{tray.Places[0]: steam(1, board.Data)}, board, steam(1, board.Data), nil},
		{"on a server, by name", map[Place]string{board.Places[0]: "https://example.com/a/board.00000001.png"}, board, "https://example.com/a/board.00000001.png", nil},
		{"changed since Steam had it", map[Place]string{board.Places[0]: steam(1, board.Data)}, repainted, "", func(a Account) []string { return a.Changed }},
		{"changed since a server had it", map[Place]string{board.Places[0]: "https://example.com/board.00000001.png"}, repainted, "", func(a Account) []string { return a.Changed }},
		{"never uploaded", map[Place]string{board.Places[0]: steam(1, board.Data)}, tray, "", func(a Account) []string { return a.New }},
		{"still on this computer", map[Place]string{board.Places[0]: steam(1, board.Data), tray.Places[0]: "file:///out/assets/tray.00000002.png"}, tray, "", func(a Account) []string { return a.New }},
		{"a URL that tells nothing", map[Place]string{board.Places[0]: "https://example.com/xyz"}, board, "https://example.com/xyz", func(a Account) []string { return a.Doubtful }},
	} {
		t.Run(c.name, func(t *testing.T) {
			u, err := Read(save(t, c.urls), "m/card/")
			if err != nil {
				t.Fatal(err)
			}
			urls, account := u.Find([]File{c.file})
			if got := urls[c.file.Name]; got != c.want || account.Found != len(urls) {
				t.Errorf("found at %q, want %q; %+v", got, c.want, account)
			}
			if c.of != nil && !slices.Equal(c.of(account), []string{c.file.Name}) {
				t.Errorf("listed wrongly: %+v", account)
			}
			if c.of == nil && len(account.Changed)+len(account.New)+len(account.Doubtful) > 0 {
				t.Errorf("listed as missing or doubtful: %+v", account)
			}
		})
	}
}

func TestFindInAList(t *testing.T) {
	list := strings.Join([]string{
		"\uFEFF# old\tnew",
		"",
		"board.00000001.png\thttps://example.com/1\r",
		"file:///home/me/out/assets/board.00000001.obj\t" + steam(2, mesh.Data),
		`C:\out\assets\tray.0000000a.png` + "\thttps://example.com/3",
		"assets/mark.00000005.png\tabc\t12\tfile:///out/assets/mark.00000005.png",
		"gone.00000004.png\thttps://example.com/4",
	}, "\n")
	u, err := Read([]byte(list), "m/card/")
	if err != nil {
		t.Fatal(err)
	}
	urls, account := u.Find([]File{board, mesh, tray})
	if urls[board.Name] != "https://example.com/1" || urls[mesh.Name] != steam(2, mesh.Data) || len(urls) != 2 || account.Found != 2 {
		t.Errorf("found %v", urls)
	}
	if !slices.Equal(account.Changed, []string{tray.Name}) || !slices.Equal(account.Unused, []string{"gone.00000004.png"}) || len(account.New)+len(account.Doubtful) > 0 {
		t.Errorf("the account is %+v", account)
	}
}

func TestTwoFilesWithOneContentMayHaveOneURL(t *testing.T) {
	if _, err := Read([]byte("a.00000001.png\thttps://example.com/1\nb.00000001.png\thttps://example.com/1"), "m/card/"); err != nil {
		t.Error(err)
	}
}

func TestAListThatGivesAnotherFilesURLIsDoubted(t *testing.T) {
	u, err := Read([]byte(board.Name+"\t"+steam(1, tray.Data)), "m/card/")
	if err != nil {
		t.Fatal(err)
	}
	if _, account := u.Find([]File{board}); !slices.Equal(account.Doubtful, []string{board.Name}) {
		t.Errorf("the account is %+v", account)
	}
}

func TestWhatTellsNoUploadIsAnError(t *testing.T) {
	for _, c := range []struct{ name, text, want string }{
		{"nothing", "", "names no file"},
		{"only local", "board.png\tfile:///out/board.png", "names no file"},
		{"one column", "# a comment\nboard.png https://example.com/1", "line 2"},
		{"no URL", "board.png\tboard2.png", "line 1"},
		{"two URLs for a file", "a.png\thttps://example.com/1\nb/a.png\thttps://example.com/2", "line 2"},
		{"a URL for two files", "a.png\thttps://example.com/1\nb.png\thttps://example.com/1", "line 2"},
		{"another sort of file", "\x89PNG\r\n", "neither"},
		{"UTF-16", "a\x00\t\x00b\x00", "neither"},
		{"broken JSON", "{", "breaks off"},
		{"no save", "{}", "ObjectStates"},
		{"another game", string(save(t, map[Place]string{{"m/other/board", "DiffuseURL"}: "https://example.com/1"})), "this card"},
		{"not uploaded", string(save(t, map[Place]string{board.Places[0]: "file:///out/board.00000001.png"})), "Cloud Manager"},
	} {
		if _, err := Read([]byte(c.text), "m/card/"); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v, want something about %s", c.name, err, c.want)
		}
	}
}
