package main

import (
	"bytes"
	"image"
	"image/draw"
	"image/png"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"sync"
	"testing"
	"time"
)

// BenchmarkRenderAll measures render --all at its usual size against what image/png needs to encode the same
// pictures, already drawn, on the same cores:
//
//	full/png       everything drawn, encoded and written
//	unchanged/png  the same again, when nothing has changed
//	bytes/png      the size of the pictures
//	png-s          what the times are divided by, in seconds
func BenchmarkRenderAll(b *testing.B) {
	first := b.TempDir()
	succeed(b, "render", "--all", "-o", first)
	pictures, ours := readPictures(b, first)
	var full, unchanged, standard time.Duration
	var theirs int
	for b.Loop() {
		dir := b.TempDir()
		half := len(pictures) / 2
		theirs = 0
		// One half before and one after, so that a machine that is busy for a while slows both sides down.
		standard += timed(func() { theirs += encodedSize(b, pictures[:half]) })
		full += timed(func() { succeed(b, "render", "--all", "-o", dir) })
		unchanged += timed(func() { succeed(b, "render", "--all", "-o", dir) })
		standard += timed(func() { theirs += encodedSize(b, pictures[half:]) })
	}
	b.ReportMetric(full.Seconds()/standard.Seconds(), "full/png")
	b.ReportMetric(unchanged.Seconds()/standard.Seconds(), "unchanged/png")
	b.ReportMetric(float64(ours)/float64(theirs), "bytes/png")
	b.ReportMetric(standard.Seconds()/float64(b.N), "png-s")
	b.ReportMetric(0, "ns/op")
}

func timed(do func()) time.Duration {
	start := time.Now()
	do()
	return time.Since(start)
}

// readPictures reads all pictures of a folder, as they were drawn, and counts their bytes.
func readPictures(b *testing.B, dir string) (pictures []*image.RGBA, size int) {
	err := filepath.WalkDir(dir, func(path string, _ fs.DirEntry, err error) error {
		if err != nil || filepath.Ext(path) != ".png" {
			return err
		}
		data, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		decoded, err := png.Decode(bytes.NewReader(data))
		if err != nil {
			return err
		}
		img := image.NewRGBA(decoded.Bounds())
		draw.Draw(img, img.Rect, decoded, image.Point{}, draw.Src)
		pictures, size = append(pictures, img), size+len(data)
		return nil
	})
	if err != nil {
		b.Fatal(err)
	}
	return pictures, size
}

// encodedSize encodes pictures with image/png at its default level, on all cores, and counts the bytes.
func encodedSize(b *testing.B, pictures []*image.RGBA) int {
	sizes, errs := make([]int, len(pictures)), make([]error, len(pictures))
	cores := make(chan struct{}, runtime.GOMAXPROCS(0))
	var working sync.WaitGroup
	for i, img := range pictures {
		working.Go(func() {
			cores <- struct{}{}
			defer func() { <-cores }()
			var data bytes.Buffer
			errs[i] = png.Encode(&data, img)
			sizes[i] = data.Len()
		})
	}
	working.Wait()
	total := 0
	for i, size := range sizes {
		if errs[i] != nil {
			b.Fatal(errs[i])
		}
		total += size
	}
	return total
}
