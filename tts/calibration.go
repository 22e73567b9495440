package tts

import (
	"fmt"
	"strings"

	"menagerie/render"
	"menagerie/tts/assumed"
	"menagerie/tts/script"
)

// CalibrationThickness is the Thickness of the tiles and tokens in the save that measures TTS, in table units.
const CalibrationThickness = 0.2

// CalibrationName is the name of the save that measures TTS.
const CalibrationName = "menagerie-calibrate"

const (
	calibrationTitle = "Menagerie: calibration"
	calibrationSeat  = "White"
)

// Calibration makes a save that measures in TTS what package assumed assumes, as the folder of a mod. Errors are
// those of drawing and of writing it.
func Calibration(assetsURL string) (*Mod, error) {
	set, err := render.Calibration()
	if err != nil {
		return nil, fmt.Errorf("draw the calibration: %w", err)
	}
	files, names, err := assetFiles(set)
	if err != nil {
		return nil, err
	}
	assets := assetsAt(assetsURL, files)
	a := &assembler{layout: set.Layout, guids: guids{}, url: func(asset string) string { return urlOf(assets, names[asset]) }}
	save, err := a.calibrationSave()
	if err != nil {
		return nil, err
	}
	return newMod(CalibrationName, save, set.Image(render.ThumbnailFile), calibrationReadme(assetsURL), assets)
}

func (a *assembler) calibrationSave() (*Save, error) {
	subjects := a.calibrationSubjects()
	setup := script.Calibration{Made: MeshConvention(), Free: script.Spot{X: 8, Z: -8}}
	for _, o := range subjects {
		setup.Subjects = append(setup.Subjects, script.Subject{ID: strings.TrimPrefix(o.Memo, calibrationMemo("")), Memo: o.Memo})
	}
	lua, panel, err := script.BuildCalibration(setup)
	if err != nil {
		return nil, err
	}
	save := newSave(calibrationTitle)
	save.Note = "Measures what Tabletop Simulator does not document. The panel says what to do."
	save.CameraStates = cameras(4 * a.layout.Board.Depth)
	save.LuaScript, save.XmlUI = lua, panel
	seat := a.handZone(calibrationMemo("hand"), calibrationSeat, vector(0, handHeight, -20), 0)
	save.ObjectStates = append(subjects, seat)
	return save, nil
}

// calibrationMemo marks a subject by the name that the report has for it. It is no memo of a card's game.
func calibrationMemo(id string) string { return CalibrationName + "/" + id }

// calibrationSubjects are the things to measure, spread over the table so that nothing lies on anything.
func (a *assembler) calibrationSubjects() []Object {
	return []Object{
		a.block(vector(-4, assumed.TableTop+assumed.BlockSize/2, -8)),
		a.slab(),
		a.probe(vector(4, assumed.TableTop, -8)),
		a.pictured("Custom_Tile", "tile", vector(-13, assumed.TableTop, -8), render.SquareFile),
		a.pictured("Custom_Tile", "widetile", vector(-13, assumed.TableTop, -4), render.WideFile),
		a.pictured("Custom_Token", "token", vector(13, assumed.TableTop, -8), render.SquareFile),
		a.pictured("Custom_Token", "widetoken", vector(13, assumed.TableTop, -4), render.WideFile),
		a.pictured("Custom_Board", "board", vector(-20, assumed.TableTop, 14), render.SquareFile),
		a.pictured("Custom_Board", "wideboard", vector(16, assumed.TableTop, 14), render.WideFile),
	}
}

// block is turned by a quarter, to see which way that is.
func (a *assembler) block(at Vector) Object {
	o := a.fixture(calibrationMemo("block"), at, 90, nil)
	o.Name = "BlockSquare"
	return o
}

// slab is a board as a game has it, in the middle of the table.
func (a *assembler) slab() Object {
	at := vector(0, assumed.TableTop+a.layout.Board.Thickness, 0)
	return a.fixture(calibrationMemo("slab"), at, boardFacing, a.mesh("board", render.BoardFile, wood))
}

// probe is a piece as a game has it.
func (a *assembler) probe(at Vector) Object {
	o := a.object(calibrationMemo("piece"), at, boardFacing)
	o.Snap = false
	o.CustomMesh = a.mesh("piece", render.SquareFile, plastic)
	return o
}

// pictured is an object of one of the kinds that TTS makes of a picture.
func (a *assembler) pictured(kind, id string, at Vector, picture string) Object {
	o := a.fixture(calibrationMemo(id), at, boardFacing, nil)
	o.Name = kind
	o.CustomImage = &CustomImage{ImageURL: a.url(picture), ImageScalar: 1}
	switch kind {
	case "Custom_Tile":
		o.CustomImage.CustomTile = &CustomTile{Thickness: CalibrationThickness, Stretch: true}
	case "Custom_Token":
		o.CustomImage.CustomToken = &CustomToken{Thickness: CalibrationThickness, MergeDistancePixels: 15}
	}
	return o
}

// calibrationReadme says how to measure.
func calibrationReadme(assetsURL string) []byte {
	where := "The pictures and meshes must be on the web at " + assetsURL + ": upload the folder assets there first."
	if isLocal(assetsURL) {
		where = "The save finds its pictures and meshes on this computer only. Keep this folder where it is."
	}
	text := fmt.Sprintf(`%s, made by Menagerie %s

This save measures what Tabletop Simulator does not document, and on which our mods rely.

%s

1. Copy Saves/%[4]s.json to TTS's own Saves folder as TS_Save_901.json (any free number), and the .png
   beside it as TS_Save_901.png. The folder is
%[6]s2. In the game: Create > Singleplayer, then Games > Save & Load, and choose "%[1]s". Sit down at %[5]s.
3. Wait until the panel asks how the large F reads, and press the button that is true.
4. Copy the line that the panel shows, all of it, and run
     menagerie calibrate --report "the line"
`, calibrationTitle, Version, where, CalibrationName, calibrationSeat, savesFolders)
	return forNotepad(text)
}
