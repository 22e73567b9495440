package datafolder

import (
	"encoding/json"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"menagerie/tts/folder"
	"menagerie/tts/script"
)

// saveOf is a save with the script of a card, as far as it tells the card.
func saveOf(card, note string) []byte {
	lua := script.Bundle([]script.Module{{Name: script.Root}, {Name: "menagerie.about", Text: "return { card = " + script.Quote(card) + " }"}})
	text, err := json.Marshal(map[string]string{"Note": note, "LuaScript": lua})
	if err != nil {
		panic(err) // texts are always JSON
	}
	return text
}

func install(t *testing.T, dir, card, note string) Installed {
	t.Helper()
	cache := []folder.File{{Path: "Mods/Images/httpsexamplecomboardpng.png", Data: []byte("board")}}
	installed, err := Install(dir, Game{Card: card, Save: saveOf(card, note), Picture: []byte("picture")}, cache, false)
	if err != nil {
		t.Fatal(err)
	}
	return installed
}

func write(t *testing.T, text string, parts ...string) {
	t.Helper()
	path := filepath.Join(parts...)
	makeFolder(t, filepath.Dir(path))
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}

func read(t *testing.T, parts ...string) string {
	t.Helper()
	data, err := os.ReadFile(filepath.Join(parts...))
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

func TestInstallPutsSavePictureAndCacheInTheirPlaces(t *testing.T) {
	dir := t.TempDir()
	installed := install(t, dir, "jungle", "1")
	if want := filepath.Join(dir, "Saves", "TS_Save_1.json"); installed.Path != want || installed.Number != 1 {
		t.Errorf("installed %+v, want %s", installed, want)
	}
	if got := read(t, installed.Path); got != string(saveOf("jungle", "1")) {
		t.Errorf("the save is %s", got)
	}
	if read(t, dir, "Saves", "TS_Save_1.png") != "picture" || read(t, dir, "Mods", "Images", "httpsexamplecomboardpng.png") != "board" {
		t.Error("the picture or the cache has something else")
	}
}

func TestInstallReplacesItsOwnSaveOnly(t *testing.T) {
	dir := t.TempDir()
	write(t, "somebody's", dir, "Saves", "TS_Save_3.json")
	write(t, "somebody's", dir, "Saves", "Evenings", "TS_Save_7.json")
	write(t, `{"index": 1}`, dir, "Saves", "SaveFileInfos.json")
	if got := install(t, dir, "jungle", "1").Number; got != 8 {
		t.Errorf("the first number is %d, want the one after all others, 8", got)
	}
	if got := install(t, dir, "chess", "1").Number; got != 9 {
		t.Errorf("another card has number %d, want 9", got)
	}
	if got := install(t, dir, "jungle", "2"); got.Number != 8 || read(t, got.Path) != string(saveOf("jungle", "2")) {
		t.Errorf("another build of a card is installed as %+v, want 8 again", got)
	}
	if read(t, dir, "Saves", "TS_Save_3.json") != "somebody's" || read(t, dir, "Saves", "SaveFileInfos.json") != `{"index": 1}` {
		t.Error("what the game or somebody else wrote was changed")
	}
}

func TestInstallLooksBehindALink(t *testing.T) {
	dir, disk := t.TempDir(), t.TempDir()
	write(t, "somebody's", disk, "TS_Save_3.json")
	if err := os.Symlink(disk, filepath.Join(dir, "Saves")); err != nil {
		t.Skip("no links here:", err)
	}
	if got := install(t, dir, "jungle", "1").Number; got != 4 {
		t.Errorf("the number is %d, want 4", got)
	}
}

func TestInstallKeepsAGameThatWasPlayed(t *testing.T) {
	for _, c := range []struct {
		name, file, text string
		played           []int
	}{
		{"saved by the game", "TS_Save_1.json", string(saveOf("jungle", "in mid-game")), []int{1}},
		{"another game under the number", "TS_Save_1.json", string(saveOf("chess", "")), nil},
		{"something unreadable under the number", "TS_Save_1.json", "{", nil},
		{"another picture", "TS_Save_1.png", "mine", nil},
	} {
		t.Run(c.name, func(t *testing.T) {
			dir := t.TempDir()
			install(t, dir, "jungle", "1")
			write(t, c.text, dir, "Saves", c.file)
			again := install(t, dir, "jungle", "2")
			if again.Number != 2 || !slices.Equal(again.Played, c.played) {
				t.Errorf("installed as %+v, want number 2 and played %v", again, c.played)
			}
			if got := read(t, dir, "Saves", c.file); got != c.text {
				t.Errorf("%s holds %s", c.file, got)
			}
			if third := install(t, dir, "jungle", "3"); third.Number != 2 {
				t.Errorf("then installed as %d, want 2 again", third.Number)
			}
		})
	}
}

func TestInstallAfterTheSaveWasDeleted(t *testing.T) {
	dir := t.TempDir()
	installed := install(t, dir, "jungle", "1")
	if err := os.Remove(installed.Path); err != nil {
		t.Fatal(err)
	}
	if again := install(t, dir, "jungle", "2"); len(again.Played) > 0 || read(t, again.Path) != string(saveOf("jungle", "2")) {
		t.Errorf("installed as %+v", again)
	}
}

func TestInstallUnderTheNumberOfASaveThatIsGone(t *testing.T) {
	dir := t.TempDir()
	first := install(t, dir, "jungle", "1")
	for _, gone := range []string{first.Path, filepath.Join(dir, "Saves", "TS_Save_1.png")} {
		if err := os.Remove(gone); err != nil {
			t.Fatal(err)
		}
	}
	if again := install(t, dir, "jungle", "2"); again.Number != 1 || len(again.Played) > 0 {
		t.Errorf("installed %+v, want number 1 and nobody's game", again)
	}
}

func TestInstallWritesNothingWhenSomethingIsInTheWay(t *testing.T) {
	t.Run("a file of another in the cache", func(t *testing.T) {
		dir := t.TempDir()
		write(t, "other", dir, "Mods", "Images", "httpsexamplecomboardpng.png")
		cache := []folder.File{{Path: "Mods/Images/httpsexamplecomboardpng.png", Data: []byte("board")}}
		var foreign *folder.ForeignError
		if _, err := Install(dir, Game{Card: "jungle"}, cache, false); !errors.As(err, &foreign) {
			t.Fatalf("got %v, want a ForeignError", err)
		}
		if _, err := os.Stat(filepath.Join(dir, "Saves", "TS_Save_1.json")); !errors.Is(err, fs.ErrNotExist) {
			t.Errorf("the save was written all the same (%v)", err)
		}
		if _, err := Install(dir, Game{Card: "jungle"}, cache, true); err != nil || read(t, dir, "Mods", "Images", "httpsexamplecomboardpng.png") != "board" {
			t.Errorf("forced: %v", err)
		}
	})
	t.Run("a file where a folder should be", func(t *testing.T) {
		for _, name := range []string{"Saves", "Mods"} {
			dir := t.TempDir()
			write(t, "", dir, name)
			cache := []folder.File{{Path: "Mods/Images/a.png"}}
			if _, err := Install(dir, Game{Card: "jungle"}, cache, false); err == nil {
				t.Errorf("no error for a file called %s", name)
			}
			if entries, err := os.ReadDir(filepath.Join(dir, "Saves")); err == nil && len(entries) > 0 {
				t.Errorf("with a file called %s, Saves holds %v", name, entries)
			}
		}
	})
	t.Run("a folder that cannot be written", func(t *testing.T) {
		if os.Geteuid() == 0 {
			t.Skip("nothing is forbidden to root")
		}
		dir := t.TempDir()
		makeFolder(t, dir, "Saves")
		if err := os.Chmod(filepath.Join(dir, "Saves"), 0o555); err != nil {
			t.Fatal(err)
		}
		if _, err := Install(dir, Game{Card: "jungle"}, nil, false); !errors.Is(err, fs.ErrPermission) {
			t.Errorf("got %v, want that it is not permitted", err)
		}
	})
}

func TestCheck(t *testing.T) {
	dir := t.TempDir()
	write(t, "", dir, "file")
	makeFolder(t, dir, "Saves")
	for name, ok := range map[string]bool{".": true, "file": false, "Saves": false, "gone": false} {
		if err := Check(filepath.Join(dir, name)); (err == nil) != ok {
			t.Errorf("%s: %v", name, err)
		}
	}
}
