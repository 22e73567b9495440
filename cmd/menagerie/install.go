package main

import (
	"fmt"
	"os"
	"path/filepath"

	"github.com/spf13/cobra"

	"menagerie/rules"
	"menagerie/tts"
	"menagerie/tts/datafolder"
	"menagerie/tts/folder"
)

// thisFolder stands for TTS's data folder on this computer.
const thisFolder = "auto"

// thisComputer is where TTS's data folder is looked for; tests have a computer of their own.
var thisComputer = datafolder.ThisComputer

// installFlags say whether and where a mod goes into TTS's data folder.
type installFlags struct {
	install bool
	ttsDir  string
	cache   string
}

func (f *installFlags) register(cmd *cobra.Command) {
	cmd.Flags().BoolVar(&f.install, "install", false, "put the save into TTS's folder on this computer, with everything that TTS would download")
	cmd.Flags().StringVar(&f.ttsDir, "tts-dir", "", "TTS's folder, when it is not in its usual place")
	cmd.Flags().StringVar(&f.cache, "cache", "", "put what TTS would download into TTS's folder DIR, under the names of TTS's cache; "+thisFolder+" finds the folder")
}

// find finds TTS's folder before anything is built, and replaces what the flags say by where it is.
func (f *installFlags) find() error {
	if f.ttsDir != "" && !f.install && f.cache != thisFolder {
		return usageError("--tts-dir names the folder for --install and --cache %s: add one of them", thisFolder)
	}
	if f.install || f.cache == thisFolder {
		dir, err := ttsFolder(f.ttsDir)
		if err != nil {
			return fileError(err)
		}
		f.ttsDir = dir
	}
	if f.cache == thisFolder {
		f.cache = f.ttsDir
	}
	if _, err := os.Stat(f.cache); err == nil { // one that is not there yet is made
		if _, err := ttsFolder(f.cache); err != nil {
			return fileError(fmt.Errorf("--cache: %w", err))
		}
	}
	return nil
}

func ttsFolder(named string) (string, error) {
	if named == "" {
		computer, err := thisComputer()
		if err != nil {
			return "", err
		}
		return computer.Find()
	}
	dir, err := filepath.Abs(named)
	if err != nil {
		return "", fmt.Errorf("find where %s is: %w", named, err)
	}
	return dir, datafolder.Check(dir)
}

// put puts a mod where the flags say.
func (f *installFlags) put(cmd *cobra.Command, game *rules.Game, mod *tts.Mod, force bool) error {
	if !f.install && f.cache == "" {
		return nil
	}
	cache, err := mod.Cache()
	if err != nil {
		return inputError(err)
	}
	if f.cache != "" {
		if err := intoFolder(f.cache, datafolder.AddToCache(f.cache, cache, force)); err != nil {
			return err
		}
		fmt.Fprintf(cmd.OutOrStdout(), "What TTS would download, %d files, is in its cache in %s.\n", len(cache), f.cache)
	}
	if f.install {
		return f.installGame(cmd, game, mod, cache, force)
	}
	return nil
}

func (f *installFlags) installGame(cmd *cobra.Command, game *rules.Game, mod *tts.Mod, cache []folder.File, force bool) error {
	installed, err := datafolder.Install(f.ttsDir, datafolder.Game{Card: game.Card.Name, Save: mod.Files[0].Data, Picture: mod.Picture}, cache, force)
	if err := intoFolder(f.ttsDir, err); err != nil {
		return err
	}
	out := cmd.OutOrStdout()
	fmt.Fprintf(out, "Installed as %s.\nIn the game it is under Games > Save & Load > %s.\n", installed.Path, mod.Save.SaveName)
	if len(mod.Local()) > 0 {
		fmt.Fprintln(out, "It finds its pictures and meshes in the folder of the build: keep that where it is.")
	}
	for _, number := range installed.Played {
		fmt.Fprintf(out, "TS_Save_%d is a game that somebody saved since an earlier build: it stays as it is.\n", number)
	}
	return nil
}
