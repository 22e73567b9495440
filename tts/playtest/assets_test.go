package playtest_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"menagerie/tts"
	"menagerie/tts/playtest"
)

func TestLocalFile(t *testing.T) {
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "a face.png"), []byte("face"), 0o644); err != nil {
		t.Fatal(err)
	}
	local, err := tts.FileURL(dir)
	if err != nil {
		t.Fatal(err)
	}
	for url, want := range map[string]bool{
		local + "/a%20face.png":     true,
		local + "/a face.png":       true,
		local:                       false, // a folder
		local + "/none.png":         false,
		"https://example.com/a.png": false,
		"file://elsewhere/a.png":    false,
		strings.Replace(local, "file:///", "file://elsewhere/", 1) + "/a%20face.png": false,
		"": false,
	} {
		data, ok := playtest.LocalFile(url)
		if ok != want || ok && string(data) != "face" {
			t.Errorf("%q gives %q, %v", url, data, ok)
		}
	}
}

func TestCachedFile(t *testing.T) {
	dir := t.TempDir()
	images := filepath.Join(dir, "Mods", "Images")
	if err := os.MkdirAll(images, 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(images, "httpsexamplecomface.jpg"), []byte("face"), 0o644); err != nil {
		t.Fatal(err)
	}
	for url, want := range map[string]bool{
		"https://example.com/face":  true,
		"https://example.com/other": false,
		"":                          false,
	} {
		data, ok := playtest.CachedFile(dir, url)
		if ok != want || ok && string(data) != "face" {
			t.Errorf("%q gives %q, %v", url, data, ok)
		}
	}
}
