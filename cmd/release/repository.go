package main

import (
	"errors"
	"fmt"
	"os/exec"
	"strconv"
	"strings"
	"time"
)

// repository is the checkout that a release is made from.
type repository struct {
	root   string // its folder
	commit string
	made   time.Time // when the commit was
	tags   []string  // of the commit
	// changed: there are changes that are not committed.
	changed bool
}

// readRepository reads the checkout that a folder is in.
func readRepository(dir string) (repository, error) {
	root, err := git(dir, "rev-parse", "--show-toplevel")
	if err != nil {
		return repository{}, err
	}
	head, err := git(root, "log", "-1", "--format=%H %ct")
	if err != nil {
		return repository{}, err
	}
	commit, made, _ := strings.Cut(head, " ")
	seconds, err := strconv.ParseInt(made, 10, 64)
	if err != nil {
		return repository{}, fmt.Errorf("read the time of commit %s: %w", commit, err)
	}
	tags, err := git(root, "tag", "--points-at", "HEAD")
	if err != nil {
		return repository{}, err
	}
	changes, err := git(root, "status", "--porcelain")
	if err != nil {
		return repository{}, err
	}
	return repository{root: root, commit: commit, made: time.Unix(seconds, 0).UTC(), tags: strings.Fields(tags), changed: changes != ""}, nil
}

// git is what git prints.
func git(dir string, args ...string) (string, error) {
	out, err := exec.Command("git", append([]string{"-C", dir}, args...)...).Output()
	if err != nil {
		return "", fmt.Errorf("git %s: %w", args[0], withOutput(err))
	}
	return strings.TrimSpace(string(out)), nil
}

// withOutput adds to the error of a command what it has said.
func withOutput(err error) error {
	var failed *exec.ExitError
	if errors.As(err, &failed) {
		return fmt.Errorf("%w: %s", err, strings.TrimSpace(string(failed.Stderr)))
	}
	return err
}
