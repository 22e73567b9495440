package main

import (
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"menagerie/rules"
	"menagerie/tts"
)

func showCommand() *cobra.Command {
	var flags positionFlags
	cmd := &cobra.Command{
		Use:   "show CARD",
		Short: "Show a position: the board, who is to move, and whether the game is over",
		Long: `Show prints a position of CARD in the terminal. It also checks the whole card, its looks included: what is wrong is
told with its line and column.`,
		Example: `  menagerie show capture-the-fruit
  menagerie show capture-the-fruit --moves "b2-b4 h8-h6"
  menagerie show capture-the-fruit --option centre-shelters-carrier=false`,
		Args: oneCard,
		RunE: func(cmd *cobra.Command, args []string) error {
			pos, err := flags.load(args[0])
			if err != nil {
				return err
			}
			game, out := pos.Game(), cmd.OutOrStdout()
			if err := tts.Check(game); err != nil {
				return inputError(err)
			}
			words := game.Card.WordsIn(rules.English)
			fmt.Fprintln(out, strings.TrimSpace(words.Title+"  "+words.Subtitle))
			if words.Summary != "" {
				fmt.Fprintln(out, words.Summary)
			}
			fmt.Fprintln(out)
			fmt.Fprintln(out, pos.Diagram())
			fmt.Fprintln(out, legend(game, terminalOf(out).width))
			fmt.Fprintf(out, "\n%s\nposition: %s\n", standing(pos), pos)
			for _, rule := range words.Rules {
				fmt.Fprintf(out, "\n%s\n", wrap(rule, terminalOf(out).width))
			}
			return nil
		},
	}
	flags.register(cmd)
	return cmd
}

// legend explains the letters of a diagram.
func legend(game *rules.Game, width int) string {
	sides, words := game.Tables.Sides, game.Card.WordsIn(rules.English)
	head := "The pieces belong to nobody:"
	if !game.Tables.Shared {
		head = fmt.Sprintf("Uppercase is %s, lowercase %s:", words.Name(sides[0].Name), words.Name(sides[1].Name))
	}
	var entries []string
	for _, kind := range game.KindsInPlay() {
		k := game.Card.Kinds[kind-1]
		entries = append(entries, strings.Join(strings.Fields(fmt.Sprintf("%s %s %s", k.Letter, k.Face, words.Name(k.Name))), " "))
	}
	if carry := game.Tables.Carry; carry != nil {
		entries = append(entries, "* "+words.Name(carry.Token))
	}
	return head + "\n" + inColumns(entries, width)
}

// sharers are the sides that share a draw when others have lost.
func sharers(pos *rules.Position) []string {
	words := pos.Game().Card.WordsIn(rules.English)
	var names []string
	for i, side := range pos.Game().Tables.Sides {
		if pos.Outcome().Shares(i + 1) {
			names = append(names, words.Name(side.Name))
		}
	}
	return names
}

// standing says who is to move, or how the game ended.
func standing(pos *rules.Position) string {
	o, game := pos.Outcome(), pos.Game()
	words := game.Card.WordsIn(rules.English)
	side := func(n int) string { return words.Name(game.Tables.Sides[n-1].Name) }
	switch {
	case o.Over && o.Winner == 0 && o.Shared != 0:
		return "The game is drawn between " + strings.Join(sharers(pos), " and ") + ": " + o.Reason
	case o.Over && o.Winner == 0:
		return "The game is drawn: " + o.Reason
	case o.Over:
		return side(o.Winner) + " has won: " + o.Reason
	}
	text := side(pos.Turn()) + " to move"
	if pos.Check() {
		text += ", in check"
	}
	moves := len(pos.Moves())
	if moves == 0 {
		return text + ", no legal move: the game is stuck, for no ending of the card says what that means"
	}
	return text + ", " + count(moves, "legal move")
}
