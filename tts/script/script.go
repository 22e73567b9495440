package script

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"path"
	"slices"
	"strings"

	"menagerie/assets"
	"menagerie/rules"
)

// Names of the data modules; all other modules are files of assets/lua.
const (
	AboutModule  = "menagerie.about"
	TablesModule = "menagerie.tables"
	SetupModule  = "menagerie.setup"
	WordsModules = "menagerie.words." // and a language
)

// The modules written by hand: where their files are embedded, what comes before a file's name in the name of
// its module, and the file that becomes the root.
const (
	sourceFolder = "lua"
	sourcePrefix = "menagerie."
	rootFile     = "global.lua"
)

// Edition is what a build adds to the game itself.
type Edition struct {
	// Version is the version of the tool that builds.
	Version string
	// Language is the tag of the language that a new game speaks.
	Language string
}

// Build makes the script of a mod. A language that the tool does not speak is an error.
func Build(game *rules.Game, setup Setup, edition Edition) (string, error) {
	modules, err := Modules(game, setup, edition)
	if err != nil {
		return "", fmt.Errorf("building the script of %s: %w", game.Tables.Card, err)
	}
	return Bundle(modules), nil
}

// Modules makes the modules that Build bundles, the root first. Errors are those of Build.
func Modules(game *rules.Game, setup Setup, edition Edition) ([]Module, error) {
	if !slices.Contains(Languages(), edition.Language) {
		return nil, unknownLanguage(edition.Language)
	}
	modules, err := Sources()
	if err != nil {
		return nil, err
	}
	tables, err := Tables(game)
	if err != nil {
		return nil, err
	}
	layout, err := dataModule(SetupModule, setup)
	if err != nil {
		return nil, err
	}
	modules = append(modules, tables, layout)
	hash := Hash(modules)
	speech, err := wordModules(game)
	if err != nil {
		return nil, err
	}
	spoken, err := spokenLanguages()
	if err != nil {
		return nil, err
	}
	about, err := dataModule(AboutModule, about{
		Version:   edition.Version,
		Card:      game.Tables.Card,
		Language:  edition.Language,
		Languages: spoken,
		Modules:   hash,
	})
	if err != nil {
		return nil, err
	}
	return append(append(modules, speech...), about), nil
}

// about is the data module that says what a bundle is.
type about struct {
	Version   string           `json:"version"`
	Card      string           `json:"card"`
	Language  string           `json:"language"`
	Languages []spokenLanguage `json:"languages"`
	Modules   string           `json:"modules"`
}

// spokenLanguage is a language that the script can speak, and what that language calls itself.
type spokenLanguage struct {
	Tag  string `json:"tag"`
	Name string `json:"name"`
}

func spokenLanguages() ([]spokenLanguage, error) {
	var spoken []spokenLanguage
	for _, tag := range Languages() {
		w, err := ReadWords(tag)
		if err != nil {
			return nil, err
		}
		spoken = append(spoken, spokenLanguage{tag, w.Say("language", "name")})
	}
	return spoken, nil
}

// Sources are the modules written by hand: the files of assets/lua, the root first.
func Sources() ([]Module, error) { return sourcesIn(sourceFolder, sourcePrefix) }

// sourcesIn reads the modules of an embedded folder, whose names get a prefix, the root first.
func sourcesIn(folder, prefix string) ([]Module, error) {
	entries, err := assets.Files.ReadDir(folder)
	if err != nil {
		return nil, fmt.Errorf("listing the embedded Lua: %w", err)
	}
	root := make([]Module, 1)
	var rest []Module
	for _, e := range entries {
		name, ok := strings.CutSuffix(e.Name(), ".lua")
		if !ok {
			continue
		}
		text, err := assets.Files.ReadFile(path.Join(folder, e.Name()))
		if err != nil {
			return nil, fmt.Errorf("reading the embedded Lua: %w", err)
		}
		if e.Name() == rootFile {
			root[0] = Module{Name: Root, Text: string(text)}
			continue
		}
		rest = append(rest, Module{Name: prefix + name, Text: string(text)})
	}
	return append(root, rest...), nil
}

// Tables is the data module that holds a game's rules.
func Tables(game *rules.Game) (Module, error) {
	return dataModule(TablesModule, game.Tables)
}

func dataModule(name string, v any) (Module, error) {
	text, err := Literal(v)
	if err != nil {
		return Module{}, fmt.Errorf("module %s: %w", name, err)
	}
	return Module{Name: name, Text: "return " + text + "\n"}, nil
}

// Hash identifies what a bundle does: it covers all modules but those that only speak or describe. A bundle
// whose modules do not have the hash that its menagerie.about states was changed by hand.
func Hash(modules []Module) string {
	h := sha256.New()
	for _, m := range modules {
		if IsHashed(m.Name) {
			fmt.Fprintf(h, "%s\n%d\n%s", m.Name, len(m.Text), m.Text)
		}
	}
	return hex.EncodeToString(h.Sum(nil)[:8])
}

// IsHashed tells whether Hash covers a module.
func IsHashed(module string) bool {
	return module != AboutModule && !strings.HasPrefix(module, WordsModules)
}
