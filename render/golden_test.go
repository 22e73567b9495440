package render

import (
	"bytes"
	"flag"
	"image"
	"image/png"
	"math"
	"os"
	"slices"
	"testing"

	xdraw "golang.org/x/image/draw"

	"menagerie/rules"
)

var update = flag.Bool("update", false, "write the golden pictures anew")

// The golden pictures are small copies; a line that moves or a piece that is missing shows in them.
func TestGolden(t *testing.T) {
	r := newRenderer(t)
	position, err := r.game.ParsePosition("1sdu1tor1/1pwc1mgh1/2fe1ba2/9/4R4/9/2AB1EF2/1HGM1CWP1/2OT1UDS1 r e5*")
	if err != nil {
		t.Fatal(err)
	}
	if position, err = position.PlayAll("e5-d4"); err != nil {
		t.Fatal(err)
	}
	for _, tt := range []struct {
		name string
		draw func() *image.RGBA
	}{
		{"board", r.Board},
		{"face-first", func() *image.RGBA { return r.Face(1) }},
		{"face-second", func() *image.RGBA { return r.Face(len(r.game.Tables.Pieces)) }},
		{"token", r.Token},
		{"tray", func() *image.RGBA { return r.Tray(2) }},
		{"position", func() *image.RGBA { return r.Position(position) }},
		{"thumbnail", r.Thumbnail},
	} {
		t.Run(tt.name, func(t *testing.T) { checkGolden(t, "testdata/"+tt.name+".png", tt.draw()) })
	}
}

// What each card has that others do not shows in its board and thumbnail.
func TestGoldenCards(t *testing.T) {
	for _, card := range cards[1:] {
		r, err := New(readGame(t, cardFile(card)), Options{Size: testSize})
		if err != nil {
			t.Fatal(err)
		}
		t.Run(card, func(t *testing.T) {
			checkGolden(t, "testdata/"+card+"-board.png", r.Board())
			checkGolden(t, "testdata/"+card+"-thumbnail.png", r.Thumbnail())
			if r.layout.Piece.Marble {
				checkGolden(t, "testdata/"+card+"-position.png", r.Position(r.game.Start()))
				checkGolden(t, "testdata/"+card+"-tray.png", r.Tray(1))
			}
		})
	}
}

// What a diagram marks shows in one of each sort, and so does what the sheet of pieces holds.
func TestGoldenDiagrams(t *testing.T) {
	for _, tt := range []struct{ card, kind string }{
		{"capture-the-fruit", "dragon"}, {"jungle", "lion"}, {"elephant-chess", "monkey"}, {"capture-chinese-checkers", "marble"},
	} {
		t.Run(tt.card, func(t *testing.T) {
			r, err := New(readGame(t, cardFile(tt.card)), Options{Size: testSize})
			if err != nil {
				t.Fatal(err)
			}
			kind := slices.IndexFunc(r.game.Tables.Kinds, func(k rules.KindTable) bool { return k.Name == tt.kind })
			checkGolden(t, "testdata/"+tt.card+"-move-"+tt.kind+".png", r.Diagram(kind+1))
			checkGolden(t, "testdata/"+tt.card+"-pieces.png", r.Pieces())
		})
	}
}

func checkGolden(t *testing.T, file string, img *image.RGBA) {
	t.Helper()
	got := shrunk(img, 96)
	if *update {
		var b bytes.Buffer
		if err := EncodePNG(&b, got); err != nil {
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
		t.Fatalf("%v large, want %v", got.Rect, decoded.Bounds())
	}
	want := image.NewRGBA(got.Rect)
	xdraw.Draw(want, want.Rect, decoded, image.Point{}, xdraw.Src)
	worst := 0.0
	for i := range got.Pix {
		worst = max(worst, math.Abs(float64(got.Pix[i])-float64(want.Pix[i])))
	}
	if mean := meanDifference(got.Pix, want.Pix); mean > 0.1 || worst > 8 {
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
