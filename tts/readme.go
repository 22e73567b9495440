package tts

import (
	"fmt"
	"strings"

	"menagerie/rules"
)

// readme is README.txt: how to load the mod, and how to publish it. Local says whether anything is on this computer only.
func readme(game *rules.Game, opts Options, local bool) []byte {
	name, language := game.Card.Name, opts.Language
	text := fmt.Sprintf(`%[1]s — a mod for Tabletop Simulator, made by Menagerie %[2]s

%[3]s

To play it
1. Copy Saves/%[4]s.json to TTS's own Saves folder as TS_Save_900.json (any free number), and the .png beside
   it as TS_Save_900.png; a build with --install has done so. The folder is
%[7]s2. In the game: Create > Singleplayer or Multiplayer, then Games > Save & Load, and choose "%[1]s".
   Sit down at %[5]s. The panel at the edge of the screen takes moves back, begins a new game, and
   lets one player move all sides. The rulebook lies beside the board.
3. After another build, copy both files again: changed pictures have new names.

To publish it on the Steam Workshop
%[6]s
To check a saved game: menagerie validate TS_Save_900.json (for a card of your own, with --card FILE)
`, game.Card.WordsIn(language).Title, Version, whereAssets(opts), name, strings.Join(Setup(game).Seats, " or "),
		publishingSteps(name, opts, local), savesFolders)
	return forNotepad(text)
}

// savesFolders are where TTS's own Saves folder usually is.
const savesFolders = `     Windows  Documents\My Games\Tabletop Simulator\Saves
     macOS    ~/Library/Tabletop Simulator/Saves
     Linux    ~/.local/share/Tabletop Simulator/Saves
`

// forNotepad is a text with the line ends that Windows' Notepad of old wants, and nobody else minds.
func forNotepad(text string) []byte { return []byte(strings.ReplaceAll(text, "\n", "\r\n")) }

func whereAssets(opts Options) string {
	switch {
	case opts.Uploaded != nil:
		return "assets.tsv says where each picture, mesh and rulebook is: what the Cloud Manager took in is on Steam."
	case isLocal(opts.AssetsURL):
		return "This build finds its pictures, meshes and rulebook on this computer only. Keep this folder where it is."
	}
	return "The pictures, meshes and rulebook must be on the web at " + opts.AssetsURL + ": upload the folder assets there first."
}

// publishingSteps are what a publisher does in the game and on Steam, numbered, a line or a few each.
func publishingSteps(name string, opts Options, local bool) string {
	steps := []string{"Load it in the game as above, as the host, and look that everything is there. Begin no game: what you upload\n" +
		"is the table as it stands."}
	if local {
		steps = append(steps, "Modding > Cloud Manager, then the black arrow at the top, Upload All: your Steam Cloud takes the files in.",
			"Games > Save & Load, and save the game, under any name: only now does the save point at the Cloud. Build with\n"+
				"--url-map and that save from now on: what does not change need not be uploaded again.")
	}
	steps = append(steps,
		"Modding > Workshop Upload. Paste the title from Workshop/title."+opts.Language+".txt and the description from\n"+
			"Workshop/description."+opts.Language+".bbcode. The folder Workshop has both in other languages too.",
		"For the thumbnail choose Saves/"+name+".png and, when asked, Local: one from the Cloud hangs the upload. Another\n"+
			"picture will do if it is below 1 MB.",
		"Tick what Workshop/tags.txt lists; leave out what the form does not have. Upload. TTS shows the item's number.",
		"On Steam, the new item is hidden: look at its page, add screenshots, paste the other languages' titles and\n"+
			"descriptions (Edit title & description, Language), and change its visibility to public.",
		"After a change: build, load and upload again, this time under Update Workshop with the item's number, and paste\n"+
			"Workshop/change-note."+opts.Language+".txt on the page's tab Change Notes.",
	)
	var b strings.Builder
	for i, step := range steps {
		fmt.Fprintf(&b, "%d. %s\n", i+1, strings.ReplaceAll(step, "\n", "\n   "))
	}
	return b.String()
}
