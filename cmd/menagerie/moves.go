package main

import (
	"fmt"
	"slices"

	"github.com/spf13/cobra"

	"menagerie/rules"
)

func movesCommand() *cobra.Command {
	var flags positionFlags
	cmd := &cobra.Command{
		Use:   "moves CARD",
		Short: "List the legal moves, one a line, sorted bytewise",
		Example: `  menagerie moves capture-the-fruit
  menagerie moves capture-the-fruit --moves "b2-b4"`,
		Args: oneCard,
		RunE: func(cmd *cobra.Command, args []string) error {
			pos, err := flags.load(args[0])
			if err != nil {
				return err
			}
			for _, text := range sortedMoves(pos) {
				fmt.Fprintln(cmd.OutOrStdout(), text)
			}
			return nil
		},
	}
	flags.register(cmd)
	return cmd
}

func sortedMoves(pos *rules.Position) []string {
	var texts []string
	for _, m := range pos.Moves() {
		texts = append(texts, pos.Game().MoveText(m))
	}
	slices.Sort(texts)
	return texts
}
