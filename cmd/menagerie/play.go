package main

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"

	"github.com/spf13/cobra"

	"menagerie/saves"
	"menagerie/tts/box"
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

The save's scripts run in a process of their own, without files and network, with a limit of memory
and time, so that saves from strangers can be played.

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
			case args[0] == saves.StandardInput && flags.script == saves.StandardInput:
				return usageError("play - --script -: the standard input cannot be both the save and the scenario")
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
	opened, err := openSave(cmd.InOrStdin(), saveFile)
	if err != nil {
		return saveError(saveFile, err)
	}
	defer opened.Close()
	text, scenario, err := readScenario(cmd.InOrStdin(), flags.script)
	if err != nil {
		return err
	}
	read, err := opened.Save()
	if err != nil {
		return saveError(saveFile, err)
	}
	points, err := pointsOf([]byte(read.Text), flags.card)
	if err != nil {
		return err
	}
	t, err := box.Open([]byte(read.Text), box.DefaultLimits)
	if err != nil {
		return saveError(saveFile, err)
	}
	defer t.Close()
	printer := &eventPrinter{out: cmd.OutOrStdout(), asJSON: flags.asJSON, points: points}
	files := scenarioFiles{force: flags.force, written: map[string]bool{}}
	err = t.Play(text, box.Stage{Points: points.places(), Read: readSaved, Write: files.write, Line: printer.line, Event: printer.print})
	if err != nil {
		return playError(saveFile, flags.script, files.failed, err)
	}
	if printer.failures > 0 && !scenario.ExpectsErrors() {
		return inputError(fmt.Errorf("%s: the save's script failed %d times, the first time with: %s", saveFile, printer.failures, printer.firstFailure))
	}
	if !flags.asJSON {
		fmt.Fprintf(cmd.OutOrStdout(), "The scenario went as expected. Expectations met: %d.\n", scenario.Expectations())
	}
	return nil
}

// playError tells what went wrong: the save's scripts, a file that the scenario saves, or the scenario.
func playError(saveFile, script string, unwritten bool, err error) error {
	var ended *box.EndError
	switch {
	case errors.As(err, &ended):
		return inputError(fmt.Errorf("%s: %w", saveFile, err))
	case unwritten:
		return fileError(fmt.Errorf("%s: %w", script, err))
	}
	return inputError(fmt.Errorf("%s: %w", script, err))
}

func readScenario(in io.Reader, file string) (text string, scenario *table.Scenario, err error) {
	var data []byte
	if file == saves.StandardInput {
		data, err = io.ReadAll(in)
	} else {
		data, err = os.ReadFile(file)
	}
	if err != nil {
		return "", nil, unreadable("scenario", file, err)
	}
	if scenario, err = table.ParseScenario(string(data)); err != nil {
		return "", nil, inputError(fmt.Errorf("%s: %w", file, err))
	}
	return string(data), scenario, nil
}

// readSaved reads a save that a scenario loads; the standard input is none.
func readSaved(file string) ([]byte, error) {
	if file == saves.StandardInput {
		return nil, errors.New("a scenario loads files only")
	}
	return readAll(nil, file)
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
