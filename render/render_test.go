package render

import (
	"bytes"
	"flag"
	"image"
	"image/png"
	"math"
	"os"
	"slices"
	"strings"
	"testing"

	xdraw "golang.org/x/image/draw"

	"menagerie/rules"
)

var update = flag.Bool("update", false, "write the golden pictures anew")

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
		set, err := Render(game, Options{Size: testSize})
		if err != nil {
			t.Fatal(err)
		}
		sets[i] = set
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
		"token.png":     {FaceSize, FaceSize},
		"thumbnail.png": {ThumbnailSize, ThumbnailSize},
	}
	for i := range game.Tables.Pieces {
		sizes[FaceFile(game, i+1)] = image.Point{FaceSize, FaceSize}
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
		xdraw.ApproxBiLinear.Scale(grey, grey.Rect, r.Face(piece+1), image.Rect(0, 0, FaceSize, FaceSize), xdraw.Src, nil)
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

// Where the layout says that a point lies, the texture has it: the dot where lines meet, or the edge of its cell or
// well as far away as it must be.
func TestPointsAreDrawnWhereTheLayoutSays(t *testing.T) {
	for _, tt := range []struct {
		card string
		// ink and bare are places near a point, in spacings: that which is drawn is darker.
		ink, bare place
		// skip are the points on which something else is drawn.
		skip func(r *Renderer, p rules.Point) bool
	}{
		{"capture-the-fruit", place{0, 0}, place{0.12, 0.24}, startsOrZone},
		{"elephant-chess", place{0, 0}, place{0.24, 0.12}, startsOrZone},
		{"jungle", place{0.5, 0.1}, place{0.3, 0.1}, startsOrZone},
		{"capture-chinese-checkers", place{-wellRadius * math.Cos(math.Pi/6), wellRadius / 2}, place{-0.5 * math.Cos(math.Pi/6), 0.25}, nil},
	} {
		t.Run(tt.card, func(t *testing.T) {
			r, err := New(readGame(t, cardFile(tt.card)), Options{Size: testSize})
			if err != nil {
				t.Fatal(err)
			}
			img := r.Board()
			brightness := func(at rules.PointTable, off place) int {
				px, py := r.layout.Pixel(at.X+off.x, at.Y+off.y)
				c := img.RGBAAt(int(px), int(py))
				return int(c.R) + int(c.G) + int(c.B)
			}
			for i, at := range r.game.Board.Points {
				if tt.skip != nil && tt.skip(r, rules.Point(i+1)) {
					continue
				}
				if ink, bare := brightness(at, tt.ink), brightness(at, tt.bare); ink > bare-25 {
					t.Errorf("%s: brightness %d where ink should be, %d beside", at.Name, ink, bare)
				}
			}
		})
	}
}

// startsOrZone tells whether a piece starts on a point, or a zone that is drawn has it.
func startsOrZone(r *Renderer, p rules.Point) bool {
	drawn := r.game.Tables.Start[p-1] != 0
	for _, z := range r.art.Zones {
		drawn = drawn || z.Pattern == waves && slices.Contains(r.pointsOf(z), p)
	}
	for _, d := range r.art.Decorations {
		zone, _ := zoneNamed(r.game, d.Zone)
		drawn = drawn || slices.Contains(zone.Points(), p)
	}
	return drawn
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

func TestPaletteKeepsEveryColour(t *testing.T) {
	few, many := square(32), square(32)
	for i := range 32 * 32 {
		few.SetRGBA(i%32, i/32, Colour{uint8(i % 256), 7, 9}.opaque())
		many.SetRGBA(i%32, i/32, Colour{uint8(i % 256), uint8(i / 256), 9}.opaque())
	}
	for _, img := range []*image.RGBA{few, many} {
		var b bytes.Buffer
		if err := EncodePNG(&b, img); err != nil {
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
