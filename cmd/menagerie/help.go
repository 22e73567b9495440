package main

import (
	"fmt"
	"strings"

	"github.com/spf13/cobra"
)

// printHelp is the help of a verb, or of the whole program, as wide as the terminal.
func printHelp(cmd *cobra.Command, _ []string) {
	out := cmd.OutOrStdout()
	width := terminalOf(out).width
	about := cmd.Long
	if about == "" {
		about = cmd.Short + "."
	}
	parts := []string{wrapParagraphs(about, width), "Usage:\n  " + usageLine(cmd)}
	if cmd.HasAvailableSubCommands() {
		parts = append(parts, "Verbs:\n"+verbList(cmd, width))
	}
	if cmd.Example != "" {
		parts = append(parts, "Examples:\n"+cmd.Example)
	}
	if flags := cmd.LocalFlags(); flags.HasAvailableFlags() {
		parts = append(parts, "Flags:\n"+strings.TrimRight(flags.FlagUsagesWrapped(width), "\n"))
	}
	if cmd.HasAvailableSubCommands() {
		parts = append(parts, "menagerie VERB -h says more about a verb.")
	}
	fmt.Fprintln(out, strings.Join(parts, "\n\n"))
}

func usageLine(cmd *cobra.Command) string {
	if cmd.HasAvailableSubCommands() {
		return cmd.CommandPath() + " VERB [flags]"
	}
	return cmd.UseLine()
}

// verbList is every verb with what it does.
func verbList(root *cobra.Command, width int) string {
	longest := 0
	for _, verb := range verbsOf(root) {
		longest = max(longest, columns(verb))
	}
	var lines []string
	for _, c := range root.Commands() {
		if c.IsAvailableCommand() {
			lines = append(lines, hang("  "+padded(c.Name(), longest)+"  ", c.Short, width))
		}
	}
	return strings.Join(lines, "\n")
}
