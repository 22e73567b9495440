package table

import (
	"slices"

	lua "github.com/yuin/gopher-lua"
)

func (t *Table) handZones(color string) []*Object {
	var zones []*Object
	for _, o := range t.objects {
		if o.kind() == "Hand" && o.field("FogColor").String() == color {
			zones = append(zones, o)
		}
	}
	return zones
}

func (t *Table) handTransform(color string, i int) lua.LValue {
	zones := t.handZones(color)
	if i < 1 || i > len(zones) {
		return lua.LNil
	}
	zone := zones[i-1]
	axes := rotation(zone.rot)
	table := t.lua.NewTable()
	table.RawSetString("position", t.vector(zone.pos))
	table.RawSetString("rotation", t.vector(zone.rot))
	table.RawSetString("scale", t.vector(zone.scale))
	table.RawSetString("forward", t.vector(axes.forward))
	table.RawSetString("right", t.vector(axes.right))
	table.RawSetString("up", t.vector(axes.up))
	return table
}

func (t *Table) handObjects(color string, i int) lua.LValue {
	zones := t.handZones(color)
	if i < 1 || i > len(zones) {
		return t.objectTable(nil)
	}
	return t.objectTable(slices.DeleteFunc(t.inside(zones[i-1]), func(o *Object) bool { return !o.field("Hands").Bool() }))
}

// inside lists the things within a zone.
func (t *Table) inside(zone *Object) []*Object {
	var found []*Object
	for _, o := range t.objects {
		at := zone.toLocal(o.pos)
		if !o.zone() && max(at.X, -at.X, at.Y, -at.Y, at.Z, -at.Z) <= 0.5 {
			found = append(found, o)
		}
	}
	return found
}
