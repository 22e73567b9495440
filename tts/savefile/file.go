package savefile

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"strings"
)

// File is an open file that holds a save, or several when it is a zip archive, such as a .ttsmod.
//
// An error in opening or reading one that is a *fs.PathError (see errors.As) comes from the file's system; any other says
// what is wrong with what the file holds.
type File struct {
	// Archive tells that the file is an archive.
	Archive bool
	// Entries are the saves: those in an archive in its order, or the file itself.
	Entries []Entry
	closer  io.Closer
}

// Entry is one save in a File.
type Entry struct {
	// Path is where it is in an archive, "" for the file itself.
	Path string
	// Size is how many bytes it has, or says it has when it is in an archive.
	Size int64
	open func() (io.Reader, error)
}

// Read reads the bytes of the save.
func (e Entry) Read() ([]byte, error) {
	if e.Size > MaxBytes {
		return nil, errTooLargeToRead
	}
	in, err := e.open()
	if err != nil {
		return nil, err
	}
	var b bytes.Buffer
	b.Grow(int(e.Size) + bytes.MinRead)
	_, err = b.ReadFrom(io.LimitReader(in, MaxBytes+1))
	if err != nil && !isUnreadable(err) {
		err = fmt.Errorf("it is damaged in the archive: %w", err)
	}
	return b.Bytes(), err
}

// OpenFile opens a file, which must be a regular one. A large archive is not read as a whole.
func OpenFile(path string) (*File, error) {
	f, err := OpenRegular(path)
	if err != nil {
		return nil, err
	}
	info, err := f.Stat()
	if err == nil {
		var file *File
		if file, err = open(f, info.Size()); err == nil {
			file.closer = f
			return file, nil
		}
	}
	f.Close()
	return nil, err
}

// OpenStream reads what cannot be read at any place, such as the standard input. The name is for errors.
func OpenStream(name string, in io.Reader) (*File, error) {
	data, err := io.ReadAll(io.LimitReader(in, MaxBytes+1))
	if err != nil {
		return nil, &fs.PathError{Op: "read", Path: name, Err: err}
	}
	return open(bytes.NewReader(data), int64(len(data)))
}

func open(in io.ReaderAt, size int64) (*File, error) {
	head := make([]byte, len(zipMark))
	if n, err := in.ReadAt(head, 0); err != nil && !errors.Is(err, io.EOF) {
		return nil, err
	} else if isZip(head[:n]) {
		entries, err := zipEntries(in, size)
		return &File{Archive: true, Entries: entries}, err
	}
	whole := func() (io.Reader, error) { return io.NewSectionReader(in, 0, size), nil }
	return &File{Entries: []Entry{{Size: size, open: whole}}}, nil
}

// Close closes the file, after which no entry can be read.
func (f *File) Close() error {
	if f.closer == nil {
		return nil
	}
	return f.closer.Close()
}

// Save reads the one save that the file holds.
func (f *File) Save() (*Save, error) {
	if len(f.Entries) > 1 {
		var paths []string
		for _, e := range f.Entries[:min(len(f.Entries), 3)] {
			paths = append(paths, fmt.Sprintf("%.60s", e.Path))
		}
		return nil, fmt.Errorf("it is an archive of %d saves (%s…): take the one that you mean out of it", len(f.Entries), strings.Join(paths, ", "))
	}
	data, err := f.Entries[0].Read()
	if err != nil {
		return nil, err
	}
	return Read(data)
}
