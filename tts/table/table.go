package table

import (
	"errors"
	"fmt"
	"math"
	"math/rand"
	"strings"

	"github.com/tidwall/gjson"
	"github.com/tidwall/sjson"
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
	proto, err := compileProto("Global", root.Get("LuaScript").String())
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
	t.screen = newUI(t, nil, root.Get("XmlUI").String())
	t.base.RawSetString("UI", uiClass.wrap(t, t.screen))
	t.globalScript = t.newScript("Global", nil, root.Get("LuaScriptState").String())
	// Global's body runs before there are objects, as in TTS.
	t.runBody(t.globalScript, t.lua.NewFunctionFromProto(proto))
	for i, raw := range list.items {
		o := newObject(t, raw)
		o.slot = i
		t.objects = append(t.objects, o)
	}
	for _, o := range t.objects {
		t.learnFoot(o)
	}
	t.seats = readSeats(root, t.objects)
	for _, o := range t.Objects() {
		t.startObject(o)
	}
	for _, o := range t.Objects() {
		t.fire(o.script, "onLoad", lua.LString(stateOf(o.script)))
	}
	t.fire(t.globalScript, "onLoad", lua.LString(t.globalScript.state))
	return nil
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

func (t *Table) now() float64 { return round(float64(t.frame) / FrameRate) }

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

// Named returns the objects whose nickname begins with a prefix.
func (t *Table) Named(prefix string) []*Object {
	var found []*Object
	for _, o := range t.objects {
		if strings.HasPrefix(o.Nickname(), prefix) {
			found = append(found, o)
		}
	}
	return found
}

// Seats returns the seats that have a hand zone, in TTS's order.
func (t *Table) Seats() []string { return append([]string(nil), t.seats...) }

// Seated returns the name of whoever sits at a seat.
func (t *Table) Seated(color string) (name string, ok bool) {
	if p := t.seated(color); p != nil {
		return p.name, true
	}
	return "", false
}

// Notes returns the text of the notes on the screen.
func (t *Table) Notes() string { return gjson.GetBytes(t.head, "Note").String() }

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

// Run lets the table's time pass.
func (t *Table) Run(seconds float64) {
	for range int(math.Ceil(seconds*FrameRate - 1e-6)) {
		t.step()
	}
}

// longestSettle bounds Settle, since a script may keep time forever.
const longestSettle = 20 * FrameRate

// quietFrames lets scripts that wait for rest notice it.
const quietFrames = 2

// Settle lets time pass until nothing moves and no timer is due, but no longer
// than 20 seconds. Timers that repeat without end and conditions do not count.
func (t *Table) Settle() {
	quiet := 0
	for range longestSettle {
		if !t.settled() {
			quiet = 0
		} else if quiet++; quiet > quietFrames {
			return
		}
		t.step()
	}
}

func (t *Table) settled() bool {
	for _, o := range t.objects {
		if o.glide != nil || o.spin != nil || o.spawning || o.held == "" && o.motion.awake {
			return false
		}
	}
	for _, w := range t.waits {
		if w.ends() {
			return false
		}
	}
	return true
}

func (t *Table) step() {
	t.frame++
	t.runWaits()
	t.fireFrame("onUpdate")
	t.fireFrame("onFixedUpdate")
	for _, o := range t.Objects() {
		if !o.gone {
			t.advance(o)
			t.fadeHighlight(o)
		}
	}
}

func (t *Table) fireFrame(handler string) {
	for _, s := range t.listeners() {
		t.fire(s, handler)
	}
}

// setHead writes one key of the save outside its objects.
func (t *Table) setHead(key string, value []byte) {
	if gjson.GetBytes(t.head, key).Raw == string(value) {
		return
	}
	if head, err := sjson.SetRawBytes(t.head, key, value); err == nil {
		t.head = head
	}
}

// Save runs onSave and returns the save. Keys the table does not model come
// back byte for byte; an object in a hand is where the hand holds it.
func (t *Table) Save() ([]byte, error) {
	t.saveStates()
	t.turns.write(t)
	save, err := t.list.join(t.head, t.objects)
	if err != nil {
		return nil, fmt.Errorf("writing the objects into the save: %w", err)
	}
	t.saved = save
	return save, nil
}

func (t *Table) saveStates() {
	for _, o := range t.Objects() {
		if o.script == nil {
			continue
		}
		t.saveState(o.script)
		if o.script.state != o.field("LuaScriptState").String() {
			o.setField("LuaScriptState", o.script.state)
		}
	}
	t.saveState(t.globalScript)
	if t.globalScript.state != gjson.GetBytes(t.head, "LuaScriptState").String() {
		t.setHead("LuaScriptState", []byte(jsonString(t.globalScript.state)))
	}
}

func (t *Table) saveState(s *script) {
	if state, ok := t.fire(s, "onSave").(lua.LString); ok {
		s.state = string(state)
	}
}
