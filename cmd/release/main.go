// Release makes what is published of a version of Menagerie: an archive for each platform, and their SHA-256 sums.
// The same commit gives the same bytes wherever and whenever it runs with the same version of Go. docs/releasing.md
// says how a version is published.
package main

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"

	"github.com/spf13/cobra"

	"menagerie/tts/folder"
)

func main() {
	if err := command().Execute(); err != nil {
		fmt.Fprintln(os.Stderr, "release:", err)
		os.Exit(1)
	}
}

func command() *cobra.Command {
	var dir string
	var snapshot bool
	cmd := &cobra.Command{
		Use:   "release VERSION | --snapshot",
		Short: "Make the archives of a version, for every platform",
		Long: `Release builds the tool for every platform and packs it with its licences, as archives and a list of
their SHA-256 sums. It refuses a commit that is not tagged with the version, has changes that are not
committed, or whose changelog does not date the version. With --snapshot it takes what is there, to
try it.`,
		Example: `  go run ./cmd/release 0.1.0
  go run ./cmd/release --snapshot -o /tmp/try`,
		Args:          cobra.MaximumNArgs(1),
		SilenceErrors: true,
		SilenceUsage:  true,
		RunE: func(cmd *cobra.Command, args []string) error {
			if snapshot == (len(args) == 1) {
				return errors.New("release what? Name a VERSION, or say --snapshot")
			}
			source, err := readRepository(".")
			if err != nil {
				return err
			}
			r := snapshotOf(source)
			if !snapshot {
				if r, err = releaseOf(source, args[0]); err != nil {
					return err
				}
			}
			files, err := r.files(platforms, func(p platform) { cmd.PrintErrln("building for", p) })
			if err != nil {
				return err
			}
			return write(cmd, dir, files)
		},
	}
	cmd.Flags().BoolVar(&snapshot, "snapshot", false, "no version: only to try what is there")
	cmd.Flags().StringVarP(&dir, "output", "o", "dist", "the folder to put the archives into")
	return cmd
}

func write(cmd *cobra.Command, dir string, files []file) error {
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return fmt.Errorf("make the folder of the archives: %w", err)
	}
	for _, f := range files {
		path := filepath.Join(dir, f.name)
		if err := folder.WriteFile(path, f.data); err != nil {
			return err
		}
		fmt.Fprintln(cmd.OutOrStdout(), path)
	}
	return nil
}
