package main

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/tidwall/gjson"

	"menagerie/assets"
	"menagerie/rules"
)

// loadGame reads CARD, an embedded card's name or a path, and compiles it.
func loadGame(arg string, options []string) (*rules.Game, error) {
	file, text, err := cardText(arg)
	if err != nil {
		return nil, err
	}
	set, err := parseOptions(options)
	if err != nil {
		return nil, err
	}
	card, err := rules.ReadCard(file, text)
	switch {
	case err != nil && gjson.GetBytes(text, "ObjectStates").IsArray():
		return nil, inputError(fmt.Errorf("%s is a save: name a card, the YAML file that a game is made from", file))
	case err != nil:
		return nil, inputError(err)
	}
	game, err := card.Compile(set)
	var unknown *rules.OptionError
	switch {
	case errors.As(err, &unknown):
		return nil, usageError("%w", err)
	case err != nil:
		return nil, inputError(err)
	}
	return game, nil
}

func cardText(arg string) (file string, text []byte, err error) {
	if file, text, ok := assets.Card(arg); ok {
		return file, text, nil
	}
	if !looksLikePath(arg) {
		return "", nil, usageError("no card %q (%s)", arg, cardHint(arg))
	}
	// One byte more than a card may have shows that it is too large.
	text, err = readAtMost(arg, rules.MaxCardBytes+1)
	if err != nil {
		return "", nil, unreadable("card", arg, err)
	}
	return arg, text, nil
}

func cardHint(arg string) string {
	if _, err := os.Stat(arg + ".yaml"); err == nil {
		return "did you mean " + arg + ".yaml?"
	}
	if question := rules.DidYouMean(arg, assets.CardNames()); question != "" {
		return question
	}
	return "menagerie games lists them; a card of your own goes by its path"
}

// shipped tells whether a card is one of the tool's own.
func shipped(name string) bool { return slices.Contains(assets.CardNames(), name) }

func looksLikePath(arg string) bool {
	if strings.ContainsAny(arg, `/\`) || isCardFile(arg) {
		return true
	}
	_, err := os.Stat(arg)
	return err == nil
}

// isCardFile tells a card by the ending of its name.
func isCardFile(name string) bool {
	ending := strings.ToLower(filepath.Ext(name))
	return ending == ".yaml" || ending == ".yml"
}

func parseOptions(options []string) (rules.Options, error) {
	set := rules.Options{}
	for _, o := range options {
		name, text, _ := strings.Cut(o, "=")
		value, err := rules.ParseOption(text)
		if err != nil {
			return nil, usageError("--option %s: write NAME=true, NAME=false or NAME=NUMBER", o)
		}
		set[name] = value
	}
	return set, nil
}
