package playtest

import (
	"io"
	"net/http"
	"net/url"
	"os"
	"path/filepath"
	"strings"

	"github.com/tidwall/gjson"

	"menagerie/tts/datafolder"
	"menagerie/tts/savefile"
)

// deepest is how deep in a save its files are looked for. Each bag in a bag is two levels.
const deepest = 100

// assetURLs are the files that a save refers to: whatever stands under a key that ends in URL.
func assetURLs(save []byte) map[string]bool {
	urls := map[string]bool{}
	var visit func(key string, value gjson.Result, depth int)
	visit = func(key string, value gjson.Result, depth int) {
		if value.Type == gjson.String && strings.HasSuffix(strings.ToUpper(key), "URL") {
			urls[value.String()] = true
		}
		if depth < deepest && (value.IsObject() || value.IsArray()) {
			value.ForEach(func(key, value gjson.Result) bool {
				visit(key.String(), value, depth+1)
				return true
			})
		}
	}
	visit("", gjson.ParseBytes(save), 0)
	return urls
}

// asset gives a file that the save refers to, as a picture or as plain text.
func (s *Server) asset(rw http.ResponseWriter, r *http.Request) {
	address := r.URL.Query().Get("url")
	if !(*s.urls.Load())[address] || s.options.Assets == nil {
		http.NotFound(rw, r)
		return
	}
	data, ok := s.options.Assets(address)
	if !ok {
		http.NotFound(rw, r)
		return
	}
	kind := http.DetectContentType(data)
	if !strings.HasPrefix(kind, "image/") {
		kind = "text/plain; charset=utf-8"
	}
	rw.Header().Set("Content-Type", kind)
	_, _ = rw.Write(data) // whoever asked may have gone
}

// maxAsset is how large a file that is shown may be.
const maxAsset = 64 << 20

// LocalFile opens what a file URL leads to on this computer.
func LocalFile(address string) (data []byte, ok bool) {
	u, err := url.Parse(address)
	if err != nil || u.Scheme != "file" || u.Host != "" && u.Host != "localhost" {
		return nil, false // a host would be another computer
	}
	path := u.Path
	if len(path) > 2 && path[2] == ':' {
		path = path[1:] // a Windows path begins with its drive
	}
	f, err := savefile.OpenRegular(filepath.FromSlash(path))
	if err != nil {
		return nil, false
	}
	return readAsset(f)
}

// CachedFile opens what TTS downloaded from a URL, in the cache of its data folder.
func CachedFile(dataFolder, address string) (data []byte, ok bool) {
	for _, place := range datafolder.CachePaths(address) {
		f, there := datafolder.OpenCached(dataFolder, place)
		if !there {
			continue
		}
		if data, ok = readAsset(f); ok {
			return data, true
		}
	}
	return nil, false
}

// readAsset reads a file that is no larger than what is shown may be, and closes it.
func readAsset(f *os.File) (data []byte, ok bool) {
	defer f.Close()
	if about, err := f.Stat(); err != nil || about.Size() > maxAsset {
		return nil, false
	}
	data, err := io.ReadAll(io.LimitReader(f, maxAsset))
	return data, err == nil
}
