package main

import (
	"fmt"
	"io"
	"os"

	"github.com/spf13/cobra"

	"menagerie/saves"
	"menagerie/tts"
	"menagerie/tts/table"
)

func playCommand() *cobra.Command {
	var scriptFile string
	var asJSON bool
	cmd := &cobra.Command{
		Use:   "play SAVE --script FILE",
		Short: "Run a save without Tabletop Simulator, as seated players would",
		Long: `Play loads a save, runs its Lua and performs a scenario: seats sit down, pick up, drop, press
buttons, save and load. It prints what each seat would see. In a scenario a line is an action:

  Red sits Ann host
  Green sits Bo
  Red drags b2 b4
  expect turn Green
  save after.json

Points of the board go by their names, any other place by x,z in table units.`,
		Example: `  menagerie play out/Saves/capture-the-fruit.json --script opening.txt`,
		RunE: func(cmd *cobra.Command, args []string) error {
			switch {
			case len(args) != 1:
				return usageError("play takes one SAVE, for example out/Saves/capture-the-fruit.json")
			case scriptFile == "":
				return usageError("play what? Use --script FILE, or --script - to read the scenario from standard input")
			}
			return play(cmd, args[0], scriptFile, asJSON)
		},
	}
	cmd.Flags().StringVar(&scriptFile, "script", "", "the scenario, - for standard input (required)")
	cmd.Flags().BoolVar(&asJSON, "json", false, "print every event as JSON, one a line")
	return cmd
}

func play(cmd *cobra.Command, saveFile, scriptFile string, asJSON bool) error {
	save, err := os.ReadFile(saveFile)
	if err != nil {
		return fileError(fmt.Errorf("read save: %w", err))
	}
	text, err := readScenario(cmd.InOrStdin(), scriptFile)
	if err != nil {
		return fileError(fmt.Errorf("read scenario: %w", err))
	}
	scenario, err := table.ParseScenario(string(text))
	if err != nil {
		return inputError(fmt.Errorf("%s: %w", scriptFile, err))
	}
	t, err := table.Open(save)
	if err != nil {
		return inputError(fmt.Errorf("%s: %w", saveFile, err))
	}
	defer t.Close()
	err = scenario.Play(table.Stage{
		Table: t,
		Place: pointPlaces(save),
		Read:  os.ReadFile,
		Write: func(name string, save []byte) error { return os.WriteFile(name, save, 0o644) },
		Event: func(e table.Event) { printEvent(cmd.OutOrStdout(), e, asJSON) },
	})
	if err != nil {
		return inputError(fmt.Errorf("%s: %w", scriptFile, err))
	}
	return nil
}

func readScenario(in io.Reader, file string) ([]byte, error) {
	if file == "-" {
		return io.ReadAll(in)
	}
	return os.ReadFile(file)
}

// pointPlaces finds points by name when the save is a game of a card that ships with the tool.
func pointPlaces(save []byte) func(string) (x, z float64, ok bool) {
	game, err := loadGame(saves.CardOf(save), nil)
	if err != nil {
		return nil
	}
	setup := tts.Setup(game)
	return func(name string) (x, z float64, ok bool) {
		p, ok := game.PointNamed(name)
		if !ok {
			return 0, 0, false
		}
		spot := setup.Points[p-1]
		return spot.X, spot.Z, true
	}
}
