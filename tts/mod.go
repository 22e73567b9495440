package tts

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"path"
	"strings"

	"menagerie/render"
	"menagerie/rules"
	"menagerie/tts/datafolder"
	"menagerie/tts/folder"
	"menagerie/tts/script"
	"menagerie/tts/upload"
	"menagerie/tts/workshop"
)

// AssetsFolder is where a mod's folder keeps what its save refers to.
const AssetsFolder = "assets"

// ReadmeFile says how to load and publish the mod.
const ReadmeFile = "README.txt"

// Options are what a build may choose.
type Options struct {
	// AssetsURL is where the assets will be found that Uploaded does not have, without a slash at the end; see FileURL.
	AssetsURL string
	// Size is the longer side of the board's texture in pixels.
	Size int
	// Language is the tag of the language that the table speaks.
	Language string
	// Theme, Font and HideCoordinates are those of render.Options.
	Theme           *render.Theme
	Font            *render.Font
	HideCoordinates bool
	// Uploaded tells which assets are elsewhere already; nil when none is.
	Uploaded *upload.Upload
	// Archive adds the mod as a .ttsmod archive to the files, for which every asset must be on the web.
	Archive bool
}

// Mod is a mod as a folder of files, and the save that is one of them.
type Mod struct {
	Save *Save
	// SavePath is the save's path among the files.
	SavePath string
	// Files are all files, the save first.
	Files []folder.File
	// Picture is the save's picture.
	Picture []byte
	// Assets are those files that the save refers to, and where it says that they are.
	Assets []datafolder.Asset
	// Uploaded says which assets the upload that the build was told of has.
	Uploaded upload.Account
}

// Build makes a mod of a game. Errors are those of render.New, Script, workshop.ReadFacts and workshop.Files, and of an
// archive that cannot be made.
func Build(game *rules.Game, opts Options) (*Mod, error) {
	lua, panel, err := Script(game, opts.Language) // first, since it is quick to fail
	if err != nil {
		return nil, err
	}
	d, err := draw(game, opts)
	if err != nil {
		return nil, err
	}
	assets, account, err := locate(game, opts, d.files, d.names)
	if err != nil {
		return nil, err
	}
	save, err := assemble(game, d.set.Layout, d.facts, opts, func(asset string) string { return urlOf(assets, d.names[asset]) })
	if err != nil {
		return nil, err
	}
	save.LuaScript, save.XmlUI = lua, panel
	mod, err := newMod(game.Card.Name, save, d.set.Image(render.ThumbnailFile), readme(game, opts, len(localOf(assets)) > 0), assets)
	if err != nil {
		return nil, err
	}
	mod.Files = append(mod.Files, d.publication.files...)
	mod.Uploaded = account
	if opts.Archive {
		err = mod.addArchive(game.Card.Name)
	}
	return mod, err
}

// drawn is what a mod is made of wherever its assets will be.
type drawn struct {
	set         *render.Set
	facts       workshop.Facts
	publication *publication
	// files are the assets, names the names of their files by those that render, or this package, gives them.
	files []folder.File
	names map[string]string
}

// draw makes the pictures, meshes, rulebooks and texts of a game.
func draw(game *rules.Game, opts Options) (*drawn, error) {
	facts, err := workshop.ReadFacts(game.Card)
	if err != nil {
		return nil, err
	}
	renderer, err := render.New(game, render.Options{
		Size: opts.Size, Theme: opts.Theme, Font: opts.Font, Language: opts.Language, HideCoordinates: opts.HideCoordinates,
	})
	if err != nil {
		return nil, err
	}
	set, err := renderer.Set()
	if err != nil {
		return nil, err
	}
	files, names, err := assetFiles(set)
	if err != nil {
		return nil, err
	}
	publication, err := publish(game, renderer, set, facts, opts.Language)
	if err != nil {
		return nil, err
	}
	names[rulebookFile] = hashedName(rulebookFile, publication.rulebook)
	files = append(files, folder.File{Path: names[rulebookFile], Data: publication.rulebook})
	return &drawn{set, facts, publication, files, names}, nil
}

// newMod lays a mod out in its folder: the save and its picture, what to do with them, and the assets.
func newMod(name string, save *Save, picture, readme []byte, assets []datafolder.Asset) (*Mod, error) {
	text, err := save.Marshal()
	if err != nil {
		return nil, fmt.Errorf("write the save of %s: %w", name, err)
	}
	mod := &Mod{Save: save, SavePath: "Saves/" + name + ".json", Picture: picture, Assets: assets}
	mod.Files = append(mod.Files,
		folder.File{Path: mod.SavePath, Data: text},
		folder.File{Path: "Saves/" + name + ".png", Data: picture},
		folder.File{Path: ReadmeFile, Data: readme},
		folder.File{Path: assetsList, Data: listOfAssets(assets)},
	)
	for _, a := range assets {
		mod.Files = append(mod.Files, folder.File{Path: path.Join(AssetsFolder, a.Name), Data: a.Data})
	}
	return mod, nil
}

// assetFiles are the files that the save refers to, in the assets' folder, and by render's names the names they get: TTS
// keeps what it has downloaded by URL, so a changed picture must have a new one.
func assetFiles(set *render.Set) (files []folder.File, names map[string]string, err error) {
	all, err := art(set)
	if err != nil {
		return nil, nil, err
	}
	names = map[string]string{}
	for _, f := range all {
		if f.Path != render.ThumbnailFile {
			names[f.Path] = hashedName(f.Path, f.Data)
			files = append(files, folder.File{Path: names[f.Path], Data: f.Data})
		}
	}
	return files, names, nil
}

func hashedName(name string, data []byte) string {
	sum := sha256.Sum256(data)
	extension := path.Ext(name)
	return strings.TrimSuffix(name, extension) + "." + hex.EncodeToString(sum[:4]) + extension
}

// assemble makes the save, but for its script.
func assemble(game *rules.Game, layout render.Layout, facts workshop.Facts, opts Options, url func(string) string) (*Save, error) {
	setup := Setup(game)
	speech, err := script.NewSpeech(game, opts.Language)
	if err != nil {
		return nil, err
	}
	tabs, err := notebook(game, opts.Language)
	if err != nil {
		return nil, err
	}
	a := &assembler{game: game, layout: layout, setup: setup, speech: speech, guids: guids{}, url: url}
	save := newSave(speech.Card.Title)
	save.GameComplexity = string(facts.Complexity)
	save.PlayingTime = facts.Minutes()
	save.PlayerCounts = facts.Players
	save.Tags = facts.SaveTags(game.Card)
	save.Note = speech.Card.Summary
	save.TabStates = tabs
	save.Turns = Turns{
		Enable:    true,
		Type:      customOrder,
		TurnOrder: setup.Seats,
		TurnColor: setup.Seats[game.Tables.First-1],
	}
	save.CameraStates = cameras(layout.Board.Depth)
	save.ObjectStates = a.objects()
	return save, nil
}

// Script is what enforces a game's rules: the Global script and the XML of its panel. It draws nothing, so it is
// made much faster than the mod. Errors are those of script.Build, and seats that TTS does not have.
func Script(game *rules.Game, language string) (lua, panel string, err error) {
	if err := checkSeats(game); err != nil {
		return "", "", err
	}
	lua, err = script.Build(game, Setup(game), script.Edition{Version: Version, Language: language})
	if err != nil {
		return "", "", err
	}
	panel, err = script.Panel(language)
	return lua, panel, err
}

// Check tells what is wrong with the parts of a card that the rules pass over: seats, art and workshop. It draws nothing and
// asks for no characters of a font. Errors are *rules.CardError.
func Check(game *rules.Game) error {
	if err := checkSeats(game); err != nil {
		return err
	}
	if _, err := workshop.ReadFacts(game.Card); err != nil {
		return err
	}
	return render.CheckArt(game)
}

// customOrder is Turns.Type for the order in TurnOrder; Lua counts from 1 where the save counts from 0.
const customOrder = 1
