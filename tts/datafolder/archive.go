package datafolder

import (
	"archive/zip"
	"bytes"
	"fmt"
	"time"

	"menagerie/tts/folder"
)

// ArchiveEnding is the ending of the archives that tools for backups of mods know.
const ArchiveEnding = ".ttsmod"

// Archive is a .ttsmod archive of files of the data folder. All get the same time, so that the same files always make
// the same archive.
func Archive(files []folder.File, at time.Time) ([]byte, error) {
	var b bytes.Buffer
	z := zip.NewWriter(&b)
	for _, f := range files {
		w, err := z.CreateHeader(&zip.FileHeader{Name: f.Path, Method: zip.Deflate, Modified: at.UTC()})
		if err != nil {
			return nil, fmt.Errorf("put %s into the archive: %w", f.Path, err)
		}
		if _, err := w.Write(f.Data); err != nil {
			return nil, fmt.Errorf("put %s into the archive: %w", f.Path, err)
		}
	}
	if err := z.Close(); err != nil {
		return nil, fmt.Errorf("close the archive: %w", err)
	}
	return b.Bytes(), nil
}
