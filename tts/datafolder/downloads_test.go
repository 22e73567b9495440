package datafolder

import (
	"io"
	"os"
	"path/filepath"
	"testing"
)

func TestDownloads(t *testing.T) {
	dir, outside := t.TempDir(), t.TempDir()
	images, models := makeFolder(t, dir, "Mods", "Images"), makeFolder(t, dir, "Mods", "Models")
	write := func(folder, name string) string {
		file := filepath.Join(folder, name)
		if err := os.WriteFile(file, []byte(name), 0o600); err != nil {
			t.Fatal(err)
		}
		return file
	}
	write(images, "httpsexamplecomapng.png")
	write(images, "httpsexamplecomb.jpg")
	write(models, "httpsexamplecomaobj.obj")
	write(images, "passwd.jpg")
	write(dir, "httpsexamplecomup.jpg")
	makeFolder(t, images, "httpsexamplecomfolder.jpg")
	for name, target := range map[string]string{
		"httpsexamplecomlink.jpg":   write(outside, "secret.jpg"),
		"httpsexamplecomup.jpg":     filepath.Join("..", "..", "httpsexamplecomup.jpg"),
		"httpsexamplecominside.jpg": "httpsexamplecomb.jpg",
		"httpsexamplecomlost.jpg":   "nowhere",
	} {
		if err := os.Symlink(target, filepath.Join(images, name)); err != nil {
			t.Skip("links cannot be made here:", err)
		}
	}
	linked := t.TempDir()
	if err := os.Symlink(filepath.Join(dir, "Mods"), filepath.Join(linked, "Mods")); err != nil {
		t.Fatal(err)
	}
	away := t.TempDir()
	makeFolder(t, away, "Mods")
	if err := os.Symlink(images, filepath.Join(away, "Mods", "Images")); err != nil {
		t.Fatal(err)
	}
	type opener func(string) (*os.File, bool)
	d := NewDownloads(dir)
	for _, c := range []struct {
		name string
		open opener
		url  string
		want string
	}{
		{"a picture", d.Picture, "https://example.com/a.png", "httpsexamplecomapng.png"},
		{"a picture without ending", d.Picture, "https://example.com/b", "httpsexamplecomb.jpg"},
		{"a model", d.Model, "https://example.com/a.obj", "httpsexamplecomaobj.obj"},
		{"a link that stays inside", d.Picture, "https://example.com/inside", "httpsexamplecomb.jpg"},
		{"a link to Mods", NewDownloads(linked).Picture, "https://example.com/b", "httpsexamplecomb.jpg"},
		{"a model is no picture", d.Picture, "https://example.com/a.obj", ""},
		{"not downloaded", d.Picture, "https://example.com/c", ""},
		{"a link that leads outside", d.Picture, "https://example.com/link", ""},
		{"a link that leads up", d.Picture, "https://example.com/up", ""},
		{"a folder by link that leads outside", NewDownloads(away).Picture, "https://example.com/b", ""},
		{"a link that leads nowhere", d.Picture, "https://example.com/lost", ""},
		{"a folder", d.Picture, "https://example.com/folder", ""},
		{"a path is only a name", d.Picture, "../passwd", "passwd.jpg"},
		{"no name at all", d.Picture, "../..", ""},
		{"no data folder", NewDownloads(filepath.Join(dir, "none")).Picture, "https://example.com/b", ""},
	} {
		file, ok := c.open(c.url)
		if ok != (c.want != "") {
			t.Errorf("%s: found %v, want %q", c.name, ok, c.want)
		}
		if !ok {
			continue
		}
		text, err := io.ReadAll(file)
		file.Close()
		if string(text) != c.want || err != nil {
			t.Errorf("%s: %q, %v; want %q", c.name, text, err, c.want)
		}
	}
}
