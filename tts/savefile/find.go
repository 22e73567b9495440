package savefile

import (
	"errors"
	"io"
	"path/filepath"
	"slices"
	"strings"
)

// indexes are files that TTS keeps beside saves and that look like them by name.
var indexes = []string{"SaveFileInfos.json", "WorkshopFileInfos.json"}

// isSaveName tells by its name alone that a file is a save.
func isSaveName(name string) bool {
	switch strings.ToLower(filepath.Ext(name)) {
	case ".json":
		return !slices.Contains(indexes, name)
	case ".bson":
		return true
	}
	return false
}

// IsSave tells whether a file in a folder is for OpenFile: a save or an archive of saves, by its name and, where that
// tells nothing, by its content. A zip archive that cannot be read may well be one.
func IsSave(path string) bool {
	name := filepath.Base(path)
	switch strings.ToLower(filepath.Ext(name)) {
	case ".ttsmod":
		return true
	case ".zip":
		f, err := OpenFile(path)
		if err == nil {
			f.Close()
		}
		return !errors.Is(err, errNoSaves)
	case "":
		return beginsAsBSON(path)
	}
	return isSaveName(name)
}

// beginsAsBSON tells a payload of the Workshop, which has no name of its own.
func beginsAsBSON(path string) bool {
	f, err := OpenRegular(path)
	if err != nil {
		return false
	}
	defer f.Close()
	head := make([]byte, bsonHead)
	n, _ := io.ReadFull(f, head)
	return isBSON(head[:n])
}
