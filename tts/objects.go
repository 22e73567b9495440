package tts

import (
	"math"

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

// Hand zones: how far behind the board they are, and the size that TTS gives them on its own tables.
const (
	handGap    = 5.5
	handHeight = 4.8
)

var handScale = vector(11.77, 9.17, 4.87)

// hand is the hand zone that makes a seat: behind the board's edge, turned to face it.
func (a *assembler) hand(side int, seat string) Object {
	place := a.layout.Seats[side-1]
	far := 1 + handGap/math.Hypot(place.X, place.Y)
	at := vector(round(place.X*far), handHeight, round(place.Y*far))
	return a.handZone(memo(a.game, "hand-"+seat), seat, at, math.Mod(facing(place.Turn)+180, 360))
}

// handZone is a hand zone of a seat. It has no memo on the table: the one given is for its GUID.
func (a *assembler) handZone(memo, seat string, at Vector, rotY float64) Object {
	o := a.object("", at, rotY)
	o.GUID = a.guids.of(memo)
	o.Name = "HandTrigger"
	o.Transform.ScaleX, o.Transform.ScaleY, o.Transform.ScaleZ = handScale.X, handScale.Y, handScale.Z
	o.ColorDiffuse = seatColours[seat]
	transparent := Number(0)
	o.ColorDiffuse.A = &transparent
	o.Locked = true
	o.FogColor = seat
	return o
}

// seatColours are the seats of TTS in the colours it gives them. Black is the game master's and Grey the
// spectators': no side can sit there.
var seatColours = map[string]Colour{
	"White":  colour(1, 1, 1),
	"Brown":  colour(0.443, 0.231, 0.09),
	"Red":    colour(0.856, 0.1, 0.094),
	"Orange": colour(0.956, 0.392, 0.113),
	"Yellow": colour(0.905, 0.898, 0.172),
	"Green":  colour(0.192, 0.701, 0.168),
	"Teal":   colour(0.129, 0.694, 0.607),
	"Blue":   colour(0.118, 0.53, 1),
	"Purple": colour(0.627, 0.125, 0.941),
	"Pink":   colour(0.96, 0.439, 0.807),
}

func colour(r, g, b float64) Colour { return Colour{R: Number(r), G: Number(g), B: Number(b)} }

// checkSeats refuses seats that TTS does not have or keeps for others, and one seat for two sides.
func checkSeats(game *rules.Game) error {
	taken := map[string]string{}
	for i, side := range game.Card.Sides {
		where := []any{"sides", i, "seat"}
		if _, ok := seatColours[side.Seat]; !ok {
			return game.Card.ErrorAt(where, "White, Brown, Red, Orange, Yellow, Green, Teal, Blue, Purple or Pink", "TTS has no seat %q for a side", side.Seat)
		}
		if other, ok := taken[side.Seat]; ok {
			return game.Card.ErrorAt(where, "", "sides %s and %s cannot both sit at %s", other, side.Name, side.Seat)
		}
		taken[side.Seat] = side.Name
	}
	return nil
}
