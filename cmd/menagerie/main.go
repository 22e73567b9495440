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
	"menagerie/tts/box"
)

func main() {
	box.Main()
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
	printed := &watchedWriter{out: out}
	root := newRoot()
	root.SetArgs(args)
	root.SetIn(in)
	root.SetOut(printed)
	root.SetErr(errOut)
	err := root.Execute()
	if printed.err != nil {
		err = fileError(fmt.Errorf("print: %w", printed.err))
	}
	if err == nil {
		return 0
	}
	var exit *exitError
	if !errors.As(err, &exit) {
		exit = &exitError{code: exitUsage, err: err} // what cobra itself finds is wrong usage
	}
	if !exit.silent {
		fmt.Fprintln(errOut, "menagerie: "+printable(strings.TrimSpace(exit.Error())))
	}
	return exit.code
}

// watchedWriter remembers the first error in writing, such as a full disk behind a redirection, so that no verb
// has to look at every line it prints.
type watchedWriter struct {
	out io.Writer
	err error
}

func (w *watchedWriter) Write(p []byte) (int, error) {
	n, err := w.out.Write(p)
	if w.err == nil {
		w.err = err
	}
	return n, err
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
		Version:           about(),
		SilenceErrors:     true,
		SilenceUsage:      true,
		CompletionOptions: cobra.CompletionOptions{DisableDefaultCmd: true},
		Args:              cobra.ArbitraryArgs,
		RunE: func(cmd *cobra.Command, args []string) error {
			if len(args) == 0 {
				return cmd.Help()
			}
			return noVerb(cmd, args[0])
		},
	}
	root.SetHelpCommand(helpCommand(root))
	root.SetHelpFunc(printHelp)
	root.SetFlagErrorFunc(flagError)
	root.AddCommand(newCommand(), gamesCommand(), showCommand(), movesCommand(), perftCommand(), renderCommand(),
		buildCommand(), validateCommand(), playCommand(), pushCommand(), watchCommand(), calibrateCommand(), unpackCommand(), packCommand(), serveCommand(), doctorCommand(), completionCommand(), versionCommand())
	completeAll(root)
	return root
}

// helpCommand is cobra's, but knows a verb that does not exist as wrong usage.
func helpCommand(root *cobra.Command) *cobra.Command {
	return &cobra.Command{
		Use:     "help [VERB]",
		Short:   "Say more about a verb",
		Example: `  menagerie help build`,
		ValidArgsFunction: func(_ *cobra.Command, _ []string, begun string) ([]cobra.Completion, cobra.ShellCompDirective) {
			return beginning(verbsOf(root), begun), cobra.ShellCompDirectiveNoFileComp
		},
		RunE: func(_ *cobra.Command, args []string) error {
			verb, rest, err := root.Find(args)
			if err != nil || len(rest) > 0 {
				return noVerb(root, strings.Join(args, " "))
			}
			return verb.Help()
		},
	}
}

func noVerb(root *cobra.Command, verb string) error {
	return usageError("no verb %q (%s); see menagerie -h", verb, rules.Choices(verb, verbsOf(root)))
}

// verbsOf are the verbs that people use.
func verbsOf(root *cobra.Command) []string {
	var verbs []string
	for _, c := range root.Commands() {
		if c.IsAvailableCommand() {
			verbs = append(verbs, c.Name())
		}
	}
	return verbs
}
