package table

import (
	_ "embed"
	"fmt"

	lua "github.com/yuin/gopher-lua"
)

// Vector and Color are plain Lua in TTS too, so that scripts may index them
// with letters or numbers and walk them with pairs.
var (
	//go:embed lua/vector.lua
	vectorSource string
	//go:embed lua/color.lua
	colorSource string
)

// A tint is a colour with components from 0 to 1.
type tint struct{ R, G, B, A float64 }

// playerColors are TTS's seats in its default order with their tints.
var playerColors = []struct {
	name string
	tint tint
}{
	{"White", tint{1, 1, 1, 1}},
	{"Brown", tint{0.443, 0.231, 0.09, 1}},
	{"Red", tint{0.856, 0.1, 0.094, 1}},
	{"Orange", tint{0.956, 0.392, 0.113, 1}},
	{"Yellow", tint{0.905, 0.898, 0.172, 1}},
	{"Green", tint{0.192, 0.701, 0.168, 1}},
	{"Teal", tint{0.129, 0.694, 0.607, 1}},
	{"Blue", tint{0.118, 0.53, 1, 1}},
	{"Purple", tint{0.627, 0.125, 0.941, 1}},
	{"Pink", tint{0.96, 0.439, 0.807, 1}},
	{"Grey", tint{0.5, 0.5, 0.5, 1}},
	{"Black", tint{0.25, 0.25, 0.25, 1}},
}

func (t *Table) installVectors() error {
	vector, meta, err := t.library("Vector", vectorSource)
	if err != nil {
		return err
	}
	t.vectorMeta = meta
	named, order := t.lua.NewTable(), t.lua.NewTable()
	for _, c := range playerColors {
		entry := t.lua.NewTable()
		setTint(entry, c.tint)
		named.RawSetString(c.name, entry)
		order.Append(lua.LString(c.name))
	}
	color, meta, err := t.library("Color", colorSource, named, order)
	if err != nil {
		return err
	}
	t.colorMeta = meta
	t.base.RawSetString("Vector", vector)
	t.base.RawSetString("Color", color)
	return nil
}

// library runs Lua of our own that returns a class and its metatable.
func (t *Table) library(name, source string, args ...lua.LValue) (lua.LValue, *lua.LTable, error) {
	fn, err := t.compile(name, source)
	if err != nil {
		return nil, nil, err
	}
	if err := t.lua.CallByParam(lua.P{Fn: fn, NRet: 2, Protect: true}, args...); err != nil {
		return nil, nil, fmt.Errorf("defining %s: %w", name, err)
	}
	class, meta := t.lua.Get(-2), t.lua.Get(-1).(*lua.LTable)
	t.lua.Pop(2)
	return class, meta, nil
}

func (t *Table) vector(v Vector) lua.LValue {
	table := t.lua.NewTable()
	table.RawSetString("x", lua.LNumber(v.X))
	table.RawSetString("y", lua.LNumber(v.Y))
	table.RawSetString("z", lua.LNumber(v.Z))
	table.Metatable = t.vectorMeta
	return table
}

func (t *Table) color(c tint) lua.LValue {
	table := t.lua.NewTable()
	setTint(table, c)
	table.Metatable = t.colorMeta
	return table
}

func setTint(table *lua.LTable, c tint) {
	table.RawSetString("r", lua.LNumber(c.R))
	table.RawSetString("g", lua.LNumber(c.G))
	table.RawSetString("b", lua.LNumber(c.B))
	table.RawSetString("a", lua.LNumber(c.A))
}

// luaVector reads {x=, y=, z=} or {1, 2, 3}; a missing component is 0.
func luaVector(v lua.LValue) (Vector, bool) {
	table, ok := v.(*lua.LTable)
	if !ok {
		return Vector{}, false
	}
	return Vector{component(table, "x", 1, 0), component(table, "y", 2, 0), component(table, "z", 3, 0)}, true
}

// luaTint reads {r=, g=, b=, a=}, {1, 2, 3, 4} or the name of a seat.
func luaTint(v lua.LValue) (tint, bool) {
	if name, ok := v.(lua.LString); ok {
		for _, c := range playerColors {
			if c.name == string(name) {
				return c.tint, true
			}
		}
		return tint{}, false
	}
	table, ok := v.(*lua.LTable)
	if !ok {
		return tint{}, false
	}
	return tint{component(table, "r", 1, 0), component(table, "g", 2, 0), component(table, "b", 3, 0), component(table, "a", 4, 1)}, true
}

func component(table *lua.LTable, letter string, i int, missing float64) float64 {
	v := table.RawGetString(letter)
	if v == lua.LNil {
		v = table.RawGetInt(i)
	}
	if n, ok := v.(lua.LNumber); ok {
		return float64(n)
	}
	return missing
}

// hex writes a colour as #rrggbb.
func (c tint) hex() string {
	b := func(f float64) int { return int(max(0, min(1, f))*255 + 0.5) }
	return fmt.Sprintf("#%02x%02x%02x", b(c.R), b(c.G), b(c.B))
}
