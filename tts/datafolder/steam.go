package datafolder

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
)

// appID is the game's number in Steam.
const appID = "286160"

// SteamGame is where Steam has put the game.
type SteamGame struct {
	// Dir is the game's own folder.
	Dir string
	// Build is the number that Steam gives to its version.
	Build string
	// Proton tells that Steam runs the game for Windows on another system.
	Proton bool
}

// SteamGames are the game's installations in all libraries of Steam.
func (c Computer) SteamGames() []SteamGame {
	var games []SteamGame
	for _, library := range c.SteamLibraries() {
		apps := filepath.Join(library, "steamapps")
		manifest, err := os.ReadFile(filepath.Join(apps, "appmanifest_"+appID+".acf"))
		if err != nil {
			continue // the game is not in this library
		}
		_, err = os.Stat(filepath.Join(apps, "compatdata", appID))
		games = append(games, SteamGame{
			Dir:    filepath.Join(apps, "common", entryOf("installdir", manifest)),
			Build:  entryOf("buildid", manifest),
			Proton: err == nil && c.System != "windows",
		})
	}
	return games
}

// SteamLibraries are the folders that Steam keeps games in and that are there.
func (c Computer) SteamLibraries() []string {
	var there []string
	var infos []os.FileInfo
	for _, library := range steamLibraries(c.steams()) {
		info, err := os.Stat(filepath.Join(library, "steamapps"))
		known := func(other os.FileInfo) bool { return os.SameFile(info, other) }
		if err == nil && info.IsDir() && !slices.ContainsFunc(infos, known) {
			there, infos = append(there, library), append(infos, info)
		}
	}
	return there
}

// steams are where Steam itself can be.
func (c Computer) steams() []string {
	switch c.System {
	case "windows":
		if c.Steam != "" {
			return []string{c.Steam}
		}
		return []string{`C:\Program Files (x86)\Steam`}
	case "darwin":
		return []string{filepath.Join(c.Home, "Library", "Application Support", "Steam")}
	}
	return append(under(c.linuxHomes(), "Steam"), filepath.Join(c.Home, ".steam", "steam"), filepath.Join(c.Home, ".steam", "debian-installation"))
}

// entriesOf are what one of Steam's files says under a key, a line each; in it a backslash is written twice.
func entriesOf(key string, file []byte) []string {
	var entries []string
	for _, found := range regexp.MustCompile(`(?m)^\s*"`+key+`"\s+"([^"]+)"`).FindAllSubmatch(file, -1) {
		entries = append(entries, strings.ReplaceAll(string(found[1]), `\\`, `\`))
	}
	return entries
}

// entryOf is the first of them, "" for nothing.
func entryOf(key string, file []byte) string {
	if entries := entriesOf(key, file); len(entries) > 0 {
		return entries[0]
	}
	return ""
}

// steamLibraries are the folders that Steam keeps games in: its own, and those that the user added on other disks.
func steamLibraries(steams []string) []string {
	libraries := slices.Clone(steams)
	for _, steam := range steams {
		list, err := os.ReadFile(filepath.Join(steam, "steamapps", "libraryfolders.vdf"))
		if err != nil {
			continue // no Steam there, or one that never started
		}
		libraries = append(libraries, entriesOf("path", list)...)
	}
	return libraries
}
