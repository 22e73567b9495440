package main

import (
	"errors"
	"fmt"
	"path/filepath"

	"github.com/spf13/cobra"

	"menagerie/tts"
	"menagerie/tts/calibrate"
)

func calibrateCommand() *cobra.Command {
	var dir, assetsURL, line string
	var force bool
	cmd := &cobra.Command{
		Use:   "calibrate -o DIR | --report LINE",
		Short: "Measure in Tabletop Simulator what this tool assumes of it",
		Long: `Calibrate writes a save that measures Tabletop Simulator: how large things are, how meshes are
imported, where a piece comes to rest. Load it in the game as README.txt in the folder says; it asks
one question and then shows a line. With --report, calibrate reads that line, compares it with what
the tool assumes, and says which constant to change where something differs.

It exits with 0 when all is as assumed, 1 when something differs, 2 when the line is none.`,
		Example: `  menagerie calibrate -o calibration
  menagerie calibrate --report "menagerie1 made=... sum=..."`,
		RunE: func(cmd *cobra.Command, args []string) error {
			reporting := cmd.Flags().Changed("report")
			switch {
			case len(args) > 0:
				return usageError("calibrate takes no %q; put the whole line in quotes: --report \"menagerie1 ...\"", args[0])
			case reporting && dir != "":
				return usageError("calibrate either writes the save, with -o DIR, or judges what it measured, with --report LINE")
			case reporting:
				return judgeCalibration(cmd, line)
			case dir == "":
				return usageError("calibrate where? Use -o DIR, or --report LINE for what the save has measured")
			}
			return writeCalibration(cmd, dir, assetsURL, force)
		},
	}
	cmd.Flags().StringVarP(&dir, "output", "o", "", "the folder to write the save into")
	cmd.Flags().BoolVar(&force, "force", false, "overwrite files that this tool did not make")
	cmd.Flags().StringVar(&assetsURL, "assets-url", "", "where assets/ will be on the web; without it the save points at the files on this computer")
	cmd.Flags().StringVar(&line, "report", "", "the line that the save shows, in quotes")
	return cmd
}

func writeCalibration(cmd *cobra.Command, dir, assetsURL string, force bool) error {
	assetsURL, err := assetsBase(assetsURL, dir)
	if err != nil {
		return err
	}
	mod, err := tts.Calibration(assetsURL)
	if err != nil {
		return inputError(err)
	}
	if err := checkOneSave(dir, tts.CalibrationName); err != nil {
		return err
	}
	if err := writeFolder(dir, "calibrate", mod.Files, force); err != nil {
		return err
	}
	fmt.Fprintf(cmd.OutOrStdout(), "The save that measures Tabletop Simulator is %s.\nWhat to do with it is in %s.\n",
		filepath.Join(dir, filepath.FromSlash(mod.SavePath)), filepath.Join(dir, tts.ReadmeFile))
	return nil
}

func judgeCalibration(cmd *cobra.Command, line string) error {
	report, err := calibrate.Parse(line)
	if err != nil {
		return usageError("--report: %w", err)
	}
	verdict := report.Judge()
	if err := verdict.WriteText(cmd.OutOrStdout()); err != nil {
		return fileError(fmt.Errorf("print the verdict: %w", err))
	}
	if !verdict.OK() {
		return &exitError{code: exitFindings, err: errors.New("not as assumed"), silent: true}
	}
	return nil
}
