package tts

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"path"
	"strings"

	"menagerie/render"
	"menagerie/rules"
	"menagerie/tts/folder"
	"menagerie/tts/script"
)

// AssetsFolder is where a mod's folder keeps what its save refers to.
const AssetsFolder = "assets"

// ReadmeFile says how to load and publish the mod.
const ReadmeFile = "README.txt"

// Options are what a build may choose.
type Options struct {
	// AssetsURL is where the assets will be found, without a slash at the end; see FileURL.
	AssetsURL string
	// Size is the longer side of the board's texture in pixels.
	Size int
	// Language is the tag of the language that the table speaks.
	Language string
	// Theme, Font and HideCoordinates are those of render.Options.
	Theme           *render.Theme
	Font            *render.Font
	HideCoordinates bool
}

// Mod is a mod as a folder of files, and the save that is one of them.
type Mod struct {
	Save *Save
	// SavePath is the save's path among the files.
	SavePath string
	// Files are all files, the save first.
	Files []folder.File
}

// Build makes a mod of a game. Errors are those of render.New and script.Build, and seats that TTS does not have.
func Build(game *rules.Game, opts Options) (*Mod, error) {
	if err := checkSeats(game); err != nil {
		return nil, err
	}
	set, err := render.Render(game, render.Options{
		Size: opts.Size, Theme: opts.Theme, Font: opts.Font, Language: opts.Language, HideCoordinates: opts.HideCoordinates,
	})
	if err != nil {
		return nil, err
	}
	files, names, err := assetFiles(set)
	if err != nil {
		return nil, err
	}
	save, err := assemble(game, set.Layout, opts, func(asset string) string {
		return opts.AssetsURL + "/" + names[asset]
	})
	if err != nil {
		return nil, err
	}
	text, err := save.Marshal()
	if err != nil {
		return nil, fmt.Errorf("write the save of %s: %w", game.Card.Name, err)
	}
	mod := &Mod{Save: save, SavePath: "Saves/" + game.Card.Name + ".json"}
	mod.Files = append(mod.Files,
		folder.File{Path: mod.SavePath, Data: text},
		folder.File{Path: "Saves/" + game.Card.Name + ".png", Data: set.Image(render.ThumbnailFile)},
		folder.File{Path: ReadmeFile, Data: readme(game, opts)},
	)
	mod.Files = append(mod.Files, files...)
	return mod, nil
}

// Art is a set of pictures and meshes as files, each mesh as TTS wants it.
func Art(set *render.Set) ([]folder.File, error) {
	var files []folder.File
	for _, image := range set.Images {
		files = append(files, folder.File{Path: image.Name, Data: image.Data})
	}
	for _, m := range set.Meshes {
		var b bytes.Buffer
		if err := fileMesh(m.Mesh).WriteOBJ(&b); err != nil {
			return nil, fmt.Errorf("write %s: %w", m.Name, err)
		}
		files = append(files, folder.File{Path: m.Name, Data: b.Bytes()})
	}
	return files, nil
}

// assetFiles are the files that the save refers to, and by render's names the names they get: TTS keeps what
// it has downloaded by URL, so a changed picture must have a new one.
func assetFiles(set *render.Set) (files []folder.File, names map[string]string, err error) {
	art, err := Art(set)
	if err != nil {
		return nil, nil, err
	}
	names = map[string]string{}
	for _, f := range art {
		if f.Path != render.ThumbnailFile {
			names[f.Path] = hashedName(f.Path, f.Data)
			files = append(files, folder.File{Path: path.Join(AssetsFolder, names[f.Path]), Data: f.Data})
		}
	}
	return files, names, nil
}

func hashedName(name string, data []byte) string {
	sum := sha256.Sum256(data)
	extension := path.Ext(name)
	return strings.TrimSuffix(name, extension) + "." + hex.EncodeToString(sum[:4]) + extension
}

// assemble makes the save.
func assemble(game *rules.Game, layout render.Layout, opts Options, url func(string) string) (*Save, error) {
	setup := Setup(game)
	lua, err := script.Build(game, setup, script.Edition{Version: Version, Language: opts.Language})
	if err != nil {
		return nil, err
	}
	panel, err := script.Panel(opts.Language)
	if err != nil {
		return nil, err
	}
	words, err := script.ReadWords(opts.Language)
	if err != nil {
		return nil, err
	}
	a := &assembler{game: game, layout: layout, setup: setup, words: words, guids: guids{}, url: url}
	return &Save{
		SaveName:       setup.Title,
		EpochTime:      versionEpoch,
		Date:           versionDate,
		VersionNumber:  saveVersion,
		GameMode:       setup.Title,
		GameType:       "Game",
		GameComplexity: "Low Complexity",
		PlayingTime:    [2]int{20, 60},
		PlayerCounts:   [2]int{len(setup.Seats), len(setup.Seats)},
		Tags:           []string{"Board Games", "Strategy Games", "Scripting"},
		Gravity:        0.5,
		PlayArea:       0.5,
		Table:          tableName,
		Sky:            skyName,
		Note:           game.Card.Words["en"].Summary,
		TabStates:      a.notebook(),
		Grid:           defaultGrid(),
		Lighting:       defaultLighting(),
		Hands:          Hands{Enable: true},
		ComponentTags:  ComponentTags{Labels: []TagLabel{}},
		Turns: Turns{
			Enable:    true,
			Type:      customOrder,
			TurnOrder: setup.Seats,
			TurnColor: setup.Seats[game.Tables.First-1],
		},
		CameraStates: cameras(layout.Board.Depth),
		DecalPallet:  []struct{}{},
		LuaScript:    lua,
		XmlUI:        panel,
		ObjectStates: a.objects(),
	}, nil
}

// customOrder is Turns.Type for the order in TurnOrder; Lua counts from 1 where the save counts from 0.
const customOrder = 1
