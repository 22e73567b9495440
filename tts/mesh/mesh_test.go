package mesh_test

import (
	"testing"

	"menagerie/tts/assumed"
	"menagerie/tts/mesh"
)

func TestBounds(t *testing.T) {
	west, east := 1.0, 3.0
	if assumed.ImporterNegatesX {
		west, east = -3, -1
	}
	south, north := -4.0, 2e1
	if assumed.ImporterNegatesZ {
		south, north = -20, 4
	}
	const unit = assumed.MeshUnit
	want := mesh.Box{Low: mesh.Point{X: west * unit, Y: 0, Z: south * unit}, High: mesh.Point{X: east * unit, Y: 0.5 * unit, Z: north * unit}}
	for text, ok := range map[string]bool{
		"# two\r\no board\r\nv 1 0 -4\r\n  v 3 0.5 2e1 1\r\nvn 9 9 9\r\nvt 7 7\r\nf 1 2 1\r\n": true,
		"v 1 0.5 20\nv 2 0 0\nv 3 0.1 -4": true,
		"":                                false,
		"v 1 2\nv a b c\nv nan inf 1\nvertex 1 2 3": false,
	} {
		if got, found := mesh.Bounds(text); found != ok || ok && got != want {
			t.Errorf("%q: %v, %v; want %v", text, got, found, want)
		}
	}
}
