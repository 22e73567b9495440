package main

import (
	"strings"

	"github.com/spf13/cobra"

	"menagerie/rules"
)

// shells are those that completion knows.
var shells = []string{"bash", "zsh", "fish", "powershell"}

func completionCommand() *cobra.Command {
	return &cobra.Command{
		Use:   "completion SHELL",
		Short: "Write what makes a shell complete verbs, flags, cards and other names",
		Long: `Completion writes a script for a shell: bash, zsh, fish or powershell. With it, the tab key completes verbs,
flags, the names of cards, and what flags take: themes, languages, parts, options of a card, codes of rules.

To have it in every new shell, once:

  bash        menagerie completion bash > ~/.local/share/bash-completion/completions/menagerie
              (needs the package bash-completion)
  zsh         menagerie completion zsh > "${fpath[1]}/_menagerie"
              (needs autoload -Uz compinit && compinit in ~/.zshrc)
  fish        menagerie completion fish > ~/.config/fish/completions/menagerie.fish
  powershell  menagerie completion powershell >> $PROFILE`,
		Example: `  menagerie completion bash
  menagerie completion powershell`,
		RunE: func(cmd *cobra.Command, args []string) error {
			if len(args) != 1 {
				return usageError("completion takes one SHELL: %s", strings.Join(shells, ", "))
			}
			return writeCompletion(cmd, args[0])
		},
	}
}

func writeCompletion(cmd *cobra.Command, shell string) error {
	root, out := cmd.Root(), cmd.OutOrStdout()
	switch shell {
	case "bash":
		return root.GenBashCompletionV2(out, true)
	case "zsh":
		return root.GenZshCompletion(out)
	case "fish":
		return root.GenFishCompletion(out, true)
	case "powershell":
		return root.GenPowerShellCompletionWithDesc(out)
	}
	return usageError("no completion for %q (%s)", shell, rules.Choices(shell, shells))
}
