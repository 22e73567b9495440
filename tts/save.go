package tts

import (
	"bytes"
	"encoding/json"
	"reflect"
)

// Save is a TTS save with the keys that a current TTS writes, in its order.
type Save struct {
	SaveName       string
	EpochTime      int64
	Date           string
	VersionNumber  string
	GameMode       string
	GameType       string
	GameComplexity string
	PlayingTime    [2]int
	PlayerCounts   [2]int
	Tags           []string
	Gravity        Number
	PlayArea       Number
	Table          string
	Sky            string
	Note           string
	TabStates      Notebook
	Grid           Grid
	Lighting       Lighting
	Hands          Hands
	ComponentTags  ComponentTags
	Turns          Turns
	CameraStates   []*CameraState
	DecalPallet    []struct{}
	LuaScript      string
	LuaScriptState string
	XmlUI          string
	ObjectStates   []Object
}

// Marshal writes the save as TTS does: indented by two blanks, without escaping what HTML would.
func (s *Save) Marshal() ([]byte, error) {
	var b bytes.Buffer
	enc := json.NewEncoder(&b)
	enc.SetEscapeHTML(false)
	enc.SetIndent("", "  ")
	if err := enc.Encode(s); err != nil {
		return nil, err
	}
	return b.Bytes(), nil
}

// SameTable tells whether two saves put the same on the table, whatever their scripts do with it.
func (s *Save) SameTable(other *Save) bool {
	a, b := *s, *other
	for _, save := range []*Save{&a, &b} {
		save.LuaScript, save.LuaScriptState, save.XmlUI = "", "", ""
	}
	return reflect.DeepEqual(a, b)
}

// Vector is a position, rotation (degrees) or scale.
type Vector struct {
	X Number `json:"x"`
	Y Number `json:"y"`
	Z Number `json:"z"`
}

// Colour is a colour with components from 0 to 1.
type Colour struct {
	R Number  `json:"r"`
	G Number  `json:"g"`
	B Number  `json:"b"`
	A *Number `json:"a,omitempty"`
}

// Notebook is the in-game notebook, its tabs keyed by "0", "1" and so on.
type Notebook map[string]Tab

// Tab is a page of the notebook; Color names the seat that may read it, Grey for everybody.
type Tab struct {
	Title        string `json:"title"`
	Body         string `json:"body"`
	Color        string `json:"color"`
	VisibleColor Colour `json:"visibleColor"`
	ID           int    `json:"id"`
}

// Grid is the table's grid, which our mods leave off: pieces stand on snap points.
type Grid struct {
	Type         int
	Lines        bool
	Color        Colour
	Opacity      Number
	ThickLines   bool
	Snapping     bool
	Offset       bool
	BothSnapping bool
	XSize        Number `json:"xSize"`
	YSize        Number `json:"ySize"`
	PosOffset    Vector
}

// Lighting is the light of the scene.
type Lighting struct {
	LightIntensity      Number
	LightColor          Colour
	AmbientIntensity    Number
	AmbientType         int
	AmbientSkyColor     Colour
	AmbientEquatorColor Colour
	AmbientGroundColor  Colour
	ReflectionIntensity Number
	LutIndex            int
	LutContribution     Number
}

// Hands says how hand zones behave.
type Hands struct {
	Enable        bool
	DisableUnused bool
	Hiding        int
}

// ComponentTags lists the tags that objects and snap points use.
type ComponentTags struct {
	Labels []TagLabel `json:"labels"`
}

// TagLabel is a tag as shown and as compared.
type TagLabel struct {
	Displayed  string `json:"displayed"`
	Normalized string `json:"normalized"`
}

// Turns is the turn system. Type is 0 for automatic order and 1 for TurnOrder.
type Turns struct {
	Enable              bool
	Type                int
	TurnOrder           []string
	Reverse             bool
	SkipEmpty           bool
	DisableInteractions bool
	PassTurns           bool
	TurnColor           string
}

// CameraState is a saved view, recalled by a number key.
type CameraState struct {
	Position         Vector
	Rotation         Vector
	Distance         Number
	Zoomed           bool
	AbsolutePosition Vector
}

// Object is an object on the table, with the keys that TTS writes for every object first.
type Object struct {
	GUID                 string
	Name                 string
	Transform            Transform
	Nickname             string
	Description          string
	GMNotes              string
	Memo                 string `json:",omitempty"`
	AltLookAngle         Vector
	ColorDiffuse         Colour
	LayoutGroupSortIndex int
	Value                int
	Locked               bool
	Grid                 bool
	Snap                 bool
	IgnoreFoW            bool
	MeasureMovement      bool
	DragSelectable       bool
	Autoraise            bool
	Sticky               bool
	Tooltip              bool
	GridProjection       bool
	HideWhenFaceDown     bool
	Hands                bool
	Tags                 []string     `json:",omitempty"`
	FogColor             string       `json:",omitempty"`
	CustomImage          *CustomImage `json:",omitempty"`
	CustomMesh           *CustomMesh  `json:",omitempty"`
	CustomPDF            *CustomPDF   `json:",omitempty"`
	LuaScript            string
	LuaScriptState       string
	XmlUI                string
	AttachedSnapPoints   []SnapPoint `json:",omitempty"`
}

// Transform places an object: table units, degrees, factors.
type Transform struct {
	PosX   Number `json:"posX"`
	PosY   Number `json:"posY"`
	PosZ   Number `json:"posZ"`
	RotX   Number `json:"rotX"`
	RotY   Number `json:"rotY"`
	RotZ   Number `json:"rotZ"`
	ScaleX Number `json:"scaleX"`
	ScaleY Number `json:"scaleY"`
	ScaleZ Number `json:"scaleZ"`
}

// SnapPoint attracts dropped objects that share a tag with it. Attached to an object, its position is in
// that object's own coordinates.
type SnapPoint struct {
	Position Vector
	Rotation *Vector  `json:",omitempty"`
	Tags     []string `json:",omitempty"`
}
