package datafolder

import (
	"bytes"
	"fmt"
	"path"
	"strings"

	"menagerie/tts/folder"
)

// Asset is a file that a save refers to.
type Asset struct {
	// Name is the file's own name; its ending says what it is.
	Name string
	Data []byte
	// URL is where the save says that the file is.
	URL string
}

// maxName is how long a file's name may be on every system that TTS runs on.
const maxName = 255

// CachePath is where TTS's cache keeps an asset: its path in the data folder. It is an error when TTS caches nothing of
// the kind, or when the URL is too long for a file's name.
func CachePath(a Asset) (string, error) {
	sort, ending := "", ""
	switch extension := strings.ToLower(path.Ext(a.Name)); extension {
	case ".png", ".jpg":
		sort, ending = "Images", ".jpg"
		if strings.Contains(a.URL, ".png") {
			ending = ".png"
		}
	case ".obj":
		sort, ending = "Models", ".obj"
	case ".pdf":
		sort, ending = "PDF", ".PDF"
	default:
		return "", fmt.Errorf("TTS's cache has no place for %s", a.Name)
	}
	name := lettersAndDigits(a.URL) + ending
	if len(name) > maxName {
		return "", fmt.Errorf("the URL of %s is too long for TTS's cache, which makes a file's name of it: %s", a.Name, a.URL)
	}
	return modsFolder + "/" + sort + "/" + name, nil
}

// Steam's file host of old, and the one that TTS asks instead, by whose URLs it names what it downloads since.
const (
	OldSteam = "cloud-3.steamusercontent.com"
	NewSteam = "steamusercontent-a.akamaihd.net"
)

// CachePaths are where TTS's cache may have what a URL leads to, an image or a mesh: paths in the data folder.
func CachePaths(url string) []string {
	urls := []string{url}
	if rest, old := strings.CutPrefix(url, "http://"+OldSteam+"/"); old {
		urls = append(urls, "https://"+NewSteam+"/"+rest)
	}
	var paths []string
	for _, url := range urls {
		for _, name := range []string{"image.png", "mesh.obj"} {
			if path, err := CachePath(Asset{Name: name, URL: url}); err == nil {
				paths = append(paths, path)
			}
		}
	}
	return paths
}

func lettersAndDigits(url string) string {
	return strings.Map(func(r rune) rune {
		if r >= '0' && r <= '9' || r >= 'A' && r <= 'Z' || r >= 'a' && r <= 'z' {
			return r
		}
		return -1
	}, url)
}

// Cache is what TTS's cache would hold of some assets, as files of the data folder. It is an error when two different
// files would get one name there, which URLs do that differ in punctuation or case only.
func Cache(assets []Asset) ([]folder.File, error) {
	var files []folder.File
	taken := map[string]Asset{} // by path without case, since many file systems have none
	for _, a := range assets {
		path, err := CachePath(a)
		if err != nil {
			return nil, err
		}
		other, ok := taken[strings.ToLower(path)]
		switch {
		case !ok:
			taken[strings.ToLower(path)] = a
			files = append(files, folder.File{Path: path, Data: a.Data})
		case !bytes.Equal(other.Data, a.Data):
			return nil, fmt.Errorf("TTS's cache takes %s for %s: their URLs %s and %s differ in punctuation or case only", a.Name, other.Name, a.URL, other.URL)
		}
	}
	return files, nil
}
