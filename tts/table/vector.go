package table

import (
	_ "embed"
	"fmt"

	lua "github.com/yuin/gopher-lua"

	"menagerie/tts/names"
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

// A playerColor is a colour that a player can have.
type playerColor struct {
	name string
	tint tint
}

// playerColors are TTS's seats in its order, those of spectators and of the game master last.
var playerColors = func() []playerColor {
	var colors []playerColor
	for _, s := range names.Seats {
		colors = append(colors, playerColor{s.Name, tint{s.R, s.G, s.B, 1}})
	}
	return append(colors, playerColor{spectator, tint{0.5, 0.5, 0.5, 1}}, playerColor{gameMaster, tint{0.25, 0.25, 0.25, 1}})
}()

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
