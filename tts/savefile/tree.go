package savefile

import (
	"strings"
	"unicode/utf8"

	"menagerie/tts/folder"
)

// Tree is a save as a folder of files.
type Tree struct {
	Files []folder.File
	// SaveName is the save's own name, "" for most saved objects.
	SaveName string
	// Objects counts the objects, in bags and states too, Scripts those and the table when they have a script.
	Objects, Scripts int
	// Notes say what in this save is not as TTS writes it, a sentence each.
	Notes []string
}

// The files and folders of a tree.
const (
	formFile = "form.json"
	saveFile = "save.json"
	// globalBase is what the table's own files begin with.
	globalBase     = "Global"
	objectsFolder  = "objects"
	modulesFolder  = "modules"
	notebookFolder = "notebook"

	jsonEnding   = ".json"
	scriptEnding = ".ttslua"
	panelEnding  = ".xml"
	textEnding   = ".txt"
	stateEnding  = ".state.json"
	bundleEnding = ".bundle.json"
)

// folderOf is where the objects are that are in, or states of, the one whose files begin with base.
func folderOf(base string) string {
	if base == globalBase {
		return objectsFolder
	}
	return base
}

// position is the line and the character in it of a byte of a text, from 1.
func position(text string, at int) (line, column int) {
	before := text[:min(at, len(text))]
	return 1 + strings.Count(before, "\n"), 1 + utf8.RuneCountInString(before[strings.LastIndexByte(before, '\n')+1:])
}

// bundle is a script of several modules, as a bundleEnding file says how to join them.
type bundle struct {
	// Ends are the line ends of the whole: crlf, or "" when each module has its own.
	Ends string `json:"ends,omitempty"`
	// Loader is what stands before the modules, Tail what stands behind.
	Loader  module   `json:"loader"`
	Modules []module `json:"modules"`
	Tail    string   `json:"tail"`
	// Elsewhere names what the modules require without its being one of them, which was so when the save was unpacked.
	Elsewhere []string `json:"elsewhere,omitempty"`
}

// module is a part of a bundle in a file of its own.
type module struct {
	Name string `json:"name,omitempty"`
	File string `json:"file"`
	textForm
}

// known are the modules that a bundle's modules may require.
func (b *bundle) known() map[string]bool {
	names := make(map[string]bool, len(b.Modules)+len(b.Elsewhere))
	for _, m := range b.Modules {
		names[m.Name] = true
	}
	for _, name := range b.Elsewhere {
		names[name] = true
	}
	return names
}
