package main

import (
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"menagerie/rules"
	"menagerie/tts"
	"menagerie/tts/luaengine"
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
			words := game.Card.Words["en"]
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
	switch n := len(pos.Moves()); n {
	case 0:
		return text + ", no legal move: the game is stuck, for no ending of the card says what that means"
	case 1:
		return text + ", 1 legal move"
	default:
		return fmt.Sprintf("%s, %d legal moves", text, n)
	}
}

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

func perftCommand() *cobra.Command {
	var flags positionFlags
	var depth int
	var divide bool
	var engine string
	cmd := &cobra.Command{
		Use:   "perft CARD",
		Short: "Count the legal sequences of moves up to a depth",
		Example: `  menagerie perft capture-the-fruit --depth 3
  menagerie perft capture-the-fruit --depth 2 --divide --moves "b2-b4"
  menagerie perft elephant-chess --depth 2 --engine lua`,
		Args: oneCard,
		RunE: func(cmd *cobra.Command, args []string) error {
			if depth < 1 {
				return usageError("--depth %d: a depth is 1 or more", depth)
			}
			pos, err := flags.load(args[0])
			if err != nil {
				return err
			}
			count, err := newCounter(engine, pos)
			if err != nil {
				return err
			}
			defer count.close()
			if divide {
				return printDivided(cmd.OutOrStdout(), pos.Game(), count, depth)
			}
			return printPerft(cmd.OutOrStdout(), count, depth)
		},
	}
	flags.register(cmd)
	cmd.Flags().IntVar(&depth, "depth", 3, "how many moves deep")
	cmd.Flags().BoolVar(&divide, "divide", false, "count by first move instead, at the full depth")
	cmd.Flags().StringVar(&engine, "engine", "go", "which engine counts: go, or lua for the one inside the mod, which is slower")
	return cmd
}

func printPerft(out io.Writer, count counter, depth int) error {
	for d := 1; d <= depth; d++ {
		nodes, err := count.perft(d)
		if err != nil {
			return err
		}
		fmt.Fprintf(out, "%d\t%d\n", d, nodes)
	}
	return nil
}

func printDivided(out io.Writer, game *rules.Game, count counter, depth int) error {
	list, err := count.divide(depth)
	if err != nil {
		return err
	}
	var lines []string
	for _, d := range list {
		lines = append(lines, fmt.Sprintf("%s\t%d", game.MoveText(d.Move), d.Nodes))
	}
	slices.Sort(lines)
	for _, line := range lines {
		fmt.Fprintln(out, line)
	}
	return nil
}

// engines are those that newCounter knows.
var engines = []string{"go", "lua"}

// counter counts moves from a position with one of the engines.
type counter struct {
	perft  func(depth int) (uint64, error)
	divide func(depth int) ([]rules.Divided, error)
	close  func()
}

func newCounter(engine string, pos *rules.Position) (counter, error) {
	switch engine {
	case "go":
		return counter{
			perft:  func(depth int) (uint64, error) { return pos.Perft(depth), nil },
			divide: func(depth int) ([]rules.Divided, error) { return pos.Divide(depth), nil },
			close:  func() {},
		}, nil
	case "lua":
		e, err := luaengine.New(pos.Game())
		if err != nil {
			return counter{}, err
		}
		if err := e.SetPosition(pos.String()); err != nil {
			e.Close()
			return counter{}, err
		}
		return counter{perft: e.Perft, divide: e.Divide, close: e.Close}, nil
	}
	return counter{}, usageError("--engine %s: no such engine (%s)", engine, rules.Choices(engine, engines))
}
