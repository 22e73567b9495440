package main

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"

	"github.com/spf13/cobra"

	"menagerie/rules"
	"menagerie/saves"
	"menagerie/tts"
	"menagerie/tts/box"
	"menagerie/tts/folder"
	"menagerie/tts/script"
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
	text, err := readScenario(cmd.InOrStdin(), flags.script)
	if err != nil {
		return unreadable("scenario", flags.script, err)
	}
	scenario, err := table.ParseScenario(string(text))
	if err != nil {
		return inputError(fmt.Errorf("%s: %w", flags.script, err))
	}
	read, err := opened.Save()
	if err != nil {
		return saveError(saveFile, err)
	}
	save := []byte(read.Text)
	points, err := pointsOf(save, flags.card)
	if err != nil {
		return err
	}
	t, err := box.Open(save, box.DefaultLimits)
	if err != nil {
		return saveError(saveFile, err)
	}
	defer t.Close()
	printer := &eventPrinter{out: cmd.OutOrStdout(), asJSON: flags.asJSON, points: points}
	files := scenarioFiles{force: flags.force, written: map[string]bool{}}
	err = t.Play(string(text), box.Stage{Points: points.places(), Read: readSaved, Write: files.write, Line: printer.line, Event: printer.print})
	var ended *box.EndError
	switch {
	case errors.As(err, &ended):
		return inputError(fmt.Errorf("%s: %w", saveFile, err))
	case files.failed:
		return fileError(fmt.Errorf("%s: %w", flags.script, err))
	case err != nil:
		return inputError(fmt.Errorf("%s: %w", flags.script, err))
	case printer.failures > 0 && !scenario.ExpectsErrors():
		return inputError(fmt.Errorf("%s: the save's script failed %d times, the first time with: %s", saveFile, printer.failures, printer.firstFailure))
	}
	if !flags.asJSON {
		fmt.Fprintf(cmd.OutOrStdout(), "The scenario went as expected. Expectations met: %d.\n", scenario.Expectations())
	}
	return nil
}

func readScenario(in io.Reader, file string) ([]byte, error) {
	if file == saves.StandardInput {
		return io.ReadAll(in)
	}
	return os.ReadFile(file)
}

// readSaved reads a save that a scenario loads; the standard input is none.
func readSaved(file string) ([]byte, error) {
	if file == saves.StandardInput {
		return nil, errors.New("a scenario loads files only")
	}
	return readAll(nil, file)
}

// points are the points of a game's board by name and by place. Without a game there are none.
type points struct {
	game  *rules.Game
	setup script.Setup
}

// pointsOf are the points of the card given, or of the one that the save is a game of when that ships with the
// tool.
func pointsOf(save []byte, card string) (points, error) {
	if card == "" {
		if card = saves.CardOf(save); !shipped(card) {
			return points{}, nil
		}
	}
	game, err := loadGame(card, nil)
	if err != nil {
		return points{}, err
	}
	return points{game, tts.Setup(game)}, nil
}

// places are where the points are, by name.
func (p points) places() map[string]box.Point {
	places := make(map[string]box.Point, len(p.setup.Points))
	for i, spot := range p.setup.Points {
		places[p.game.PointName(rules.Point(i+1))] = box.Point{X: spot.X, Z: spot.Z}
	}
	return places
}

// name is the point that a place means, or its coordinates when it means none.
func (p points) name(x, z float64) string {
	if point, distance := p.setup.Nearest(x, z); distance <= p.setup.Catch {
		return p.game.PointName(point)
	}
	return fmt.Sprintf("%.2f,%.2f", x, z)
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
