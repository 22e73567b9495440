package datafolder

import (
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"
)

func TestStocksWeighEveryKind(t *testing.T) {
	dir := t.TempDir()
	if stocks, err := Stocks(dir); len(stocks) != 0 || err != nil {
		t.Errorf("an empty folder has %v, %v", stocks, err)
	}
	write(t, "12345", dir, "Mods", "Images", "a.png")
	write(t, "1", dir, "Mods", "Images", "below", "b.png")
	write(t, "123", dir, "Mods", "Models", "c.obj")
	write(t, "no kind", dir, "Mods", "list.txt")
	want := []Stock{{"Images", 2, 6}, {"Models", 1, 3}}
	if got, err := Stocks(dir); !slices.Equal(got, want) || err != nil {
		t.Errorf("got %v, %v; want %v", got, err, want)
	}
}

func TestSavesAreThoseThatTheGameShows(t *testing.T) {
	dir := t.TempDir()
	if saves, err := Saves(dir); len(saves) != 0 || err != nil {
		t.Errorf("an empty folder has %v, %v", saves, err)
	}
	for i, name := range []string{"TS_Save_1.json", "TS_Save_2.json", "TS_AutoSave.json", "TS_Save_1.png", "SaveFileInfos.json", "notes.json"} {
		write(t, "{}", dir, "Saves", name)
		at := time.Unix(int64(1000+i), 0)
		if err := os.Chtimes(filepath.Join(dir, "Saves", name), at, at); err != nil {
			t.Fatal(err)
		}
	}
	write(t, "{}", dir, "Saves", "Evenings", "ts_save_9.JSON")
	saves, err := Saves(dir)
	var names []string
	for _, s := range saves {
		names = append(names, filepath.Base(s.Path))
		if s.Auto != (filepath.Base(s.Path) == "TS_AutoSave.json") {
			t.Errorf("%s: made by the game itself: %v", s.Path, s.Auto)
		}
	}
	if want := []string{"ts_save_9.JSON", "TS_AutoSave.json", "TS_Save_2.json", "TS_Save_1.json"}; !slices.Equal(names, want) || err != nil {
		t.Errorf("got %v, %v; want %v", names, err, want)
	}
}

func TestSteamGames(t *testing.T) {
	home, disk := t.TempDir(), t.TempDir()
	write(t, "\"libraryfolders\"\n{\n\t\"1\"\n\t{\n\t\t\"path\"\t\t\""+disk+"\"\n\t}\n}\n", home, ".local", "share", "Steam", "steamapps", "libraryfolders.vdf")
	write(t, "\"AppState\"\n{\n\t\"installdir\"\t\t\"Tabletop Simulator\"\n\t\"buildid\"\t\t\"77\"\n}\n", disk, "steamapps", "appmanifest_286160.acf")
	pc := Computer{System: "linux", Home: home}
	want := []SteamGame{{Dir: filepath.Join(disk, "steamapps", "common", "Tabletop Simulator"), Build: "77"}}
	if got := pc.SteamGames(); !slices.Equal(got, want) {
		t.Errorf("got %+v, want %+v", got, want)
	}
	makeFolder(t, disk, "steamapps", "compatdata", "286160")
	if got := pc.SteamGames(); len(got) != 1 || !got[0].Proton {
		t.Errorf("with Proton: %+v", got)
	}
	if got := pc.SteamLibraries(); len(got) != 2 {
		t.Errorf("the libraries are %v", got)
	}
	if got := entryOf("path", []byte(`	"path"	"D:\\Games\\Steam"`)); got != `D:\Games\Steam` {
		t.Errorf("a path of Windows is read as %s", got)
	}
}
