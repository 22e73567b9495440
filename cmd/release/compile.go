package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
)

const windows = "windows"

// platform is a system and a kind of processor, as Go names them.
type platform struct{ os, arch string }

// platforms are those that a release is for.
var platforms = []platform{
	{windows, "amd64"}, {windows, "arm64"},
	{"darwin", "amd64"}, {"darwin", "arm64"},
	{"linux", "amd64"}, {"linux", "arm64"},
}

// String is the platform's name for people.
func (p platform) String() string {
	if p.os == "darwin" {
		return "macos-" + p.arch
	}
	return p.os + "-" + p.arch
}

// program is the tool's file name.
func (p platform) program() string {
	if p.os == windows {
		return "menagerie.exe"
	}
	return "menagerie"
}

// tool is the package of the program that is released.
const tool = "./cmd/menagerie"

// compile builds the program, which tells its version and commit.
func (r release) compile(p platform) (file, error) {
	dir, err := os.MkdirTemp("", "menagerie-release-")
	if err != nil {
		return file{}, err
	}
	defer os.RemoveAll(dir)
	commit := r.source.commit
	if r.source.changed {
		commit += "-changed"
	}
	out := filepath.Join(dir, p.program())
	stamps := fmt.Sprintf("-s -w -X main.version=%s -X main.commit=%s", r.version, commit)
	if _, err := r.golang(p, "build", "-trimpath", "-buildvcs=false", "-ldflags", stamps, "-o", out, tool); err != nil {
		return file{}, err
	}
	data, err := os.ReadFile(out)
	return file{p.program(), data}, err
}

// golang is what the go command prints for a platform. Nothing of the user's settings that shows in a program is left.
func (r release) golang(p platform, args ...string) (string, error) {
	cmd := exec.Command("go", args...)
	cmd.Dir = r.source.root
	cmd.Env = append(os.Environ(), "GOOS="+p.os, "GOARCH="+p.arch, "GOAMD64=v1", "GOARM64=v8.0", "CGO_ENABLED=0",
		"GOFLAGS=-mod=readonly", "GOWORK=off", "GOEXPERIMENT=", "GOFIPS140=off")
	out, err := cmd.Output()
	if err != nil {
		return "", fmt.Errorf("go %s: %w", args[0], withOutput(err))
	}
	return string(out), nil
}
