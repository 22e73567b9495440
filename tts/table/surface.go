package table

import (
	"encoding/json"

	"github.com/tidwall/gjson"
	lua "github.com/yuin/gopher-lua"
)

// The save writes snap points and vector lines with keys of its own.

type jsonXYZ struct {
	X float64 `json:"x"`
	Y float64 `json:"y"`
	Z float64 `json:"z"`
}

type jsonSnap struct {
	Position jsonXYZ
	Rotation *jsonXYZ `json:",omitempty"`
	Tags     []string `json:",omitempty"`
}

type jsonLine struct {
	Points    []jsonXYZ          `json:"points3"`
	Color     map[string]float64 `json:"color"`
	Thickness float64            `json:"thickness"`
	Rotation  jsonXYZ            `json:"rotation"`
	Loop      bool               `json:"loop,omitempty"`
	Square    bool               `json:"square,omitempty"`
}

func xyz(v Vector) jsonXYZ { return jsonXYZ(v) }

func (t *Table) snapTable(list gjson.Result) lua.LValue {
	table := t.lua.NewTable()
	for _, p := range list.Array() {
		row := t.lua.NewTable()
		row.RawSetString("position", t.vector(jsonVector(p.Get("Position"))))
		row.RawSetString("rotation", t.vector(jsonVector(p.Get("Rotation"))))
		row.RawSetString("rotation_snap", lua.LBool(p.Get("Rotation").Exists()))
		row.RawSetString("tags", t.fromJSON(gjson.Parse(orEmpty(p.Get("Tags").Raw))))
		table.Append(row)
	}
	return table
}

func orEmpty(raw string) string {
	if raw == "" {
		return "[]"
	}
	return raw
}

func (c call) snapJSON(list *lua.LTable) []byte {
	snaps := []jsonSnap{}
	for i := 1; i <= list.Len(); i++ {
		row, ok := list.RawGetInt(i).(*lua.LTable)
		if !ok {
			c.RaiseError("setSnapPoints: entry %d is not a table", i)
		}
		snap := jsonSnap{Position: xyz(c.toVector(c.option(row, "position")))}
		if lua.LVAsBool(c.option(row, "rotation_snap")) {
			turn, _ := luaVector(c.option(row, "rotation"))
			at := xyz(turn)
			snap.Rotation = &at
		}
		if tags := c.option(row, "tags"); tags != lua.LNil {
			snap.Tags = c.strings(tags)
		}
		snaps = append(snaps, snap)
	}
	return c.marshal(snaps)
}

func (t *Table) lineTable(list gjson.Result) lua.LValue {
	table := t.lua.NewTable()
	for _, line := range list.Array() {
		row, points := t.lua.NewTable(), t.lua.NewTable()
		for _, p := range line.Get("points3").Array() {
			points.Append(t.vector(jsonVector(p)))
		}
		color := line.Get("color")
		row.RawSetString("points", points)
		row.RawSetString("color", t.color(tint{number(color, "r", 1), number(color, "g", 1), number(color, "b", 1), number(color, "a", 1)}))
		row.RawSetString("thickness", lua.LNumber(number(line, "thickness", 0.1)))
		row.RawSetString("rotation", t.vector(jsonVector(line.Get("rotation"))))
		row.RawSetString("loop", lua.LBool(line.Get("loop").Bool()))
		row.RawSetString("square", lua.LBool(line.Get("square").Bool()))
		table.Append(row)
	}
	return table
}

func (c call) lineJSON(list *lua.LTable) []byte {
	lines := []jsonLine{}
	for i := 1; i <= list.Len(); i++ {
		row, ok := list.RawGetInt(i).(*lua.LTable)
		if !ok {
			c.RaiseError("setVectorLines: entry %d is not a table", i)
		}
		lines = append(lines, c.line(row))
	}
	return c.marshal(lines)
}

func (c call) line(row *lua.LTable) jsonLine {
	line := jsonLine{Thickness: 0.1, Loop: lua.LVAsBool(c.option(row, "loop")), Square: lua.LVAsBool(c.option(row, "square"))}
	points, ok := c.option(row, "points").(*lua.LTable)
	if !ok {
		c.RaiseError("setVectorLines: a line needs points")
	}
	for i := 1; i <= points.Len(); i++ {
		line.Points = append(line.Points, xyz(c.toVector(points.RawGetInt(i))))
	}
	color, ok := luaTint(c.option(row, "color"))
	if !ok {
		color = tint{1, 1, 1, 1}
	}
	line.Color = map[string]float64{"r": color.R, "g": color.G, "b": color.B}
	if n, ok := c.option(row, "thickness").(lua.LNumber); ok {
		line.Thickness = float64(n)
	}
	if turn, ok := luaVector(c.option(row, "rotation")); ok {
		line.Rotation = xyz(turn)
	}
	return line
}

func (c call) marshal(v any) []byte {
	raw, err := json.Marshal(v)
	if err != nil {
		c.RaiseError("%s", err.Error())
	}
	return raw
}
