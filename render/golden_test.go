package render

import (
	"bytes"
	"flag"
	"image"
	"image/png"
	"math"
	"os"
	"path/filepath"
	"slices"
	"testing"

	xdraw "golang.org/x/image/draw"

	"menagerie/rules"
)

var update = flag.Bool("update", false, "write the golden pictures anew")

// The golden pictures are small copies; a line that moves or a piece that is missing shows in them. Every theme
// has a board, a sheet of all faces and a diagram for every card.
func TestGolden(t *testing.T) {
	for _, theme := range Themes() {
		for _, card := range cards {
			t.Run(theme.Name+"/"+card, func(t *testing.T) {
				r := themed(t, card, theme)
				golden := func(name string) string { return filepath.Join("testdata", theme.Name, card+"-"+name+".png") }
				checkGolden(t, golden("board"), shrunk(r.boardTexture(), 256))
				checkGolden(t, golden("faces"), faceSheet(r))
				checkGolden(t, golden("move"), shrunk(diagram(r), 128))
			})
		}
	}
}

// What does not differ from card to card is checked on one that has it, and pictures of the whole in one theme.
func TestGoldenParts(t *testing.T) {
	for _, theme := range Themes() {
		r := themed(t, cards[0], theme)
		position, err := r.game.ParsePosition("1sdu1tor1/1pwc1mgh1/2fe1ba2/9/4R4/9/2AB1EF2/1HGM1CWP1/2OT1UDS1 r e5*")
		if err != nil {
			t.Fatal(err)
		}
		if position, err = position.PlayAll("e5-d4"); err != nil {
			t.Fatal(err)
		}
		marbles := themed(t, "capture-chinese-checkers", theme)
		golden := func(name string) string { return filepath.Join("testdata", theme.Name, name+".png") }
		checkGolden(t, golden("position"), shrunk(r.Position(position), 256))
		checkGolden(t, golden("token"), shrunk(r.tokenTexture(), 64))
		checkGolden(t, golden("tray"), shrunk(r.trayTexture(2), 192))
		checkGolden(t, golden("marbles"), shrunk(marbles.Position(marbles.game.Start()), 192))
		checkGolden(t, golden("marble-tray"), shrunk(marbles.trayTexture(1), 192))
	}
	for _, card := range cards {
		r := themed(t, card, Plum)
		checkGolden(t, filepath.Join("testdata", card+"-thumbnail.png"), shrunk(r.thumbnail(), 128))
		checkGolden(t, filepath.Join("testdata", card+"-pieces.png"), shrunk(r.contactSheet(), 256))
	}
}

// diagrammed are the kinds whose diagrams mark most, by card.
var diagrammed = map[string]string{
	"capture-the-fruit": "dragon", "jungle": "lion", "dou-shou-qi": "lion", "elephant-chess": "monkey", "capture-chinese-checkers": "marble",
}

func diagram(r *Renderer) *image.RGBA {
	name := diagrammed[r.game.Card.Name]
	return r.Diagram(1 + slices.IndexFunc(r.game.Tables.Kinds, func(k rules.KindTable) bool { return k.Name == name }))
}

func themed(t *testing.T, card string, theme *Theme) *Renderer {
	t.Helper()
	r, err := New(readGame(t, cardFile(card)), Options{Size: testSize, Theme: theme})
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// faceSheet is all faces at a player's size, eight in a row.
func faceSheet(r *Renderer) *image.RGBA {
	const size, row = 64, 8
	n := len(r.game.Tables.Pieces)
	img := image.NewRGBA(image.Rect(0, 0, row*size, (n+row-1)/row*size))
	fillRow(img.Pix, r.theme.Cloth)
	for i := range n {
		corner := image.Pt(i%row*size, i/row*size)
		xdraw.Draw(img, image.Rectangle{corner, corner.Add(image.Pt(size, size))}, shrunk(r.faceTexture(i+1), size), image.Point{}, xdraw.Src)
	}
	return img
}

func checkGolden(t *testing.T, file string, got *image.RGBA) {
	t.Helper()
	if *update {
		var b bytes.Buffer
		if err := encodePNG(&b, got); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, b.Bytes(), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	f, err := os.Open(file)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	decoded, err := png.Decode(f)
	if err != nil {
		t.Fatal(err)
	}
	if decoded.Bounds() != got.Rect {
		t.Fatalf("%s: %v large, want %v", file, got.Rect, decoded.Bounds())
	}
	want := image.NewRGBA(got.Rect)
	xdraw.Draw(want, want.Rect, decoded, image.Point{}, xdraw.Src)
	worst := 0.0
	for i := range got.Pix {
		worst = max(worst, math.Abs(float64(got.Pix[i])-float64(want.Pix[i])))
	}
	if mean := meanDifference(got.Pix, want.Pix); mean > 0.1 || worst > 12 {
		t.Errorf("differs from %s by %.2f on average and %.0f at most (-update writes it anew)", file, mean, worst)
	}
}

// shrunk is a copy whose longer side is size.
func shrunk(img *image.RGBA, size int) *image.RGBA {
	w, h := img.Rect.Dx(), img.Rect.Dy()
	longer := max(w, h)
	out := image.NewRGBA(image.Rect(0, 0, w*size/longer, h*size/longer))
	xdraw.BiLinear.Scale(out, out.Rect, img, img.Rect, xdraw.Src, nil)
	return out
}
