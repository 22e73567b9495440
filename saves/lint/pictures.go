package lint

import "menagerie/saves/scan"

const (
	// maxPicture is the side in pixels beyond which Unity, and so TTS, makes no texture.
	maxPicture = 16384
	// goodPicture is what TTS's makers recommend at most.
	goodPicture = 4096
)

// lintPicture looks at the size of a picture that is at hand.
func (l *Linter) lintPicture(o *scan.Object, url string) {
	if l.off[AssetLarge] {
		return
	}
	size, ok := l.files.pictureSize(url)
	switch side := max(size.X, size.Y); {
	case !ok || side <= goodPicture:
	case side > maxPicture:
		l.add(AssetLarge, Warning, o, "", "", alike("the picture %s of %s is %d × %d pixels: TTS shows none with more than %d on a side; make it smaller", address(url), o, size.X, size.Y, maxPicture))
	default:
		l.add(AssetLarge, Info, o, "", "slow", alike("the picture %s of %s is %d × %d pixels: players load it slowly; %d on a side are enough", address(url), o, size.X, size.Y, goodPicture))
	}
}
