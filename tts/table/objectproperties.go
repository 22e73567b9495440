package table

import (
	lua "github.com/yuin/gopher-lua"
)

func textField(key string) property[*Object] {
	return property[*Object]{
		get: func(_ *Table, o *Object) lua.LValue { return lua.LString(o.field(key).String()) },
		set: func(c call, o *Object, v lua.LValue) { o.setField(key, c.t.tostring(c.LState, v)) },
	}
}

// boolField is a switch of the save with the value it has when it is absent.
func boolField(key string, missing bool) property[*Object] {
	return property[*Object]{
		get: func(_ *Table, o *Object) lua.LValue {
			if v := o.field(key); v.Exists() {
				return lua.LBool(v.Bool())
			}
			return lua.LBool(missing)
		},
		set: func(c call, o *Object, v lua.LValue) { o.setField(key, lua.LVAsBool(v)) },
	}
}

// volatile is a property that no save keeps.
func volatile(name string, missing lua.LValue) property[*Object] {
	return property[*Object]{
		get: func(_ *Table, o *Object) lua.LValue {
			if v, ok := o.volatile[name]; ok {
				return v
			}
			return missing
		},
		set: func(c call, o *Object, v lua.LValue) { o.volatile[name] = v },
	}
}

func (o *Object) flag(name string, missing bool) bool {
	if v, ok := o.volatile[name]; ok {
		return lua.LVAsBool(v)
	}
	return missing
}

var objectProperties = map[string]property[*Object]{
	"guid":        {get: func(_ *Table, o *Object) lua.LValue { return lua.LString(o.guid) }},
	"name":        {get: func(_ *Table, o *Object) lua.LValue { return lua.LString(o.Kind()) }},
	"type":        {get: func(_ *Table, o *Object) lua.LValue { return lua.LString(o.kind()) }},
	"tag":         {get: func(_ *Table, o *Object) lua.LValue { return lua.LString(o.kind()) }},
	"memo":        memoField,
	"gm_notes":    textField("GMNotes"),
	"script_code": textField("LuaScript"),
	"script_state": {
		get: func(_ *Table, o *Object) lua.LValue {
			if o.script != nil {
				return lua.LString(o.script.state)
			}
			return lua.LString(o.field("LuaScriptState").String())
		},
		set: func(c call, o *Object, v lua.LValue) {
			if o.script != nil {
				o.script.state = lua.LVAsString(v)
			}
			o.setField("LuaScriptState", lua.LVAsString(v))
		},
	},
	"locked": {
		get: func(_ *Table, o *Object) lua.LValue { return lua.LBool(o.Locked()) },
		set: func(c call, o *Object, v lua.LValue) { o.setLocked(lua.LVAsBool(v), "") },
	},
	"interactable": {
		get: func(_ *Table, o *Object) lua.LValue { return lua.LBool(o.interactable) },
		set: func(c call, o *Object, v lua.LValue) { o.interactable = lua.LVAsBool(v) },
	},
	"held_by_color": {get: func(_ *Table, o *Object) lua.LValue {
		if o.held == "" {
			return lua.LNil
		}
		return lua.LString(o.held)
	}},
	"resting":             {get: func(_ *Table, o *Object) lua.LValue { return lua.LBool(o.motion.resting) }},
	"spawning":            {get: func(_ *Table, o *Object) lua.LValue { return lua.LBool(o.spawning) }},
	"loading_custom":      {get: func(_ *Table, o *Object) lua.LValue { return lua.LBool(o.spawning) }},
	"is_face_down":        {get: func(_ *Table, o *Object) lua.LValue { return lua.LBool(o.faceDown()) }},
	"pick_up_position":    {get: func(t *Table, o *Object) lua.LValue { return t.vector(o.pickPos) }},
	"pick_up_rotation":    {get: func(t *Table, o *Object) lua.LValue { return t.vector(o.pickRot) }},
	"UI":                  {get: func(t *Table, o *Object) lua.LValue { return uiClass.wrap(t, o.ui) }},
	"tooltip":             boolField("Tooltip", true),
	"use_hands":           boolField("Hands", false),
	"use_snap_points":     boolField("Snap", true),
	"use_grid":            boolField("Grid", true),
	"drag_selectable":     boolField("DragSelectable", true),
	"auto_raise":          boolField("Autoraise", true),
	"sticky":              boolField("Sticky", true),
	"hide_when_face_down": boolField("HideWhenFaceDown", false),
	"grid_projection":     boolField("GridProjection", false),
	"ignore_fog_of_war":   boolField("IgnoreFoW", false),
	"measure_movement":    boolField("MeasureMovement", false),
	"use_gravity":         volatile("use_gravity", lua.LTrue),
	"value": {
		get: func(_ *Table, o *Object) lua.LValue { return lua.LNumber(o.field("Value").Float()) },
		set: func(c call, o *Object, v lua.LValue) { o.setField("Value", float64(lua.LVAsNumber(v))) },
	},
	"mass":             volatile("mass", lua.LNumber(1)),
	"drag":             volatile("drag", lua.LNumber(0.1)),
	"angular_drag":     volatile("angular_drag", lua.LNumber(0.1)),
	"bounciness":       volatile("bounciness", lua.LNumber(0)),
	"static_friction":  volatile("static_friction", lua.LNumber(0.6)),
	"dynamic_friction": volatile("dynamic_friction", lua.LNumber(0.6)),
	"alt_view_angle":   volatile("alt_view_angle", lua.LNil),
}

// memoField is nil until something is written, as in TTS.
var memoField = property[*Object]{
	get: func(_ *Table, o *Object) lua.LValue {
		if v := o.field("Memo"); v.Exists() {
			return lua.LString(v.String())
		}
		return lua.LNil
	},
	set: func(c call, o *Object, v lua.LValue) { o.setField("Memo", lua.LVAsString(v)) },
}
