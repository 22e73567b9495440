package tts

import (
	"menagerie/render"
	"menagerie/rules"
	"menagerie/tts/assumed"
	"menagerie/tts/script"
)

// assembler makes the objects of a mod.
type assembler struct {
	game   *rules.Game
	layout render.Layout
	setup  script.Setup
	speech script.Speech
	guids  guids
	// url is where an asset will be found, by the name render gives it.
	url func(asset string) string
}

// Objects are the objects of a mod as a build in a language puts them on the table, for those who judge what
// became of them. The URL of an asset is the name that render gives it. Errors are those of script.NewSpeech.
func Objects(game *rules.Game, language string) ([]Object, error) {
	speech, err := script.NewSpeech(game, language)
	if err != nil {
		return nil, err
	}
	a := &assembler{
		game:   game,
		layout: render.NewLayout(game, render.DefaultSize),
		setup:  Setup(game),
		speech: speech,
		guids:  guids{},
		url:    func(asset string) string { return asset },
	}
	return a.objects(), nil
}

// objects are all objects of the mod: board, trays, pieces, token, hand zones and rulebook.
func (a *assembler) objects() []Object {
	objects := []Object{a.board()}
	for side := range a.layout.Trays {
		objects = append(objects, a.tray(side+1))
	}
	for _, p := range a.setup.Pieces {
		objects = append(objects, a.piece(p))
	}
	if a.setup.Token != nil {
		objects = append(objects, a.token())
	}
	for side, seat := range a.setup.Seats {
		objects = append(objects, a.hand(side+1, seat))
	}
	return append(objects, a.rulebook())
}

// object has TTS's own defaults; what lies on the table is then changed where it differs.
func (a *assembler) object(memo string, at Vector, rotY float64) Object {
	return Object{
		GUID:           a.guids.of(memo),
		Name:           "Custom_Model",
		Transform:      transform(at, rotY, vector(1, 1, 1)),
		Memo:           memo,
		ColorDiffuse:   colour(1, 1, 1),
		Snap:           true,
		DragSelectable: true,
		Autoraise:      true,
		Sticky:         true,
		Tooltip:        true,
	}
}

func transform(at Vector, rotY float64, scale Vector) Transform {
	return Transform{
		PosX: at.X, PosY: at.Y, PosZ: at.Z,
		RotY:   Number(rotY),
		ScaleX: scale.X, ScaleY: scale.Y, ScaleZ: scale.Z,
	}
}

// fixture is what nobody may move: locked, without a tooltip.
func (a *assembler) fixture(memo string, at Vector, rotY float64, mesh *CustomMesh) Object {
	o := a.object(memo, at, rotY)
	o.Locked = true
	o.Snap = false
	o.DragSelectable = false
	o.Tooltip = false
	o.CustomMesh = mesh
	return o
}

// Materials of TTS.
const (
	plastic = 0
	wood    = 1
)

// How surfaces shine: wood and bone hardly, glass a lot.
var (
	matt  = CustomShader{SpecularColor: colour(1, 1, 1), SpecularIntensity: 0.05, SpecularSharpness: 3, FresnelStrength: 0.1}
	glass = CustomShader{SpecularColor: colour(1, 1, 1), SpecularIntensity: 0.6, SpecularSharpness: 7, FresnelStrength: 0.4}
)

// mesh is a model with its collider and an image.
func (a *assembler) mesh(shape, image string, material int) *CustomMesh {
	return &CustomMesh{
		MeshURL:       a.url(render.MeshFile(shape)),
		DiffuseURL:    a.url(image),
		ColliderURL:   a.url(render.ColliderFile(shape)),
		Convex:        true,
		MaterialIndex: material,
		CustomShader:  matt,
		CastShadows:   true,
	}
}

func (a *assembler) board() Object {
	at := vector(0, a.setup.Height, 0)
	o := a.fixture(a.setup.Board, at, boardFacing, a.mesh("board", render.BoardFile, wood))
	o.Nickname = a.speech.Board()
	for i := range a.game.Tables.Points {
		o.AttachedSnapPoints = append(o.AttachedSnapPoints, a.snapPoint(i+1))
	}
	return o
}

// snapPoint is a point of the board in the board object's own coordinates.
func (a *assembler) snapPoint(point int) SnapPoint {
	spot := a.setup.Points[point-1]
	return SnapPoint{Position: tableToLocal(vector(spot.X, 0, spot.Z), boardFacing)}
}

func (a *assembler) tray(side int) Object {
	t := a.layout.Trays[side-1]
	sideName := a.game.Tables.Sides[side-1].Name
	mesh := a.mesh("tray", render.TrayFile(a.game, side), wood)
	o := a.fixture(memo(a.game, "tray-"+sideName), vector(round(t.X), assumed.TableTop, round(t.Y)), facing(t.Turn), mesh)
	o.Nickname = a.speech.Tray(side)
	return o
}

func (a *assembler) piece(p script.PieceSetup) Object {
	table := a.game.Tables.Pieces[p.Piece-1]
	spot := a.setup.Points[p.Point-1]
	o := a.object(p.Memo, vector(spot.X, a.setup.Height, spot.Z), a.setup.Facing[table.Side-1])
	o.Nickname = a.speech.Nickname(table.Kind)
	o.Description = a.speech.Describe(table.Kind)
	o.DragSelectable = false // a box selection must not sweep up pieces
	o.CustomMesh = a.mesh("piece", render.FaceFile(a.game, p.Piece), plastic)
	if a.layout.Piece.Marble {
		o.CustomMesh.CustomShader = glass
	}
	return o
}

func (a *assembler) token() Object {
	home := a.setup.Points[a.game.Tables.Carry.Home-1]
	o := a.fixture(a.setup.Token.Memo, vector(home.X, a.setup.Token.Rest, home.Z), boardFacing,
		a.mesh("token", render.TokenFile, plastic))
	o.Nickname = a.speech.Token()
	o.Tooltip = true
	return o
}

func colour(r, g, b float64) Colour { return Colour{R: Number(r), G: Number(g), B: Number(b)} }
