package main

import (
	"archive/zip"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"go.mongodb.org/mongo-driver/v2/bson"
)

func TestValidateAnySave(t *testing.T) {
	save := writeFile(t, `{"LuaScript": "function onload() Wait.tme(print, 1) end", "ObjectStates": []}`, t.TempDir(), "save.json")
	all := succeed(t, "validate", save)
	if !strings.Contains(all, "warning lua-name: the Global script calls Wait.tme in line 1") || !strings.Contains(all, "info lua-event") {
		t.Error(all)
	}
	if some := succeed(t, "validate", "--off", "lua-name,lua-event", save); strings.Contains(some, "lua-") {
		t.Error(some)
	}
}

// What TTS has downloaded is looked at where it is, or where somebody says.
func TestValidateMeasuresDownloads(t *testing.T) {
	home := onComputer(t, "darwin")
	dir := filepath.Join(t.TempDir(), "Tabletop Simulator")
	models := filepath.Join(dir, "Mods", "Models")
	if err := os.MkdirAll(models, 0o755); err != nil {
		t.Fatal(err)
	}
	writeFile(t, "v -5 0 -3\nv 5 0 3\n", models, "httpsexamplecoma.obj")
	save := writeFile(t, `{"ObjectStates": [{"GUID": "abc123", "Name": "Custom_Model", "CustomMesh": {"MeshURL": "https://example.com/a"},
		"Transform": {"posX": 0, "posY": 1, "posZ": 0, "rotX": 0, "rotY": 0, "rotZ": 0, "scaleX": 1, "scaleY": 1, "scaleZ": 1},
		"AttachedSnapPoints": [{"Position": {"x": 90, "y": 0, "z": 0}}]}]}`, t.TempDir(), "save.json")
	const found = "warning snap-outside: 1 of the 1 snap points of a Custom_Model lies beside it"
	if out := succeed(t, "validate", save); strings.Contains(out, found) {
		t.Errorf("without TTS: %s", out)
	}
	if out := succeed(t, "validate", save, "--tts-dir", dir); !strings.Contains(out, found) {
		t.Errorf("with --tts-dir: %s", out)
	}
	library := filepath.Join(home, "Library")
	if err := os.Mkdir(library, 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.Rename(dir, filepath.Join(library, filepath.Base(dir))); err != nil {
		t.Fatal(err)
	}
	if out := succeed(t, "validate", save); !strings.Contains(out, found) {
		t.Errorf("with TTS: %s", out)
	}
	for _, wrong := range []string{dir, filepath.Join(library, filepath.Base(dir), "Mods")} {
		if r := menagerie(t, "validate", save, "--tts-dir", wrong); r.code != 3 || !strings.Contains(r.err, "--tts-dir: ") {
			t.Errorf("%s: exit %d, %s", wrong, r.code, r.err)
		}
	}
}

// payload is a save as the Workshop keeps it.
func payload(t *testing.T, dir string) string {
	t.Helper()
	data, err := bson.Marshal(bson.D{{Key: "SaveName", Value: "Chess"}, {Key: "ObjectStates", Value: bson.A{}}})
	if err != nil {
		t.Fatal(err)
	}
	return writeFile(t, string(data), dir, "payload")
}

// archived is an archive with a copy of a save in it for each of the paths.
func archived(t *testing.T, save string, paths ...string) string {
	t.Helper()
	file := filepath.Join(t.TempDir(), "mod.ttsmod")
	f, err := os.Create(file)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	w := zip.NewWriter(f)
	for _, path := range paths {
		inside, err := w.Create(path)
		if err == nil {
			_, err = inside.Write([]byte(readFile(t, save)))
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return file
}

// A mod is the same whatever it is kept in, and reading it changes nothing.
func TestFormsOfASave(t *testing.T) {
	_, save := built(t, "jungle")
	mod := archived(t, save, "Mods/Workshop/1.json")
	before := readFile(t, mod)
	sound := strings.TrimPrefix(succeed(t, "validate", save), save)
	if got := succeed(t, "validate", mod); got != mod+"/Mods/Workshop/1.json"+sound {
		t.Errorf("validate prints %s", got)
	}
	if r := menagerieReading(t, readFile(t, mod), "validate", "-"); r.code != 0 || r.out != "-/Mods/Workshop/1.json"+sound {
		t.Errorf("from standard input: exit %d: %s%s", r.code, r.out, r.err)
	}
	if readFile(t, mod) != before {
		t.Error("the archive was changed")
	}
	script := writeFile(t, "Red sits Ann\nsettle\n", t.TempDir(), "s.txt")
	succeed(t, "play", mod, "--script", script)

	dir := filepath.Join(t.TempDir(), "mod")
	if got := succeed(t, "unpack", payload(t, t.TempDir()), "-o", dir); !strings.Contains(got, "of Chess are in ") {
		t.Errorf("unpack prints %s", got)
	}
	out := filepath.Join(t.TempDir(), "chess.json")
	succeed(t, "pack", dir, "-o", out)
	if got := readFile(t, out); got != "{\n  \"SaveName\": \"Chess\",\n  \"ObjectStates\": []\n}" {
		t.Errorf("the item became %s", got)
	}
}

func TestValidateFolders(t *testing.T) {
	dir := t.TempDir()
	writeFile(t, `{"ObjectStates": [],}`, dir, "b.json")
	writeFile(t, `[]`, dir, "SaveFileInfos.json")
	writeFile(t, `{"ObjectStates": [`, dir, "a.json")
	payload(t, dir)
	r := menagerie(t, "validate", dir, filepath.Join(dir, "none.json"))
	want := dir + `/a.json: 1 error
  error not-a-save: this is no save: not JSON at 1:18: it breaks off
` + dir + `/b.json: sound, as far as a save of no known game can be judged
  warning json-lenient: a comma behind the last item at 1:20: TTS reads it, other programs may not; saved again in TTS it is plain JSON
` + dir + `/payload: sound, as far as a save of no known game can be judged

3 saves: 2 sound, 1 not; 1 more could not be read
  ` + dir + `/a.json: 1 error
`
	if got := filepath.ToSlash(r.out); r.code != 3 || got != filepath.ToSlash(want) || strings.Count(r.err, "\n") != 1 || !strings.Contains(r.err, "none.json") {
		t.Errorf("exit %d: %s%s", r.code, got, r.err)
	}
}

// At the end of many saves it says how many are sound and names some that are not; of one save, and as JSON, it does not.
func TestTally(t *testing.T) {
	dir := t.TempDir()
	for i := range maxNamed + 5 {
		writeFile(t, "{", dir, fmt.Sprintf("broken-%02d.json", i))
	}
	writeFile(t, `{"ObjectStates": []}`, dir, "sound.json")
	r := menagerie(t, "validate", dir)
	_, end, found := strings.Cut(r.out, "\n\n26 saves: 1 sound, 25 not\n  ")
	if r.code != 1 || !found || strings.Count(end, ": 1 error\n") != maxNamed || !strings.HasSuffix(end, "\n  and 5 more\n") {
		t.Errorf("exit %d: %s", r.code, r.out)
	}
	for _, args := range [][]string{{"--json", dir}, {filepath.Join(dir, "sound.json")}} {
		if r := menagerie(t, append([]string{"validate"}, args...)...); strings.Contains(r.out, "1 sound") {
			t.Errorf("%v: %s", args, r.out)
		}
	}
}

func TestPlayAsksWhichSave(t *testing.T) {
	_, save := built(t, "jungle")
	mod := archived(t, save, "Saves/1.json", "Saves/2.json")
	script := writeFile(t, "settle\n", t.TempDir(), "s.txt")
	if r := menagerie(t, "play", mod, "--script", script); r.code != 1 || !strings.Contains(r.err, "an archive of 2 saves (Saves/1.json, Saves/2.json…)") {
		t.Errorf("exit %d: %s", r.code, r.err)
	}
}
