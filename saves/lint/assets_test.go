package lint_test

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"hash/crc32"
	"image"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// tile is a tile with a picture.
func tile(guid, url string) string {
	return object(guid, "Custom_Tile", fmt.Sprintf(`"CustomImage":{"ImageURL":%q}`, url))
}

func TestAssets(t *testing.T) {
	const (
		oldSteam = "http://cloud-3.steamusercontent.com/ugc/1/AB/"
		newSteam = "https://steamusercontent-a.akamaihd.net/ugc/1/AB/"
	)
	var probes []probe
	for url, want := range map[string][2]string{
		"https://i.imgur.com/abc.png":              {"", ""},
		"https://example.com/a b.png{verifycache}": {"", ""},
		"":                         {"warning custom-incomplete ObjectStates[0].CustomImage", ""},
		"http://example.com/a.png": {"info asset-http ObjectStates[0]", "1 asset URL begins with http://"},
		"file:///C:\\a.png":        {"warning asset-local ObjectStates[0]", "1 asset URL points"},
		"d:/pictures/a.png":        {"warning asset-local ObjectStates[0]", ""},
		"FILE:a.png":               {"warning asset-local ObjectStates[0]", ""},
		oldSteam:                   {"warning asset-dead-host ObjectStates[0]", "replace the host"},
		newSteam:                   {"", ""},
		"https://dl.dropboxusercontent.com/u/12/a.png": {"warning asset-dead-host ObjectStates[0]", "public folders"},
		"https://dl.dropboxusercontent.com/s/12/a.png": {"", ""},
		"https://www.googledrive.com/host/1/a.png":     {"warning asset-dead-host ObjectStates[0]", ""},
		"http://i42.tinypic.com/a.png":                 {"warning asset-dead-host ObjectStates[0]", "closed"},
		"https://notinypic.com/a.png":                  {"", ""},
		"example.com/a.png":                            {"warning asset-malformed ObjectStates[0]", "does not begin with http"},
		"ftp://example.com/a.png":                      {"warning asset-malformed ObjectStates[0]", "does not begin with http"},
		"https:///a.png":                               {"warning asset-malformed ObjectStates[0]", "names no web site"},
		"https://my site.com/a.png":                    {"warning asset-malformed ObjectStates[0]", "names no web site"},
		" https://example.com/a.png":                   {"warning asset-malformed ObjectStates[0]", "blanks"},
		"https://pastebin.com/AbC123":                  {"warning asset-page ObjectStates[0]", "pastebin.com/raw/"},
		"https://pastebin.com/raw/AbC123":              {"", ""},
		"http://pastebin.com/raw.php?i=AbC123":         {"info asset-http ObjectStates[0]", ""},
		"https://github.com/a/b/blob/main/c.png":       {"warning asset-page ObjectStates[0]", "Raw"},
		"https://github.com/a/b/blob/main/c.png?raw=1": {"", ""},
		"https://drive.google.com/file/d/1A/view":      {"warning asset-page ObjectStates[0]", "uc?export=download"},
		"https://imgur.com/a/AbC":                      {"warning asset-page ObjectStates[0]", "i.imgur.com"},
	} {
		findings := []string{}
		if want[0] != "" {
			findings = one(want[0])
		}
		probes = append(probes, probe{url, save(tile("abc123", url)), findings, want[1]})
	}
	run(t, append(probes, []probe{
		{"the table's own", table(`"TableURL":"file:///a.png","CustomUIAssets":[{"Name":"a","URL":"file:///b.png"}],`), one("warning asset-local "), "2 asset URLs point"},
		{"in a script they are text", save(die(lua("u = 'file:///a.png'"))), []string{}, ""},
		{"the page of a tablet", save(object("abc123", "Tablet", `"Tablet":{"PageURL":"example.com"}`)), []string{}, ""},
		{"one file, two hosts", save(tile("abc123", oldSteam), tile("abc124", newSteam)), []string{"warning asset-dead-host ObjectStates[0]", "info asset-twice ObjectStates[0]"}, "1 file is in the save under"},
		{"of an unknown member", save(die(`"New":[{"a":1},{"thingURL":"x"}]`)), one("warning asset-malformed ObjectStates[0]"), "the thingURL of a Die_6"},
	}...))
}

// pictureOf is the address of a PNG of some size.
func pictureOf(t *testing.T, width, height int) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "a.png")
	writePicture(t, path, image.Pt(width, height))
	return "file:///" + strings.TrimPrefix(filepath.ToSlash(path), "/")
}

// writePicture writes the head of a PNG.
func writePicture(t *testing.T, path string, size image.Point) {
	t.Helper()
	header := binary.BigEndian.AppendUint32([]byte("IHDR"), uint32(size.X))
	header = append(binary.BigEndian.AppendUint32(header, uint32(size.Y)), 8, 2, 0, 0, 0)
	var file bytes.Buffer
	file.WriteString("\x89PNG\r\n\x1a\n\x00\x00\x00\x0d")
	file.Write(header)
	file.Write(binary.BigEndian.AppendUint32(nil, crc32.ChecksumIEEE(header)))
	if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, file.Bytes(), 0o600); err != nil {
		t.Fatal(err)
	}
}

func TestPictures(t *testing.T) {
	local := "warning asset-local ObjectStates[0]"
	run(t, []probe{
		{"small", save(tile("abc123", pictureOf(t, 4096, 64))), one(local), ""},
		{"large", save(tile("abc123", pictureOf(t, 64, 4097))), []string{"info asset-large ObjectStates[0]", local}, "64 × 4097"},
		{"too large", save(tile("abc123", pictureOf(t, 20000, 64))), []string{"warning asset-large ObjectStates[0]", local}, "20000 × 64"},
		{"missing", save(tile("abc123", "file:///nowhere/a.png")), one(local), ""},
		{"a folder", save(tile("abc123", "file:///tmp")), one(local), ""},
		{"of another computer", save(tile("abc123", "file://server/a.png")), one(local), ""},
	})
}
