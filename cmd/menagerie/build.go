package main

import (
	"errors"
	"fmt"
	"path/filepath"

	"github.com/spf13/cobra"

	"menagerie/assets"
	"menagerie/render"
	"menagerie/tts"
	"menagerie/tts/folder"
)

// outputFlags are shared by the verbs that make files from cards.
type outputFlags struct {
	dir     string
	all     bool
	force   bool
	size    int
	options []string
}

func (f *outputFlags) register(cmd *cobra.Command) {
	cmd.Flags().StringVarP(&f.dir, "output", "o", "", "the folder to write into (required)")
	cmd.Flags().BoolVar(&f.all, "all", false, "every card that ships with the tool, each in a subfolder")
	cmd.Flags().BoolVar(&f.force, "force", false, "overwrite files that this tool did not make")
	cmd.Flags().IntVar(&f.size, "size", render.DefaultSize, "longer side of the board's picture in pixels")
	cmd.Flags().StringArrayVar(&f.options, "option", nil, "set an option of the card, for example NAME=true")
}

// cards pairs each card to be made with its folder: one card fills the folder itself, several a subfolder each.
func (f *outputFlags) cards(cmd *cobra.Command, args []string) (map[string]string, []string, error) {
	if f.all {
		args = assets.CardNames()
	}
	switch {
	case len(args) == 0:
		return nil, nil, usageError("%s what? Name a CARD, or use --all; menagerie games lists the cards", cmd.Name())
	case f.dir == "":
		return nil, nil, usageError("%s where? Use -o DIR", cmd.Name())
	case f.size < render.MinSize || f.size > render.MaxSize:
		return nil, nil, usageError("--size %d: a board is %d to %d pixels", f.size, render.MinSize, render.MaxSize)
	}
	dirs := map[string]string{}
	for _, card := range args {
		dirs[card] = f.dir
		if f.all || len(args) > 1 {
			dirs[card] = filepath.Join(f.dir, card)
		}
	}
	return dirs, args, nil
}

// write puts files into a folder and tells problems of the folder from problems with what is in it.
func (f *outputFlags) write(dir, list string, files []folder.File) error {
	err := folder.Write(dir, list, files, f.force)
	var foreign *folder.ForeignError
	switch {
	case errors.As(err, &foreign):
		return fileError(err)
	case err != nil:
		return fileError(fmt.Errorf("write into %s: %w", dir, err))
	}
	return nil
}

func buildCommand() *cobra.Command {
	var flags outputFlags
	var assetsURL string
	cmd := &cobra.Command{
		Use:   "build CARD…",
		Short: "Build a mod: save, pictures, meshes and script",
		Long: `Build writes a mod into a folder: Saves/<name>.json and its picture, assets/ with everything the
save refers to, and README.txt, which says how to load and how to publish it.`,
		Example: `  menagerie build capture-the-fruit -o out
  menagerie build capture-the-fruit -o out --assets-url https://example.com/fruit`,
		RunE: func(cmd *cobra.Command, args []string) error {
			dirs, cards, err := flags.cards(cmd, args)
			if err != nil {
				return err
			}
			for _, card := range cards {
				if err := build(cmd, card, dirs[card], assetsURL, &flags); err != nil {
					return err
				}
			}
			return nil
		},
	}
	flags.register(cmd)
	cmd.Flags().StringVar(&assetsURL, "assets-url", "", "where assets/ will be on the web; without it the save points at the files on this computer")
	return cmd
}

func build(cmd *cobra.Command, card, dir, assetsURL string, flags *outputFlags) error {
	game, err := loadGame(card, flags.options)
	if err != nil {
		return err
	}
	if assetsURL, err = assetsBase(assetsURL, dir); err != nil {
		return err
	}
	mod, err := tts.Build(game, tts.Options{AssetsURL: assetsURL, Size: flags.size, Language: "en"})
	if err != nil {
		return inputError(err)
	}
	if err := flags.write(dir, "build", mod.Files); err != nil {
		return err
	}
	fmt.Fprintf(cmd.OutOrStdout(), "%s is in %s: %s and %d other files.\nHow to load it is in %s.\n",
		game.Card.Words["en"].Title, dir, filepath.Join(dir, filepath.FromSlash(mod.SavePath)), len(mod.Files)-1, filepath.Join(dir, tts.ReadmeFile))
	if tts.IsLocal(assetsURL) {
		fmt.Fprintln(cmd.ErrOrStderr(), "warning: the save points at files on this computer, so the mod works here only; to share it, build with --assets-url, or let TTS's Cloud Manager upload the files.")
	}
	return nil
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
