package datafolder

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"sync"
)

// libraryPath is a line of Steam's list of the folders that games are installed in.
var libraryPath = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?m)^\s*"path"\s+"([^"]+)"`)
})

// steamLibraries are the folders that Steam keeps games in: its own, and those that the user added on other disks.
func steamLibraries(steams []string) []string {
	libraries := slices.Clone(steams)
	for _, steam := range steams {
		list, err := os.ReadFile(filepath.Join(steam, "steamapps", "libraryfolders.vdf"))
		if err != nil {
			continue // no Steam there, or one that never started
		}
		for _, path := range libraryPath().FindAllSubmatch(list, -1) {
			libraries = append(libraries, string(path[1]))
		}
	}
	return libraries
}
