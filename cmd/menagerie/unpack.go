package main

import (
	"fmt"
	"path/filepath"

	"github.com/spf13/cobra"

	"menagerie/tts/savefile"
)

func unpackCommand() *cobra.Command {
	var dir string
	var force bool
	cmd := &cobra.Command{
		Use:   "unpack SAVE -o DIR",
		Short: "Make a folder of a save, for an editor and version control",
		Long: `Unpack makes a folder of a save or saved object: save.json for the table, a small JSON file for each
object, and beside them the scripts (.ttslua), UI (.xml), notebook and what scripts keep. A bundled
script becomes a file for each module. Menagerie pack makes the same save of it, to the byte. Of an
item of the Workshop (BSON, or a .ttsmod with one save) it makes the save in JSON.

Unpacking a newer save into the folder updates it. Files that were edited and not packed are in the
way then, unless --force is given.`,
		Example: `  menagerie unpack TS_Save_12.json -o my-save
  menagerie pack my-save -o TS_Save_13.json`,
		RunE: func(cmd *cobra.Command, args []string) error {
			switch {
			case len(args) != 1:
				return usageError("unpack takes one SAVE, for example TS_Save_12.json")
			case dir == "":
				return usageError("unpack where? Use -o DIR")
			}
			return unpack(cmd, args[0], dir, force)
		},
	}
	cmd.Flags().StringVarP(&dir, "output", "o", "", "the folder to write into (required)")
	cmd.Flags().BoolVar(&force, "force", false, "overwrite files that this tool did not make or that were edited since")
	return cmd
}

func unpack(cmd *cobra.Command, file, dir string, force bool) error {
	save, err := readSave(cmd.InOrStdin(), file)
	if err != nil {
		return err
	}
	tree, err := savefile.Unpack(save)
	if err != nil {
		return inputError(fmt.Errorf("%s: %w", file, err))
	}
	if err := writeFolder(dir, "unpack", tree.Files, force); err != nil {
		return err
	}
	name := tree.SaveName
	if name == "" {
		name = filepath.Base(file)
	}
	fmt.Fprintf(cmd.OutOrStdout(), "%s and %s of %s are in %s.\n", count(tree.Objects, "object"), count(tree.Scripts, "script"), printable(name), dir)
	for _, note := range tree.Notes {
		fmt.Fprintln(cmd.ErrOrStderr(), "note: "+note+".")
	}
	return nil
}
