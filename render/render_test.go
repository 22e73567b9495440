package render

import (
	"bytes"
	"image"
	"image/png"
	"math"
	"strings"
	"testing"

	xdraw "golang.org/x/image/draw"
)

// testSize keeps the board small, and so the tests fast.
const testSize = 512

func newRenderer(t *testing.T) *Renderer {
	t.Helper()
	r, err := New(readGame(t, flagship), Options{Size: testSize})
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func TestRenderIsCompleteAndRepeatable(t *testing.T) {
	game := readGame(t, flagship)
	var sets [2]*Set
	for i := range sets {
		r, err := New(game, Options{Size: testSize})
		if err != nil {
			t.Fatal(err)
		}
		if sets[i], err = r.Set(); err != nil {
			t.Fatal(err)
		}
	}
	data := map[string][]byte{}
	for i, f := range sets[0].Images {
		if again := sets[1].Images[i]; again.Name != f.Name || !bytes.Equal(again.Data, f.Data) {
			t.Errorf("%s differs from one run to the next", f.Name)
		}
		if data[f.Name] != nil {
			t.Errorf("two files %s", f.Name)
		}
		data[f.Name] = f.Data
	}
	sizes := map[string]image.Point{
		"board.png":     {sets[0].Layout.ImageWidth, sets[0].Layout.ImageHeight},
		"token.png":     {faceSize, faceSize},
		"thumbnail.png": {thumbnailSize, thumbnailSize},
	}
	for i := range game.Tables.Pieces {
		sizes[FaceFile(game, i+1)] = image.Point{faceSize, faceSize}
	}
	for name, want := range sizes {
		config, err := png.DecodeConfig(bytes.NewReader(data[name]))
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		if config.Width != want.X || config.Height != want.Y {
			t.Errorf("%s is %d×%d, want %v", name, config.Width, config.Height, want)
		}
	}
	for _, name := range []string{"tray-red.png", "tray-black.png"} {
		if len(data[name]) == 0 {
			t.Errorf("no %s", name)
		}
	}
	var meshes []string
	for _, m := range sets[0].Meshes {
		meshes = append(meshes, m.Name)
	}
	want := "board.obj board-collider.obj piece.obj piece-collider.obj tray.obj tray-collider.obj token.obj token-collider.obj"
	if got := strings.Join(meshes, " "); got != want {
		t.Errorf("meshes are %s, want %s", got, want)
	}
	if n := len(data["thumbnail.png"]); n >= 1<<20 {
		t.Errorf("the thumbnail has %d bytes: the Workshop wants less than 1 MB", n)
	}
}

// A face must be told from any other at the size at which players see it, without its colour.
func TestFacesDiffer(t *testing.T) {
	r := newRenderer(t)
	var faces []*image.Gray
	for piece := range r.game.Tables.Pieces {
		grey := image.NewGray(image.Rect(0, 0, 64, 64))
		xdraw.ApproxBiLinear.Scale(grey, grey.Rect, r.faceTexture(piece+1), image.Rect(0, 0, faceSize, faceSize), xdraw.Src, nil)
		faces = append(faces, grey)
	}
	for i, a := range faces {
		for j, b := range faces[:i] {
			if d := meanDifference(a.Pix, b.Pix); d < 2 {
				t.Errorf("pieces %d and %d differ by %.1f grey levels only", j+1, i+1, d)
			}
		}
	}
}

func meanDifference(a, b []uint8) float64 {
	sum := 0.0
	for i := range a {
		sum += math.Abs(float64(a[i]) - float64(b[i]))
	}
	return sum / float64(len(a))
}

func TestPointsLieInThePicture(t *testing.T) {
	l := newRenderer(t).layout
	for _, tt := range []struct {
		x, y, px, py float64
	}{
		{0, 0, 0.5, 0.5},
		{-4, -4, 0.1, (5.85 + 4) / 11.7},
		{4, 5, 0.9, 0.85 / 11.7},
	} {
		px, py := l.Pixel(tt.x, tt.y)
		if wantX, wantY := tt.px*float64(l.ImageWidth), tt.py*float64(l.ImageHeight); math.Abs(px-wantX) > 1e-6 || math.Abs(py-wantY) > 1e-6 {
			t.Errorf("(%g, %g) is at pixel %g, %g, want %g, %g", tt.x, tt.y, px, py, wantX, wantY)
		}
	}
}

func TestTrays(t *testing.T) {
	r := newRenderer(t)
	l := r.layout
	for side, tray := range l.Trays {
		if len(tray.Slots) != 16 {
			t.Errorf("side %d's tray has %d slots", side+1, len(tray.Slots))
		}
		if math.Abs(tray.X)-tray.Width/2 < l.Board.Width/2 {
			t.Errorf("side %d's tray overlaps the board", side+1)
		}
		if right := tray.X > 0; right != (side == 0) {
			t.Errorf("side %d's tray is not at its right hand", side+1)
		}
		for i, s := range tray.Slots {
			if r.game.Tables.Pieces[s.Piece-1].Side == side+1 {
				t.Errorf("side %d captures its own piece %d", side+1, s.Piece)
			}
			if math.Abs(s.X)+l.Piece.Radius > tray.Width/2 || math.Abs(s.Y)+l.Piece.Radius > tray.Depth/2 {
				t.Errorf("slot %d reaches over the tray's edge", i)
			}
			for _, other := range tray.Slots[:i] {
				if math.Hypot(s.X-other.X, s.Y-other.Y) < 2*l.Piece.Radius {
					t.Errorf("slot %d is too near to another", i)
				}
			}
		}
	}
}

func TestSizes(t *testing.T) {
	game := readGame(t, flagship)
	for _, tt := range []struct {
		size int
		ok   bool
	}{{0, true}, {64, true}, {8192, true}, {63, false}, {8193, false}, {-1, false}} {
		r, err := New(game, Options{Size: tt.size})
		if (err == nil) != tt.ok {
			t.Errorf("size %d: %v", tt.size, err)
		}
		if err == nil && tt.size == 0 && max(r.layout.ImageWidth, r.layout.ImageHeight) != DefaultSize {
			t.Errorf("the default board is %d×%d", r.layout.ImageWidth, r.layout.ImageHeight)
		}
	}
}

func TestPaletteKeepsEveryColour(t *testing.T) {
	few, many := square(32), square(32)
	for i := range 32 * 32 {
		few.SetRGBA(i%32, i/32, Colour{uint8(i % 256), 7, 9}.opaque())
		many.SetRGBA(i%32, i/32, Colour{uint8(i % 256), uint8(i / 256), 9}.opaque())
	}
	for _, img := range []*image.RGBA{few, many} {
		var b bytes.Buffer
		if err := encodePNG(&b, img); err != nil {
			t.Fatal(err)
		}
		back, err := png.Decode(&b)
		if err != nil {
			t.Fatal(err)
		}
		if _, ok := back.(*image.Paletted); ok != (img == few) {
			t.Errorf("encoded as %T", back)
		}
		for i := range 32 * 32 {
			if r, g, _, _ := back.At(i%32, i/32).RGBA(); uint8(r) != img.Pix[4*i] || uint8(g) != img.Pix[4*i+1] {
				t.Fatalf("pixel %d changed", i)
			}
		}
	}
}
