package table

import (
	"slices"
	"strings"

	"github.com/tidwall/gjson"
	lua "github.com/yuin/gopher-lua"
)

// unmodelledFunctions and unmodelledClasses are TTS's names that the table
// does not answer: using one is an error that names it.
var (
	unmodelledFunctions = []string{
		"copy", "paste", "flipTable", "group", "setLookingForPlayers", "sendExternalMessage", "getNotes", "setNotes",
	}
	unmodelledClasses = []string{
		"AssetBundle", "Backgrounds", "Grid", "Hands", "Info", "Lighting", "MusicPlayer", "Physics", "Tables", "Timer", "WebRequest",
	}
)

// unmodelled is a class that has nothing.
type unmodelled struct{}

func (t *Table) installGlobals() {
	for _, name := range sortedKeys(globalFunctions) {
		fn := globalFunctions[name]
		t.set(t.base, name, func(L *lua.LState) int { return fn(call{L, t}) })
	}
	for _, name := range unmodelledFunctions {
		t.set(t.base, name, func(L *lua.LState) int {
			L.RaiseError("table: %s is not modelled", name)
			return 0
		})
	}
	for _, name := range unmodelledClasses {
		t.base.RawSetString(name, (&class[unmodelled]{name: name}).wrap(t, unmodelled{}))
	}
	t.global = globalClass.wrap(t, t)
	t.base.RawSetString("Global", t.global)
	t.base.RawSetString("JSON", jsonClass.wrap(t, t))
	t.base.RawSetString("Notes", notesClass.wrap(t, t))
	t.base.RawSetString("Player", playersClass.wrap(t, t))
	t.base.RawSetString("Time", timeClass.wrap(t, t))
	t.base.RawSetString("Turns", turnsClass.wrap(t, t))
	t.base.RawSetString("Wait", waitClass.wrap(t, t))
}

var timeClass = &class[*Table]{
	name: "Time",
	properties: map[string]property[*Table]{
		"time":             {get: func(t *Table, _ *Table) lua.LValue { return lua.LNumber(t.now()) }},
		"delta_time":       {get: func(t *Table, _ *Table) lua.LValue { return lua.LNumber(1.0 / FrameRate) }},
		"fixed_delta_time": {get: func(t *Table, _ *Table) lua.LValue { return lua.LNumber(1.0 / FrameRate) }},
	},
}

var globalFunctions = map[string]func(c call) int{
	"print":            func(c call) int { return c.printed("print") },
	"log":              func(c call) int { return c.printed("log") },
	"logStyle":         func(c call) int { return c.yes() },
	"printToAll":       func(c call) int { return c.tell("message", "", 1, 2) },
	"printToColor":     func(c call) int { return c.tell("message", c.CheckString(2), 1, 3) },
	"broadcastToAll":   func(c call) int { return c.tell("broadcast", "", 1, 2) },
	"broadcastToColor": func(c call) int { return c.tell("broadcast", c.CheckString(2), 1, 3) },

	"getObjects":    func(c call) int { return c.give(c.t.objectTable(c.t.objects)) },
	"getAllObjects": func(c call) int { return c.give(c.t.objectTable(c.t.objects)) },
	"getObjectFromGUID": func(c call) int {
		if guid, ok := c.Get(1).(lua.LString); ok {
			if o := c.t.Object(string(guid)); o != nil {
				return c.give(o.ud)
			}
		}
		return c.give(lua.LNil)
	},
	"getObjectsWithTag":     func(c call) int { return c.withTags([]string{c.CheckString(1)}, false) },
	"getObjectsWithAnyTags": func(c call) int { return c.withTags(c.strings(c.Get(1)), false) },
	"getObjectsWithAllTags": func(c call) int { return c.withTags(c.strings(c.Get(1)), true) },
	"destroyObject": func(c call) int {
		c.t.destroy(c.object(1))
		return c.yes()
	},
	"spawnObject":     func(c call) int { return c.spawnKind(c.table(1)) },
	"spawnObjectJSON": func(c call) int { return c.spawnText(c.table(1)) },
	"spawnObjectData": func(c call) int { return c.spawnData(c.table(1)) },

	"getSeatedPlayers": func(c call) int {
		return c.give(c.t.strings(slices.DeleteFunc(c.t.occupied(), func(color string) bool { return color == spectator })))
	},
	"stringColorToRGB": func(c call) int {
		color, ok := luaTint(c.Get(1))
		if !ok {
			return c.give(lua.LNil)
		}
		return c.give(c.t.color(color))
	},
	"startLuaCoroutine": func(c call) int {
		return c.give(lua.LBool(c.t.startCoroutine(c.LState, c.owner(1), c.CheckString(2))))
	},
	"addContextMenuItem": func(c call) int {
		c.t.menu = append(c.t.menu, menuItem{c.CheckString(1), c.t.callerOf(c.LState), c.CheckFunction(2)})
		return c.yes()
	},
	"clearContextMenu": func(c call) int {
		c.t.menu = nil
		return c.yes()
	},
	"addHotkey": func(c call) int {
		c.t.hotkeys = append(c.t.hotkeys, menuItem{c.CheckString(1), c.t.callerOf(c.LState), c.CheckFunction(2)})
		return c.yes()
	},
	"clearHotkeys": func(c call) int {
		c.t.hotkeys = nil
		return c.yes()
	},
}

// A menuItem is an entry of a context menu, or a hotkey, with its function.
type menuItem struct {
	label  string
	script *script
	run    lua.LValue
}

// owner reads Global or an object as the owner of a script.
func (c call) owner(i int) *script {
	if ud, ok := c.Get(i).(*lua.LUserData); ok {
		switch owner := ud.Value.(type) {
		case *Table:
			return c.t.globalScript
		case *Object:
			return owner.script
		}
	}
	c.RaiseError("Global or an Object is needed, not %s", c.Get(i).Type().String())
	return nil
}

func (c call) printed(kind string) int {
	var parts []string
	for i := 1; i <= c.GetTop(); i++ {
		parts = append(parts, c.shown(kind, c.Get(i)))
	}
	c.t.emit(Event{Kind: kind, Seat: c.t.hostSeat(), Text: strings.Join(parts, "\t")})
	return 0
}

// shown is a value as print or log shows it; log opens tables.
func (c call) shown(kind string, v lua.LValue) string {
	if kind == "log" && v.Type() == lua.LTTable {
		if text, err := encodeJSON(v, ""); err == nil {
			return text
		}
	}
	return c.t.tostring(c.LState, v)
}

// tell sends the text at one index, in the colour at another, to a seat.
func (c call) tell(kind, seat string, text, color int) int {
	e := Event{Kind: kind, Seat: seat, Text: c.text(text)}
	if tint, ok := luaTint(c.Get(color)); ok {
		e.Color = tint.hex()
	}
	if seat != "" && c.t.seated(seat) == nil {
		e.Kind = "unseen"
	}
	c.t.emit(e)
	return c.yes()
}

func (c call) withTags(tags []string, all bool) int {
	var found []*Object
	for _, o := range c.t.objects {
		has := o.tags()
		count := 0
		for _, tag := range tags {
			if slices.Contains(has, tag) {
				count++
			}
		}
		if count > 0 && (!all || count == len(tags)) {
			found = append(found, o)
		}
	}
	return c.give(c.t.objectTable(found))
}

// scripted are the functions that Global and objects share.
func scripted[T any](get func(t *Table, self T) *script) map[string]func(c call, self T) int {
	env := func(c call, self T) *lua.LTable {
		s := get(c.t, self)
		if s == nil {
			return c.NewTable()
		}
		return s.env
	}
	read := func(c call, self T) int { return c.give(env(c, self).RawGetString(c.CheckString(1))) }
	write := func(c call, self T) int {
		env(c, self).RawSetString(c.CheckString(1), c.Get(2))
		return c.yes()
	}
	return map[string]func(c call, self T) int{
		"getVar":   read,
		"getTable": read,
		"setVar":   write,
		"setTable": write,
		"call": func(c call, self T) int {
			name := c.CheckString(1)
			fn := get(c.t, self).function(name)
			if fn == lua.LNil {
				c.RaiseError("there is no function %q to call", name)
			}
			top := c.GetTop()
			c.Push(fn)
			c.Push(c.Get(2))
			c.Call(1, lua.MultRet)
			return c.GetTop() - top
		},
	}
}

// surfaces are the functions for what is drawn on the world or on an object.
func surfaces[T any](get func(t *Table, self T) gjson.Result, set func(t *Table, self T, key string, raw []byte)) map[string]func(c call, self T) int {
	read := func(c call, self T, key string) gjson.Result { return get(c.t, self).Get(key) }
	return map[string]func(c call, self T) int{
		"getSnapPoints": func(c call, self T) int { return c.give(c.t.snapTable(read(c, self, "SnapPoints"))) },
		"setSnapPoints": func(c call, self T) int {
			set(c.t, self, "SnapPoints", c.snapJSON(c.table(1)))
			return c.yes()
		},
		"getVectorLines": func(c call, self T) int { return c.give(c.t.lineTable(read(c, self, "VectorLines"))) },
		"setVectorLines": func(c call, self T) int {
			lines := c.lineJSON(c.table(1))
			set(c.t, self, "VectorLines", lines)
			e := Event{Kind: "lines", Text: string(lines)}
			if o, ok := any(self).(*Object); ok {
				e.Object, e.Name = o.guid, o.Nickname()
			}
			c.t.emit(e)
			return c.yes()
		},
	}
}

func merge[T any](maps ...map[string]func(c call, self T) int) map[string]func(c call, self T) int {
	all := map[string]func(c call, self T) int{}
	for _, m := range maps {
		for name, fn := range m {
			all[name] = fn
		}
	}
	return all
}

var globalClass = &class[*Table]{
	name: "Global",
	text: func(*Table) string { return "Global" },
	properties: map[string]property[*Table]{
		"UI":          {get: func(t *Table, _ *Table) lua.LValue { return t.base.RawGetString("UI") }},
		"script_code": {get: func(t *Table, _ *Table) lua.LValue { return lua.LString(gjson.GetBytes(t.head, "LuaScript").String()) }},
		"script_state": {
			get: func(t *Table, _ *Table) lua.LValue { return lua.LString(t.globalScript.state) },
			set: func(c call, t *Table, v lua.LValue) { t.globalScript.state = lua.LVAsString(v) },
		},
	},
	functions: merge(
		scripted(func(t *Table, _ *Table) *script { return t.globalScript }),
		surfaces(
			func(t *Table, _ *Table) gjson.Result { return gjson.ParseBytes(t.head) },
			func(t *Table, _ *Table, key string, raw []byte) { t.setHead(key, raw) },
		),
		map[string]func(c call, t *Table) int{
			"getLuaScript": func(c call, t *Table) int {
				return c.give(lua.LString(gjson.GetBytes(t.head, "LuaScript").String()))
			},
		},
	),
}
