package datafolder

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"
)

// SaveFile is a save in a data folder: one with a number, or one that the game makes by itself.
type SaveFile struct {
	Path     string
	Modified time.Time
	// Auto tells that the game made it by itself.
	Auto bool
}

// autoSave begins the names of the saves that the game makes by itself.
const autoSave = "ts_autosave"

// Saves are the saves in the folder Saves of a data folder and in the folders below it, the newest first.
func Saves(dir string) ([]SaveFile, error) {
	saves := filepath.Join(dir, savesFolder)
	var files []SaveFile
	err := fs.WalkDir(os.DirFS(saves), ".", func(path string, entry fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		name := strings.ToLower(entry.Name())
		auto := strings.HasPrefix(name, autoSave)
		if _, numbered := slotNumber(name); entry.IsDir() || !numbered && !auto || filepath.Ext(name) != ".json" {
			return nil
		}
		info, err := entry.Info()
		if err != nil {
			return err
		}
		files = append(files, SaveFile{Path: filepath.Join(saves, filepath.FromSlash(path)), Modified: info.ModTime(), Auto: auto})
		return nil
	})
	if err != nil && !errors.Is(err, fs.ErrNotExist) { // without the folder, the game has saved nothing yet
		return nil, fmt.Errorf("look which saves there are: %w", err)
	}
	slices.SortStableFunc(files, func(a, b SaveFile) int { return b.Modified.Compare(a.Modified) })
	return files, nil
}
