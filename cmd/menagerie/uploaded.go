package main

import (
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"menagerie/rules"
	"menagerie/tts"
	"menagerie/tts/upload"
)

// readUpload reads the file of --url-map, nil without one.
func readUpload(cmd *cobra.Command, game *rules.Game, file string) (*upload.Upload, error) {
	if file == "" {
		return nil, nil
	}
	data, err := readAll(cmd.InOrStdin(), file)
	if err != nil {
		return nil, unreadable("list of --url-map", file, err)
	}
	uploaded, err := tts.ReadUpload(game, data)
	if err != nil {
		return nil, inputError(fmt.Errorf("--url-map %s: %w", file, err))
	}
	return uploaded, nil
}

// sayUploaded says which assets the upload has, and what is left to do. Where are the assets that it does not have.
func sayUploaded(cmd *cobra.Command, mod *tts.Mod, where string) {
	account := mod.Uploaded
	fmt.Fprintf(cmd.OutOrStdout(), "%d of %d assets are where they were uploaded to.\n", account.Found, len(mod.Assets))
	for _, note := range []struct {
		about string
		names []string
		cure  string
	}{
		{"changed since the upload", account.Changed, "the save looks for them at " + where + ": upload these"},
		{"not uploaded yet", account.New, "the save looks for them at " + where + ": upload these"},
		{"have a URL that does not tell what it holds, or tells that it is something else", account.Doubtful, "look at these on the table"},
		{"in --url-map and not in this mod", account.Unused, "nothing came of these"},
	} {
		if len(note.names) > 0 {
			fmt.Fprintf(cmd.ErrOrStderr(), "warning: %d %s; %s: %s\n", len(note.names), note.about, note.cure, strings.Join(note.names, ", "))
		}
	}
}
