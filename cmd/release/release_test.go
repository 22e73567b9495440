package main

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"fmt"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"

	"menagerie/tts"
)

func TestReady(t *testing.T) {
	const version = tts.Version
	tagged := repository{commit: "abc", tags: []string{"v" + version}}
	changed := tagged
	changed.changed = true
	dated := "# Changelog\n\n## " + version + " — 2026-12-01\n\n- News.\n"
	cases := []struct {
		name, version, changelog string
		source                   repository
		says                     string // "" when it is ready
	}{
		{"ready", version, dated, tagged, ""},
		{"another version", "99.0.0", strings.ReplaceAll(dated, version, "99.0.0"), repository{tags: []string{"v99.0.0"}}, "tts/version.go says"},
		{"no news of it", version, "# Changelog\n", tagged, "CHANGELOG.md has no line"},
		{"not dated", version, strings.Replace(dated, "2026-12-01", "unreleased", 1), tagged, "CHANGELOG.md has no line"},
		{"news of a later one only", version, strings.Replace(dated, version, version+"1", 1), tagged, "CHANGELOG.md has no line"},
		{"changes", version, dated, changed, "not committed"},
		{"no tag", version, dated, repository{commit: "abc"}, "abc is not tagged v" + version},
	}
	for _, c := range cases {
		err := checkReady(c.source, c.version, c.changelog)
		switch {
		case c.says == "" && err != nil:
			t.Errorf("%s: %v", c.name, err)
		case c.says != "" && (err == nil || !strings.Contains(err.Error(), c.says) || strings.Contains(err.Error(), "\n")):
			t.Errorf("%s: %v does not say %q alone", c.name, err, c.says)
		}
	}
}

func TestArchives(t *testing.T) {
	content := contents{
		name: "tool-1", made: time.Date(2026, 12, 1, 10, 30, 0, 0, time.UTC),
		program: file{"tool", []byte("run me")}, texts: []file{{"a/LICENSE", []byte("read me")}},
	}
	want := "tool-1/tool -rwxr-xr-x run me\ntool-1/a/LICENSE -rw-r--r-- read me\n"
	zipped, err := content.zip()
	if err != nil {
		t.Fatal(err)
	}
	tarred, err := content.tarGz()
	if err != nil {
		t.Fatal(err)
	}
	for name, unpack := range map[string]func(visit visitor){
		"zip":    func(visit visitor) { unzip(t, zipped, visit) },
		"tar.gz": func(visit visitor) { untar(t, tarred, visit) },
	} {
		var got strings.Builder
		unpack(func(info fs.FileInfo, path string, data []byte) {
			fmt.Fprintf(&got, "%s %s %s\n", path, info.Mode(), data)
			if !info.ModTime().Equal(content.made) {
				t.Errorf("%s: %s is of %s", name, path, info.ModTime())
			}
		})
		if got.String() != want {
			t.Errorf("%s holds\n%s, want\n%s", name, got.String(), want)
		}
	}
}

// A snapshot of this checkout is the same twice, and its program runs where nothing else is.
func TestSnapshotRunsAlone(t *testing.T) {
	source, err := readRepository(".")
	if err != nil {
		t.Skip("this is no checkout: ", err)
	}
	here := platform{runtime.GOOS, runtime.GOARCH}
	var made [2][]file
	for i := range made {
		if made[i], err = snapshotOf(source).files([]platform{here}, func(platform) {}); err != nil {
			t.Fatal(err)
		}
	}
	archive, sums := made[0][0], string(made[0][1].data)
	if !bytes.Equal(archive.data, made[1][0].data) {
		t.Error("two archives of the same source differ")
	}
	if want := fmt.Sprintf("%x  %s\n", sha256.Sum256(archive.data), archive.name); sums != want {
		t.Errorf("the sums are %q, want %q", sums, want)
	}
	held := map[string][]byte{}
	hold := func(_ fs.FileInfo, path string, data []byte) { held[path] = data }
	if here.os == windows {
		unzip(t, archive.data, hold)
	} else {
		untar(t, archive.data, hold)
	}
	folder := fmt.Sprintf("menagerie-%s-snapshot-%s/", tts.Version, here)
	for _, text := range []string{"LICENSE", "README.md", "licences/font-OFL.txt", "licences/three-LICENSE.txt", "licences/go-modules.txt"} {
		if len(held[folder+text]) == 0 {
			t.Errorf("the archive has no %s", text)
		}
	}
	program := filepath.Join(t.TempDir(), here.program())
	if err := os.WriteFile(program, held[folder+here.program()], 0o755); err != nil {
		t.Fatal(err)
	}
	runAlone(t, program, source.commit)
}

// runAlone runs the program in an empty folder, with no more of a user's surroundings than a home.
func runAlone(t *testing.T, program, commit string) {
	t.Helper()
	empty := t.TempDir()
	for _, step := range []struct{ args, says string }{
		{"version", "menagerie version " + tts.Version + "-snapshot (commit " + commit},
		{"games", "capture-the-fruit"},
		{"build jungle -o mod --size 64", "mod"},
		{"validate mod/Saves/jungle.json", "sound"},
	} {
		cmd := exec.Command(program, strings.Fields(step.args)...)
		cmd.Dir = empty
		cmd.Env = []string{"HOME=" + empty, "USERPROFILE=" + empty, "SYSTEMROOT=" + os.Getenv("SYSTEMROOT")}
		out, err := cmd.CombinedOutput()
		if err != nil || !strings.Contains(string(out), step.says) {
			t.Errorf("menagerie %s: %v\n%s", step.args, err, out)
		}
	}
}

// visitor is shown a file of an archive.
type visitor func(info fs.FileInfo, path string, data []byte)

func unzip(t *testing.T, data []byte, visit visitor) {
	t.Helper()
	r, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		t.Fatal(err)
	}
	for _, entry := range r.File {
		content, err := fs.ReadFile(r, entry.Name)
		if err != nil {
			t.Fatal(err)
		}
		visit(entry.FileInfo(), entry.Name, content)
	}
}

func untar(t *testing.T, data []byte, visit visitor) {
	t.Helper()
	uncompressed, err := gzip.NewReader(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	r := tar.NewReader(uncompressed)
	for {
		header, err := r.Next()
		if err == io.EOF {
			return
		}
		if err != nil {
			t.Fatal(err)
		}
		content, err := io.ReadAll(r)
		if err != nil {
			t.Fatal(err)
		}
		visit(header.FileInfo(), header.Name, content)
	}
}
