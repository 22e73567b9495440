package main

import (
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"

	"github.com/spf13/cobra"

	"menagerie/saves"
	"menagerie/tts/folder"
)

// repairSave judges one save and writes what can be made of it. As JSON it prints the verdict on each of the two.
func repairSave(cmd *cobra.Command, args []string, options saves.Options, flags *validateFlags) error {
	if len(args) != 1 {
		return usageError("--repair takes one SAVE")
	}
	file, to := args[0], flags.repair
	if err := checkRepairFiles(file, to); err != nil {
		return err
	}
	data, err := readAll(cmd.InOrStdin(), file)
	if err != nil {
		return unreadable("save", file, err)
	}
	report := saves.Judge(file, data, options)
	if err := printReport(cmd.OutOrStdout(), &report, flags.asJSON); err != nil {
		return fileError(fmt.Errorf("print the verdict on %s: %w", file, err))
	}
	if report.OK {
		if !flags.asJSON {
			fmt.Fprintln(cmd.OutOrStdout(), "There is nothing to repair; nothing is written.")
		}
		return nil
	}
	repaired, err := saves.Repair(to, data, options)
	if err != nil {
		return inputError(fmt.Errorf("%s %w", file, err))
	}
	name := filepath.Base(to)
	if err := writeFolder(filepath.Dir(to), "repair-"+name, []folder.File{{Path: name, Data: repaired.Data}}, flags.force); err != nil {
		return err
	}
	return printRepair(cmd, to, repaired, flags.asJSON)
}

// checkRepairFiles insists on a file to read, and another to write.
func checkRepairFiles(file, to string) error {
	out, err := os.Stat(to)
	if err == nil && out.IsDir() {
		return usageError("--repair %s is a folder: name a file", to)
	}
	if file == saves.StandardInput {
		return nil
	}
	in, errIn := os.Stat(file)
	switch {
	case errIn != nil:
		return unreadable("save", file, errIn)
	case in.IsDir():
		return usageError("--repair takes one SAVE, and %s is a folder", file)
	case err == nil && os.SameFile(in, out):
		return usageError("--repair %s is the save itself: name another file, so that this one is kept", to)
	case err != nil && !errors.Is(err, os.ErrNotExist):
		return fileError(err)
	}
	return nil
}

func printRepair(cmd *cobra.Command, to string, repaired *saves.Repaired, asJSON bool) error {
	var err error
	if asJSON {
		err = printJSON(cmd.OutOrStdout(), struct {
			*saves.Report
			Changes []string `json:"changes"`
		}{&repaired.Report, repaired.Changes})
	} else {
		printChanges(cmd.OutOrStdout(), to, repaired)
		err = printReport(cmd.OutOrStdout(), &repaired.Report, false)
	}
	if err != nil {
		return fileError(fmt.Errorf("print the verdict on %s: %w", to, err))
	}
	return nil
}

func printChanges(out io.Writer, to string, repaired *saves.Repaired) {
	lines := repaired.Summary()
	var text strings.Builder
	fmt.Fprintf(&text, "\nRepaired into %s:\n", printable(to))
	for _, change := range lines {
		fmt.Fprintf(&text, "  %s\n", printable(change))
	}
	if all := len(repaired.Changes); all > len(lines) {
		fmt.Fprintf(&text, "  With --json, all %d changes are listed.\n", all)
	}
	fmt.Fprint(out, fit(text.String(), terminalOf(out).full))
}
