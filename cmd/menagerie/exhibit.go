package main

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"sync/atomic"

	"github.com/spf13/cobra"
	"github.com/tidwall/gjson"
	"github.com/tidwall/sjson"

	"menagerie/render"
	"menagerie/rules"
	"menagerie/tts"
	"menagerie/tts/luasyntax"
	"menagerie/tts/playtest"
	"menagerie/tts/savefile"
	"menagerie/tts/script"
)

// exhibit is the card, save or folder that serve shows.
type exhibit struct {
	arg   string
	flags *serveFlags
	// downloads is TTS's data folder, "" when there is none.
	downloads string
	made      atomic.Pointer[exhibited]
}

// exhibited is one save of an exhibit and what belongs to it.
type exhibited struct {
	// save is what is shown, plain the same with the script of the tool.
	save, plain []byte
	// game is nil when the save is not known to be of a card.
	game *rules.Game
	// assets are what a card's save refers to, by URL; those of a save are files.
	assets map[string][]byte
}

func (x *exhibit) name() string {
	base := filepath.Base(x.arg)
	return strings.TrimSuffix(base, filepath.Ext(base))
}

// make reads the card, the save or the folder anew.
func (x *exhibit) make(cmd *cobra.Command) (*exhibited, error) {
	if isCardArg(x.arg) {
		return x.build()
	}
	if x.flags.dir != "" || x.flags.lua != "" || len(x.flags.options) > 0 {
		return nil, usageError("-o, --lua and --option are for a CARD; %s is a save", x.arg)
	}
	if isFolder(x.arg) {
		return x.pack()
	}
	save, err := readSave(cmd.InOrStdin(), x.arg)
	if err != nil {
		return nil, err
	}
	return &exhibited{save: []byte(save.Text)}, nil
}

// pack makes the save of a folder that unpack made, if all its Lua loads.
func (x *exhibit) pack() (*exhibited, error) {
	root, err := os.OpenRoot(x.arg)
	if err != nil {
		return nil, fileError(err)
	}
	defer root.Close()
	save, err := savefile.Pack(root.FS())
	if err == nil {
		err = luasyntax.CheckFiles(root.FS())
	}
	var unreadable *fs.PathError
	switch {
	case errors.As(err, &unreadable):
		return nil, fileError(fmt.Errorf("read %s: %w", x.arg, err))
	case err != nil:
		return nil, inputError(fmt.Errorf("%s: %w", x.arg, err))
	}
	return &exhibited{save: save}, nil
}

// build builds the mod, into a folder if one is given. Otherwise its save names the folder that build makes by
// its example.
func (x *exhibit) build() (*exhibited, error) {
	game, err := loadGame(x.arg, x.flags.options)
	if err != nil {
		return nil, err
	}
	mod, err := x.mod(game)
	if err != nil {
		return nil, err
	}
	made := &exhibited{plain: mod.Files[0].Data, game: game, assets: map[string][]byte{}}
	for _, a := range mod.Assets {
		made.assets[a.URL] = a.Data
	}
	made.save, err = x.withLua(made.plain)
	return made, err
}

func (x *exhibit) mod(game *rules.Game) (*tts.Mod, error) {
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

// withLua is a save with the modules of --lua in its script.
func (x *exhibit) withLua(save []byte) ([]byte, error) {
	if x.flags.lua == "" {
		return save, nil
	}
	files := os.DirFS(x.flags.lua)
	err := luasyntax.CheckFiles(files)
	if err != nil {
		return nil, inputError(fmt.Errorf("%s: %w", x.flags.lua, err))
	}
	lua, err := script.Overlay(gjson.GetBytes(save, "LuaScript").String(), files)
	if err != nil {
		return nil, inputError(fmt.Errorf("--lua %s: %w", x.flags.lua, err))
	}
	return sjson.SetBytes(save, "LuaScript", lua)
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
