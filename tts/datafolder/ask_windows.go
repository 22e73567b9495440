package datafolder

import (
	"path/filepath"

	"golang.org/x/sys/windows"
	"golang.org/x/sys/windows/registry"
)

// documents asks Windows for the folder that TTS asks for as well.
func documents() string {
	dir, err := windows.KnownFolderPath(windows.FOLDERID_Documents, windows.KF_FLAG_DEFAULT)
	if err != nil {
		return "" // then the usual places are looked at
	}
	return dir
}

// steam asks Windows where Steam said that it is.
func steam() string {
	key, err := registry.OpenKey(registry.CURRENT_USER, `Software\Valve\Steam`, registry.QUERY_VALUE)
	if err != nil {
		return "" // there is none; the usual place is looked at
	}
	defer key.Close()
	dir, _, err := key.GetStringValue("SteamPath")
	if err != nil {
		return ""
	}
	return filepath.FromSlash(dir)
}
