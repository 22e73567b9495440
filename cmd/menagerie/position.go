package main

import (
	"errors"
	"fmt"

	"github.com/spf13/cobra"

	"menagerie/rules"
	"menagerie/tts/script"
)

// positionFlags are shared by the verbs that look at a position.
type positionFlags struct {
	moves, position string
	options         []string
}

func (f *positionFlags) register(cmd *cobra.Command) {
	cmd.Flags().StringVar(&f.moves, "moves", "", "moves played from there, for example \"b3-b4 b7-b6\"")
	cmd.Flags().StringVar(&f.position, "position", "", "start from this position (see show) instead of the card's")
	cmd.Flags().StringArrayVar(&f.options, "option", nil, "set an option of the card, for example NAME=true")
}

// load is the position that CARD and the flags mean.
func (f *positionFlags) load(card string) (*rules.Position, error) {
	game, err := loadGame(card, f.options)
	if err != nil {
		return nil, err
	}
	return f.play(game)
}

// play is the position that the flags mean in a game.
func (f *positionFlags) play(game *rules.Game) (pos *rules.Position, err error) {
	pos = game.Start()
	if f.position != "" {
		if pos, err = game.ParsePosition(f.position); err != nil {
			return nil, inputError(fmt.Errorf("--position: %w", err))
		}
	}
	if pos, err = pos.PlayAll(f.moves); err != nil {
		return nil, inputError(errors.New("--moves: " + script.InWords(err)))
	}
	return pos, nil
}
