package main

import (
	"context"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"time"

	"github.com/fsnotify/fsnotify"
)

// settleTime is how long a file must be left alone before a change of it counts: editors write in several steps.
const settleTime = 100 * time.Millisecond

// changes tells when one of some files, or something in one of some folders, has changed, until ctx ends.
func changes(ctx context.Context, paths ...string) (<-chan struct{}, error) {
	w, err := newFileWatch(paths)
	if err != nil {
		return nil, err
	}
	changed := make(chan struct{}, 1)
	go w.run(ctx, changed)
	return changed, nil
}

// fileWatch sees what happens to files and folders. It watches a file's folder, since many editors save by putting a
// new file in the old one's place.
type fileWatch struct {
	*fsnotify.Watcher
	files   map[string]bool
	folders []string
}

func newFileWatch(paths []string) (*fileWatch, error) {
	watcher, err := fsnotify.NewWatcher()
	if err != nil {
		return nil, fmt.Errorf("watch %s: %w", strings.Join(paths, ", "), err)
	}
	w := &fileWatch{Watcher: watcher, files: map[string]bool{}}
	for _, path := range paths {
		if err := w.begin(filepath.Clean(path)); err != nil {
			w.Close()
			return nil, fmt.Errorf("watch %s: %w", path, err)
		}
	}
	return w, nil
}

func (w *fileWatch) begin(path string) error {
	if isFolder(path) {
		w.folders = append(w.folders, path)
		return w.addTree(path)
	}
	w.files[path] = true
	return w.Add(filepath.Dir(path))
}

func isFolder(path string) bool {
	about, err := os.Stat(path)
	return err == nil && about.IsDir()
}

// addTree watches a folder and all below it, but for hidden ones, in which version control keeps its own.
func (w *fileWatch) addTree(root string) error {
	return filepath.WalkDir(root, func(path string, entry fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case !entry.IsDir():
			return nil
		case path != root && strings.HasPrefix(entry.Name(), "."):
			return fs.SkipDir
		}
		return w.Add(path)
	})
}

// counts tells whether an event is about something that is watched. A folder that is new is watched from then on.
func (w *fileWatch) counts(event fsnotify.Event) bool {
	name := filepath.Clean(event.Name)
	for _, folder := range w.folders {
		if within, err := filepath.Rel(folder, name); err == nil && filepath.IsLocal(within) {
			if event.Has(fsnotify.Create) && isFolder(name) {
				_ = w.addTree(name) // it may be gone again
			}
			return true
		}
	}
	return w.files[name]
}

func (w *fileWatch) run(ctx context.Context, changed chan<- struct{}) {
	defer w.Close()
	settled := time.NewTimer(settleTime)
	settled.Stop()
	for {
		select {
		case <-ctx.Done():
			return
		case event := <-w.Events:
			if w.counts(event) {
				settled.Reset(settleTime)
			}
		case <-w.Errors: // events were lost: the file may be among them
			settled.Reset(settleTime)
		case <-settled.C:
			select {
			case changed <- struct{}{}:
			default: // a change is already waiting to be seen
			}
		}
	}
}
