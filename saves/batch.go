package saves

import (
	"context"
	"errors"
	"io"
	"io/fs"
	"iter"
	"path/filepath"
	"runtime"
	"strings"

	"golang.org/x/sync/semaphore"

	"menagerie/tts/savefile"
)

// StandardInput is the name of a file that is the standard input.
const StandardInput = "-"

// Judged is what JudgeFiles says of one file.
type Judged struct {
	// Reports has one report, or one for each save of an archive.
	Reports []Report
	// Err tells that the file cannot be read.
	Err error
}

// maxInMemory is how many bytes of saves are judged at a time. A larger one is judged alone.
const maxInMemory = 256 << 20

// JudgeFiles judges the saves in files, on all processors, and yields what it finds in the order of the files. What is in
// none of the forms of a save is a report.
func JudgeFiles(files []string, stdin io.Reader, opts Options) iter.Seq[Judged] {
	return func(yield func(Judged) bool) {
		b := &batch{stdin: stdin, opts: opts, memory: semaphore.NewWeighted(maxInMemory)}
		ctx, stop := context.WithCancel(context.Background())
		defer stop()
		for result := range b.start(ctx, files) {
			if !yield(<-result) {
				return
			}
		}
	}
}

type batch struct {
	stdin  io.Reader
	opts   Options
	memory *semaphore.Weighted
}

// start judges the files, not many ahead of those whose results were taken.
func (b *batch) start(ctx context.Context, files []string) <-chan chan Judged {
	results := make(chan chan Judged, 2*runtime.GOMAXPROCS(0))
	running := semaphore.NewWeighted(int64(runtime.GOMAXPROCS(0)))
	go func() {
		defer close(results)
		for _, file := range files {
			if running.Acquire(ctx, 1) != nil {
				return
			}
			result := make(chan Judged, 1)
			go func() {
				defer running.Release(1)
				result <- b.judgeFile(ctx, file)
			}()
			select {
			case results <- result:
			case <-ctx.Done():
				return
			}
		}
	}()
	return results
}

func (b *batch) judgeFile(ctx context.Context, name string) Judged {
	file, err := b.open(name)
	if err != nil {
		return failed(name, err)
	}
	defer file.Close()
	var all Judged
	for _, entry := range file.Entries {
		one := b.judgeEntry(ctx, name, entry)
		if one.Err != nil {
			return one
		}
		for i := range one.Reports {
			if file.Archive && one.Reports[i].Format != "" {
				one.Reports[i].Format = archiveFormat(name)
			}
		}
		all.Reports = append(all.Reports, one.Reports...)
	}
	return all
}

func (b *batch) open(name string) (*savefile.File, error) {
	if name == StandardInput {
		return savefile.OpenStream(name, b.stdin)
	}
	return savefile.OpenFile(name)
}

func (b *batch) judgeEntry(ctx context.Context, file string, entry savefile.Entry) Judged {
	if entry.Path != "" {
		file += "/" + entry.Path
	}
	weight := min(entry.Size, maxInMemory)
	if err := b.memory.Acquire(ctx, weight); err != nil {
		return Judged{Err: err}
	}
	defer b.memory.Release(weight)
	data, err := entry.Read()
	if err != nil {
		return failed(file, err)
	}
	return Judged{Reports: []Report{Judge(file, data, b.opts)}}
}

// failed tells a file that cannot be read from one that is no save.
func failed(file string, err error) Judged {
	var system *fs.PathError
	if errors.As(err, &system) {
		return Judged{Err: err}
	}
	none := &Report{File: file, Findings: []Finding{}}
	return Judged{Reports: []Report{none.isNoSave(err).close()}}
}

func archiveFormat(file string) string {
	if strings.EqualFold(filepath.Ext(file), ".ttsmod") {
		return "ttsmod"
	}
	return "zip"
}
