package savefile

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
)

var (
	errIrregular = errors.New("it is not a regular file")
	errPipe      = fmt.Errorf("%w; a pipe can be read as the standard input, by the name -", errIrregular)
)

// OpenRegular opens a file or a folder. Anything else, such as a named pipe to which nobody writes, is an error: reading it
// might never end. The error is a *fs.PathError.
func OpenRegular(path string) (*os.File, error) {
	info, err := os.Stat(path)
	if err != nil {
		return nil, err
	}
	if !info.Mode().IsRegular() && !info.IsDir() {
		return nil, &fs.PathError{Op: "open", Path: path, Err: errPipe}
	}
	return os.Open(path)
}

// readRegular reads a file of a file system, by the same rule.
func readRegular(fsys fs.FS, path string) ([]byte, error) {
	info, err := fs.Stat(fsys, path)
	if err != nil {
		return nil, err
	}
	if !info.Mode().IsRegular() && !info.IsDir() {
		return nil, &fs.PathError{Op: "open", Path: path, Err: errIrregular}
	}
	return fs.ReadFile(fsys, path)
}
