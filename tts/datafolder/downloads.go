package datafolder

import (
	"os"
	"path"
	"path/filepath"
	"strings"
	"sync"
)

// Downloads are the files in the cache of a data folder, for reading. They are listed once, when the first is asked for.
// Nothing outside the folder Mods is read, wherever links in it lead; Mods itself may be a link. Downloads can be used by
// several goroutines at a time.
type Downloads struct {
	dir    string
	listed sync.Map // of func() map[string]bool, by the folder in Mods
}

// NewDownloads are those in a data folder. One that is not there holds none.
func NewDownloads(dir string) *Downloads { return &Downloads{dir: dir} }

// Picture opens what TTS keeps of a picture's URL; false when there is nothing.
func (d *Downloads) Picture(url string) (*os.File, bool) {
	return d.open(Asset{Name: "picture.png", URL: url})
}

// Model opens what TTS keeps of a model's URL; false when there is nothing.
func (d *Downloads) Model(url string) (*os.File, bool) {
	return d.open(Asset{Name: "model.obj", URL: url})
}

func (d *Downloads) open(a Asset) (*os.File, bool) {
	kept, err := CachePath(a)
	if err != nil {
		return nil, false
	}
	inside := strings.TrimPrefix(kept, modsFolder+"/")
	if !d.list(path.Dir(inside))[path.Base(inside)] {
		return nil, false
	}
	return OpenCached(d.dir, kept)
}

// OpenCached opens a file in the cache of a data folder by its path there, such as CachePaths tells; false when there is
// none. Nothing outside the folder Mods is opened, wherever links in it lead.
func OpenCached(dir, kept string) (*os.File, bool) {
	root, err := os.OpenRoot(filepath.Join(dir, modsFolder))
	if err != nil {
		return nil, false
	}
	defer root.Close()
	name := filepath.FromSlash(strings.TrimPrefix(kept, modsFolder+"/"))
	if info, err := root.Stat(name); err != nil || !info.Mode().IsRegular() {
		return nil, false
	}
	file, err := root.Open(name)
	return file, err == nil
}

// list are the names of the files in a folder of Mods. Most URLs of a save were never downloaded, and a list tells so
// without a look at the disk for each.
func (d *Downloads) list(folder string) map[string]bool {
	read, _ := d.listed.LoadOrStore(folder, sync.OnceValue(func() map[string]bool { return d.names(folder) }))
	return read.(func() map[string]bool)()
}

func (d *Downloads) names(folder string) map[string]bool {
	root, err := os.OpenRoot(filepath.Join(d.dir, modsFolder))
	if err != nil {
		return nil
	}
	defer root.Close()
	dir, err := root.Open(folder)
	if err != nil {
		return nil
	}
	defer dir.Close()
	list, _ := dir.Readdirnames(-1) // what cannot be listed is not at hand
	names := make(map[string]bool, len(list))
	for _, name := range list {
		names[name] = true
	}
	return names
}
