package render

import (
	"bytes"
	"math"
	"os"
	"path/filepath"
	"testing"

	"menagerie/rules"
)

var flagship = cardFile("capture-the-fruit")

func readGame(t testing.TB, file string) *rules.Game {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	card, err := rules.ReadCard(filepath.Base(file), text)
	if err != nil {
		t.Fatal(err)
	}
	game, err := card.Compile(nil)
	if err != nil {
		t.Fatal(err)
	}
	return game
}

// cards are one of each look.
var cards = []string{"capture-the-fruit", "jungle", "dou-shou-qi", "elephant-chess", "capture-chinese-checkers"}

func cardFile(name string) string { return "../assets/games/" + name + ".yaml" }

func TestMeshes(t *testing.T) {
	for _, card := range cards {
		t.Run(card, func(t *testing.T) { checkMeshes(t, NewLayout(readGame(t, cardFile(card)), 2048)) })
	}
}

func checkMeshes(t *testing.T, l Layout) {
	for _, tt := range []struct {
		name       string
		mesh       *Mesh
		low, high  float64
		collider   bool
		halfExtent float64
	}{
		{"board", l.boardMesh(), -l.Board.Thickness, 0, false, l.Board.Width / 2},
		{"board collider", l.boardCollider(), -l.Board.Thickness, 0, true, l.Board.Width / 2},
		{"piece", l.pieceMesh(), -l.Piece.Sink, l.Piece.Height, false, l.Piece.Radius},
		{"piece collider", l.pieceCollider(), 0, l.Piece.Height, true, l.Piece.Radius},
		{"ring", l.ringMesh(), 0, l.Ring.Height, false, l.Ring.Outer},
		{"ring collider", l.ringCollider(), 0, colliderPlate, true, l.Ring.Outer},
		{"tray", l.trayMesh(), 0, l.Trays[0].Height, false, l.Trays[0].Width / 2},
		{"tray collider", l.trayCollider(), 0, l.Trays[0].Height, true, l.Trays[0].Width / 2},
	} {
		t.Run(tt.name, func(t *testing.T) {
			m := tt.mesh
			checkClosed(t, m)
			checkOutward(t, m)
			low, high, right := math.Inf(1), math.Inf(-1), math.Inf(-1)
			for _, p := range m.Positions {
				low, high, right = min(low, p.Y), max(high, p.Y), max(right, p.X)
			}
			if math.Abs(low-tt.low) > 1e-9 || math.Abs(high-tt.high) > 1e-9 || math.Abs(right-tt.halfExtent) > 0.01*right {
				t.Errorf("heights %g to %g, reaching right to %g; want %g to %g, %g", low, high, right, tt.low, tt.high, tt.halfExtent)
			}
			if tt.collider {
				checkConvex(t, m)
				if len(m.Triangles) >= 256 {
					t.Errorf("%d triangles: a collider has fewer than 256", len(m.Triangles))
				}
			}
			if tt.name == "piece" && len(m.Triangles) >= 2000 {
				t.Errorf("%d triangles: there are many pieces", len(m.Triangles))
			}
			if n := vertices(m); n >= 25000 {
				t.Errorf("%d vertices: a mesh has fewer than 25,000", n)
			}
			for _, place := range m.UVs {
				if place.U < -1e-9 || place.U > 1+1e-9 || place.V < -1e-9 || place.V > 1+1e-9 {
					t.Fatalf("texture place %v outside the texture", place)
				}
			}
		})
	}
}

// checkClosed wants each edge in exactly two triangles, once in each direction.
func checkClosed(t *testing.T, m *Mesh) {
	t.Helper()
	edges := map[[2]int]int{}
	for _, tri := range m.Triangles {
		for i := range tri {
			edges[[2]int{tri[i].Position, tri[(i+1)%3].Position}]++
		}
	}
	for e, n := range edges {
		if n != 1 || edges[[2]int{e[1], e[0]}] != 1 {
			t.Fatalf("edge %v: %d times this way, %d times the other", e, n, edges[[2]int{e[1], e[0]}])
		}
	}
}

// vertices counts a mesh's corners as a graphics card does: those that differ in anything.
func vertices(m *Mesh) int {
	different := map[Corner]bool{}
	for _, tri := range m.Triangles {
		for _, c := range tri {
			different[c] = true
		}
	}
	return len(different)
}

// checkConvex wants nothing of a mesh before the plane of any of its triangles.
func checkConvex(t *testing.T, m *Mesh) {
	t.Helper()
	for i, tri := range m.Triangles {
		a, b, c := m.Positions[tri[0].Position], m.Positions[tri[1].Position], m.Positions[tri[2].Position]
		normal := b.sub(a).cross(c.sub(a)).unit()
		for _, p := range m.Positions {
			if normal.dot(p.sub(a)) > 1e-9 {
				t.Fatalf("%v lies before triangle %d", p, i)
			}
		}
	}
}

// checkOutward wants a positive volume and corner normals that agree with their triangle.
func checkOutward(t *testing.T, m *Mesh) {
	t.Helper()
	volume := 0.0
	for i, tri := range m.Triangles {
		a, b, c := m.Positions[tri[0].Position], m.Positions[tri[1].Position], m.Positions[tri[2].Position]
		face := b.sub(a).cross(c.sub(a))
		volume += a.dot(b.cross(c)) / 6
		if face.length() < 1e-9 {
			t.Fatalf("triangle %d has no area", i)
		}
		for _, corner := range tri {
			n := m.Normals[corner.Normal]
			if math.Abs(n.length()-1) > 1e-9 || n.dot(face) <= 0 {
				t.Fatalf("triangle %d: normal %v against %v", i, n, face)
			}
		}
	}
	if volume <= 0 {
		t.Errorf("volume %g", volume)
	}
}

func TestBoardTextureLiesWhereTheLayoutSays(t *testing.T) {
	for _, card := range cards {
		t.Run(card, func(t *testing.T) { checkBoardTexture(t, NewLayout(readGame(t, cardFile(card)), 2048)) })
	}
}

func checkBoardTexture(t *testing.T, l Layout) {
	m := l.boardMesh()
	top := len(m.Positions) - 1
	for _, tri := range m.Triangles {
		if tri[2].Position != top {
			continue
		}
		for _, c := range tri {
			p, place := m.Positions[c.Position], m.UVs[c.UV]
			px, py := l.Pixel(p.X/l.Spacing, -p.Z/l.Spacing)
			if math.Abs(px-place.U*float64(l.ImageWidth)) > 1e-6 || math.Abs(py-(1-place.V)*float64(l.ImageHeight)) > 1e-6 {
				t.Fatalf("%v shows %v, the layout says pixel %g, %g", p, place, px, py)
			}
		}
	}
}

func TestWriteOBJ(t *testing.T) {
	var b bytes.Buffer
	if err := prism(circlePlan(1, 3), 0, 1).WriteOBJ(&b); err != nil {
		t.Fatal(err)
	}
	want, err := os.ReadFile("testdata/prism.obj")
	if err != nil {
		t.Fatal(err)
	}
	if b.String() != string(want) {
		t.Errorf("got\n%s\nwant\n%s", b.String(), want)
	}
}
