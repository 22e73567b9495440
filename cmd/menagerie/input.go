package main

import (
	"errors"
	"fmt"
	"io"
	"io/fs"

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
