package tts

import (
	"regexp"
	"slices"
	"strings"
	"testing"
)

// Every file that README.txt names is in the mod's folder.
func TestReadmeNamesFilesThatExist(t *testing.T) {
	game := loadGame(t, "capture-the-fruit")
	mod := buildMod(t, game)
	var paths []string
	for _, f := range mod.Files {
		paths = append(paths, f.Path)
	}
	for url, local := range map[string]bool{testURL: false, "file:///tmp/mod": true, "file:///tmp/uploaded": false} {
		text := string(readme(game, Options{AssetsURL: url, Language: "en"}, local))
		named := regexp.MustCompile(`(Saves|Workshop)/[a-z-]+(\.[a-zA-Z-]+)+`).FindAllString(text, -1)
		if len(named) < 6 {
			t.Errorf("only %q are named", named)
		}
		for _, path := range named {
			if !slices.Contains(paths, path) {
				t.Errorf("%s does not exist", path)
			}
		}
		if cloud := strings.Contains(text, "Upload All"); cloud != local {
			t.Errorf("for a mod at %s the Cloud Manager is spoken of: %v", url, cloud)
		}
		if strings.Count(text, "\n") != strings.Count(text, "\r\n") {
			t.Error("a line does not end as Windows ends it")
		}
	}
}
