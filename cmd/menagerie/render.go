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
	var language string
	cmd := &cobra.Command{
		Use:     "render CARD…",
		Short:   "Make the pictures and meshes alone",
		Example: `  menagerie render capture-the-fruit -o art --size 1024`,
		RunE: func(cmd *cobra.Command, args []string) error {
			return flags.each(cmd, args, func(game *rules.Game, dir string) error {
				return renderCard(cmd, game, dir, language, &flags)
			})
		},
	}
	flags.register(cmd)
	cmd.Flags().StringVar(&language, "lang", "en", "the language of what is written on the board; what the card lacks in it is in English")
	return cmd
}

func renderCard(cmd *cobra.Command, game *rules.Game, dir, language string, flags *outputFlags) error {
	opts, err := flags.looks.options()
	if err != nil {
		return err
	}
	opts.Size, opts.Language = flags.size, language
	set, err := render.Render(game, opts)
	if err != nil {
		return inputError(err)
	}
	files, err := tts.Art(set)
	if err != nil {
		return inputError(err)
	}
	if err := flags.write(dir, "render", files); err != nil {
		return err
	}
	fmt.Fprintf(cmd.OutOrStdout(), "%d pictures and meshes of %s are in %s.\n", len(files), game.Card.Words["en"].Title, dir)
	return nil
}
