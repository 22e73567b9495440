package table

import (
	"errors"
	"slices"

	"github.com/tidwall/gjson"
	lua "github.com/yuin/gopher-lua"
)

var errDestroyed = errors.New("Object reference not set to an instance of an object: it was destroyed")

var objectClass = &class[*Object]{
	name: "Object",
	text: func(o *Object) string { return o.Nickname() + "(" + o.guid + ")" },
	alive: func(o *Object) error {
		if o.gone {
			return errDestroyed
		}
		return nil
	},
	properties: objectProperties,
}

func init() {
	objectClass.functions = merge(
		scripted(func(_ *Table, o *Object) *script { return o.script }),
		surfaces(
			func(_ *Table, o *Object) gjson.Result {
				return gjson.Parse(`{"SnapPoints":` + orEmpty(o.field("AttachedSnapPoints").Raw) + `,"VectorLines":` + orEmpty(o.field("AttachedVectorLines").Raw) + `}`)
			},
			func(_ *Table, o *Object, key string, raw []byte) {
				o.setRaw("Attached"+key, raw)
				o.shape = o.measure()
			},
		),
		objectState, objectMotion, objectActions, objectContainers, objectButtons, objectInputs,
	)
}

func getText(key string) func(c call, o *Object) int {
	return func(c call, o *Object) int { return c.give(lua.LString(o.field(key).String())) }
}

func setText(key string) func(c call, o *Object) int {
	return func(c call, o *Object) int {
		o.setField(key, c.text(1))
		return c.yes()
	}
}

var objectState = map[string]func(c call, o *Object) int{
	"getName":        getText("Nickname"),
	"setName":        setText("Nickname"),
	"getDescription": getText("Description"),
	"setDescription": setText("Description"),
	"getGMNotes":     getText("GMNotes"),
	"setGMNotes":     setText("GMNotes"),
	"getLuaScript":   getText("LuaScript"),
	"setLuaScript":   setText("LuaScript"),
	"getGUID":        func(c call, o *Object) int { return c.give(lua.LString(o.guid)) },
	"getLock":        func(c call, o *Object) int { return c.give(lua.LBool(o.Locked())) },
	"setLock": func(c call, o *Object) int {
		o.setLocked(c.ToBool(1), "")
		return c.yes()
	},
	"isDestroyed": func(c call, o *Object) int { return c.give(lua.LBool(o.gone)) },
	"getColorTint": func(c call, o *Object) int {
		r := o.field("ColorDiffuse")
		return c.give(c.t.color(tint{number(r, "r", 1), number(r, "g", 1), number(r, "b", 1), number(r, "a", 1)}))
	},
	"setColorTint": func(c call, o *Object) int {
		color, ok := luaTint(c.Get(1))
		if !ok {
			c.RaiseError("setColorTint needs a color")
		}
		o.setField("ColorDiffuse.r", color.R)
		o.setField("ColorDiffuse.g", color.G)
		o.setField("ColorDiffuse.b", color.B)
		if color.A != 1 || o.field("ColorDiffuse.a").Exists() {
			o.setField("ColorDiffuse.a", color.A)
		}
		return c.yes()
	},
	"getCustomObject": func(c call, o *Object) int { return c.give(c.t.customTable(o)) },
	"getTags":         func(c call, o *Object) int { return c.give(c.t.strings(o.tags())) },
	"hasTag":          func(c call, o *Object) int { return c.give(lua.LBool(slices.Contains(o.tags(), c.CheckString(1)))) },
	"hasAnyTag":       func(c call, o *Object) int { return c.give(lua.LBool(len(o.tags()) > 0)) },
	"addTag": func(c call, o *Object) int {
		if tag := c.CheckString(1); !slices.Contains(o.tags(), tag) {
			o.setField("Tags", append(o.tags(), tag))
		}
		return c.yes()
	},
	"removeTag": func(c call, o *Object) int {
		tag := c.CheckString(1)
		o.setField("Tags", slices.DeleteFunc(append([]string{}, o.tags()...), func(s string) bool { return s == tag }))
		return c.yes()
	},
	"setTags": func(c call, o *Object) int {
		o.setField("Tags", append([]string{}, c.strings(c.Get(1))...))
		return c.yes()
	},
	"getJSON": func(c call, o *Object) int { return c.give(lua.LString(o.json())) },
	"getData": func(c call, o *Object) int { return c.give(c.t.fromJSON(gjson.ParseBytes(o.json()))) },
	"getStateId": func(c call, o *Object) int {
		states := o.field("States").Map()
		if len(states) == 0 {
			return c.give(lua.LNumber(-1))
		}
		for i := 1; ; i++ {
			if _, taken := states[jsonNumber(float64(i))]; !taken {
				return c.give(lua.LNumber(i))
			}
		}
	},
	"getQuantity": func(c call, o *Object) int {
		if !o.container() {
			return c.give(lua.LNumber(-1))
		}
		return c.give(lua.LNumber(len(o.contents())))
	},
	"addContextMenuItem": func(c call, o *Object) int {
		o.menu = append(o.menu, menuItem{c.CheckString(1), c.t.callerOf(c.LState), c.CheckFunction(2)})
		o.controlsChanged = true
		return c.yes()
	},
	"clearContextMenu": func(c call, o *Object) int {
		o.menu = nil
		o.controlsChanged = true
		return c.yes()
	},
	"getZones": func(c call, o *Object) int {
		var zones []*Object
		for _, z := range c.t.objects {
			if z.zone() && slices.Contains(c.t.inside(z), o) {
				zones = append(zones, z)
			}
		}
		return c.give(c.t.objectTable(zones))
	},
}

// customTable gives the custom part of an object by the names Lua uses.
func (t *Table) customTable(o *Object) lua.LValue {
	table := t.lua.NewTable()
	for _, part := range []struct{ lua, save string }{
		{"mesh", "CustomMesh.MeshURL"}, {"diffuse", "CustomMesh.DiffuseURL"}, {"normal", "CustomMesh.NormalURL"},
		{"collider", "CustomMesh.ColliderURL"}, {"convex", "CustomMesh.Convex"}, {"type", "CustomMesh.TypeIndex"},
		{"material", "CustomMesh.MaterialIndex"}, {"image", "CustomImage.ImageURL"}, {"image_bottom", "CustomImage.ImageSecondaryURL"},
	} {
		if v := o.field(part.save); v.Exists() {
			table.RawSetString(part.lua, t.fromJSON(v))
		}
	}
	return table
}

func (o *Object) setLocked(locked bool, by string) {
	if locked == o.Locked() {
		return
	}
	o.setField("Locked", locked)
	o.motion.speed = 0
	o.wake()
	kind := "unlocked"
	if locked {
		kind = "locked"
	}
	o.t.emit(Event{Kind: kind, By: by, Object: o.guid, Name: o.Nickname()})
}

var objectActions = map[string]func(c call, o *Object) int{
	"highlightOn": func(c call, o *Object) int {
		color, ok := luaTint(c.Get(1))
		if !ok {
			c.RaiseError("highlightOn needs a color")
		}
		seconds := float64(c.OptNumber(2, 0))
		o.setHighlight(color.hex(), seconds)
		return c.yes()
	},
	"highlightOff": func(c call, o *Object) int {
		if color, ok := luaTint(c.Get(1)); !ok || color.hex() == o.highlight {
			o.setHighlight("", 0)
		}
		return c.yes()
	},
	"destruct": func(c call, o *Object) int {
		c.t.destroy(o)
		return c.yes()
	},
	"destroy": func(c call, o *Object) int {
		c.t.destroy(o)
		return c.yes()
	},
	"drop": func(c call, o *Object) int {
		if o.held != "" {
			c.t.letGo(o)
		}
		return c.yes()
	},
	"clone": func(c call, o *Object) int {
		params := c.OptTable(1, c.NewTable())
		return c.give(c.t.spawn(o.json(), c.placing(params), c.callback(params)).ud)
	},
	"reload": func(c call, o *Object) int { return c.give(c.t.reload(o).ud) },
	"randomize": func(c call, o *Object) int {
		c.t.randomize(o, c.OptString(1, ""))
		return c.yes()
	},
	"roll": func(c call, o *Object) int {
		c.t.randomize(o, "")
		return c.yes()
	},
	"shuffle": func(c call, o *Object) int {
		c.t.randomize(o, "")
		return c.yes()
	},
	"registerCollisions":   func(c call, o *Object) int { return c.yes() },
	"unregisterCollisions": func(c call, o *Object) int { return c.yes() },
}

// setHighlight lights an object up for some seconds, without end if 0; an empty
// colour puts the light out.
func (o *Object) setHighlight(color string, seconds float64) {
	o.highlightUntil = 0
	if color != "" && seconds > 0 {
		o.highlightUntil = o.t.frame + secondsToFrames(seconds)
	}
	if color == o.highlight {
		return
	}
	o.highlight = color
	kind := "highlight"
	if color == "" {
		kind = "unhighlight"
	}
	o.t.emit(Event{Kind: kind, Object: o.guid, Name: o.Nickname(), Color: color})
}

func (t *Table) fadeHighlight(o *Object) {
	if o.highlightUntil > 0 && t.frame >= o.highlightUntil {
		o.setHighlight("", 0)
	}
}

// reload makes an object anew from its JSON, as TTS does.
func (t *Table) reload(o *Object) *Object {
	if o.script != nil {
		o.setField("LuaScriptState", o.script.state)
	}
	raw := o.json()
	t.remove(o)
	return t.spawn(raw, func(*Object) {}, nil)
}

// randomize shuffles what a container holds; a single object is turned about.
func (t *Table) randomize(o *Object, by string) {
	if contents := o.contents(); len(contents) > 1 {
		raws := make([][]byte, len(contents))
		for i, at := range t.random.Perm(len(contents)) {
			raws[i] = []byte(contents[at].Raw)
		}
		o.setRaw("ContainedObjects", []byte("[]"))
		for _, raw := range raws {
			o.append("ContainedObjects", raw)
		}
	} else if values := o.field("RotationValues").Array(); len(values) > 0 {
		o.turn(jsonVector(values[t.random.Intn(len(values))].Get("Rotation")))
	} else {
		o.turn(Vector{o.rot.X, t.random.Float64() * 360, o.rot.Z})
	}
	if by != "" {
		t.later(func() { t.fireAll("onObjectRandomize", o.ud, lua.LString(by)) })
	}
}
