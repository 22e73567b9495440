package table

import (
	"fmt"

	"github.com/tidwall/gjson"
	lua "github.com/yuin/gopher-lua"
)

// spawnFrames is how long a new object takes until scripts may use it.
const spawnFrames = 2

// spawn puts an object on the table. Its script starts, and callback runs,
// when it has finished spawning.
func (t *Table) spawn(raw []byte, change func(o *Object), callback func(o *Object)) *Object {
	o := newObject(t, append([]byte(nil), raw...))
	if o.guid == "" || t.Object(o.guid) != nil {
		o.guid = t.freshGUID()
		o.setField("GUID", o.guid)
	}
	o.spawning = true
	change(o)
	o.wake()
	t.objects = append(t.objects, o)
	t.emitObject("spawned", "", o)
	t.afterFrames(spawnFrames, func() {
		if o.gone {
			return
		}
		o.spawning = false
		t.startObject(o)
		t.fire(o.script, "onLoad", lua.LString(stateOf(o.script)))
		t.fireAll("onObjectSpawn", o.ud)
		if callback != nil {
			callback(o)
		}
	})
	return o
}

// freshGUID makes a GUID that is free; the same actions make the same ones.
func (t *Table) freshGUID() string {
	for {
		t.nextGUID++
		guid := fmt.Sprintf("%06x", (t.nextGUID*0x9e3779b1)&0xffffff)
		if t.Object(guid) == nil {
			return guid
		}
	}
}

// destroy takes an object off the table at the end of what runs now.
func (t *Table) destroy(o *Object) {
	t.later(func() {
		if o.gone {
			return
		}
		t.fireAll("onObjectDestroy", o.ud)
		t.fire(o.script, "onDestroy")
		t.remove(o)
		t.emitObject("destroyed", "", o)
	})
}

func (t *Table) remove(o *Object) {
	t.wakeAbove(o)
	o.gone, o.held = true, ""
	for i, p := range t.objects {
		if p == o {
			t.objects = append(t.objects[:i:i], t.objects[i+1:]...)
			break
		}
	}
	for _, w := range t.waits {
		w.stopped = w.stopped || o.script != nil && w.script == o.script
	}
}

// spawnKind spawns a built-in object by its type.
func (c call) spawnKind(params *lua.LTable) int {
	raw := c.marshal(map[string]any{
		"GUID": "", "Name": c.option(params, "type").String(), "Nickname": "", "Description": "",
		"Transform": map[string]float64{"posY": 3, "scaleX": 1, "scaleY": 1, "scaleZ": 1},
	})
	return c.spawnWith(raw, params)
}

func (c call) spawnText(params *lua.LTable) int {
	text := c.option(params, "json").String()
	if !gjson.Valid(text) || !gjson.Parse(text).IsObject() {
		c.RaiseError("spawnObjectJSON: json is not a JSON object")
	}
	return c.spawnWith([]byte(text), params)
}

func (c call) spawnData(params *lua.LTable) int {
	text, err := encodeJSON(c.option(params, "data"), "")
	if err != nil || !gjson.Parse(text).IsObject() {
		c.RaiseError("spawnObjectData: data is not an object's table")
	}
	return c.spawnWith([]byte(text), params)
}

func (c call) spawnWith(raw []byte, params *lua.LTable) int {
	return c.give(c.t.spawn(raw, c.placing(params), c.callback(params)).ud)
}

// placing reads position, rotation and scale.
func (c call) placing(params *lua.LTable) func(o *Object) {
	position, rotation, scale := c.option(params, "position"), c.option(params, "rotation"), c.option(params, "scale")
	return func(o *Object) {
		for _, part := range []struct {
			value  lua.LValue
			target *Vector
		}{{position, &o.pos}, {rotation, &o.rot}, {scale, &o.scale}} {
			if v, ok := luaVector(part.value); ok {
				*part.target = v
			}
		}
	}
}

func (c call) callback(params *lua.LTable) func(o *Object) {
	fn := c.option(params, "callback_function")
	if fn.Type() != lua.LTFunction {
		return nil
	}
	s := c.t.callerOf(c.LState)
	return func(o *Object) { c.t.invoke(s, "callback_function", fn, o.ud) }
}

// ask calls one of Global's handlers that may refuse.
func (t *Table) ask(handler string, args ...any) bool {
	values := make([]lua.LValue, len(args))
	for i, a := range args {
		switch a := a.(type) {
		case *Object:
			values[i] = a.ud
		case string:
			values[i] = lua.LString(a)
		case float64:
			values[i] = lua.LNumber(a)
		}
	}
	return t.fire(t.globalScript, handler, values...) != lua.LFalse
}
