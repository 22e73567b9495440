package datafolder

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
)

// Stock is what the game keeps of one kind, in a folder below Mods.
type Stock struct {
	// Kind is the folder's name, such as Images.
	Kind  string
	Files int
	Bytes int64
}

// Stocks are what the game keeps in its cache and of the Workshop, by kind and in the order of their names.
func Stocks(dir string) ([]Stock, error) {
	mods := filepath.Join(dir, modsFolder)
	entries, err := os.ReadDir(mods)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil // the game has kept nothing yet
	}
	if err != nil {
		return nil, fmt.Errorf("look what the game keeps: %w", err)
	}
	var stocks []Stock
	for _, e := range entries {
		kind := filepath.Join(mods, e.Name())
		if info, err := os.Stat(kind); err != nil || !info.IsDir() {
			continue
		}
		stock := Stock{Kind: e.Name()}
		if stock.Files, stock.Bytes, err = weigh(kind); err != nil {
			return nil, fmt.Errorf("look what the game keeps: %w", err)
		}
		stocks = append(stocks, stock)
	}
	return stocks, nil
}

// weigh counts the files in and below a folder.
func weigh(dir string) (files int, bytes int64, err error) {
	err = fs.WalkDir(os.DirFS(dir), ".", func(_ string, entry fs.DirEntry, err error) error {
		if err != nil || !entry.Type().IsRegular() {
			return err
		}
		info, err := entry.Info()
		if errors.Is(err, fs.ErrNotExist) {
			return nil // the game took it away just now
		}
		if err == nil {
			files, bytes = files+1, bytes+info.Size()
		}
		return err
	})
	return files, bytes, err
}
