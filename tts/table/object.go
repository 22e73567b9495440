package table

import (
	"encoding/json"
	"math"
	"strings"

	"github.com/tidwall/gjson"
	"github.com/tidwall/sjson"
	lua "github.com/yuin/gopher-lua"
)

// An Object is one thing on the table. Its JSON is the truth for everything
// but where it is, which lives here while the table runs.
type Object struct {
	t    *Table
	raw  []byte
	guid string
	// slot is the place in the save's list, from 0; -1 if it was not in it.
	slot int

	pos, rot, scale                Vector
	savedPos, savedRot, savedScale Vector

	held             string
	grip             int
	pickPos, pickRot Vector
	motion           motion
	glide, spin      *glide
	shape            shape

	highlight      string
	highlightUntil int
	interactable   bool
	spawning       bool
	gone           bool
	volatile       map[string]lua.LValue

	script  *script
	ui      *ui
	ud      *lua.LUserData
	menu    []menuItem
	buttons []*button
	inputs  []*button
	// controlsChanged says that players have not been told of the last three as they are.
	controlsChanged bool
}

func newObject(t *Table, raw []byte) *Object {
	o := &Object{t: t, raw: raw, slot: -1, interactable: true, volatile: map[string]lua.LValue{}}
	o.guid = o.field("GUID").String()
	transform := o.field("Transform")
	o.pos = Vector{number(transform, "posX", 0), number(transform, "posY", 0), number(transform, "posZ", 0)}
	o.rot = Vector{number(transform, "rotX", 0), number(transform, "rotY", 0), number(transform, "rotZ", 0)}
	o.scale = Vector{number(transform, "scaleX", 1), number(transform, "scaleY", 1), number(transform, "scaleZ", 1)}
	o.savedPos, o.savedRot, o.savedScale = o.pos, o.rot, o.scale
	o.motion.resting = true
	o.shape = o.measure()
	o.ui = newUI(t, o, o.field("XmlUI").String())
	o.ud = objectClass.wrap(t, o)
	return o
}

// number reads a JSON number; absent, NaN and infinite values are the default.
func number(r gjson.Result, key string, missing float64) float64 {
	v := r.Get(key)
	f := v.Float()
	if !v.Exists() || math.IsNaN(f) || math.IsInf(f, 0) {
		return missing
	}
	return f
}

func (o *Object) field(key string) gjson.Result { return gjson.GetBytes(o.raw, key) }

// setField writes one key of the object's JSON, which stays as it is otherwise.
func (o *Object) setField(key string, value any) {
	encoded, err := json.Marshal(value)
	if err == nil {
		o.setRaw(key, encoded)
	}
}

func (o *Object) setRaw(key string, value []byte) {
	if o.field(key).Raw == string(value) {
		return
	}
	if raw, err := sjson.SetRawBytes(o.raw, key, value); err == nil {
		o.raw = raw
	}
}

// json is the object as a save holds it now.
func (o *Object) json() []byte {
	o.writeTransform("pos", o.pos, &o.savedPos)
	o.writeTransform("rot", o.rot, &o.savedRot)
	o.writeTransform("scale", o.scale, &o.savedScale)
	return o.raw
}

func (o *Object) writeTransform(part string, now Vector, saved *Vector) {
	if now == *saved {
		return
	}
	o.setField("Transform."+part+"X", now.X)
	o.setField("Transform."+part+"Y", now.Y)
	o.setField("Transform."+part+"Z", now.Z)
	*saved = now
}

// GUID returns the object's identifier.
func (o *Object) GUID() string { return o.guid }

// Kind returns TTS's internal name of the object, such as "Custom_Model".
func (o *Object) Kind() string { return o.field("Name").String() }

// Nickname returns the name players see.
func (o *Object) Nickname() string { return o.field("Nickname").String() }

// Memo returns the string that scripts keep on the object.
func (o *Object) Memo() string { return o.field("Memo").String() }

// Position returns where the object is, in table units.
func (o *Object) Position() Vector { return o.pos }

// HeldBy returns the seat that holds the object, or "".
func (o *Object) HeldBy() string { return o.held }

// Highlight returns the object's highlight as #rrggbb, or "".
func (o *Object) Highlight() string { return o.highlight }

// Locked reports whether players and gravity leave the object where it is.
func (o *Object) Locked() bool { return o.field("Locked").Bool() }

// JSON returns the object as a save holds it.
func (o *Object) JSON() []byte { return append([]byte(nil), o.json()...) }

// on reads one of the switches that are on unless the save says otherwise.
func (o *Object) on(key string) bool {
	v := o.field(key)
	return !v.Exists() || v.Bool()
}

func (o *Object) faceDown() bool { return rotation(o.rot).up.Y < 0 }

// kindTypes gives the types that a name does not begin with.
var kindTypes = []struct{ prefix, kind string }{
	{"Custom_Model_Infinite_Bag", "Infinite"},
	{"Custom_Model_Bag", "Bag"},
	{"Custom_Model_Stack", "Chip"},
	{"Custom_Board", "Board"},
	{"Custom_Tile", "Tile"},
	{"Custom_Dice", "Dice"},
	{"Infinite_Bag", "Infinite"},
	{"Bag", "Bag"},
	{"Die_", "Dice"},
	{"Chip_", "Chip"},
	{"Deck", "Deck"},
	{"Card", "Card"},
	{"HandTrigger", "Hand"},
	{"ScriptingTrigger", "Scripting"},
	{"FogOfWarTrigger", "FogOfWar"},
	{"FogOfWar", "Fog"},
	{"RandomizeTrigger", "Randomize"},
	{"LayoutZone", "Layout"},
	{"Block", "Block"},
	{"Counter", "Counter"},
	{"Digital_Clock", "Clock"},
	{"Notecard", "Notecard"},
	{"3DText", "3D Text"},
	{"Tileset_", "Tileset"},
	{"rpg_", "rpgFigurine"},
	{"Figurine_", "Figurine"},
	{"Chess_", "Chess"},
	{"Checker_", "Checker"},
}

var modelTypes = []string{"Generic", "Figurine", "Dice", "Coin", "Board", "Chip", "Bag", "Infinite"}

func (o *Object) kind() string {
	name := o.Kind()
	if name == "Custom_Model" {
		if i := int(o.field("CustomMesh.TypeIndex").Int()); i >= 0 && i < len(modelTypes) {
			return modelTypes[i]
		}
	}
	for _, k := range kindTypes {
		if strings.HasPrefix(name, k.prefix) {
			return k.kind
		}
	}
	return "Generic"
}

// zone reports whether the object is a region of space and not a thing.
func (o *Object) zone() bool {
	switch o.kind() {
	case "Hand", "Scripting", "FogOfWar", "Fog", "Randomize", "Layout":
		return true
	}
	return false
}

func (o *Object) container() bool {
	switch o.kind() {
	case "Bag", "Infinite", "Deck":
		return true
	}
	return false
}

func (o *Object) toWorld(local Vector) Vector {
	return o.pos.add(rotation(o.rot).apply(local.stretch(o.scale)))
}

func (o *Object) toLocal(world Vector) Vector {
	return rotation(o.rot).undo(world.sub(o.pos)).shrink(o.scale)
}

func (o *Object) tags() []string {
	var tags []string
	for _, tag := range o.field("Tags").Array() {
		tags = append(tags, tag.String())
	}
	return tags
}
