package main

import (
	"fmt"

	"github.com/spf13/cobra"

	"menagerie/render"
	"menagerie/rules"
	"menagerie/tts"
)

func renderCommand() *cobra.Command {
	var flags outputFlags
	cmd := &cobra.Command{
		Use:     "render CARD…",
		Short:   "Make the pictures and meshes alone",
		Example: `  menagerie render capture-the-fruit -o art --size 1024`,
		RunE: func(cmd *cobra.Command, args []string) error {
			return flags.each(cmd, args, func(game *rules.Game, dir string) error {
				return renderCard(cmd, game, dir, &flags)
			})
		},
	}
	flags.register(cmd)
	return cmd
}

func renderCard(cmd *cobra.Command, game *rules.Game, dir string, flags *outputFlags) error {
	set, err := render.Render(game, render.Options{Size: flags.size})
	if err != nil {
		return inputError(err)
	}
	files, err := tts.Art(set)
	if err != nil {
		return inputError(err)
	}
	if err := writeFolder(dir, "render", files, flags.force); err != nil {
		return err
	}
	fmt.Fprintf(cmd.OutOrStdout(), "%d pictures and meshes of %s are in %s.\n", len(files), game.Card.Words["en"].Title, dir)
	return nil
}
