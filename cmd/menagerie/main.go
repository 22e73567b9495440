// Menagerie makes Tabletop Simulator mods of abstract board games from cards, and judges saved games.
package main

import (
	"errors"
	"fmt"
	"io"
	"os"
	"strings"

	"github.com/spf13/cobra"

	"menagerie/rules"
	"menagerie/tts"
)

func main() {
	os.Exit(run(os.Args[1:], os.Stdin, os.Stdout, os.Stderr))
}

// Exit codes, as scripts rely on them.
const (
	exitFindings = 1 // findings, a broken card or an illegal input
	exitUsage    = 2 // wrong usage, an unknown card or flag
	exitFiles    = 3 // could not read or write
)

// exitError is an error and the exit code that goes with it. A silent one has already been reported.
type exitError struct {
	code   int
	err    error
	silent bool
}

func (e *exitError) Error() string { return e.err.Error() }
func (e *exitError) Unwrap() error { return e.err }

func usageError(format string, args ...any) error {
	return &exitError{code: exitUsage, err: fmt.Errorf(format, args...)}
}

func fileError(err error) error { return &exitError{code: exitFiles, err: err} }

func inputError(err error) error { return &exitError{code: exitFindings, err: err} }

// run is the whole program: it returns the exit code.
func run(args []string, in io.Reader, out, errOut io.Writer) int {
	root := newRoot()
	root.SetArgs(args)
	root.SetIn(in)
	root.SetOut(out)
	root.SetErr(errOut)
	err := root.Execute()
	if err == nil {
		return 0
	}
	var exit *exitError
	if !errors.As(err, &exit) {
		exit = &exitError{code: exitUsage, err: err} // what cobra itself finds is wrong usage
	}
	if !exit.silent {
		fmt.Fprintln(errOut, "menagerie: "+strings.TrimSpace(exit.Error()))
	}
	return exit.code
}

func newRoot() *cobra.Command {
	root := &cobra.Command{
		Use:   "menagerie",
		Short: "Make Tabletop Simulator mods of abstract board games, and judge saved games",
		Long: `From one card (a YAML file) Menagerie makes a Workshop-ready Tabletop Simulator mod: save,
board and piece art, meshes and Lua that enforces the rules. It also tells whether a saved
game is sound.`,
		Example: `  menagerie build capture-the-fruit -o out
  menagerie validate out/Saves/capture-the-fruit.json`,
		Version:           tts.Version,
		SilenceErrors:     true,
		SilenceUsage:      true,
		CompletionOptions: cobra.CompletionOptions{HiddenDefaultCmd: true},
		Args:              cobra.ArbitraryArgs,
		RunE: func(cmd *cobra.Command, args []string) error {
			if len(args) == 0 {
				return cmd.Help()
			}
			return usageError("no verb %q%s; see menagerie -h", args[0], suggestion(cmd, args[0]))
		},
	}
	root.AddCommand(gamesCommand(), showCommand(), movesCommand(), perftCommand(), renderCommand(),
		buildCommand(), validateCommand(), playCommand())
	return root
}

func suggestion(root *cobra.Command, verb string) string {
	var verbs []string
	for _, c := range root.Commands() {
		verbs = append(verbs, c.Name())
	}
	if near := rules.Nearest(verb, verbs); near != "" {
		return " (did you mean " + near + "?)"
	}
	return ""
}
