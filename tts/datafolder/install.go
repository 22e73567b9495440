package datafolder

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"menagerie/tts/folder"
)

// list names the list that remembers what was put into a data folder.
const list = "install"

// Game is what the game's menu is to show.
type Game struct {
	// Card is the name of the card that the save was made from.
	Card string
	// Save and Picture are the save as JSON and its picture as PNG.
	Save, Picture []byte
}

// Installed is where a game went.
type Installed struct {
	// Number is the save's: it is Saves/TS_Save_<Number>.json.
	Number int
	// Path is the save's whole path.
	Path string
	// Played are the numbers of saves that were installed for the same card and that the game has saved since. They
	// stay as they are.
	Played []int
}

// Install puts a game and files of the cache into a data folder. A save that Install made for the same card, and nobody
// has touched since, is replaced; otherwise the game gets a number after all others, so that no save is lost. Files of
// the cache that others made and that differ are a *folder.ForeignError, unless forced; then nothing is written.
func Install(dir string, g Game, cache []folder.File, force bool) (Installed, error) {
	s, err := readSlots(dir)
	if err != nil {
		return Installed{}, err
	}
	number, played := s.choose(g.Card), s.played(g.Card) // before the save gets a number that one had which is gone
	save, picture := slotPaths(number)
	files := append([]folder.File{
		{Path: save, Data: g.Save, Key: g.Card},
		{Path: picture, Data: g.Picture, Key: g.Card},
	}, cache...)
	if err := folder.Add(dir, list, files, force); err != nil {
		return Installed{}, err
	}
	return Installed{Number: number, Path: filepath.Join(dir, filepath.FromSlash(save)), Played: played}, nil
}

// AddToCache puts files of the cache into a data folder; for force see Install.
func AddToCache(dir string, cache []folder.File, force bool) error {
	return folder.Add(dir, list, cache, force)
}

// Check refuses what cannot be a data folder: what is not there, or is a part of one.
func Check(dir string) error {
	info, err := os.Stat(dir)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return fmt.Errorf("there is no folder %s: name the one that holds TTS's Saves and Mods", dir)
	case err != nil:
		return fmt.Errorf("look at TTS's folder: %w", err)
	case !info.IsDir():
		return fmt.Errorf("%s is a file: name the folder that holds TTS's Saves and Mods", dir)
	}
	if base := filepath.Base(dir); strings.EqualFold(base, savesFolder) || strings.EqualFold(base, modsFolder) {
		return fmt.Errorf("%s is a part of TTS's folder: name the one that it is in, %s", dir, filepath.Dir(dir))
	}
	return nil
}
