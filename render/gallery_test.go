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
	"menagerie/rules"
)

// docs is where the gallery is; its pictures have a folder of their own.
const docs = "../docs"

// Longer sides of the gallery's pictures in pixels: small, since they are kept in the repository.
const (
	galleryThumbnail = 448
	galleryBoard     = 360
	galleryPieces    = 800
	galleryDiagram   = 200
)

// galleryColumn is how wide the pages show what stands side by side in every theme.
const galleryColumn = 280

// galleryTable is how wide the page shows a table.
const galleryTable = 860

// shown is a picture of the gallery; width is 0 for as wide as it is.
type shown struct {
	file, caption string
	img           *image.RGBA
	width         int
}

// The gallery is a page of what render draws. When the pictures have changed on purpose,
//
//	go test ./render -run Gallery -update
//
// makes it anew.
func TestGallery(t *testing.T) {
	var page strings.Builder
	page.WriteString("# Gallery\n\nWhat `menagerie render` and `menagerie build` draw for the cards that ship with the tool. This page is made by\n`go test ./render -run Gallery -update`, the tables by `npm run gallery` in `tts/playtest/web`.\n")
	total := 0
	for _, card := range assets.CardNames() {
		for _, s := range writeGallery(t, &page, card) {
			total += checkShown(t, s)
		}
	}
	if total > 2_500_000 {
		t.Errorf("the gallery's pictures have %d bytes: keep them under 2.5 MB", total)
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

// writeGallery writes a card's part of the page and lists its pictures: what differs by theme, and then, in the usual
// theme, all pieces and how they move.
func writeGallery(t *testing.T, page *strings.Builder, card string) []shown {
	game := readGame(t, cardFile(card))
	words := game.Card.WordsIn(rules.English)
	show := func(name, caption string, img *image.RGBA, size, width int) shown {
		return shown{"gallery/" + card + "-" + name + ".jpg", caption, shrunk(img, size), width}
	}
	var thumbnails, boards, moves []shown
	for _, theme := range Themes() {
		r := newGalleryRenderer(t, game, theme)
		thumbnails = append(thumbnails, show(theme.Name+"-thumbnail", words.Title+" in "+theme.Name, r.thumbnail(), galleryThumbnail, galleryColumn))
		boards = append(boards, show(theme.Name+"-board", "its board in "+theme.Name, r.pictureBoard(), galleryBoard, galleryColumn))
	}
	r := newGalleryRenderer(t, game, Plum)
	pieces := []shown{show("pieces", "its pieces", r.contactSheet(), galleryPieces, 0)}
	for _, kind := range game.KindsInPlay() {
		name := game.Card.Kinds[kind-1].Name
		moves = append(moves, show("move-"+name, words.Name(name)+": how it moves", r.Diagram(kind), galleryDiagram, 0))
	}
	fmt.Fprintf(page, "\n## %s\n", strings.TrimSpace(words.Title+" "+words.Subtitle))
	fmt.Fprintf(page, "\n<img src=\"gallery/%s-table.jpg\" alt=\"%s on the page of serve\" width=\"%d\">\n", card, words.Title, galleryTable)
	var all []shown
	for _, row := range [][]shown{thumbnails, boards, pieces, moves} {
		page.WriteString("\n")
		for _, s := range row {
			fmt.Fprintf(page, "<img src=\"%s\" alt=\"%s\"%s>\n", s.file, s.caption, s.widthAttribute())
		}
		all = append(all, row...)
	}
	return all
}

func (s shown) widthAttribute() string {
	if s.width == 0 {
		return ""
	}
	return fmt.Sprintf(" width=\"%d\"", s.width)
}

func newGalleryRenderer(t *testing.T, game *rules.Game, theme *Theme) *Renderer {
	t.Helper()
	r, err := New(game, Options{Theme: theme})
	if err != nil {
		t.Fatal(err)
	}
	return r
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
