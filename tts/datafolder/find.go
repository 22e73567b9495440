package datafolder

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// name is what the data folder is called on every system.
const name = "Tabletop Simulator"

// Computer is what tells where TTS keeps its data.
type Computer struct {
	// System is the operating system, as runtime.GOOS names it.
	System string
	// Home is the user's folder.
	Home string
	// Documents is where Windows keeps the user's documents, "" when it does not say.
	Documents string
	// Steam is where Windows keeps Steam, "" when it does not say.
	Steam string
	// Data is XDG_DATA_HOME of Linux, "" when it is not set.
	Data string
}

// MissingError says that TTS's data folder is in none of the usual places.
type MissingError struct{ Places []string }

func (e *MissingError) Error() string {
	return fmt.Sprintf("no folder of Tabletop Simulator on this computer (looked for %s): start the game once, which makes it, or name the folder with --tts-dir", strings.Join(e.Places, ", "))
}

// AmbiguousError says that there are several data folders.
type AmbiguousError struct{ Places []string }

func (e *AmbiguousError) Error() string {
	return fmt.Sprintf("there are several folders of Tabletop Simulator (%s): say which one the game uses, with --tts-dir", strings.Join(e.Places, ", "))
}

// Find is TTS's data folder. It returns a *MissingError or an *AmbiguousError when that is none or several.
func (c Computer) Find() (string, error) {
	places := c.Places()
	var found []string
	var infos []os.FileInfo
	for _, place := range places {
		info, err := os.Stat(place)
		known := func(other os.FileInfo) bool { return os.SameFile(info, other) } // links of Steam lead to one folder
		if err != nil || !info.IsDir() || slices.ContainsFunc(infos, known) {
			continue
		}
		found, infos = append(found, place), append(infos, info)
	}
	switch len(found) {
	case 0:
		return "", &MissingError{places[:min(len(places), 2)]}
	case 1:
		return found[0], nil
	}
	return "", &AmbiguousError{found}
}

// Places are where the data folder can be, the likeliest first.
func (c Computer) Places() []string {
	switch c.System {
	case "windows":
		return c.windowsPlaces()
	case "darwin":
		return []string{filepath.Join(c.Home, "Library", name)}
	}
	return c.linuxPlaces()
}

// windowsPlaces asks Windows first: documents may have moved, to OneDrive above all.
func (c Computer) windowsPlaces() []string {
	documents := []string{filepath.Join(c.Home, "Documents"), filepath.Join(c.Home, "OneDrive", "Documents")}
	if c.Documents != "" {
		documents = []string{c.Documents}
	}
	return under(documents, "My Games", name)
}

// linuxPlaces are those of the game for Linux, and of the game for Windows that Steam runs with Proton. Steam itself
// may be in a Flatpak or Snap that has a home of its own.
func (c Computer) linuxPlaces() []string {
	places := under(c.linuxHomes(), name)
	places = append(places, under(steamLibraries(c.steams()), "steamapps", "compatdata", appID, "pfx", "drive_c", "users", "steamuser", "Documents", "My Games", name)...)
	return unique(places)
}

// linuxHomes are where programs for Linux keep their data.
func (c Computer) linuxHomes() []string {
	data := c.Data
	if data == "" {
		data = filepath.Join(c.Home, ".local", "share")
	}
	flatpak := filepath.Join(c.Home, ".var", "app", "com.valvesoftware.Steam")
	snap := filepath.Join(c.Home, "snap", "steam", "common")
	return []string{data, filepath.Join(c.Home, ".local", "share"), filepath.Join(flatpak, ".local", "share"),
		filepath.Join(flatpak, "data"), filepath.Join(snap, ".local", "share")}
}

// unique leaves out what came before.
func unique(places []string) []string {
	var kept []string
	for _, place := range places {
		if !slices.Contains(kept, place) {
			kept = append(kept, place)
		}
	}
	return kept
}

// under is a path under each of some folders.
func under(dirs []string, path ...string) []string {
	var places []string
	for _, dir := range dirs {
		places = append(places, filepath.Join(append([]string{dir}, path...)...))
	}
	return places
}
