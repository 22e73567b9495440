package editor

import (
	"os"

	"menagerie/tts/script"
)

// Table is a game that TTS has loaded.
type Table struct {
	// Scripts are all scripts and UIs at the table.
	Scripts ScriptStates
	// SavePath is the file that the game was loaded from, "" where TTS does not tell.
	SavePath string
}

// NewTable is the table of a GameLoaded.
func NewTable(m Message) Table { return Table{m.ScriptStates, m.SavePath} }

// Card names the card that the table's game was built from, "" for any other game.
func (t Table) Card() string {
	id, _ := script.Identify(t.Scripts.global())
	return id.Card
}

// Language is the tag of the language that the table's game was built in, "" for any other game.
func (t Table) Language() string {
	id, _ := script.Identify(t.Scripts.global())
	return id.Language
}

// IsOf tells whether the table is of the mod with these scripts: built from the same card, or with the same Global
// script.
func (t Table) IsOf(scripts ScriptStates) bool {
	if id, ok := script.Identify(scripts.global()); ok {
		return id.Card == t.Card()
	}
	return t.Runs(scripts)
}

// IsFrom tells whether the table was loaded from a file.
func (t Table) IsFrom(file string) bool {
	ours, err := os.Stat(file)
	if err != nil {
		return false
	}
	theirs, err := os.Stat(t.SavePath)
	return err == nil && os.SameFile(ours, theirs)
}

// Fits tells whether the objects at the table are those that the scripts were built for; of scripts that no build of
// this tool made, nothing is known.
func (t Table) Fits(scripts ScriptStates) bool {
	own, ok := script.Identify(t.Scripts.global())
	theirs, known := script.Identify(scripts.global())
	return !ok || !known || own.SameTable(theirs)
}

// Runs tells whether the table's Global script is the one among these.
func (t Table) Runs(scripts ScriptStates) bool {
	return script.Same(t.Scripts.global(), scripts.global())
}
