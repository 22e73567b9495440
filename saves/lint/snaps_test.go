package lint_test

import (
	"fmt"
	"image"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"menagerie/saves/lint"
	"menagerie/saves/scan"
	"menagerie/tts/datafolder"
)

// snapped is the member of an object with snap points at some places, x and z by turns.
func snapped(places ...float64) string {
	var points []string
	for i := 0; i < len(places); i += 2 {
		points = append(points, fmt.Sprintf(`{"Position":{"x":%g,"y":0.1,"z":%g}}`, places[i], places[i+1]))
	}
	return `"AttachedSnapPoints":[` + strings.Join(points, ",") + `]`
}

func scaled(x, z float64) string {
	return fmt.Sprintf(`"Transform":{"posX":0,"posY":1,"posZ":0,"rotX":0,"rotY":180,"rotZ":0,"scaleX":%g,"scaleY":1,"scaleZ":%g}`, x, z)
}

// writeMesh writes a slab of 10 by 6.
func writeMesh(t *testing.T, path string) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, []byte("v -5 0 -3\nv 5 0 -3\nv 5 0.2 3\nv -5 0 3\nf 1 2 3\n"), 0o600); err != nil {
		t.Fatal(err)
	}
}

func model(members ...string) string { return object("abc123", "Custom_Model", members...) }

func meshed(url string) string { return fmt.Sprintf(`"CustomMesh":{"MeshURL":%q}`, url) }

func pictured(url, form string) string {
	return fmt.Sprintf(`"CustomImage":{"ImageURL":%q,"CustomTile":%s}`, url, form)
}

const (
	box     = `{"Type":0,"Stretch":true}`
	webFile = "https://example.com/a"
)

func TestSnapPoints(t *testing.T) {
	const (
		first = " ObjectStates[0].AttachedSnapPoints[0]"
		local = "warning asset-local ObjectStates[0]"
	)
	file := filepath.Join(t.TempDir(), "slab.obj")
	writeMesh(t, file)
	slab := "file:///" + strings.TrimPrefix(filepath.ToSlash(file), "/")
	wide := pictureOf(t, 200, 100)
	tile := func(members ...string) string { return object("abc123", "Custom_Tile", members...) }
	run(t, []probe{
		{"on a mesh", save(model(meshed(slab), snapped(5, 3, -5, -3, 0, 0))), one(local), ""},
		{"at the edge of a mesh", save(model(meshed(slab), snapped(5.2, 0))), one(local), ""},
		{"beside a mesh", save(model(meshed(slab), snapped(0, 0, 0, -6))), []string{local, "info snap-outside ObjectStates[0].AttachedSnapPoints[1]"}, "1 of the 2 snap points of a Custom_Model lies beside it, up to 3 units"},
		{"the scale counts", save(model(meshed(slab), scaled(0.1, 0.1), snapped(7, 0))), one(local), ""},
		{"far from a mesh", save(model(meshed(slab), snapped(0, 50))), []string{local, "warning snap-outside" + first}, "up to 47 units"},
		{"mesh of the web", save(model(meshed(webFile), snapped(0, 50))), []string{}, ""},
		{"no mesh", save(model(meshed("file:///nowhere.obj"), snapped(0, 50))), one(local), ""},
		{"on a tile", save(tile(pictured(webFile, box), snapped(0, 1, 30, -1))), []string{}, ""},
		{"beside a tile", save(tile(pictured(webFile, box), snapped(0, 2))), one("info snap-outside" + first), ""},
		{"far from a tile", save(tile(pictured(webFile, box), scaled(20, 20), snapped(0, 8, 0, 9))), one("warning snap-outside" + first), "2 of the 2 snap points of a Custom_Tile lie beside it, up to 158 units"},
		{"on a wide tile", save(tile(pictured(wide, box), snapped(2, 0))), one(local), ""},
		{"beside a wide tile", save(tile(pictured(wide, box), snapped(3, 0))), []string{local, "info snap-outside" + first}, ""},
		{"a tile of another form", save(tile(pictured(webFile, `{"Type":1,"Stretch":true}`), snapped(0, 20))), []string{}, ""},
		{"a tile that is not stretched", save(tile(pictured(webFile, `{"Type":0}`), snapped(0, 20))), []string{}, ""},
		{"on a board", save(object("abc123", "Custom_Board", pictured(webFile, "{}"), snapped(9, 8))), []string{}, ""},
		{"far from a board", save(object("abc123", "Custom_Board", pictured(webFile, "{}"), snapped(0, 40))), one("warning snap-outside" + first), ""},
		{"a token may be larger", save(object("abc123", "Custom_Token", pictured(webFile, "{}"), snapped(0, 2))), []string{}, ""},
		{"far from a token", save(object("abc123", "Custom_Token", pictured(webFile, "{}"), snapped(0, 20))), one("warning snap-outside" + first), ""},
		{"on a block", save(object("abc123", "BlockSquare", scaled(8, 8), snapped(0.5, 0.5))), []string{}, ""},
		{"beside a block", save(object("abc123", "BlockSquare", scaled(8, 8), snapped(0.6, 0))), one("info snap-outside" + first), ""},
		{"of an object whose size nobody knows", save(die(snapped(100, 100))), []string{}, ""},
		{"copies", save(object("abc123", "BlockSquare", snapped(9, 9)), object("abc124", "BlockSquare", snapped(9, 9))), one("warning snap-outside" + first), "(and 1 more like it)"},
		{"in no place", save(object("abc123", "BlockSquare", `"Transform":null`, snapped(9, 9))), one("error transform-invalid ObjectStates[0].Transform"), ""},
		{"no numbers", save(object("abc123", "BlockSquare", `"AttachedSnapPoints":[{"Position":{"x":"NaN"}},{"Position":7},null,1e999]`)), []string{}, ""},
		{"on the table", table(`"SnapPoints":[{"Position":{"x":60,"y":0.96,"z":-30}}],`), []string{}, ""},
		{"under the table", table(`"SnapPoints":[{"Position":{"x":0,"y":-3,"z":0}},{"Position":{"x":0,"y":1,"z":0}}],`), one("info snap-outside SnapPoints"), "1 of the 2 snap points of the table lies below the table"},
	})
	if got := check(t, save(object("abc123", "BlockSquare", snapped(9, 9))), lint.SnapOutside); len(got) != 0 {
		t.Errorf("switched off: %+v", got)
	}
}

// What TTS has downloaded is measured as files are that an address names.
func TestDownloads(t *testing.T) {
	dir := t.TempDir()
	writeMesh(t, filepath.Join(dir, "Mods", "Models", "httpsexamplecoma.obj"))
	writePicture(t, filepath.Join(dir, "Mods", "Images", "httpsexamplecomb.jpg"), image.Pt(20000, 100))
	const picture = "https://example.com/b"
	text := save(
		model(meshed(webFile), snapped(0, 50)),
		object("abc124", "Custom_Tile", pictured(picture, box), snapped(150, 0)),
		object("abc125", "Custom_Tile", pictured(picture, box), snapped(250, 0)))
	files := lint.NewFiles(datafolder.NewDownloads(dir))
	for range 2 {
		l := lint.New(lint.Options{Files: files})
		if _, err := scan.Save(text, l.Visit); err != nil {
			t.Fatal(err)
		}
		var got []string
		for _, f := range l.Findings() {
			got = append(got, brief(f))
		}
		want := "warning snap-outside ObjectStates[0].AttachedSnapPoints[0]; warning asset-large ObjectStates[1]; info snap-outside ObjectStates[2].AttachedSnapPoints[0]"
		if strings.Join(got, "; ") != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
	if got := check(t, text); len(got) != 0 {
		t.Errorf("without downloads: %+v", got)
	}
}
