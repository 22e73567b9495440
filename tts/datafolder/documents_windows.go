package datafolder

import "golang.org/x/sys/windows"

// documents asks Windows for the folder that TTS asks for as well.
func documents() string {
	dir, err := windows.KnownFolderPath(windows.FOLDERID_Documents, windows.KF_FLAG_DEFAULT)
	if err != nil {
		return "" // then the usual places are looked at
	}
	return dir
}
