package lint

import (
	"image"
	_ "image/jpeg" // the formats that TTS shows
	_ "image/png"
	"io"
	"net/url"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"sync"

	"menagerie/tts/datafolder"
	"menagerie/tts/mesh"
	"menagerie/tts/savefile"
)

const (
	// maxHead is how much of a picture's file is read to know its size.
	maxHead = 1 << 20
	// maxMesh is how large a mesh that is measured may be: several times what TTS's limit of vertices takes.
	maxMesh = 8 << 20
	// maxMeasured is how many measures are remembered.
	maxMeasured = 100_000
)

// Files are those that saves refer to and that are at hand on this computer: files that an address names, and what TTS
// has downloaded. Each is measured once, for any number of linters at a time.
type Files struct {
	downloads *datafolder.Downloads
	pictures  measures[image.Point]
	meshes    measures[mesh.Box]
}

// NewFiles finds files by their own addresses and, unless they are nil, among what TTS has downloaded.
func NewFiles(downloads *datafolder.Downloads) *Files { return &Files{downloads: downloads} }

// pictureSize is how many pixels a picture has, to the right and down.
func (f *Files) pictureSize(url string) (image.Point, bool) {
	if !f.canHave(url) {
		return image.Point{}, false
	}
	return f.pictures.of(url, func() (image.Point, bool) {
		file, ok := f.open(url, (*datafolder.Downloads).Picture)
		if !ok {
			return image.Point{}, false
		}
		defer file.Close()
		head, _, err := image.DecodeConfig(io.LimitReader(file, maxHead))
		return image.Pt(head.Width, head.Height), err == nil && head.Width > 0 && head.Height > 0
	})
}

// meshBox is the box around a mesh.
func (f *Files) meshBox(url string) (mesh.Box, bool) {
	if !f.canHave(url) {
		return mesh.Box{}, false
	}
	return f.meshes.of(url, func() (mesh.Box, bool) {
		file, ok := f.open(url, (*datafolder.Downloads).Model)
		if !ok {
			return mesh.Box{}, false
		}
		defer file.Close()
		obj, err := io.ReadAll(io.LimitReader(file, maxMesh+1))
		if err != nil || len(obj) > maxMesh {
			return mesh.Box{}, false
		}
		return mesh.Bounds(string(obj))
	})
}

func (f *Files) canHave(url string) bool { return isLocal(url) || f.downloads != nil }

func (f *Files) open(url string, downloaded func(*datafolder.Downloads, string) (*os.File, bool)) (*os.File, bool) {
	if isLocal(url) {
		return openLocal(url)
	}
	return downloaded(f.downloads, url)
}

func openLocal(url string) (*os.File, bool) {
	path, ok := localPath(url)
	if !ok {
		return nil, false
	}
	file, err := savefile.OpenRegular(path)
	return file, err == nil
}

// isLocal tells whether an address is that of a file on somebody's computer.
func isLocal(url string) bool {
	if len(url) > 2 && url[1] == ':' && (url[2] == '\\' || url[2] == '/') && 'a' <= url[0]|0x20 && url[0]|0x20 <= 'z' {
		return true
	}
	return len(url) >= len("file:") && strings.EqualFold(url[:len("file:")], "file:")
}

// localPath is the file of this computer, and of no other, that an address means.
func localPath(address string) (string, bool) {
	path := address
	if strings.EqualFold(address[:min(len("file:"), len(address))], "file:") {
		u, err := url.Parse(filepath.ToSlash(address))
		if err != nil || u.Host != "" {
			return "", false
		}
		path = u.Path
		if runtime.GOOS == "windows" {
			path = strings.TrimPrefix(path, "/")
		}
	}
	path = filepath.FromSlash(path)
	return path, filepath.IsAbs(path) && !strings.HasPrefix(path, `\\`) && !strings.HasPrefix(path, "//")
}

// measures remembers what was measured, by address.
type measures[T any] struct {
	mu    sync.Mutex
	known map[string]measure[T]
}

type measure[T any] struct {
	value T
	ok    bool
}

func (m *measures[T]) of(url string, take func() (T, bool)) (T, bool) {
	m.mu.Lock()
	known, found := m.known[url]
	m.mu.Unlock()
	if found {
		return known.value, known.ok
	}
	value, ok := take()
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.known == nil {
		m.known = map[string]measure[T]{}
	}
	if len(m.known) < maxMeasured {
		m.known[strings.Clone(url)] = measure[T]{value, ok} // the address itself is a part of a whole save
	}
	return value, ok
}
