package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"

	"github.com/spf13/cobra"

	"menagerie/assets"
	"menagerie/rules"
	"menagerie/saves"
	"menagerie/tts/savefile"
)

func validateCommand() *cobra.Command {
	var asJSON, force bool
	var card, repaired string
	cmd := &cobra.Command{
		Use:   "validate SAVE…",
		Short: "Tell whether saves are sound, and what is wrong with those that are not",
		Long: `Validate reads saves of Tabletop Simulator, - for the standard input, and folders with all saves in
them. It changes nothing. The save of a card's game is compared with its script state, and its moves
are played again; of any other save it checks what every save needs.

With --repair OUT it writes a sound save of a game whose one SAVE is not: the game goes on after its
last legal move, or from where the pieces stand, or from the start, and each change is named. What is
not the game's stays as it is. It overwrites OUT only when it wrote it itself, or with --force; to
know that, it leaves a list beside it. Nothing is written when SAVE is sound or cannot be repaired.`,
		Example: `  menagerie validate out/Saves/capture-the-fruit.json
  menagerie validate --json "Documents/My Games/Tabletop Simulator/Saves"
  menagerie validate TS_Save_12.json --repair TS_Save_13.json`,
		RunE: func(cmd *cobra.Command, args []string) error {
			if len(args) == 0 {
				return usageError("validate what? Name a SAVE, a folder, or - for the standard input")
			}
			options, err := judgeOptions(card)
			if err != nil {
				return err
			}
			switch {
			case force && repaired == "":
				return usageError("--force is about the file of --repair: give both")
			case repaired != "":
				return repairSave(cmd, args, repaired, options, asJSON, force)
			}
			return validate(cmd, args, options, asJSON)
		},
	}
	cmd.Flags().BoolVar(&asJSON, "json", false, "one JSON object a save and line")
	cmd.Flags().StringVar(&card, "card", "", "insist on the saves of one CARD (a name or a file)")
	cmd.Flags().StringVar(&repaired, "repair", "", "write a sound save of SAVE to OUT")
	cmd.Flags().BoolVar(&force, "force", false, "overwrite an OUT that this tool did not make")
	return cmd
}

// judgeOptions finds cards by name: the one insisted on, or those that ship with the tool.
func judgeOptions(card string) (saves.Options, error) {
	options := saves.Options{Card: embeddedCard}
	if card == "" {
		return options, nil
	}
	game, err := loadGame(card, nil)
	if err != nil {
		return options, err
	}
	options.Insist = game.Card.Name
	options.Card = func(string) (*rules.Card, bool) { return game.Card, true }
	return options, nil
}

func embeddedCard(name string) (*rules.Card, bool) {
	file, text, ok := assets.Card(name)
	if !ok {
		return nil, false
	}
	card, err := rules.ReadCard(file, text)
	return card, err == nil
}

// validate judges all saves, also behind one that cannot be read.
func validate(cmd *cobra.Command, paths []string, options saves.Options, asJSON bool) error {
	var unreadable []error
	sound := true
	for _, path := range paths {
		files, err := filesOf(path)
		if err != nil {
			unreadable = append(unreadable, err)
		}
		for _, file := range files {
			data, err := readSave(cmd.InOrStdin(), file)
			if err != nil {
				unreadable = append(unreadable, err)
				continue
			}
			report := saves.Judge(file, data, options)
			sound = sound && report.OK
			if err := printReport(cmd.OutOrStdout(), &report, asJSON); err != nil {
				return fileError(fmt.Errorf("print the verdict on %s: %w", file, err))
			}
		}
	}
	switch {
	case len(unreadable) > 0:
		return fileError(errors.Join(unreadable...))
	case !sound:
		return &exitError{code: exitFindings, err: errors.New("not sound"), silent: true}
	}
	return nil
}

const standardInput = "-"

func filesOf(path string) ([]string, error) {
	if path == standardInput {
		return []string{path}, nil
	}
	return saves.Find(path)
}

func readSave(stdin io.Reader, file string) ([]byte, error) {
	in := stdin
	if file != standardInput {
		f, err := os.Open(file)
		if err != nil {
			return nil, err
		}
		defer f.Close()
		in = f
	}
	// One byte more than a save may have is enough to see that it has too many.
	return io.ReadAll(io.LimitReader(in, savefile.MaxBytes+1))
}

func printReport(out io.Writer, report *saves.Report, asJSON bool) error {
	if !asJSON {
		return report.WriteText(out)
	}
	encoder := json.NewEncoder(out)
	encoder.SetEscapeHTML(false)
	return encoder.Encode(report)
}
