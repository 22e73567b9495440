package main

import (
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
say what a card can hold. Change it, and look with menagerie show NAME.yaml.`,
		Example: `  menagerie new fox-and-geese`,
		RunE: func(cmd *cobra.Command, args []string) error {
			if len(args) != 1 {
				return usageError("new takes one NAME, for example: menagerie new fox-and-geese")
			}
			return writeNewCard(cmd, args[0], force)
		},
	}
	cmd.Flags().BoolVar(&force, "force", false, "overwrite NAME.yaml")
	return cmd
}

func writeNewCard(cmd *cobra.Command, name string, force bool) error {
	if !rules.IsCardName(name) {
		return usageError("%q is no name of a card: use at most %d lowercase letters, digits and hyphens, and no name that Windows keeps for devices; for example fox-and-geese", name, rules.MaxCardName)
	}
	file := name + ".yaml"
	if _, err := os.Stat(file); !force && !errors.Is(err, fs.ErrNotExist) {
		return fileError(fmt.Errorf("%s is there already; use --force to overwrite it", file))
	}
	if err := folder.WriteFile(file, assets.NewCard(name)); err != nil {
		return fileError(err)
	}
	fmt.Fprintf(cmd.OutOrStdout(), "%s holds a small game to start from. Look at it with: menagerie show %s\n", file, file)
	return nil
}
