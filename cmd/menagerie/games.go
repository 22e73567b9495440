package main

import (
	"fmt"
	"text/tabwriter"

	"github.com/spf13/cobra"

	"menagerie/assets"
)

func gamesCommand() *cobra.Command {
	var asJSON bool
	cmd := &cobra.Command{
		Use:   "games",
		Short: "List the cards that ship with the tool",
		Example: `  menagerie games
  menagerie games --json`,
		Args: noArguments,
		RunE: func(cmd *cobra.Command, _ []string) error {
			table := tabwriter.NewWriter(cmd.OutOrStdout(), 0, 0, 2, ' ', 0)
			if !asJSON {
				fmt.Fprintln(table, "NAME\tTITLE\tPLAYERS\tPOINTS\tPIECES")
			}
			for _, l := range assets.Listings() {
				if asJSON {
					if err := printJSON(cmd.OutOrStdout(), l); err != nil {
						return fileError(err)
					}
					continue
				}
				fmt.Fprintf(table, "%s\t%s\t%s\t%d\t%d\n", l.Name, l.Title, l.Players, l.Points, l.Pieces)
			}
			return table.Flush()
		},
	}
	cmd.Flags().BoolVar(&asJSON, "json", false, "one JSON object a line")
	return cmd
}
