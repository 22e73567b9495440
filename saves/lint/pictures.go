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

	"menagerie/saves/scan"
)

const (
	// maxPicture is the side in pixels beyond which Unity, and so TTS, makes no texture.
	maxPicture = 16384
	// goodPicture is what TTS's makers recommend at most.
	goodPicture = 4096
	// maxHead is how much of a picture's file is read to know its size.
	maxHead = 1 << 20
)

// lintLocal looks at the size of a picture that is at hand.
func (l *Linter) lintLocal(o *scan.Object, url string) {
	path, ok := localPath(url)
	if !ok || l.off[AssetLarge] {
		return
	}
	size, ok := pictureSize(path)
	switch side := max(size.X, size.Y); {
	case !ok || side <= goodPicture:
	case side > maxPicture:
		l.add(AssetLarge, Warning, o, "", "", alike("the picture %s of %s is %d × %d pixels: TTS shows none with more than %d on a side; make it smaller", address(url), o, size.X, size.Y, maxPicture))
	default:
		l.add(AssetLarge, Info, o, "", "slow", alike("the picture %s of %s is %d × %d pixels: players load it slowly; %d on a side are enough", address(url), o, size.X, size.Y, goodPicture))
	}
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

// pictureSize reads the size of a picture from the head of its file.
func pictureSize(path string) (image.Point, bool) {
	info, err := os.Stat(path)
	if err != nil || !info.Mode().IsRegular() {
		return image.Point{}, false
	}
	file, err := os.Open(path)
	if err != nil {
		return image.Point{}, false
	}
	defer file.Close()
	head, _, err := image.DecodeConfig(io.LimitReader(file, maxHead))
	return image.Pt(head.Width, head.Height), err == nil
}
