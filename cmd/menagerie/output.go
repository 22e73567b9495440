package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"strings"

	"menagerie/tts/folder"
	"menagerie/tts/savefile"
)

// writeFolder puts files into a folder.
func writeFolder(dir, list string, files []folder.File, force bool) error {
	return intoFolder(dir, folder.Write(dir, list, files, force))
}

// intoFolder tells problems of a folder from problems with what is put into it.
func intoFolder(dir string, err error) error {
	var foreign *folder.ForeignError
	switch {
	case errors.As(err, &foreign):
		return fileError(err)
	case errors.Is(err, fs.ErrPermission):
		return fileError(fmt.Errorf("write into %s: %w; choose a folder that you may write into", dir, err))
	case err != nil:
		return fileError(fmt.Errorf("write into %s: %w", dir, err))
	}
	return nil
}

// printable is a text of somebody else's, line by line, as it may stand on a terminal.
func printable(text string) string {
	lines := strings.Split(strings.ReplaceAll(text, "\t", " "), "\n")
	for i, line := range lines {
		lines[i] = savefile.Printable(line)
	}
	return strings.Join(lines, "\n")
}

// count is a number of things in words, such as 2 files.
func count(n int, thing string) string {
	if n != 1 {
		thing += "s"
	}
	return fmt.Sprintf("%d %s", n, thing)
}

// printJSON prints a value as one line.
func printJSON(out io.Writer, value any) error {
	encoder := json.NewEncoder(out)
	encoder.SetEscapeHTML(false)
	return encoder.Encode(value)
}
