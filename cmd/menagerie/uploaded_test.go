package main

import (
	"crypto/sha1"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// uploadAll does to a save what TTS's Cloud Manager does: the files of the build go to Steam, which has URLs of its own.
func uploadAll(t *testing.T, save string) string {
	t.Helper()
	number := 0
	return regexp.MustCompile(`file://[^"]+`).ReplaceAllStringFunc(readFile(t, save), func(url string) string {
		data, err := os.ReadFile(filepath.FromSlash(strings.TrimPrefix(url, "file://")))
		if err != nil {
			t.Fatal(err)
		}
		number++
		return fmt.Sprintf("https://steamusercontent-a.akamaihd.net/ugc/%d/%X/", number, sha1.Sum(data))
	})
}

func TestABuildAfterTheUploadPointsAtSteam(t *testing.T) {
	dir := t.TempDir()
	build := func(args ...string) result {
		return menagerie(t, append([]string{"build", "jungle", "-o", dir}, args...)...)
	}
	if r := build("--size", "64"); r.code != 0 {
		t.Fatal(r.err)
	}
	resaved := writeFile(t, uploadAll(t, filepath.Join(dir, "Saves", "jungle.json")), t.TempDir(), "TS_Save_7.json")

	r := build("--size", "64", "--url-map", resaved, "--pack", "ttsmod")
	if r.code != 0 || r.err != "" || !strings.Contains(r.out, "26 of 26 assets are where they were uploaded to") {
		t.Errorf("exit %d: %s%s", r.code, r.out, r.err)
	}
	if got := readFile(t, dir, "Saves", "jungle.json"); strings.Contains(got, "file://") {
		t.Error("the save still points at files on this computer")
	}
	readFile(t, dir, "jungle.ttsmod")

	r = build("--size", "80", "--url-map", filepath.Join(dir, "assets.tsv"))
	if r.code != 0 || !strings.Contains(r.err, "3 changed since the upload") || !strings.Contains(r.err, "upload these: board.") {
		t.Errorf("after the list of the build before, exit %d: %s%s", r.code, r.out, r.err)
	}
	if _, err := os.Stat(filepath.Join(dir, "jungle.ttsmod")); err == nil {
		t.Error("an archive that is no longer made is still there")
	}
	r = build("--size", "80", "--url-map", resaved, "--assets-url", "https://example.com/mod")
	if r.code != 0 || !strings.Contains(r.err, "looks for them at https://example.com/mod") || strings.Contains(readFile(t, dir, "Saves", "jungle.json"), "file://") {
		t.Errorf("with both, exit %d: %s%s", r.code, r.out, r.err)
	}
}
