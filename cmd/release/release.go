package main

import (
	"crypto/sha256"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"menagerie/tts"
)

// release is what is published, or tried.
type release struct {
	source  repository
	version string
}

// snapshotOf is a release of whatever is there.
func snapshotOf(source repository) release {
	return release{source, tts.Version + "-snapshot"}
}

// releaseOf is a version to publish. The error names all that is not ready for it.
func releaseOf(source repository, version string) (release, error) {
	changelog, err := os.ReadFile(filepath.Join(source.root, "CHANGELOG.md"))
	if err != nil {
		return release{}, fmt.Errorf("read the changelog: %w", err)
	}
	if err := checkReady(source, version, string(changelog)); err != nil {
		return release{}, err
	}
	return release{source, version}, nil
}

// checkReady insists that a checkout is a version.
func checkReady(source repository, version, changelog string) error {
	var missing []error
	add := func(format string, args ...any) { missing = append(missing, fmt.Errorf(format, args...)) }
	if version != tts.Version {
		add("tts/version.go says that this is version %s, not %s", tts.Version, version)
	}
	if !isDated(changelog, version) {
		add(`CHANGELOG.md has no line "## %s — YYYY-MM-DD"`, version)
	}
	if source.changed {
		add("there are changes that are not committed; git status shows them")
	}
	if tag := "v" + version; !slices.Contains(source.tags, tag) {
		add("the commit %.12s is not tagged %s", source.commit, tag)
	}
	return errors.Join(missing...)
}

// isDated tells whether a changelog has a version and the day of it.
func isDated(changelog, version string) bool {
	for line := range strings.Lines(changelog) {
		if day, ok := strings.CutPrefix(strings.TrimSpace(line), "## "+version+" — "); ok {
			_, err := time.Parse(time.DateOnly, day)
			return err == nil
		}
	}
	return false
}

// file is something with a name.
type file struct {
	name string
	data []byte
}

// files are the archives for some platforms, each of which is told before its turn, and the list of their sums in the form
// that sha256sum reads.
func (r release) files(platforms []platform, begin func(platform)) ([]file, error) {
	var files []file
	var sums strings.Builder
	for _, p := range platforms {
		begin(p)
		archive, err := r.archive(p)
		if err != nil {
			return nil, fmt.Errorf("make the archive for %s: %w", p, err)
		}
		fmt.Fprintf(&sums, "%x  %s\n", sha256.Sum256(archive.data), archive.name)
		files = append(files, archive)
	}
	return append(files, file{"SHA256SUMS", []byte(sums.String())}), nil
}

// archive is a folder with the program and what belongs to it, packed as is usual on the platform.
func (r release) archive(p platform) (file, error) {
	program, err := r.compile(p)
	if err != nil {
		return file{}, err
	}
	texts, err := r.texts(p)
	if err != nil {
		return file{}, err
	}
	name := fmt.Sprintf("menagerie-%s-%s", r.version, p)
	content := contents{name: name, made: r.source.made, program: program, texts: texts}
	if p.os == windows {
		data, err := content.zip()
		return file{name + ".zip", data}, err
	}
	data, err := content.tarGz()
	return file{name + ".tar.gz", data}, err
}
