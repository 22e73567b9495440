package main

import (
	"path/filepath"
	"slices"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"menagerie/assets"
	"menagerie/render"
	"menagerie/saves/lint"
	"menagerie/tts/script"
)

// completer proposes what can stand for a word that somebody has begun to write, as cobra asks for it.
type completer = cobra.CompletionFunc

// The endings of files that the verbs read.
var (
	cardEndings = []cobra.Completion{"yaml", "yml"}
	saveEndings = []cobra.Completion{"json", "bson", "ttsmod", "zip"}
	fontEndings = []cobra.Completion{"ttf", "otf", "ttc"}
)

// arguments are proposed for what the usage line of a verb asks for.
var arguments = map[string]completer{
	"CARD":          cards(cardEndings),
	"SAVE":          files(saveEndings),
	"SAVE|CARD":     cards(slices.Concat(cardEndings, saveEndings)),
	"CARD|SAVE|DIR": cards(slices.Concat(cardEndings, saveEndings)),
	"DIR":           folders,
	"SHELL":         words(func(*cobra.Command, []string) []cobra.Completion { return shells }),
}

// values are proposed for what flags take, by the flag's name.
var values = map[string]completer{
	"addr":        nothing,
	"assets-url":  nothing,
	"cache":       cacheFolders,
	"card":        cards(cardEndings),
	"coordinates": words(func(*cobra.Command, []string) []cobra.Completion { return []cobra.Completion{"on", "off"} }),
	"depth":       nothing,
	"engine":      words(func(*cobra.Command, []string) []cobra.Completion { return engines }),
	"font":        files(fontEndings),
	"lang":        words(func(*cobra.Command, []string) []cobra.Completion { return script.Languages() }),
	"lua":         folders,
	"moves":       nothing,
	"off":         list(codes),
	"only":        list(func() []cobra.Completion { return partNames(render.Parts) }),
	"option":      optionsOfCard,
	"output":      folders,
	"pack":        words(func(*cobra.Command, []string) []cobra.Completion { return []cobra.Completion{ttsmod} }),
	packedSave:    files(saveEndings),
	"position":    nothing,
	"repair":      files(saveEndings),
	"report":      nothing,
	"script":      anyFile,
	"size":        nothing,
	"theme":       words(func(*cobra.Command, []string) []cobra.Completion { return themes() }),
	"tts-dir":     folders,
	"url-map":     files([]cobra.Completion{"json", "tsv", "txt"}),
	"wait":        nothing,
}

// packedSave is what pack's --output names, unlike that of other verbs.
const packedSave = "pack --output"

// completeAll tells every verb what to propose, by the words of its usage line and the names of its flags.
func completeAll(root *cobra.Command) {
	for _, cmd := range root.Commands() {
		if cmd.ValidArgsFunction == nil {
			cmd.ValidArgsFunction = argumentsOf(cmd)
		}
		cmd.Flags().VisitAll(func(f *pflag.Flag) {
			propose := values[cmd.Name()+" --"+f.Name]
			if propose == nil {
				propose = values[f.Name]
			}
			if propose != nil && cmd.RegisterFlagCompletionFunc(f.Name, propose) != nil {
				panic("completion of --" + f.Name + " is registered twice")
			}
		})
	}
}

// argumentsOf is what the usage line of a verb asks for: CARD…, SAVE|CARD and the like.
func argumentsOf(cmd *cobra.Command) completer {
	_, usage, _ := strings.Cut(cmd.Use, " ")
	usage, _, _ = strings.Cut(usage, " ")
	kind, many := strings.CutSuffix(usage, "…")
	return func(cmd *cobra.Command, args []string, begun string) ([]cobra.Completion, cobra.ShellCompDirective) {
		if propose := arguments[kind]; propose != nil && (many || len(args) == 0) {
			return propose(cmd, args, begun)
		}
		return nothing(cmd, args, begun)
	}
}

// words proposes those of some words that begin as what is written.
func words(all func(cmd *cobra.Command, args []string) []cobra.Completion) completer {
	return func(cmd *cobra.Command, args []string, begun string) ([]cobra.Completion, cobra.ShellCompDirective) {
		return beginning(all(cmd, args), begun), cobra.ShellCompDirectiveNoFileComp
	}
}

// list proposes words for the last place of a list with commas.
func list(all func() []cobra.Completion) completer {
	return func(_ *cobra.Command, _ []string, begun string) ([]cobra.Completion, cobra.ShellCompDirective) {
		before := begun[:strings.LastIndex(begun, ",")+1]
		proposed := beginning(all(), begun[len(before):])
		for i, word := range proposed {
			proposed[i] = before + word
		}
		return proposed, cobra.ShellCompDirectiveNoFileComp | cobra.ShellCompDirectiveNoSpace
	}
}

func beginning(all []cobra.Completion, begun string) []cobra.Completion {
	var fitting []cobra.Completion
	for _, word := range all {
		if strings.HasPrefix(word, begun) {
			fitting = append(fitting, word)
		}
	}
	return fitting
}

func files(endings []cobra.Completion) completer {
	return cobra.FixedCompletions(endings, cobra.ShellCompDirectiveFilterFileExt)
}

func folders(*cobra.Command, []string, string) ([]cobra.Completion, cobra.ShellCompDirective) {
	return nil, cobra.ShellCompDirectiveFilterDirs
}

func nothing(*cobra.Command, []string, string) ([]cobra.Completion, cobra.ShellCompDirective) {
	return nil, cobra.ShellCompDirectiveNoFileComp
}

func anyFile(*cobra.Command, []string, string) ([]cobra.Completion, cobra.ShellCompDirective) {
	return nil, cobra.ShellCompDirectiveDefault
}

// cards proposes the tool's own cards and those in the current folder; for anything else, files.
func cards(endings []cobra.Completion) completer {
	return func(_ *cobra.Command, _ []string, begun string) ([]cobra.Completion, cobra.ShellCompDirective) {
		here, _ := filepath.Glob("*.yaml") // the pattern is sound
		proposed := beginning(append(assets.CardNames(), here...), begun)
		if len(proposed) == 0 {
			return endings, cobra.ShellCompDirectiveFilterFileExt
		}
		return proposed, cobra.ShellCompDirectiveNoFileComp
	}
}

// cacheFolders proposes the word that finds the folder, or else folders.
func cacheFolders(_ *cobra.Command, _ []string, begun string) ([]cobra.Completion, cobra.ShellCompDirective) {
	if strings.HasPrefix(thisFolder, begun) {
		return []cobra.Completion{thisFolder}, cobra.ShellCompDirectiveDefault
	}
	return nil, cobra.ShellCompDirectiveFilterDirs
}

// optionsOfCard proposes the options of the card that is already written, with the values that each can have.
func optionsOfCard(_ *cobra.Command, args []string, begun string) ([]cobra.Completion, cobra.ShellCompDirective) {
	if len(args) == 0 {
		return nil, cobra.ShellCompDirectiveNoFileComp
	}
	game, err := loadGame(args[0], nil)
	if err != nil {
		return nil, cobra.ShellCompDirectiveNoFileComp // a broken card has none
	}
	var settings []cobra.Completion
	for _, option := range game.Card.Options {
		for _, value := range option.Values() {
			settings = append(settings, option.Name+"="+value.String())
		}
	}
	return beginning(settings, begun), cobra.ShellCompDirectiveNoFileComp
}

func themes() []cobra.Completion {
	var names []cobra.Completion
	for _, t := range render.Themes() {
		names = append(names, cobra.CompletionWithDesc(t.Name, t.About))
	}
	return names
}

func codes() []cobra.Completion {
	var names []cobra.Completion
	for _, r := range lint.Rules {
		names = append(names, r.Code)
	}
	return names
}
