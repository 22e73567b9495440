package main

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"

	"github.com/spf13/cobra"

	"menagerie/assets"
	"menagerie/rules"
	"menagerie/tts/folder"
)

func newCommand() *cobra.Command {
	var force bool
	cmd := &cobra.Command{
		Use:   "new NAME",
		Short: "Write a commented card to start a game of your own from",
		Long: `New writes NAME.yaml into the current folder: a small game that works as it is, with comments that
say what a card can hold. Change it, and look with menagerie show NAME.yaml,
which tells every mistake with its line and column. What no card can say stands in its comments, too.

Beside it lies card.schema.json, by which editors complete and check cards. It belongs to no one card; a later
new replaces it.`,
		Example: `  menagerie new five-animals`,
		RunE: func(cmd *cobra.Command, args []string) error {
			if len(args) != 1 {
				return usageError("new takes one NAME, for example: menagerie new five-animals")
			}
			return writeNewCard(cmd, args[0], force)
		},
	}
	cmd.Flags().BoolVar(&force, "force", false, "overwrite NAME.yaml and card.schema.json")
	return cmd
}

func writeNewCard(cmd *cobra.Command, name string, force bool) error {
	if !rules.IsCardName(name) {
		return usageError("%q is no name of a card: use at most %d lowercase letters, digits and hyphens, and no name that Windows keeps for devices; for example five-animals", name, rules.MaxCardName)
	}
	file := name + ".yaml"
	if _, err := os.Stat(file); !force && !errors.Is(err, fs.ErrNotExist) {
		return fileError(fmt.Errorf("%s is there already; use --force to overwrite it", file))
	}
	if !force && !schemaMayBeWritten() {
		return fileError(fmt.Errorf("%s is there already and is not from menagerie; use --force to overwrite it", assets.SchemaFile))
	}
	if err := folder.WriteFile(assets.SchemaFile, assets.Schema()); err != nil {
		return fileError(err)
	}
	if err := folder.WriteFile(file, assets.NewCard(name)); err != nil {
		return fileError(err)
	}
	fmt.Fprintf(cmd.OutOrStdout(), "%s holds a small game to start from. Look at it with: menagerie show %s\n", file, file)
	return nil
}

// schemaMayBeWritten tells whether the current folder has no file of the schema's name but one of ours.
func schemaMayBeWritten() bool {
	text, err := os.ReadFile(assets.SchemaFile)
	return errors.Is(err, fs.ErrNotExist) || err == nil && bytes.Contains(text, []byte(assets.SchemaComment))
}
