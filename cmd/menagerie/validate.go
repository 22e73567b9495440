package main

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"strings"

	"github.com/spf13/cobra"

	"menagerie/assets"
	"menagerie/rules"
	"menagerie/saves"
	"menagerie/saves/lint"
	"menagerie/tts/datafolder"
)

// validateFlags are what validate is told beside the saves.
type validateFlags struct {
	card, repair, ttsDir string
	off                  []string
	asJSON, force        bool
}

func validateCommand() *cobra.Command {
	var flags validateFlags
	cmd := &cobra.Command{
		Use:   "validate SAVE…",
		Short: "Tell whether saves are sound, and what is wrong with those that are not",
		Long: `Validate reads saves and saved objects of Tabletop Simulator as TTS keeps them (JSON), as the Workshop
does (BSON), and those in .ttsmod and .zip archives; - is the standard input, and a folder means all
that is in it. It changes nothing. The save of a card's game is compared with its script state, and its moves
are played again; of any other save it checks what every save needs. docs/lint.md says what the
findings mean. Pictures and meshes are measured when they are on this computer: files that a save
names, and what the game has downloaded.

With --repair OUT it writes a sound save of a game whose one SAVE is not: the game goes on after its
last legal move, or from where the pieces stand, or from the start, and each change is named. What is
not the game's stays as it is. It overwrites OUT only when it wrote it itself, or with --force; to
know that, it leaves a list beside it. Nothing is written when SAVE is sound or cannot be repaired.`,
		Example: `  menagerie validate out/Saves/capture-the-fruit.json
  menagerie validate my-mod.ttsmod
  menagerie validate --json "Documents/My Games/Tabletop Simulator/Saves"
  menagerie validate TS_Save_12.json --repair TS_Save_13.json`,
		RunE: func(cmd *cobra.Command, args []string) error { return flags.run(cmd, args) },
	}
	cmd.Flags().BoolVar(&flags.asJSON, "json", false, "one JSON object a save and line")
	cmd.Flags().StringVar(&flags.card, "card", "", "insist on the saves of one CARD (a name or a file)")
	cmd.Flags().StringSliceVar(&flags.off, "off", nil, "do not apply the rules with these `CODES`, such as asset-http,lua-event")
	cmd.Flags().StringVar(&flags.repair, "repair", "", "write a sound save of SAVE to OUT")
	cmd.Flags().StringVar(&flags.ttsDir, "tts-dir", "", "TTS's folder, when it is not in its usual place: what TTS has downloaded is measured")
	cmd.Flags().BoolVar(&flags.force, "force", false, "overwrite an OUT that this tool did not make")
	return cmd
}

func (f *validateFlags) run(cmd *cobra.Command, args []string) error {
	if len(args) == 0 {
		return usageError("validate what? Name a SAVE, a folder, or - for the standard input")
	}
	options, err := f.options()
	if err != nil {
		return err
	}
	switch {
	case f.force && f.repair == "":
		return usageError("--force is about the file of --repair: give both")
	case f.repair != "":
		return repairSave(cmd, args, options, f)
	}
	return validate(cmd, args, options, f.asJSON)
}

// options are how the flags want saves judged.
func (f *validateFlags) options() (saves.Options, error) {
	for _, code := range f.off {
		if err := lint.CheckCode(code); err != nil {
			return saves.Options{}, usageError("--off: %v", err)
		}
	}
	options, err := judgeOptions(f.card)
	if err != nil {
		return options, err
	}
	options.Off = f.off
	options.Files, err = filesAtHand(f.ttsDir)
	return options, err
}

// filesAtHand are what saves refer to and can be measured here. TTS need not be on this computer, unless its folder is named.
func filesAtHand(ttsDir string) (*lint.Files, error) {
	dir, err := ttsFolder(ttsDir)
	switch {
	case err == nil:
		return lint.NewFiles(datafolder.NewDownloads(dir)), nil
	case ttsDir != "":
		return nil, fileError(fmt.Errorf("--tts-dir: %w", err))
	}
	return lint.NewFiles(nil), nil
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
	files, failed := filesOf(paths)
	bar := newProgress(cmd.ErrOrStderr(), "judging", len(files))
	defer bar.hide()
	var all tally
	for judged := range saves.JudgeFiles(files, cmd.InOrStdin(), options) {
		bar.hide()
		if judged.Err != nil {
			failed = append(failed, judged.Err)
		}
		for i := range judged.Reports {
			report := &judged.Reports[i]
			all.count(report)
			if err := printReport(cmd.OutOrStdout(), report, asJSON); err != nil {
				return fileError(fmt.Errorf("print the verdict on %s: %w", report.File, err))
			}
		}
		bar.step()
	}
	bar.hide()
	if !asJSON {
		if err := all.print(cmd.OutOrStdout(), len(failed)); err != nil {
			return fileError(fmt.Errorf("print the verdict: %w", err))
		}
	}
	switch {
	case len(failed) > 0:
		return fileError(errors.Join(failed...))
	case all.unsound > 0:
		return &exitError{code: exitFindings, err: errors.New("not sound"), silent: true}
	}
	return nil
}

// filesOf are the files with saves that paths mean, and why others cannot be read.
func filesOf(paths []string) (files []string, failed []error) {
	for _, path := range paths {
		if path == saves.StandardInput {
			files = append(files, path)
			continue
		}
		found, err := saves.Find(path)
		files = append(files, found...)
		switch {
		case errors.Is(err, fs.ErrNotExist):
			failed = append(failed, unreadable("save", path, err))
		case err != nil:
			failed = append(failed, err)
		}
	}
	return files, failed
}

func printReport(out io.Writer, report *saves.Report, asJSON bool) error {
	if asJSON {
		return printJSON(out, report)
	}
	var text strings.Builder
	if err := report.WriteText(&text); err != nil {
		return err
	}
	_, err := io.WriteString(out, fit(text.String(), terminalOf(out).full))
	return err
}
