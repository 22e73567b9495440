package main

import (
	"fmt"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"menagerie/rules"
	"menagerie/tts/script"
)

func showCommand() *cobra.Command {
	var flags positionFlags
	cmd := &cobra.Command{
		Use:   "show CARD",
		Short: "Show a position: the board, who is to move, and whether the game is over",
		Example: `  menagerie show capture-the-fruit
  menagerie show capture-the-fruit --moves "b2-b4 h8-h6"`,
		Args: oneCard,
		RunE: func(cmd *cobra.Command, args []string) error {
			pos, err := flags.load(args[0])
			if err != nil {
				return err
			}
			game, out := pos.Game(), cmd.OutOrStdout()
			words := game.Card.Words["en"]
			fmt.Fprintf(out, "%s  %s\n%s\n\n", words.Title, words.Subtitle, words.Summary)
			fmt.Fprintln(out, pos.Diagram())
			for _, line := range legend(game) {
				fmt.Fprintln(out, line)
			}
			fmt.Fprintf(out, "\n%s\nposition: %s\n", standing(pos), pos)
			for _, rule := range words.Rules {
				fmt.Fprintf(out, "\n%s\n", wrap(rule, 90))
			}
			return nil
		},
	}
	flags.register(cmd)
	return cmd
}

// legend explains the letters of a diagram.
func legend(game *rules.Game) []string {
	sides := game.Tables.Sides
	lines := []string{fmt.Sprintf("Uppercase is %s, lowercase %s:", script.NameOf(game, sides[0].Name), script.NameOf(game, sides[1].Name))}
	kinds := game.KindsInPlay()
	line := " "
	for i, kind := range kinds {
		k := game.Card.Kinds[kind-1]
		line += fmt.Sprintf(" %s %s %s", k.Letter, k.Face, script.NameOf(game, k.Name))
		if i%4 == 3 || i == len(kinds)-1 {
			lines = append(lines, line)
			line = " "
			continue
		}
		line += ","
	}
	if carry := game.Tables.Carry; carry != nil {
		lines = append(lines, "  * "+script.NameOf(game, carry.Token))
	}
	return lines
}

// wrap breaks a text into lines of at most width characters.
func wrap(text string, width int) string {
	var lines []string
	line := ""
	for _, word := range strings.Fields(text) {
		if line != "" && len(line)+1+len(word) > width {
			lines, line = append(lines, line), ""
		}
		if line != "" {
			line += " "
		}
		line += word
	}
	return strings.Join(append(lines, line), "\n")
}

// standing says who is to move, or how the game ended.
func standing(pos *rules.Position) string {
	o, game := pos.Outcome(), pos.Game()
	side := func(n int) string { return script.NameOf(game, game.Tables.Sides[n-1].Name) }
	switch {
	case o.Over && o.Winner == 0:
		return "The game is drawn: " + o.Reason
	case o.Over:
		return side(o.Winner) + " has won: " + o.Reason
	}
	return fmt.Sprintf("%s to move, %d legal moves", side(pos.Turn()), len(pos.Moves()))
}

func movesCommand() *cobra.Command {
	var flags positionFlags
	cmd := &cobra.Command{
		Use:     "moves CARD",
		Short:   "List the legal moves, one a line, sorted bytewise",
		Example: `  menagerie moves capture-the-fruit --moves "b2-b4"`,
		Args:    oneCard,
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

func perftCommand() *cobra.Command {
	var flags positionFlags
	var depth int
	var divide bool
	cmd := &cobra.Command{
		Use:     "perft CARD",
		Short:   "Count the legal sequences of moves up to a depth",
		Example: `  menagerie perft capture-the-fruit --depth 4`,
		Args:    oneCard,
		RunE: func(cmd *cobra.Command, args []string) error {
			if depth < 1 {
				return usageError("--depth %d: a depth is 1 or more", depth)
			}
			pos, err := flags.load(args[0])
			if err != nil {
				return err
			}
			out := cmd.OutOrStdout()
			if divide {
				var lines []string
				for _, d := range pos.Divide(depth) {
					lines = append(lines, fmt.Sprintf("%s\t%d", pos.Game().MoveText(d.Move), d.Nodes))
				}
				slices.Sort(lines)
				for _, line := range lines {
					fmt.Fprintln(out, line)
				}
				return nil
			}
			for d := 1; d <= depth; d++ {
				fmt.Fprintf(out, "%d\t%d\n", d, pos.Perft(d))
			}
			return nil
		},
	}
	flags.register(cmd)
	cmd.Flags().IntVar(&depth, "depth", 3, "how many moves deep")
	cmd.Flags().BoolVar(&divide, "divide", false, "count by first move instead, at the full depth")
	return cmd
}
