package render

import (
	"bytes"
	"fmt"
	"image"
	"image/jpeg"
	"os"
	"path/filepath"
	"strings"
	"testing"

	xdraw "golang.org/x/image/draw"

	"menagerie/assets"
)

// docs is where the gallery is; its pictures have a folder of their own.
const docs = "../docs"

// Longer sides of the gallery's pictures in pixels: small, since they are kept in the repository.
const (
	galleryThumbnail = 320
	galleryBoard     = 400
	galleryPieces    = 800
	galleryDiagram   = 200
)

// shown is a picture of the gallery.
type shown struct {
	file, caption string
	img           *image.RGBA
}

// The gallery is a page of what render draws. When the pictures have changed on purpose,
//
//	go test ./render -run Gallery -update
//
// makes it anew.
func TestGallery(t *testing.T) {
	var page strings.Builder
	page.WriteString("# Gallery\n\nWhat `menagerie render` and `menagerie build` draw for the cards that ship with the tool. This page is made by\n`go test ./render -run Gallery -update`.\n")
	total := 0
	for _, card := range assets.CardNames() {
		for _, s := range writeGallery(t, &page, card) {
			total += checkShown(t, s)
		}
	}
	if total > 2<<20 {
		t.Errorf("the gallery's pictures have %d bytes: keep them under 2 MB", total)
	}
	file := filepath.Join(docs, "gallery.md")
	if *update {
		if err := os.WriteFile(file, []byte(page.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if text, err := os.ReadFile(file); err != nil || strings.ReplaceAll(string(text), "\r\n", "\n") != page.String() {
		t.Errorf("%s is out of date (-update makes it anew): %v", file, err)
	}
}

// writeGallery writes a card's part of the page and lists its pictures.
func writeGallery(t *testing.T, page *strings.Builder, card string) []shown {
	r, err := New(readGame(t, cardFile(card)), Options{})
	if err != nil {
		t.Fatal(err)
	}
	show := func(name, caption string, img *image.RGBA, size int) shown {
		return shown{"gallery/" + card + "-" + name + ".jpg", caption, shrunk(img, size)}
	}
	words := r.game.Card.Words["en"]
	first := []shown{
		show("thumbnail", words.Title+", set up", r.Thumbnail(), galleryThumbnail),
		show("board", "its board", r.pictureBoard(), galleryBoard),
	}
	pieces := []shown{show("pieces", "its pieces", r.Pieces(), galleryPieces)}
	var moves []shown
	for _, kind := range r.game.KindsInPlay() {
		k := r.game.Card.Kinds[kind-1]
		moves = append(moves, show("move-"+k.Name, words.Names[k.Name]+": how it moves", r.Diagram(kind), galleryDiagram))
	}
	fmt.Fprintf(page, "\n## %s\n", strings.TrimSpace(words.Title+" "+words.Subtitle))
	for _, row := range [][]shown{first, pieces, moves} {
		page.WriteString("\n")
		for _, s := range row {
			fmt.Fprintf(page, "<img src=\"%s\" alt=\"%s\">\n", s.file, s.caption)
		}
	}
	return append(append(first, pieces...), moves...)
}

// checkShown compares a picture of the gallery with what is drawn, and returns its size in bytes.
func checkShown(t *testing.T, s shown) int {
	t.Helper()
	file := filepath.Join(docs, filepath.FromSlash(s.file))
	if *update {
		var b bytes.Buffer
		if err := jpeg.Encode(&b, s.img, &jpeg.Options{Quality: 88}); err != nil {
			t.Fatal(err)
		}
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, b.Bytes(), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	data, err := os.ReadFile(file)
	if err != nil {
		t.Error(err)
		return 0
	}
	decoded, err := jpeg.Decode(bytes.NewReader(data))
	if err != nil || decoded.Bounds() != s.img.Rect {
		t.Errorf("%s is not %v large (-update makes it anew): %v", file, s.img.Rect.Size(), err)
		return len(data)
	}
	there := image.NewRGBA(s.img.Rect)
	xdraw.Draw(there, there.Rect, decoded, image.Point{}, xdraw.Src)
	if mean := meanDifference(there.Pix, s.img.Pix); mean > 4 {
		t.Errorf("%s differs from what is drawn by %.1f on average (-update makes it anew)", file, mean)
	}
	return len(data)
}
