package main

import (
	"context"
	"errors"
	"fmt"
	"net"
	"net/http"
	"os"
	"os/signal"
	"time"

	"github.com/spf13/cobra"

	"menagerie/tts/box"
	"menagerie/tts/playtest"
)

// serveFlags are what serve is told beside the card or save.
type serveFlags struct {
	addr, dir, lua, ttsDir string
	open                   bool
	options                []string
}

func serveCommand() *cobra.Command {
	var flags serveFlags
	cmd := &cobra.Command{
		Use:   "serve CARD|SAVE|DIR",
		Short: "Show a card, a save or an unpacked save in the browser, and play it there, without Tabletop Simulator",
		Long: `Serve shows the table of a card or a save in 3D on a page of this computer, with the save's own script
running, and prints the page's address. Every window of the page can sit at a seat of its own. DIR is a
folder that unpack made.

When the file of the card or the save changes, or any file in DIR, the page shows it anew, and the game
goes on where it stood, as far as it can. With --lua the same holds for the Lua that the tool puts into
every mod: to work on it, name the folder assets/lua of a checkout.

Nobody else can reach the page, and it asks for nothing outside this computer: pictures and meshes that
a save has on the web are shown only when TTS has downloaded them on this computer. The save's scripts
run in a process of their own, without files and network, with a limit of memory and time, so that saves
from strangers can be shown; when they go too far, the page says so and offers to begin again.

A game that you save from the page finds its pictures where -o puts them.`,
		Example: `  menagerie serve capture-the-fruit --open
  menagerie serve TS_Save_12.json
  menagerie serve my-game.yaml -o my-mod
  menagerie serve my-save`,
		RunE: func(cmd *cobra.Command, args []string) error {
			if len(args) != 1 {
				return usageError("serve takes one CARD, SAVE or DIR, for example: menagerie serve capture-the-fruit")
			}
			return serve(cmd, args[0], &flags)
		},
	}
	cmd.Flags().StringVar(&flags.addr, "addr", "127.0.0.1:0", "the address to listen at, on this computer; port 0 is any that is free")
	cmd.Flags().BoolVar(&flags.open, "open", false, "open the page in the browser")
	cmd.Flags().StringVarP(&flags.dir, "output", "o", "", "also build the mod of CARD into this folder")
	cmd.Flags().StringVar(&flags.ttsDir, "tts-dir", "", "TTS's folder, where downloaded pictures and meshes are, when it is not in its usual place")
	cmd.Flags().StringVar(&flags.lua, "lua", "", "a folder with Lua modules to put in the place of the tool's own in the mod of CARD")
	cmd.Flags().StringArrayVar(&flags.options, "option", nil, "set an option of CARD, for example NAME=true")
	return cmd
}

func serve(cmd *cobra.Command, arg string, flags *serveFlags) error {
	downloads, err := ttsFolder(flags.ttsDir)
	if err != nil && flags.ttsDir != "" {
		return fileError(err)
	}
	shown := &exhibit{arg: arg, flags: flags, downloads: downloads}
	made, err := shown.make(cmd)
	if err != nil {
		return err
	}
	shown.made.Store(made)
	server, err := playtest.New(made.save, playtest.Options{Assets: shown.asset, Inspect: shown.inspect, Limits: box.DefaultLimits, Name: shown.name()})
	if err != nil {
		return inputError(fmt.Errorf("%s: %w", arg, err))
	}
	defer server.Close()
	listener, err := listenHere(flags.addr)
	if err != nil {
		return err
	}
	ctx, stop := signal.NotifyContext(cmd.Context(), os.Interrupt)
	defer stop()
	if err := shown.follow(ctx, cmd, server); err != nil {
		return err
	}
	address := "http://" + listener.Addr().String() + server.Path()
	fmt.Fprintln(cmd.OutOrStdout(), address)
	if flags.open {
		if err := openBrowser(address); err != nil {
			fmt.Fprintf(cmd.ErrOrStderr(), "note: the browser could not be opened (%v): open the address yourself.\n", err)
		}
	}
	go server.Run(ctx)
	return serveUntil(ctx, listener, server)
}

// listenHere listens at an address of this computer that others cannot reach.
func listenHere(addr string) (net.Listener, error) {
	at, err := net.ResolveTCPAddr("tcp", addr)
	if err != nil {
		return nil, usageError("--addr %s: %w; write a host and a port, for example 127.0.0.1:8080", addr, err)
	}
	if !at.IP.IsLoopback() {
		return nil, usageError("--addr %s: others could reach that; use an address of this computer only, such as 127.0.0.1:8080", addr)
	}
	listener, err := net.ListenTCP("tcp", at)
	if err != nil {
		return nil, fileError(fmt.Errorf("%w; with port 0 the page gets one that is free", err))
	}
	return listener, nil
}

// headerTime is how long a request may take to say what it wants.
const headerTime = 10 * time.Second

func serveUntil(ctx context.Context, listener net.Listener, handler http.Handler) error {
	s := &http.Server{Handler: handler, ReadHeaderTimeout: headerTime}
	context.AfterFunc(ctx, func() { s.Close() })
	if err := s.Serve(listener); !errors.Is(err, http.ErrServerClosed) {
		return fileError(fmt.Errorf("serve the page: %w", err))
	}
	return nil
}
