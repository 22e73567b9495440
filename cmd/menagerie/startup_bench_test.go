package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"testing"
	"time"
)

// BenchmarkStartup measures how long short runs of the tool take, as a release builds it, against a Go program that
// does nothing: for each verb the median of its runs divided by that of the empty program's (verb/empty), and what the
// empty program takes, in milliseconds (empty-ms). The programs take turns, so that a busy machine slows all of them
// down. For figures worth comparing, -benchtime 200x.
func BenchmarkStartup(b *testing.B) {
	_, save := built(b, "jungle")
	empty, tool := emptyProgram(b), compiled(b, ".", ".")
	runs := []struct {
		name string
		args []string
		took []time.Duration
	}{
		{"empty", []string{empty}, nil},
		{"version", []string{tool, "version"}, nil},
		{"games", []string{tool, "games"}, nil},
		{"show", []string{tool, "show", "jungle"}, nil},
		{"validate", []string{tool, "validate", save}, nil},
	}
	for b.Loop() {
		for i, r := range runs {
			begun := time.Now()
			if err := exec.Command(r.args[0], r.args[1:]...).Run(); err != nil {
				b.Fatalf("%s: %v", r.name, err)
			}
			runs[i].took = append(r.took, time.Since(begun))
		}
	}
	nothing := median(runs[0].took)
	for _, r := range runs[1:] {
		b.ReportMetric(median(r.took).Seconds()/nothing.Seconds(), r.name+"/empty")
	}
	b.ReportMetric(nothing.Seconds()*1000, "empty-ms")
	b.ReportMetric(0, "ns/op")
}

func median(took []time.Duration) time.Duration {
	slices.Sort(took)
	return took[len(took)/2]
}

func emptyProgram(b *testing.B) string {
	b.Helper()
	return compiled(b, filepath.Dir(writeFile(b, "package main\n\nfunc main() {}\n", b.TempDir(), "main.go")), "main.go")
}

// compiled is the program that Go makes of a package, as it is released.
func compiled(b *testing.B, dir, what string) string {
	b.Helper()
	program := filepath.Join(b.TempDir(), "program")
	if runtime.GOOS == "windows" {
		program += ".exe"
	}
	cmd := exec.Command("go", "build", "-trimpath", "-buildvcs=false", "-ldflags", "-s -w", "-o", program, what)
	cmd.Dir = dir
	cmd.Env = append(os.Environ(), "CGO_ENABLED=0")
	if out, err := cmd.CombinedOutput(); err != nil {
		b.Fatalf("build %s: %v\n%s", what, err, out)
	}
	return program
}
