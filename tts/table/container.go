package table

import (
	"fmt"
	"slices"

	"github.com/tidwall/gjson"
	"github.com/tidwall/sjson"
	lua "github.com/yuin/gopher-lua"
)

var objectContainers = map[string]func(c call, o *Object) int{
	"getObjects": func(c call, o *Object) int {
		if o.zone() {
			return c.give(c.t.objectTable(c.t.inside(o)))
		}
		return c.give(c.t.contentTable(o))
	},
	"putObject": func(c call, o *Object) int {
		if !c.t.put(o, c.object(1)) {
			return c.give(lua.LNil)
		}
		return c.give(o.ud)
	},
	"takeObject": func(c call, o *Object) int {
		params := c.OptTable(1, c.NewTable())
		taken := c.t.take(o, c.contentIndex(o, params), c.placing(params), c.callback(params))
		if taken == nil {
			return c.give(lua.LNil)
		}
		return c.give(taken.ud)
	},
}

// contentIndex finds what takeObject asks for; without index or guid it is the
// last that went in, or the first if top is false.
func (c call) contentIndex(o *Object, params *lua.LTable) int {
	contents := o.contents()
	if n, ok := c.option(params, "index").(lua.LNumber); ok {
		return int(n)
	}
	if guid, ok := c.option(params, "guid").(lua.LString); ok {
		return slices.IndexFunc(contents, func(r gjson.Result) bool { return r.Get("GUID").String() == string(guid) })
	}
	if c.option(params, "top") == lua.LFalse {
		return 0
	}
	return len(contents) - 1
}

// contentTable describes what a container holds; indices begin at 0.
func (t *Table) contentTable(o *Object) lua.LValue {
	table := t.lua.NewTable()
	for i, r := range o.contents() {
		row := t.lua.NewTable()
		row.RawSetString("index", lua.LNumber(i))
		for _, part := range []struct{ lua, save string }{
			{"guid", "GUID"}, {"name", "Nickname"}, {"nickname", "Nickname"}, {"description", "Description"},
			{"gm_notes", "GMNotes"}, {"memo", "Memo"}, {"lua_script", "LuaScript"}, {"lua_script_state", "LuaScriptState"},
		} {
			row.RawSetString(part.lua, lua.LString(r.Get(part.save).String()))
		}
		row.RawSetString("tags", t.fromJSON(gjson.Parse(orEmpty(r.Get("Tags").Raw))))
		table.Append(row)
	}
	return table
}

// contents lists what a container holds.
func (o *Object) contents() []gjson.Result { return o.field("ContainedObjects").Array() }

// put asks whether an object may enter a container and puts it in.
func (t *Table) put(container, o *Object) bool {
	if container == o || !container.container() {
		return false
	}
	allowed := t.ask("tryObjectEnterContainer", container, o) && t.fire(container.script, "tryObjectEnter", o.ud) != lua.LFalse
	if !allowed {
		t.emit(Event{Kind: "vetoed", Object: o.guid, Name: o.Nickname(), Text: "tryObjectEnterContainer"})
		return false
	}
	if o.script != nil {
		t.saveState(o.script)
		o.setField("LuaScriptState", o.script.state)
	}
	t.remove(o)
	if container.kind() != "Infinite" {
		container.append("ContainedObjects", o.json())
	}
	t.emit(Event{Kind: "entered", Object: o.guid, Name: o.Nickname(), ID: container.guid})
	t.fireAll("onObjectEnterContainer", container.ud, o.ud)
	return true
}

func (o *Object) append(key string, raw []byte) {
	if !o.field(key).IsArray() {
		o.setRaw(key, []byte("[]"))
	}
	if next, err := sjson.SetRawBytes(o.raw, key+".-1", raw); err == nil {
		o.raw = next
	}
}

// swallow is what a bag does to an object that falls into it.
func (t *Table) swallow(container, o *Object) bool {
	return container.kind() != "Deck" && t.put(container, o)
}

// take takes the content at an index out of a container.
func (t *Table) take(container *Object, index int, change func(o *Object), callback func(o *Object)) *Object {
	contents := container.contents()
	if index < 0 || index >= len(contents) {
		return nil
	}
	raw := []byte(contents[index].Raw)
	if container.kind() != "Infinite" {
		container.drop("ContainedObjects", index)
	}
	o := t.spawn(raw, func(o *Object) {
		o.pos = container.pos.add(Vector{0, container.shape.high.Y*container.scale.Y + LiftHeight, 0})
		change(o)
	}, callback)
	t.emit(Event{Kind: "taken", Object: o.guid, Name: o.Nickname(), ID: container.guid})
	t.later(func() { t.fireAll("onObjectLeaveContainer", container.ud, o.ud) })
	return o
}

func (o *Object) drop(key string, index int) {
	if next, err := sjson.DeleteBytes(o.raw, fmt.Sprintf("%s.%d", key, index)); err == nil {
		o.raw = next
	}
}
