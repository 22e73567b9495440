package main

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"github.com/spf13/cobra"

	"menagerie/tts/folder"
	"menagerie/tts/savefile"
)

func packCommand() *cobra.Command {
	var file string
	var force bool
	cmd := &cobra.Command{
		Use:   "pack DIR -o SAVE",
		Short: "Make a save of a folder that unpack made",
		Long: `Pack makes a save of a folder that unpack made, with what was edited there since. It says which file
and line is wrong when one is. It reads no file that save.json and those named there do not name.

It overwrites a save only when it made that save itself and nobody changed it since, or with --force;
to know that, it leaves a list beside the save.`,
		Example: `  menagerie pack my-save -o TS_Save_13.json`,
		RunE: func(cmd *cobra.Command, args []string) error {
			switch {
			case len(args) != 1:
				return usageError("pack takes one DIR, a folder that unpack made")
			case file == "":
				return usageError("pack into what? Use -o SAVE, for example -o TS_Save_13.json")
			}
			return pack(cmd, args[0], file, force)
		},
	}
	cmd.Flags().StringVarP(&file, "output", "o", "", "the save to write (required)")
	cmd.Flags().BoolVar(&force, "force", false, "overwrite a save that this tool did not make")
	return cmd
}

func pack(cmd *cobra.Command, dir, file string, force bool) error {
	if info, err := os.Stat(dir); err == nil && !info.IsDir() {
		return fileError(fmt.Errorf("%s is a file: pack takes the folder that unpack made", dir))
	}
	root, err := os.OpenRoot(dir)
	if err != nil {
		return unreadable("folder", dir, err)
	}
	defer root.Close()
	save, err := savefile.Pack(root.FS())
	var failed *fs.PathError
	switch {
	case errors.As(err, &failed):
		return fileError(fmt.Errorf("read %s: %w", dir, err))
	case err != nil:
		return inputError(fmt.Errorf("%s: %w", dir, err))
	}
	name := filepath.Base(file)
	if err := writeFolder(filepath.Dir(file), "pack-"+name, []folder.File{{Path: name, Data: save}}, force); err != nil {
		return err
	}
	fmt.Fprintf(cmd.OutOrStdout(), "%s is packed into %s.\n", dir, file)
	return nil
}
