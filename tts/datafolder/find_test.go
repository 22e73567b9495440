package datafolder

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// proton is where the game for Windows keeps its data below a folder of games of Steam.
const proton = "steamapps/compatdata/286160/pfx/drive_c/users/steamuser/Documents/My Games/Tabletop Simulator"

func makeFolder(t *testing.T, parts ...string) string {
	t.Helper()
	dir := filepath.Join(parts...)
	if err := os.MkdirAll(dir, 0o755); err != nil {
		t.Fatal(err)
	}
	return dir
}

func TestFindKnowsEverySystem(t *testing.T) {
	for _, c := range []struct {
		name   string
		folder string // where the data is, below the home
		pc     func(home string) Computer
	}{
		{"Windows", "Documents/My Games/Tabletop Simulator", func(home string) Computer {
			return Computer{System: "windows", Home: home}
		}},
		{"Windows, documents moved", "D/Papers/My Games/Tabletop Simulator", func(home string) Computer {
			return Computer{System: "windows", Home: home, Documents: filepath.Join(home, "D", "Papers")}
		}},
		{"Windows, OneDrive", "OneDrive/Documents/My Games/Tabletop Simulator", func(home string) Computer {
			return Computer{System: "windows", Home: home}
		}},
		{"macOS", "Library/Tabletop Simulator", func(home string) Computer {
			return Computer{System: "darwin", Home: home}
		}},
		{"Linux", ".local/share/Tabletop Simulator", func(home string) Computer {
			return Computer{System: "linux", Home: home}
		}},
		{"Linux, data moved", "data/Tabletop Simulator", func(home string) Computer {
			return Computer{System: "linux", Home: home, Data: filepath.Join(home, "data")}
		}},
		{"Flatpak", ".var/app/com.valvesoftware.Steam/.local/share/Tabletop Simulator", func(home string) Computer {
			return Computer{System: "linux", Home: home}
		}},
		{"Proton", ".local/share/Steam/" + proton, func(home string) Computer {
			return Computer{System: "linux", Home: home}
		}},
		{"Proton in a Flatpak", ".var/app/com.valvesoftware.Steam/data/Steam/" + proton, func(home string) Computer {
			return Computer{System: "linux", Home: home}
		}},
	} {
		t.Run(c.name, func(t *testing.T) {
			home := t.TempDir()
			want := makeFolder(t, home, filepath.FromSlash(c.folder))
			if got, err := c.pc(home).Find(); got != want || err != nil {
				t.Errorf("found %q, %v; want %s", got, err, want)
			}
		})
	}
}

func TestFindFollowsSteamToOtherDisks(t *testing.T) {
	home, disk := t.TempDir(), t.TempDir()
	steam := makeFolder(t, home, ".local", "share", "Steam", "steamapps")
	list := "\"libraryfolders\"\n{\n\t\"0\"\n\t{\n\t\t\"path\"\t\t\"" + disk + "\"\n\t}\n}\n"
	if err := os.WriteFile(filepath.Join(steam, "libraryfolders.vdf"), []byte(list), 0o644); err != nil {
		t.Fatal(err)
	}
	want := makeFolder(t, disk, filepath.FromSlash(proton))
	if got, err := (Computer{System: "linux", Home: home}).Find(); got != want || err != nil {
		t.Errorf("found %q, %v; want %s", got, err, want)
	}
}

// Steam has links of its own to the folder that it lives in.
func TestFindCountsAFolderOnce(t *testing.T) {
	home := t.TempDir()
	makeFolder(t, home, ".local", "share", "Steam", filepath.FromSlash(proton))
	makeFolder(t, home, ".steam")
	if err := os.Symlink(filepath.Join(home, ".local", "share", "Steam"), filepath.Join(home, ".steam", "steam")); err != nil {
		t.Skip("no links here:", err)
	}
	if _, err := (Computer{System: "linux", Home: home}).Find(); err != nil {
		t.Error(err)
	}
}

func TestFindDoesNotGuess(t *testing.T) {
	home := t.TempDir()
	pc := Computer{System: "linux", Home: home}
	var missing *MissingError
	if _, err := pc.Find(); !errors.As(err, &missing) || !strings.Contains(err.Error(), filepath.Join(home, ".local", "share", name)) {
		t.Errorf("in an empty home: %v", err)
	}
	if err := os.WriteFile(filepath.Join(makeFolder(t, home, ".local", "share"), name), nil, 0o644); err != nil {
		t.Fatal(err)
	}
	if _, err := pc.Find(); !errors.As(err, &missing) {
		t.Errorf("with a file of that name: %v", err)
	}
	first := makeFolder(t, home, ".var", "app", "com.valvesoftware.Steam", "data", name)
	second := makeFolder(t, home, ".local", "share", "Steam", filepath.FromSlash(proton))
	var ambiguous *AmbiguousError
	if _, err := pc.Find(); !errors.As(err, &ambiguous) || !slices.Contains(ambiguous.Places, first) || !slices.Contains(ambiguous.Places, second) {
		t.Errorf("with two: %v", err)
	}
}
