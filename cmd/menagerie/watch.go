package main

import (
	"bytes"
	"context"
	"errors"
	"os"
	"os/signal"
	"path/filepath"

	"github.com/spf13/cobra"

	"menagerie/render"
	"menagerie/rules"
	"menagerie/tts"
)

// watchFlags are what watch is told beside the card.
type watchFlags struct {
	dir     string
	force   bool
	options []string
}

func watchCommand() *cobra.Command {
	var flags watchFlags
	cmd := &cobra.Command{
		Use:   "watch CARD",
		Short: "Push a card into a running Tabletop Simulator whenever its file changes",
		Long: `Watch pushes the script of a card, see push, and does so again whenever the card's file is saved. It
shows what is wrong with the card, what the scripts print in TTS and where they fail, until Ctrl-C.

With -o it also builds the mod into a folder each time, as build does with no other flags: in English,
in the first theme, with its pictures on this computer. TTS must load that save anew before it shows
other pictures, pieces or places.`,
		Example: `  menagerie watch my-game.yaml
  menagerie watch my-game.yaml -o my-mod`,
		RunE: func(cmd *cobra.Command, args []string) error {
			if len(args) != 1 {
				return usageError("watch takes one CARD with a file, for example: menagerie watch my-game.yaml")
			}
			return watch(cmd, args[0], &flags)
		},
	}
	cmd.Flags().StringVarP(&flags.dir, "output", "o", "", "also build the mod into this folder")
	cmd.Flags().BoolVar(&flags.force, "force", false, "push even when TTS has another game loaded")
	cmd.Flags().StringArrayVar(&flags.options, "option", nil, "set an option of the card, for example NAME=true")
	return cmd
}

func watch(cmd *cobra.Command, card string, flags *watchFlags) error {
	if shipped(card) {
		return usageError("%s ships with the tool and has no file to watch; menagerie new NAME writes one of your own", card)
	}
	if _, _, err := cardText(card); err != nil {
		return err
	}
	ctx, stop := signal.NotifyContext(cmd.Context(), os.Interrupt)
	defer stop()
	changed, err := changes(ctx, card)
	if err != nil {
		return fileError(err)
	}
	session, err := openSession(cmd.OutOrStdout())
	if err != nil {
		return err
	}
	defer session.close()
	w := &watcher{session: session, card: card, flags: flags}
	session.say("watch", card+", until Ctrl-C")
	w.update(ctx)
	for w.follow(ctx, changed) {
		w.update(ctx)
	}
	return nil
}

// watcher keeps TTS, and a folder, in step with a card.
type watcher struct {
	*session
	card  string
	flags *watchFlags
	// done is the text of the card that was last brought everywhere.
	done []byte
	// mod is what was last built.
	mod *tts.Mod
}

// update brings the card everywhere. What goes wrong is shown, and is tried again at the next change.
func (w *watcher) update(ctx context.Context) {
	_, text, err := cardText(w.card)
	if err != nil {
		w.say("card", err.Error())
		return
	}
	if w.done != nil && bytes.Equal(text, w.done) {
		return
	}
	mod, err := pushedCard(w.card, w.flags.options)
	if err != nil {
		w.say("card", err.Error())
		return
	}
	if err = errors.Join(w.push(ctx, mod, w.flags.force), w.build()); err != nil && ctx.Err() == nil {
		w.say("note", err.Error())
		return
	}
	w.done = text
}

// build writes the mod, when a folder is given.
func (w *watcher) build() error {
	if w.flags.dir == "" {
		return nil
	}
	game, err := loadGame(w.card, w.flags.options)
	if err != nil {
		return err
	}
	mod, err := makeMod(game, w.flags.dir, tts.Options{Size: render.DefaultSize, Language: rules.English}, false)
	if err != nil {
		return err
	}
	w.say("built", filepath.Join(w.flags.dir, filepath.FromSlash(mod.SavePath)))
	if w.mod != nil && !w.mod.Save.SameTable(mod.Save) {
		w.say("note", "the pictures, pieces or words changed: copy that save to TTS and load it to see them")
	}
	w.mod = mod
	return nil
}
