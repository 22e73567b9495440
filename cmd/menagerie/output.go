package main

import (
	"errors"
	"fmt"

	"menagerie/tts/folder"
)

// writeFolder puts files into a folder and tells problems of the folder from problems with what is in it.
func writeFolder(dir, list string, files []folder.File, force bool) error {
	err := folder.Write(dir, list, files, force)
	var foreign *folder.ForeignError
	switch {
	case errors.As(err, &foreign):
		return fileError(err)
	case err != nil:
		return fileError(fmt.Errorf("write into %s: %w", dir, err))
	}
	return nil
}
