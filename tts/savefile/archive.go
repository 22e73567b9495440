package savefile

import (
	"archive/zip"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"path"
	"strings"
)

const (
	// zipMark begins every zip archive, and emptyZipMark one without files.
	zipMark, emptyZipMark = "PK\x03\x04", "PK\x05\x06"
	// maxDirectory is how many bytes of an archive may be read to list it: enough for some hundred thousand files.
	maxDirectory = 32 << 20
	// maxArchived is how many bytes the saves of an archive may have together.
	maxArchived = MaxBytes
	// maxRatio is how many times smaller than itself a save of more than smallArchived bytes may be in an archive. Saves of
	// thousands of alike cards come to 40, and what is made to fill memory to 1000.
	maxRatio      = 300
	smallArchived = 1 << 20
)

func isZip(head []byte) bool { return string(head) == zipMark || string(head) == emptyZipMark }

// zipEntries lists the saves in an archive. Their paths are only for showing: nothing is written where they say.
func zipEntries(in io.ReaderAt, size int64) ([]Entry, error) {
	limited := &limitedReader{in: in, left: maxDirectory}
	archive, err := zip.NewReader(limited, size)
	switch {
	case errors.Is(err, zip.ErrFormat):
		return nil, errBrokenArchive
	case err != nil && isUnreadable(err):
		return nil, err
	case err != nil:
		return nil, fmt.Errorf("it is a zip archive that cannot be read: %w", err)
	}
	limited.unlimited = true
	var entries []Entry
	var total int64
	for _, f := range archive.File {
		if f.CompressedSize64 > uint64(size) {
			return nil, errBrokenArchive
		}
		if !archivedSave(f) {
			continue
		}
		entry := Entry{Path: Printable(f.Name), Size: int64(min(f.UncompressedSize64, MaxBytes+1)), open: func() (io.Reader, error) { return openZipped(f) }}
		if total += entry.Size; total > maxArchived {
			return nil, errors.New("it is an archive whose saves have more than 1 GiB together")
		}
		entries = append(entries, entry)
	}
	if len(entries) == 0 {
		return nil, errNoSaves
	}
	return entries, nil
}

var (
	errBrokenArchive = errors.New("it is a zip archive that breaks off or is damaged: get it again")
	errNoSaves       = errors.New("it is a zip archive without a save: saves are .json or .bson files")
)

// isUnreadable tells an error of the system from one of a file's content.
func isUnreadable(err error) bool {
	var system *fs.PathError
	return errors.As(err, &system)
}

// archivedSave tells the saves in an archive from what is beside them. Of files without an ending those are saves that are
// BSON.
func archivedSave(f *zip.File) bool {
	name := path.Base(strings.ReplaceAll(f.Name, `\`, "/"))
	switch {
	case f.FileInfo().IsDir(), strings.HasPrefix(name, "._"):
		return false
	case isSaveName(name):
		return true
	case path.Ext(name) != "":
		return false
	}
	in, err := openZipped(f)
	if err != nil {
		return false
	}
	head := make([]byte, bsonHead)
	n, _ := io.ReadFull(in, head)
	return isBSON(head[:n])
}

// openZipped opens a file in an archive, unless it is not what it seems.
func openZipped(f *zip.File) (io.Reader, error) {
	const encrypted = 1
	switch {
	case f.Flags&encrypted != 0:
		return nil, errors.New("it is encrypted: make the archive without a password")
	case f.UncompressedSize64 > smallArchived && f.UncompressedSize64/maxRatio > f.CompressedSize64:
		return nil, fmt.Errorf("unpacked it would be more than %d times as large, which no save is", maxRatio)
	}
	in, err := f.Open()
	if errors.Is(err, zip.ErrAlgorithm) {
		return nil, fmt.Errorf("it is compressed in a way (%d) that is not known here: make the archive anew as a plain zip", f.Method)
	}
	if err != nil && !isUnreadable(err) {
		return nil, fmt.Errorf("it is damaged in the archive: %w", err)
	}
	return in, err
}

// limitedReader fails when more is read from it than it should be, until it is unlimited.
type limitedReader struct {
	in        io.ReaderAt
	left      int64
	unlimited bool
}

var errDirectory = errors.New("it lists too many files")

func (l *limitedReader) ReadAt(p []byte, at int64) (int, error) {
	if !l.unlimited {
		if l.left -= int64(len(p)); l.left < 0 {
			return 0, errDirectory
		}
	}
	return l.in.ReadAt(p, at)
}
