package render

import "testing"

// The texture is wound round the marble: its left and right border meet, and each pole is one place.
func TestGlassHasNoSeam(t *testing.T) {
	r, err := New(readGame(t, cardFile("capture-chinese-checkers")), Options{Size: testSize})
	if err != nil {
		t.Fatal(err)
	}
	const size, near = 128, 24
	img := r.glass(size)
	differ := func(x1, y1, x2, y2 int) bool {
		a, b := img.RGBAAt(x1, y1), img.RGBAAt(x2, y2)
		far := func(a, b uint8) bool { return max(a, b)-min(a, b) > near }
		return far(a.R, b.R) || far(a.G, b.G) || far(a.B, b.B)
	}
	for i := range size {
		if differ(0, i, size-1, i) {
			t.Errorf("a seam in row %d", i)
		}
		if differ(0, 0, i, 0) || differ(0, size-1, i, size-1) {
			t.Errorf("a pole differs at column %d", i)
		}
	}
}
