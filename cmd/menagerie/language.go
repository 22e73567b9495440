package main

import (
	"fmt"
	"slices"

	"github.com/spf13/cobra"

	"menagerie/rules"
	"menagerie/tts/script"
	"menagerie/tts/workshop"
)

// checkLanguage refuses a --lang that the tool does not speak.
func checkLanguage(tag string) error {
	if slices.Contains(script.Languages(), tag) {
		return nil
	}
	return usageError("--lang %s: no such language (%s)", tag, languageHint(tag))
}

// languageHint says which languages there are instead of one that there is not.
func languageHint(tag string) string { return rules.Choices(tag, script.Languages()) }

// sayUnspoken says which of a card's words the mod leaves out: a tag may be misspelt.
func sayUnspoken(cmd *cobra.Command, card *rules.Card) {
	for _, tag := range workshop.Unspoken(card) {
		fmt.Fprintf(cmd.ErrOrStderr(), "warning: the words in %s are left out: %s\n", printable(tag), languageHint(tag))
	}
}
