package tts

import (
	"fmt"
	"strings"

	"menagerie/rules"
)

// readme is README.txt: how to load the mod, and how to publish it.
func readme(game *rules.Game, opts Options) []byte {
	name := game.Card.Name
	seats := Setup(game).Seats
	where := "The pictures and meshes must be on the web at " + opts.AssetsURL + ": upload the folder assets there first."
	publish := "2. Modding > Workshop Upload: title, description, a picture (Saves/" + name + ".png), then Upload."
	if IsLocal(opts.AssetsURL) {
		where = "This build finds its pictures and meshes on this computer only. Keep this folder where it is."
		publish = "2. Modding > Cloud Manager > Upload All Loaded Files, save the game, then Modding > Workshop Upload with\n   a title, a description and the picture Saves/" + name + ".png."
	}
	// Windows' Notepad of old wants CRLF, and nobody else minds.
	text := fmt.Sprintf(`%[1]s — a mod for Tabletop Simulator, made by Menagerie %[2]s

%[3]s

To play it
1. Copy Saves/%[4]s.json to TTS's own Saves folder as TS_Save_900.json (any free number), and the .png beside
   it as TS_Save_900.png. The folder is
     Windows  Documents\My Games\Tabletop Simulator\Saves
     macOS    ~/Library/Tabletop Simulator/Saves
     Linux    ~/.local/share/Tabletop Simulator/Saves
2. In the game: Create > Singleplayer or Multiplayer, then Games > Save & Load, and choose "%[1]s".
   Sit down at %[6]s. The panel at the edge of the screen takes moves back, begins a new game, and
   lets one player move all sides.
3. After another build, copy both files again: changed pictures have new names.

To publish it on the Steam Workshop
1. Load it in the game as above and look that everything is there.
%[5]s
   Uploading is possible only inside the game; a new item is hidden until you make it public on Steam.

To check a saved game: menagerie validate TS_Save_900.json (for a card of your own, with --card FILE)
`, game.Card.WordsIn(opts.Language).Title, Version, where, name, publish, strings.Join(seats, " or "))
	return []byte(strings.ReplaceAll(text, "\n", "\r\n"))
}
