package main

import (
	"context"
	"fmt"
	"time"

	"github.com/spf13/cobra"

	"menagerie/rules"
	"menagerie/tts"
	"menagerie/tts/editor"
	"menagerie/tts/savefile"
)

// pushFlags are what push is told beside the save.
type pushFlags struct {
	force   bool
	wait    time.Duration
	options []string
}

func pushCommand() *cobra.Command {
	var flags pushFlags
	cmd := &cobra.Command{
		Use:   "push SAVE|CARD",
		Short: "Bring the script of a save or a card into a running Tabletop Simulator",
		Long: `Push gives the game that is loaded in Tabletop Simulator the script and the panel of a save, or those
that a build makes of a card, and has it loaded again, as Save & Play does in TTS. Then it shows for a
while what the scripts print and where they fail, in the lines of the files they were made of.

TTS must run on this computer with the same game loaded: pictures, pieces and places are not pushed. A
card's script is pushed in the language that the loaded mod was built in.
Only one editor can be connected with TTS, so close the TTS extension of another editor first.`,
		Example: `  menagerie push capture-the-fruit
  menagerie push out/Saves/capture-the-fruit.json
  menagerie push my-game.yaml --wait 1m`,
		RunE: func(cmd *cobra.Command, args []string) error {
			switch {
			case len(args) != 1:
				return usageError("push takes one SAVE or CARD, for example: menagerie push capture-the-fruit")
			case flags.wait < 0:
				return usageError("--wait %v: a time cannot be negative", flags.wait)
			}
			return push(cmd, args[0], &flags)
		},
	}
	cmd.Flags().BoolVar(&flags.force, "force", false, "push even when TTS has another game loaded")
	cmd.Flags().DurationVar(&flags.wait, "wait", 5*time.Second, "how long to show what the scripts print, for example 30s")
	cmd.Flags().StringArrayVar(&flags.options, "option", nil, "set an option of the card, for example NAME=true")
	return cmd
}

func push(cmd *cobra.Command, arg string, flags *pushFlags) error {
	mod, err := whatToPush(cmd, arg, flags.options)
	if err != nil {
		return err
	}
	session, err := openSession(cmd.OutOrStdout())
	if err != nil {
		return err
	}
	defer session.close()
	if err := session.push(cmd.Context(), mod, flags.force); err != nil {
		return err
	}
	waiting, stop := context.WithTimeout(cmd.Context(), flags.wait)
	defer stop()
	session.follow(waiting, nil)
	if session.failed {
		return inputError(fmt.Errorf("%s: its scripts failed in TTS, see the lines marked error", arg))
	}
	return nil
}

// whatToPush reads the scripts of SAVE or CARD.
func whatToPush(cmd *cobra.Command, arg string, options []string) (pushed, error) {
	if isCardArg(arg) {
		return pushedCard(arg, options)
	}
	if len(options) > 0 {
		return pushed{}, usageError("--option is for a CARD; a save has its options already")
	}
	save, err := readSave(cmd.InOrStdin(), arg)
	if err != nil {
		return pushed{}, err
	}
	scripts, err := editor.ScriptsOf([]byte(save.Text))
	if err != nil {
		return pushed{}, inputError(fmt.Errorf("%s: %w", arg, err))
	}
	return pushed{name: arg, scripts: scripts}, nil
}

// isCardArg tells a CARD from a SAVE.
func isCardArg(arg string) bool {
	return shipped(arg) || isCardFile(arg) || !looksLikePath(arg) && !savefile.IsSave(arg)
}

// pushedCard makes the scripts that a build of CARD would have.
func pushedCard(card string, options []string) (pushed, error) {
	game, err := loadGame(card, options)
	if err != nil {
		return pushed{}, err
	}
	in := func(language string) (editor.ScriptStates, error) {
		lua, panel, err := tts.Script(game, language)
		if err != nil {
			return nil, inputError(err)
		}
		return editor.Mod(lua, panel), nil
	}
	scripts, err := in(rules.English)
	return pushed{card, scripts, in}, err
}
