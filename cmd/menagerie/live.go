package main

import (
	"bytes"
	"context"

	"github.com/spf13/cobra"

	"menagerie/saves"
	"menagerie/tts/playtest"
)

// follow shows the files anew whenever they change, until ctx ends. What is wrong with them the page says.
func (x *exhibit) follow(ctx context.Context, cmd *cobra.Command, server *playtest.Server) error {
	var files []string
	if !shipped(x.arg) { // whose file never changes
		files = append(files, x.arg)
	}
	if x.flags.lua != "" {
		files = append(files, x.flags.lua)
	}
	if files == nil {
		return nil
	}
	changed, err := changes(ctx, files...)
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
	now, err := x.make(cmd)
	if err == nil && bytes.Equal(now.save, before.save) {
		server.Trouble("")
		return
	}
	said := ""
	if err == nil {
		x.made.Store(now)
		said, err = x.goOn(before, now, server)
	}
	if err != nil {
		x.made.Store(before)
		server.Trouble(err.Error())
		return
	}
	server.Tell(said)
}

// goOn shows a save, in which the running game goes on if it can. said tells what could not be kept.
func (x *exhibit) goOn(before, now *exhibited, server *playtest.Server) (said string, err error) {
	running, err := server.Save()
	if err != nil {
		return "", err
	}
	next, same := saves.TakeScripts(before.save, now.save, running)
	switch {
	case same && !before.rulesDiffer(now):
	case now.game != nil:
		next, said = saves.CarryOn(now.plain, running, before.game, now.game)
		if next, err = x.withLua(next); err != nil {
			return "", err
		}
	default:
		next, said = now.save, "The table begins anew: more than scripts and UI was edited."
	}
	return said, server.Load(next)
}

// rulesDiffer tells whether a card was edited so that its game is another.
func (e *exhibited) rulesDiffer(from *exhibited) bool {
	return e.game != nil && e.game.Tables.Hash != from.game.Tables.Hash
}
