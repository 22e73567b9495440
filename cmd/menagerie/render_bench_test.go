package main

import (
	"bytes"
	"image"
	"image/draw"
	_ "image/jpeg"
	"image/png"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"sync"
	"testing"
	"time"

	"menagerie/render"
)

// BenchmarkRenderAll measures render --all at its usual size, in every theme, against what image/png needs to encode
// the same pictures, already drawn, on the same cores:
//
//	full/png        everything drawn, encoded and written
//	full/png-files  the same against the PNG files alone, without the photographs, which are JPEGs
//	unchanged/png   the same again, when nothing has changed
//	bytes/png       the size of the PNG files
//	png-s           what full is divided by, in seconds
func BenchmarkRenderAll(b *testing.B) {
	for _, theme := range render.Themes() {
		b.Run(theme.Name, func(b *testing.B) { benchmarkRenderAll(b, theme.Name) })
	}
}

func benchmarkRenderAll(b *testing.B, theme string) {
	first := b.TempDir()
	renderInto := func(dir string) { succeed(b, "render", "--all", "--theme", theme, "-o", dir) }
	renderInto(first)
	pictures, ours := readPictures(b, first, ".png")
	photographs, _ := readPictures(b, first, ".jpg")
	var full, unchanged, standard, photos time.Duration
	var theirs int
	for b.Loop() {
		dir := b.TempDir()
		half := len(pictures) / 2
		theirs = 0
		// One half before and one after, so that a machine that is busy for a while slows both sides down.
		standard += timed(func() { theirs += encodedSize(b, pictures[:half]) })
		full += timed(func() { renderInto(dir) })
		unchanged += timed(func() { renderInto(dir) })
		standard += timed(func() { theirs += encodedSize(b, pictures[half:]) })
		photos += timed(func() { encodedSize(b, photographs) })
	}
	all := (standard + photos).Seconds()
	b.ReportMetric(full.Seconds()/all, "full/png")
	b.ReportMetric(full.Seconds()/standard.Seconds(), "full/png-files")
	b.ReportMetric(unchanged.Seconds()/all, "unchanged/png")
	b.ReportMetric(float64(ours)/float64(theirs), "bytes/png")
	b.ReportMetric(all/float64(b.N), "png-s")
	b.ReportMetric(0, "ns/op")
}

func timed(do func()) time.Duration {
	start := time.Now()
	do()
	return time.Since(start)
}

// readPictures reads all pictures of a folder with a file name extension, as they were drawn, and counts their bytes.
func readPictures(b *testing.B, dir, extension string) (pictures []*image.RGBA, size int) {
	err := filepath.WalkDir(dir, func(path string, _ fs.DirEntry, err error) error {
		if err != nil || filepath.Ext(path) != extension {
			return err
		}
		data, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		decoded, _, err := image.Decode(bytes.NewReader(data))
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
