package tts

import (
	"archive/zip"
	"bytes"
	"crypto/sha256"
	"fmt"
	"path"
	"slices"
	"strings"
	"testing"

	"menagerie/tts/datafolder"
	"menagerie/tts/folder"
)

func fileOf(t *testing.T, mod *Mod, path string) []byte {
	t.Helper()
	i := slices.IndexFunc(mod.Files, func(f folder.File) bool { return f.Path == path })
	if i < 0 {
		t.Fatalf("the build has no %s", path)
	}
	return mod.Files[i].Data
}

func TestListOfAssetsTellsAllAboutEach(t *testing.T) {
	mod := buildMod(t, loadGame(t, "jungle"))
	lines := strings.Split(strings.TrimSuffix(string(fileOf(t, mod, assetsList)), "\n"), "\n")[1:]
	if len(lines) != len(mod.Assets) || len(lines) == 0 {
		t.Fatalf("%d lines for %d assets", len(lines), len(mod.Assets))
	}
	for _, line := range lines {
		file, _, _ := strings.Cut(line, "\t")
		data := fileOf(t, mod, file)
		want := fmt.Sprintf("%s\t%x\t%d\t%s/%s", file, sha256.Sum256(data), len(data), testURL, path.Base(file))
		if line != want {
			t.Errorf("the list has\n%s, want\n%s", line, want)
		}
	}
}

// The list of a build is a list for --url-map: whoever gives it gets the same URLs again.
func TestABuildFindsWhatWasUploaded(t *testing.T) {
	game := loadGame(t, "jungle")
	mod := buildMod(t, game)
	uploaded, err := ReadUpload(game, fileOf(t, mod, assetsList))
	if err != nil {
		t.Fatal(err)
	}
	again, err := Build(game, Options{AssetsURL: "file:///elsewhere", Size: 128, Language: "en", Uploaded: uploaded})
	if err != nil {
		t.Fatal(err)
	}
	local := again.Local()
	if !slices.Equal(local, again.Uploaded.Changed) || again.Uploaded.Found != len(again.Assets)-len(local) || len(again.Uploaded.New) > 0 {
		t.Errorf("%d assets, local %v, account %+v", len(again.Assets), local, again.Uploaded)
	}
	if len(local) == 0 || !strings.HasPrefix(local[0], "board.") {
		t.Errorf("a smaller board's picture changed, but local are %v", local)
	}
	for _, o := range again.Save.ObjectStates {
		if o.CustomMesh != nil && !strings.HasPrefix(o.CustomMesh.MeshURL, testURL+"/") {
			t.Errorf("the mesh of %s is at %s", o.Memo, o.CustomMesh.MeshURL)
		}
	}
}

func TestTheArchiveIsWhatTTSWouldHave(t *testing.T) {
	game := loadGame(t, "jungle")
	opts := Options{AssetsURL: testURL, Size: 64, Language: "en", Archive: true}
	mod, err := Build(game, opts)
	if err != nil {
		t.Fatal(err)
	}
	data := fileOf(t, mod, "jungle.ttsmod")
	z, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, f := range z.File {
		names = append(names, f.Name)
	}
	want := []string{"Mods/Workshop/jungle.json", "Mods/Workshop/jungle.png"}
	for _, a := range mod.Assets {
		name, err := datafolder.CachePath(a)
		if err != nil {
			t.Fatal(err)
		}
		want = append(want, name)
	}
	slices.Sort(names)
	slices.Sort(want)
	if !slices.Equal(names, want) {
		t.Errorf("the archive holds %v, want %v", names, want)
	}
	opts.AssetsURL = "file:///out/assets"
	if _, err := Build(game, opts); err == nil || !strings.Contains(err.Error(), mod.Assets[0].Name) {
		t.Errorf("an archive of files on this computer: %v", err)
	}
}

func TestTheCacheHasNothingOfThisComputer(t *testing.T) {
	mod := &Mod{Assets: []datafolder.Asset{
		{Name: "a.png", URL: "file:///out/assets/a.png"}, {Name: "b.png", URL: "https://example.com/b.png"},
	}}
	files, err := mod.Cache()
	if err != nil || len(files) != 1 || files[0].Path != "Mods/Images/httpsexamplecombpng.png" {
		t.Errorf("the cache would hold %v, %v", files, err)
	}
}
