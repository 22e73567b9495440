package main

import (
	"io"
	"os"
	"sync"
	"time"

	"github.com/schollz/progressbar/v3"
)

// patience is how long work may take before somebody wants to see how it goes.
const patience = time.Second

// progress shows how far long work has come, to a person at a terminal.
type progress struct {
	mu    sync.Mutex
	bar   *progressbar.ProgressBar // nil where nobody looks
	since time.Time
	steps int
}

func newProgress(out io.Writer, what string, total int) *progress {
	p := &progress{since: time.Now()}
	if terminalFile(out) != nil && os.Getenv("TERM") != "dumb" && total > 0 {
		p.bar = progressbar.NewOptions(total, progressbar.OptionSetWriter(out), progressbar.OptionClearOnFinish(),
			progressbar.OptionShowCount(), progressbar.OptionSetDescription(what))
	}
	return p
}

// step notes that one more piece of work is done.
func (p *progress) step() {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.steps++
	if p.bar != nil && time.Since(p.since) > patience {
		_ = p.bar.Set(p.steps) // a bar that cannot be drawn is no reason to stop
	}
}

// hide takes the bar away, at the end or for a line to be printed where it is. The next step brings it back.
func (p *progress) hide() {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.bar != nil {
		_ = p.bar.Clear()
	}
}
