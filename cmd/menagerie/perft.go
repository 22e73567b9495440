package main

import (
	"fmt"
	"io"
	"slices"

	"github.com/spf13/cobra"

	"menagerie/rules"
	"menagerie/tts/luaengine"
)

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
