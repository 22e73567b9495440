package main

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"

	"github.com/spf13/cobra"

	"menagerie/saves"
	"menagerie/tts"
	"menagerie/tts/folder"
	"menagerie/tts/table"
)

// playFlags are what play is told beside the save.
type playFlags struct {
	script, card string
	asJSON       bool
	force        bool
}

func playCommand() *cobra.Command {
	var flags playFlags
	cmd := &cobra.Command{
		Use:   "play SAVE --script FILE",
		Short: "Run a save without Tabletop Simulator, as seated players would",
		Long: `Play loads a save, runs its Lua and performs a scenario: seats sit down, pick up, drop, press
buttons, save and load. It prints what each seat would see, and fails at the first expectation that
is not met. Files that a scenario saves go where their names say, as seen from the current folder.

` + table.ScenarioHelp,
		Example: `  menagerie play out/Saves/capture-the-fruit.json --script opening.txt

  # opening.txt
  Red sits Ann host
  Green sits Bo
  Red drags b2 b4
  settle
  expect turn Green
  save after.json`,
		RunE: func(cmd *cobra.Command, args []string) error {
			switch {
			case len(args) != 1:
				return usageError("play takes one SAVE, for example out/Saves/capture-the-fruit.json")
			case flags.script == "":
				return usageError("play what? Use --script FILE, or --script - to read the scenario from standard input")
			}
			return play(cmd, args[0], &flags)
		},
	}
	cmd.Flags().StringVar(&flags.script, "script", "", "the scenario, - for standard input (required)")
	cmd.Flags().StringVar(&flags.card, "card", "", "the CARD (a name or a file) that the save is of, to know its points by name")
	cmd.Flags().BoolVar(&flags.asJSON, "json", false, "print every event as JSON, one a line")
	cmd.Flags().BoolVar(&flags.force, "force", false, "let the scenario overwrite files")
	return cmd
}

func play(cmd *cobra.Command, saveFile string, flags *playFlags) error {
	save, err := os.ReadFile(saveFile)
	if err != nil {
		return fileError(fmt.Errorf("read save: %w", err))
	}
	text, err := readScenario(cmd.InOrStdin(), flags.script)
	if err != nil {
		return fileError(fmt.Errorf("read scenario: %w", err))
	}
	scenario, err := table.ParseScenario(string(text))
	if err != nil {
		return inputError(fmt.Errorf("%s: %w", flags.script, err))
	}
	places, err := pointPlaces(save, flags.card)
	if err != nil {
		return err
	}
	t, err := table.Open(save)
	if err != nil {
		return inputError(fmt.Errorf("%s: %w", saveFile, err))
	}
	defer t.Close()
	printer := &eventPrinter{out: cmd.OutOrStdout(), asJSON: flags.asJSON}
	files := scenarioFiles{force: flags.force, written: map[string]bool{}}
	err = scenario.Play(table.Stage{Table: t, Place: places, Read: os.ReadFile, Write: files.write, Event: printer.print})
	switch {
	case files.failed:
		return fileError(fmt.Errorf("%s: %w", flags.script, err))
	case err != nil:
		return inputError(fmt.Errorf("%s: %w", flags.script, err))
	case printer.failures > 0 && !scenario.ExpectsErrors():
		return inputError(fmt.Errorf("%s: the save's script failed %d times, the first time with: %s", saveFile, printer.failures, printer.firstFailure))
	}
	if !flags.asJSON {
		fmt.Fprintf(cmd.OutOrStdout(), "The scenario went as expected: %d expectations met.\n", scenario.Expectations())
	}
	return nil
}

func readScenario(in io.Reader, file string) ([]byte, error) {
	if file == "-" {
		return io.ReadAll(in)
	}
	return os.ReadFile(file)
}

// pointPlaces finds points by name: of the card given, or of the one that the save is a game of when that
// ships with the tool.
func pointPlaces(save []byte, card string) (func(string) (x, z float64, ok bool), error) {
	if card == "" {
		if card = saves.CardOf(save); !shipped(card) {
			return nil, nil
		}
	}
	game, err := loadGame(card, nil)
	if err != nil {
		return nil, err
	}
	setup := tts.Setup(game)
	return func(name string) (x, z float64, ok bool) {
		p, ok := game.PointNamed(name)
		if !ok {
			return 0, 0, false
		}
		spot := setup.Points[p-1]
		return spot.X, spot.Z, true
	}, nil
}

// scenarioFiles writes what a scenario saves. A file that was there before is somebody's.
type scenarioFiles struct {
	force   bool
	written map[string]bool
	failed  bool
}

func (f *scenarioFiles) write(name string, save []byte) error {
	if _, err := os.Stat(name); !f.force && !f.written[name] && !errors.Is(err, fs.ErrNotExist) {
		f.failed = true
		return fmt.Errorf("%s is there already; use --force to overwrite it", name)
	}
	if err := folder.WriteFile(name, save); err != nil {
		f.failed = true
		return err
	}
	f.written[name] = true
	return nil
}
