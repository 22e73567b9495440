package main

import (
	"encoding/json"
	"fmt"
	"strconv"
	"text/tabwriter"

	"github.com/spf13/cobra"

	"menagerie/assets"
	"menagerie/rules"
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
			type row struct {
				Name    string `json:"name"`
				Title   string `json:"title"`
				Players string `json:"players"`
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
				r := row{name, game.Card.Words["en"].Title, players(game.Card), len(game.Tables.Points), game.PieceCount()}
				if asJSON {
					if err := json.NewEncoder(cmd.OutOrStdout()).Encode(r); err != nil {
						return fileError(err)
					}
					continue
				}
				fmt.Fprintf(table, "%s\t%s\t%s\t%d\t%d\n", r.Name, r.Title, r.Players, r.Points, r.Pieces)
			}
			return table.Flush()
		},
	}
	cmd.Flags().BoolVar(&asJSON, "json", false, "one JSON object a line")
	return cmd
}

// players is how many can play: a number or a range.
func players(card *rules.Card) string {
	least, most := card.Players()
	if least == most {
		return strconv.Itoa(least)
	}
	return fmt.Sprintf("%d–%d", least, most)
}
