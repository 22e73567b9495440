package main

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"

	"menagerie/rules"
	"menagerie/saves"
	"menagerie/tts/savefile"
)

// readSave reads a save in any of its forms from a file, or from standard input.
func readSave(stdin io.Reader, file string) (*savefile.Save, error) {
	opened, err := openSave(stdin, file)
	if err != nil {
		return nil, saveError(file, err)
	}
	defer opened.Close()
	save, err := opened.Save()
	if err != nil {
		return nil, saveError(file, err)
	}
	return save, nil
}

func openSave(stdin io.Reader, file string) (*savefile.File, error) {
	if file == saves.StandardInput {
		return savefile.OpenStream(file, stdin)
	}
	return savefile.OpenFile(file)
}

// saveError tells a file that cannot be read from one that is no save.
func saveError(file string, err error) error {
	var failed *fs.PathError
	if errors.As(err, &failed) {
		return unreadable("save", file, err)
	}
	if isCardFile(file) {
		return inputError(fmt.Errorf("%s is no save: make one of a card with menagerie build %s -o DIR", file, file))
	}
	return inputError(fmt.Errorf("%s: %w", file, err))
}

// readAll reads a file, or the standard input, that need not be a save, as long as it is no longer than one may be.
func readAll(stdin io.Reader, file string) ([]byte, error) {
	const most = savefile.MaxBytes + 1 // one byte more than a save may have shows that it is too large
	in := stdin
	if file != saves.StandardInput {
		f, err := savefile.OpenRegular(file)
		if err != nil {
			return nil, err
		}
		defer f.Close()
		in = f
	}
	data, err := io.ReadAll(io.LimitReader(in, most))
	if err == nil && len(data) > savefile.MaxBytes {
		err = fmt.Errorf("%s is larger than 1 GiB", file)
	}
	return data, err
}

// readAtMost reads no more of a file than some bytes, since it may be a device that never ends.
func readAtMost(file string, bytes int64) ([]byte, error) {
	f, err := os.Open(file)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return io.ReadAll(io.LimitReader(f, bytes))
}

// unreadable says why a file cannot be read, and which one may be meant. What is what the file is for, such as a card.
func unreadable(what, file string, err error) error {
	info, statErr := os.Stat(file)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return fileError(fmt.Errorf("there is no %s %s%s", what, file, neighbour(file)))
	case statErr == nil && info.IsDir():
		return fileError(fmt.Errorf("%s is a folder: name a %s, which is a file", file, what))
	}
	return fileError(fmt.Errorf("read the %s: %w", what, err))
}

// neighbour asks whether another file beside the one named is meant, or says that the folder is not there either.
func neighbour(file string) string {
	dir, base := filepath.Split(file)
	if dir == "" {
		dir = "."
	}
	entries, err := os.ReadDir(dir)
	if err != nil {
		return ": there is no folder " + filepath.Clean(dir)
	}
	var names []string
	for _, e := range entries {
		names = append(names, e.Name())
	}
	if question := rules.DidYouMean(base, names); question != "" {
		return " (" + question + ")"
	}
	return ""
}
