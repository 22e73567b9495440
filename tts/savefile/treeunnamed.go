package savefile

import (
	"errors"
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strings"
)

// checkUnnamed refuses files that look like parts of the tree and that nothing names: an object or script that somebody
// added and that the save would lack.
func (p *packer) checkUnnamed(fsys fs.FS) error {
	for _, root := range []string{".", objectsFolder, modulesFolder, notebookFolder} {
		err := fs.WalkDir(fsys, root, func(file string, entry fs.DirEntry, err error) error {
			switch {
			case errors.Is(err, fs.ErrNotExist):
				return nil
			case err != nil:
				return err
			case entry.IsDir() && root == "." && file != ".":
				return fs.SkipDir
			case entry.IsDir() || !isPart(root, path.Base(file)):
				return nil
			}
			if _, named := p.namers[file]; named {
				return nil
			}
			return fmt.Errorf("%s is named by no other file: name it where it belongs, as in {\"$file\": %q}, or delete it", file, file)
		})
		if err != nil {
			return err
		}
	}
	return nil
}

// isPart tells whether a file looks like a part of the tree: in the folder itself by its beginning, since a reader's own
// files may be there, and in a folder of the tree by its ending.
func isPart(root, name string) bool {
	if root == "." {
		return strings.HasPrefix(name, globalBase+".")
	}
	return !strings.HasPrefix(name, ".") && slices.Contains([]string{jsonEnding, scriptEnding, panelEnding, textEnding}, path.Ext(name))
}
