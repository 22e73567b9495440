package main

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"github.com/spf13/cobra"

	"menagerie/assets"
	"menagerie/render"
	"menagerie/rules"
	"menagerie/tts"
	"menagerie/tts/script"
)

// outputFlags are shared by the verbs that make files from cards.
type outputFlags struct {
	dir     string
	all     bool
	force   bool
	size    int
	options []string
	looks   looksFlags
}

func (f *outputFlags) register(cmd *cobra.Command) {
	cmd.Flags().StringVarP(&f.dir, "output", "o", "", "the folder to write into (required)")
	cmd.Flags().BoolVar(&f.all, "all", false, "every card that ships with the tool, each in a subfolder")
	cmd.Flags().BoolVar(&f.force, "force", false, "overwrite files that this tool did not make")
	cmd.Flags().IntVar(&f.size, "size", render.DefaultSize, "longer side of the board's picture in pixels")
	cmd.Flags().StringArrayVar(&f.options, "option", nil, "set an option of the card, for example NAME=true")
	f.looks.register(cmd)
}

// each makes something of every card named: one card fills the folder itself, several a subfolder each.
func (f *outputFlags) each(cmd *cobra.Command, args []string, make func(game *rules.Game, dir string) error) error {
	if f.all && len(args) > 0 {
		return usageError("%s --all makes every card: name no CARD, or leave --all out", cmd.Name())
	}
	if f.all {
		args = assets.CardNames()
	}
	switch {
	case len(args) == 0:
		return usageError("%s what? Name a CARD, or use --all; menagerie games lists the cards", cmd.Name())
	case f.dir == "":
		return usageError("%s where? Use -o DIR", cmd.Name())
	case f.size < render.MinSize || f.size > render.MaxSize:
		return usageError("--size %d: a board is %d to %d pixels", f.size, render.MinSize, render.MaxSize)
	}
	made := map[string]bool{}
	for _, card := range args {
		game, err := loadGame(card, f.options)
		if err != nil {
			return err
		}
		name, dir := game.Card.Name, f.dir
		if made[name] {
			return usageError("two of the cards are called %s", name)
		}
		made[name] = true
		if f.all || len(args) > 1 {
			dir = filepath.Join(f.dir, name)
		}
		if err := make(game, dir); err != nil {
			return err
		}
	}
	return nil
}

// buildFlags are those of build.
type buildFlags struct {
	outputFlags
	installFlags
	urlMap, pack string
}

// ttsmod is the archive that --pack makes.
const ttsmod = "ttsmod"

// check refuses flags that do not go together, before anything is built.
func (f *buildFlags) check(args []string, assetsURL string) error {
	switch {
	case f.pack != "" && f.pack != ttsmod:
		return usageError("--pack %s: there is %s only", f.pack, ttsmod)
	case f.urlMap != "" && (f.all || len(args) > 1):
		return usageError("--url-map is of one mod: build one CARD")
	case assetsURL == "" && f.urlMap == "" && f.pack != "":
		return usageError("--pack %s: the archive holds what TTS downloads, so the assets must be on the web: add --assets-url or --url-map", ttsmod)
	case assetsURL == "" && f.urlMap == "" && f.cache != "":
		return usageError("--cache: TTS keeps what it downloads there, so the assets must be on the web: add --assets-url or --url-map")
	}
	return f.find()
}

func buildCommand() *cobra.Command {
	var flags buildFlags
	var opts tts.Options
	cmd := &cobra.Command{
		Use:   "build CARD…",
		Short: "Build a mod: save, pictures, meshes and script",
		Long: `Build writes a mod into a folder: Saves/<name>.json and its picture, assets/ with everything the
save refers to, assets.tsv, which lists that with its SHA-256 and URL, README.txt, which says how to
load and how to publish it, and Workshop/ with what that takes: in each language a title, a
description, a note about the change and the rulebook.

With --install it also puts the mod where Tabletop Simulator shows it. A save that was installed
before, and that nobody has played on, is replaced; any other stays.

After the game's Cloud Manager has uploaded the pictures and meshes, save the game: --url-map with
that save builds a mod that finds them there. --url-map also reads assets.tsv of such a build, or any
list of a file's name or old URL, a tab, and its new URL. What changed since has no URL there, and
build says so.`,
		Example: `  menagerie build capture-the-fruit -o out
  menagerie build capture-the-fruit -o out --lang it
  menagerie build capture-the-fruit -o out --install
  menagerie build capture-the-fruit -o out --assets-url https://example.com/fruit
  menagerie build capture-the-fruit -o out --url-map TS_Save_7.json --pack ttsmod`,
		RunE: func(cmd *cobra.Command, args []string) error {
			if err := checkLanguage(opts.Language); err != nil {
				return err
			}
			if err := flags.check(args, opts.AssetsURL); err != nil {
				return err
			}
			looks, err := flags.looks.options()
			if err != nil {
				return err
			}
			opts.Size, opts.Theme, opts.Font, opts.HideCoordinates = flags.size, looks.Theme, looks.Font, looks.HideCoordinates
			opts.Archive = flags.pack != ""
			return flags.each(cmd, args, func(game *rules.Game, dir string) error {
				return build(cmd, game, dir, opts, &flags)
			})
		},
	}
	flags.outputFlags.register(cmd)
	flags.installFlags.register(cmd)
	cmd.Flags().StringVar(&flags.urlMap, "url-map", "", "a save made after an upload, or a list of old and new URLs: where the assets are now")
	cmd.Flags().StringVar(&flags.pack, "pack", "", "also make an archive for tools that keep backups of mods: "+ttsmod)
	cmd.Flags().StringVar(&opts.AssetsURL, "assets-url", "", "where assets/ will be on the web; without it the save points at the files on this computer")
	cmd.Flags().StringVar(&opts.Language, "lang", rules.English, "the language that the mod begins in: "+strings.Join(script.Languages(), ", ")+"; the host can change it at the table")
	return cmd
}

func build(cmd *cobra.Command, game *rules.Game, dir string, opts tts.Options, flags *buildFlags) error {
	var err error
	if opts.Uploaded, err = readUpload(cmd, game, flags.urlMap); err != nil {
		return err
	}
	mod, err := makeMod(game, dir, opts, flags.force)
	if err != nil {
		return err
	}
	fmt.Fprintf(cmd.OutOrStdout(), "%s is in %s: %s and %d other files.\nHow to load it is in %s.\n",
		game.Card.WordsIn(rules.English).Title, dir, filepath.Join(dir, filepath.FromSlash(mod.SavePath)), len(mod.Files)-1, filepath.Join(dir, tts.ReadmeFile))
	sayUnspoken(cmd, game.Card)
	switch {
	case opts.Uploaded != nil:
		where := opts.AssetsURL
		if where == "" {
			where = filepath.Join(dir, tts.AssetsFolder) + " on this computer"
		}
		sayUploaded(cmd, mod, where)
	case opts.AssetsURL == "":
		fmt.Fprintln(cmd.ErrOrStderr(), "warning: the save points at files on this computer, so the mod works here only; to share it, build with --assets-url, or let TTS's Cloud Manager upload the files.")
	}
	return flags.put(cmd, game, mod, flags.force)
}

// makeMod builds a mod into a folder; without AssetsURL it finds its assets there.
func makeMod(game *rules.Game, dir string, opts tts.Options, force bool) (*tts.Mod, error) {
	if err := checkOneSave(dir, game.Card.Name); err != nil {
		return nil, err
	}
	var err error
	if opts.AssetsURL, err = assetsBase(opts.AssetsURL, dir); err != nil {
		return nil, err
	}
	mod, err := tts.Build(game, opts)
	if err != nil {
		return nil, inputError(err)
	}
	return mod, writeFolder(dir, "build", mod.Files, force)
}

// assetsBase is where the save will look for the assets: on the web, or in the mod's own folder.
func assetsBase(assetsURL, dir string) (string, error) {
	if assetsURL == "" {
		local, err := tts.FileURL(filepath.Join(dir, tts.AssetsFolder))
		if err != nil {
			return "", fileError(err)
		}
		return local, nil
	}
	web, err := tts.WebURL(assetsURL)
	if err != nil {
		return "", usageError("--assets-url: %w", err)
	}
	return web, nil
}

// checkOneSave refuses to put a second mod into a folder: its files would mix with the first one's.
func checkOneSave(dir, name string) error {
	entries, err := os.ReadDir(filepath.Join(dir, "Saves"))
	if err != nil {
		return nil // no mod there yet; whether the folder can be written shows when it is
	}
	for _, e := range entries {
		if filepath.Ext(e.Name()) == ".json" && e.Name() != name+".json" {
			return fileError(fmt.Errorf("%s already holds the mod of %s: choose another folder for %s", dir, strings.TrimSuffix(e.Name(), ".json"), name))
		}
	}
	return nil
}
