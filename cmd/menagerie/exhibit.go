package main

import (
	"bytes"
	"context"
	"path/filepath"
	"strings"
	"sync/atomic"

	"github.com/spf13/cobra"

	"menagerie/render"
	"menagerie/rules"
	"menagerie/tts"
	"menagerie/tts/playtest"
)

// exhibit is the card or save that serve shows.
type exhibit struct {
	arg   string
	flags *serveFlags
	// downloads is TTS's data folder, "" when there is none.
	downloads string
	// save is what is shown.
	save []byte
	made atomic.Pointer[exhibited]
}

// exhibited is what belongs to one save of an exhibit.
type exhibited struct {
	// card is nil when the save is not known to be of one.
	card *rules.Card
	// assets are what a card's save refers to, by URL; those of a save are files.
	assets map[string][]byte
}

func (x *exhibit) name() string {
	base := filepath.Base(x.arg)
	return strings.TrimSuffix(base, filepath.Ext(base))
}

// make reads the card or the save anew.
func (x *exhibit) make(cmd *cobra.Command) ([]byte, error) {
	if !isCardArg(x.arg) {
		return x.read(cmd)
	}
	game, err := loadGame(x.arg, x.flags.options)
	if err != nil {
		return nil, err
	}
	mod, err := x.build(game)
	if err != nil {
		return nil, err
	}
	made := &exhibited{card: game.Card, assets: map[string][]byte{}}
	for _, a := range mod.Assets {
		made.assets[a.URL] = a.Data
	}
	x.made.Store(made)
	return mod.Files[0].Data, nil
}

func (x *exhibit) read(cmd *cobra.Command) ([]byte, error) {
	if x.flags.dir != "" || len(x.flags.options) > 0 {
		return nil, usageError("-o and --option are for a CARD; %s is a save", x.arg)
	}
	save, err := readSave(cmd.InOrStdin(), x.arg)
	if err != nil {
		return nil, err
	}
	x.made.Store(&exhibited{})
	return []byte(save.Text), nil
}

// build builds the mod, into a folder if one is given. Otherwise its save names the folder that build makes by
// its example.
func (x *exhibit) build(game *rules.Game) (*tts.Mod, error) {
	opts := tts.Options{Size: render.DefaultSize, Language: rules.English}
	if x.flags.dir != "" {
		return makeMod(game, x.flags.dir, opts, false)
	}
	var err error
	if opts.AssetsURL, err = assetsBase("", "out"); err != nil {
		return nil, err
	}
	mod, err := tts.Build(game, opts)
	if err != nil {
		return nil, inputError(err)
	}
	return mod, nil
}

// asset opens what the save refers to.
func (x *exhibit) asset(url string) ([]byte, bool) {
	if data, ok := x.made.Load().assets[url]; ok {
		return data, true
	}
	if data, ok := playtest.LocalFile(url); ok || x.downloads == "" {
		return data, ok
	}
	return playtest.CachedFile(x.downloads, url)
}

// follow shows the file anew whenever it changes, until ctx ends. What is wrong with it the page says.
func (x *exhibit) follow(ctx context.Context, cmd *cobra.Command, server *playtest.Server) error {
	if shipped(x.arg) { // which has no file that could change
		return nil
	}
	changed, err := changes(ctx, x.arg)
	if err != nil {
		return fileError(err)
	}
	go func() {
		for {
			select {
			case <-ctx.Done():
				return
			case <-changed:
				x.update(cmd, server)
			}
		}
	}()
	return nil
}

func (x *exhibit) update(cmd *cobra.Command, server *playtest.Server) {
	before := x.made.Load()
	save, err := x.make(cmd)
	if err == nil && bytes.Equal(save, x.save) {
		server.Trouble("")
		return
	}
	if err == nil {
		err = server.Load(save)
	}
	if err != nil {
		x.made.Store(before)
		server.Trouble(err.Error())
		return
	}
	x.save = save
}
