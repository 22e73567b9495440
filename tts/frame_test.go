package tts

import (
	"math"
	"testing"

	"menagerie/assets"
	"menagerie/render"
	"menagerie/rules"
	"menagerie/tts/assumed"
)

// near compares table units.
func near(a, b float64) bool { return math.Abs(a-b) < 1e-6 }

// worldOf takes a place in an OBJ file to the table as TTS does: the importer makes it the object's own, which is
// turned by rotY and moved. It is written out here once more, on purpose, from what is known of the game.
func worldOf(x, y, z float64, t Transform) (wx, wy, wz float64) {
	if assumed.ImporterNegatesX {
		x = -x
	}
	if assumed.ImporterNegatesZ {
		z = -z
	}
	return placed(x*assumed.MeshUnit, y*assumed.MeshUnit, z*assumed.MeshUnit, t)
}

// placed takes an object's own coordinates to the table.
func placed(x, y, z float64, t Transform) (wx, wy, wz float64) {
	sin, cos := math.Sincos(float64(t.RotY) * math.Pi / 180)
	return float64(t.PosX) + x*cos + z*sin, float64(t.PosY) + y, float64(t.PosZ) - x*sin + z*cos
}

// Each point is followed from the card through texture, mesh and transform, and by the snap point: both ways must
// end at the same place of the table, which is where the script and the piece think it is.
func TestPointsFromCardToTable(t *testing.T) {
	for _, card := range assets.CardNames() {
		t.Run(card, func(t *testing.T) { followPoints(t, loadGame(t, card)) })
	}
}

func followPoints(t *testing.T, game *rules.Game) {
	layout := render.NewLayout(game, render.DefaultSize)
	setup := Setup(game)
	save := buildSave(t, game)
	board := objectByMemo(t, save, setup.Board)
	mesh := fileMesh(shapeMesh(t, game, "board"))

	for i, p := range game.Tables.Points {
		name, spot := p.Name, setup.Points[i]

		px, py := layout.Pixel(p.X, p.Y)
		u, v := px/float64(layout.ImageWidth), 1-py/float64(layout.ImageHeight)
		if assumed.PicturesMirrored {
			u = 1 - u
		}
		x, y, z := surfaceAt(t, mesh, u, v)
		wx, wy, wz := worldOf(x, y, z, board.Transform)
		if !near(wx, spot.X) || !near(wz, spot.Z) || !near(wy, setup.Height) {
			t.Errorf("%s: its pixel lies on the table at %.3f,%.3f,%.3f; the script has it at %.3f,%.3f,%.3f", name, wx, wy, wz, spot.X, setup.Height, spot.Z)
		}

		snap := board.AttachedSnapPoints[i].Position
		sx, _, sz := placed(float64(snap.X), float64(snap.Y), float64(snap.Z), board.Transform)
		if !near(sx, spot.X) || !near(sz, spot.Z) {
			t.Errorf("%s: its snap point lies at %.3f,%.3f; the script has it at %.3f,%.3f", name, sx, sz, spot.X, spot.Z)
		}
	}

	if first := setup.Points[0]; first.Z >= 0 {
		t.Errorf("the first point lies at %.1f,%.1f: want it near the first side, which sits at −z", first.X, first.Z)
	}
}

// shapeMesh is the mesh of a shape of a game, as it is drawn.
func shapeMesh(t *testing.T, game *rules.Game, shape string) *render.Mesh {
	t.Helper()
	r, err := render.New(game, render.Options{})
	if err != nil {
		t.Fatal(err)
	}
	for _, m := range r.Meshes() {
		if m.Name == render.MeshFile(shape) {
			return m.Mesh
		}
	}
	t.Fatalf("a game has no %s", shape)
	return nil
}

// surfaceAt finds where a texture coordinate lies on the upward faces of a mesh.
func surfaceAt(t *testing.T, m *render.Mesh, u, v float64) (x, y, z float64) {
	t.Helper()
	for _, tri := range m.Triangles {
		if m.Normals[tri[0].Normal].Y < 0.99 {
			continue
		}
		a, b, c := m.UVs[tri[0].UV], m.UVs[tri[1].UV], m.UVs[tri[2].UV]
		det := (b.V-c.V)*(a.U-c.U) + (c.U-b.U)*(a.V-c.V)
		if math.Abs(det) < 1e-12 {
			continue
		}
		i := ((b.V-c.V)*(u-c.U) + (c.U-b.U)*(v-c.V)) / det
		j := ((c.V-a.V)*(u-c.U) + (a.U-c.U)*(v-c.V)) / det
		k := 1 - i - j
		if i < -1e-9 || j < -1e-9 || k < -1e-9 {
			continue
		}
		p, q, r := m.Positions[tri[0].Position], m.Positions[tri[1].Position], m.Positions[tri[2].Position]
		return i*p.X + j*q.X + k*r.X, i*p.Y + j*q.Y + k*r.Y, i*p.Z + j*q.Z + k*r.Z
	}
	t.Fatalf("no upward face shows texture coordinate %.3f,%.3f", u, v)
	return
}

// A piece's face must be upright for its own side: the texture's top points away from the side that sits there.
func TestFacesAreUprightForTheirSide(t *testing.T) {
	game := loadGame(t, "capture-the-fruit")
	save := buildSave(t, game)
	mesh := fileMesh(shapeMesh(t, game, "piece"))
	for _, p := range Setup(game).Pieces {
		o := objectByMemo(t, save, p.Memo)
		lowX, _, lowZ := surfaceAt(t, mesh, 0.5, 0.3)
		highX, _, highZ := surfaceAt(t, mesh, 0.5, 0.7)
		_, _, low := worldOf(lowX, 0, lowZ, o.Transform)
		_, _, high := worldOf(highX, 0, highZ, o.Transform)
		away := high > low
		if first := game.Tables.Pieces[p.Piece-1].Side == 1; away != first {
			t.Errorf("%s: its face is upside down for its own side", p.ID)
		}
	}
}

func TestCameraStandsWhereTTSPutsIt(t *testing.T) {
	// From a save that TTS wrote: pitch 65, distance 78.75, looking at (0, −2.5, 0).
	c := camera(65, 0, 78.75)
	if at := c.AbsolutePosition; math.Abs(float64(at.Y)-68.872) > 0.01 || math.Abs(float64(at.Z)+33.281) > 0.01 || at.X != 0 {
		t.Errorf("the camera stands at %v, TTS has it at 0, 68.872, −33.281", at)
	}
}
