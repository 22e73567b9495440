package main

import (
	"context"
	"fmt"
	"path/filepath"
	"time"

	"github.com/fsnotify/fsnotify"
)

// settleTime is how long a file must be left alone before a change of it counts: editors write in several steps.
const settleTime = 100 * time.Millisecond

// changes tells when a file has changed, until ctx ends. It watches the file's folder, since many editors save by
// putting a new file in the old one's place.
func changes(ctx context.Context, file string) (<-chan struct{}, error) {
	watcher, err := fsnotify.NewWatcher()
	if err != nil {
		return nil, fmt.Errorf("watch %s: %w", file, err)
	}
	if err := watcher.Add(filepath.Dir(file)); err != nil {
		watcher.Close()
		return nil, fmt.Errorf("watch %s: %w", file, err)
	}
	changed := make(chan struct{}, 1)
	go func() {
		defer watcher.Close()
		settled := time.NewTimer(settleTime)
		settled.Stop()
		for {
			select {
			case <-ctx.Done():
				return
			case event := <-watcher.Events:
				if filepath.Base(event.Name) == filepath.Base(file) {
					settled.Reset(settleTime)
				}
			case <-watcher.Errors: // events were lost: the file may be among them
				settled.Reset(settleTime)
			case <-settled.C:
				select {
				case changed <- struct{}{}:
				default: // a change is already waiting to be seen
				}
			}
		}
	}()
	return changed, nil
}
