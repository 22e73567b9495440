package main

import (
	"encoding/json"
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
		Args:  cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			type row struct {
				Name    string `json:"name"`
				Title   string `json:"title"`
				Players int    `json:"players"`
				Points  int    `json:"points"`
				Pieces  int    `json:"pieces"`
			}
			table := tabwriter.NewWriter(cmd.OutOrStdout(), 0, 0, 2, ' ', 0)
			if !asJSON {
				fmt.Fprintln(table, "NAME\tTITLE\tPLAYERS\tPOINTS\tPIECES")
			}
			for _, name := range assets.CardNames() {
				game, err := loadGame(name, nil)
				if err != nil {
					return err
				}
				r := row{name, game.Card.Words["en"].Title, len(game.Tables.Sides), len(game.Tables.Points), game.PieceCount()}
				if asJSON {
					if err := json.NewEncoder(cmd.OutOrStdout()).Encode(r); err != nil {
						return fileError(err)
					}
					continue
				}
				fmt.Fprintf(table, "%s\t%s\t%d\t%d\t%d\n", r.Name, r.Title, r.Players, r.Points, r.Pieces)
			}
			return table.Flush()
		},
	}
	cmd.Flags().BoolVar(&asJSON, "json", false, "one JSON object a line")
	return cmd
}
