package table

import (
	"errors"
	"math/rand"
	"strings"

	"github.com/tidwall/gjson"
	lua "github.com/yuin/gopher-lua"
)

// A Table is a running save. It is not safe for concurrent use.
type Table struct {
	world
	people       []*person
	answers      []answer
	frame        int
	grips        int
	events       []Event
	saved        []byte
	instructions int
	clipboard    [][]byte
	copied       []*Object
	hands        map[string]Vector
	formOf       Forms
}

// A world is what a load replaces.
type world struct {
	head                  []byte
	list                  objectList
	objects               []*Object
	nextGUID              int
	gravity               float64
	epoch                 int64
	seats                 []string
	turns                 turns
	screen                *ui
	waits                 []*wait
	nextWait              int
	lua                   *lua.LState
	random                *rand.Rand
	base                  *lua.LTable
	global                *lua.LUserData
	globalScript          *script
	scripts               map[*lua.LTable]*script
	metatables            map[any]*lua.LTable
	identities            map[lua.LValue]int
	players               map[string]*lua.LUserData
	vectorMeta, colorMeta *lua.LTable
	budget                budget
	depth                 int
	deferred              []func()
	menu                  []menuItem
	hotkeys               []menuItem
	forms                 map[string]knownForm
}

// Open loads a save: it makes the objects, starts the scripts and runs their
// onLoad, objects first. Nobody is seated. It fails if the save is not a JSON
// object or the Global script is not Lua; errors while scripts run are events.
func Open(save []byte) (*Table, error) { return OpenWith(save, nil) }

// OpenWith is Open for a save whose meshes and pictures can be opened, so that
// objects have the form that they have in the game.
func OpenWith(save []byte, forms Forms) (*Table, error) {
	t := &Table{instructions: instructionsPerCall, hands: map[string]Vector{}, formOf: forms}
	if err := t.load(save); err != nil {
		return nil, err
	}
	t.saved = save
	return t, nil
}

// Close ends the table's scripts. A closed table must not be used.
func (t *Table) Close() {
	if t.lua != nil {
		t.lua.Close()
	}
}

// load replaces the world by that of a save; if it cannot, nothing changes.
func (t *Table) load(save []byte) error {
	if !gjson.ValidBytes(save) {
		return errors.New("reading the save: it is not valid JSON")
	}
	root := gjson.ParseBytes(save)
	if !root.IsObject() {
		return errors.New("reading the save: it is not a JSON object")
	}
	body, err := compileProto("Global", root.Get("LuaScript").String())
	if err != nil {
		return err
	}
	head, list, err := splitSave(save)
	if err != nil {
		return err
	}
	t.Close()
	t.world = world{head: head, list: list, players: map[string]*lua.LUserData{}, forms: map[string]knownForm{}}
	t.gravity = number(root, "Gravity", 0.5)
	t.epoch = root.Get("EpochTime").Int()
	t.turns = readTurns(root.Get("Turns"))
	if err := t.startLua(); err != nil {
		return err
	}
	t.startGlobal(root, body)
	t.makeObjects()
	t.seats = readSeats(root, t.objects)
	t.startObjects()
	t.fire(t.globalScript, "onLoad", lua.LString(t.globalScript.state))
	return nil
}

// startGlobal gives the table its UI and runs the body of the Global script: before there are objects, as in TTS.
func (t *Table) startGlobal(root gjson.Result, body *lua.FunctionProto) {
	t.screen = newUI(t, nil, root.Get("XmlUI").String())
	t.base.RawSetString("UI", uiClass.wrap(t, t.screen))
	t.globalScript = t.newScript("Global", nil, root.Get("LuaScriptState").String())
	t.runBody(t.globalScript, t.lua.NewFunctionFromProto(body))
}

// makeObjects puts the objects of the save on the table.
func (t *Table) makeObjects() {
	for i, raw := range t.list.items {
		o := newObject(t, raw)
		o.slot = i
		t.objects = append(t.objects, o)
	}
	for _, o := range t.objects {
		t.learnFoot(o)
	}
}

// startObjects runs the bodies of the objects' scripts, and then their onLoad.
func (t *Table) startObjects() {
	for _, o := range t.Objects() {
		t.startObject(o)
	}
	for _, o := range t.Objects() {
		t.fire(o.script, "onLoad", lua.LString(stateOf(o.script)))
	}
}

func stateOf(s *script) string {
	if s == nil {
		return ""
	}
	return s.state
}

// startObject runs the body of an object's script. One that is not Lua is an
// event: the rest of the table can be played.
func (t *Table) startObject(o *Object) {
	source := o.field("LuaScript").String()
	if strings.TrimSpace(source) == "" {
		return
	}
	name := o.Nickname()
	if name == "" {
		name = o.Kind()
	}
	name += " - " + o.guid
	o.script = t.newScript(name, o, o.field("LuaScriptState").String())
	fn, err := t.compile(name, source)
	if err != nil {
		t.emitError(o.script, "", err)
		return
	}
	t.runBody(o.script, fn)
}

// Objects returns the objects on the table in the order of the save, zones
// included, objects in containers not.
func (t *Table) Objects() []*Object { return append([]*Object(nil), t.objects...) }

// Object returns the object with a GUID, or nil.
func (t *Table) Object(guid string) *Object {
	for _, o := range t.objects {
		if o.guid == guid {
			return o
		}
	}
	return nil
}

// Turn returns the seat whose turn it is, or "" if turns are off.
func (t *Table) Turn() string {
	if !t.turns.enable {
		return ""
	}
	return t.turns.color
}

// UI returns an attribute of an element of the screen's UI, or "". The
// attribute "text" falls back to what the element encloses.
func (t *Table) UI(id, attribute string) string {
	value, _ := t.screen.attribute(id, attribute)
	return value
}
