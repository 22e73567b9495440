package table

import (
	"cmp"
	"fmt"
	"math/rand"
	"slices"
	"strings"
	"time"

	lua "github.com/yuin/gopher-lua"
)

// startLua makes the interpreter with the libraries that TTS has, and no way
// out of it.
func (t *Table) startLua() error {
	t.lua = lua.NewState(lua.Options{
		SkipOpenLibs:     true,
		CallStackSize:    callDepth,
		RegistrySize:     1 << 14,
		RegistryMaxSize:  registryLimit,
		RegistryGrowStep: 1 << 12,
	})
	t.budget.left = t.instructions
	t.lua.SetContext(&t.budget)
	for _, open := range []lua.LGFunction{lua.OpenBase, lua.OpenTable, lua.OpenString, lua.OpenMath, lua.OpenCoroutine, lua.OpenOs} {
		t.lua.Push(t.lua.NewFunction(open))
		t.lua.Call(0, 0)
	}
	t.metatables = map[any]*lua.LTable{}
	t.scripts = map[*lua.LTable]*script{}
	t.identities = map[lua.LValue]int{}
	t.base = t.baseGlobals()
	if err := t.installVectors(); err != nil {
		return err
	}
	t.installGlobals()
	return nil
}

// baseGlobals copies the standard library, leaving out what TTS lacks. Names
// are sorted because the interpreter registers them in random order, which
// pairs would show.
func (t *Table) baseGlobals() *lua.LTable {
	base := t.lua.NewTable()
	source := t.lua.G.Global
	for _, name := range []string{
		"assert", "error", "getmetatable", "ipairs", "next", "pairs", "pcall", "rawequal", "rawget", "rawset",
		"select", "setmetatable", "tonumber", "type", "unpack", "xpcall", "_VERSION",
	} {
		base.RawSetString(name, source.RawGetString(name))
	}
	for _, name := range []string{"coroutine", "math", "string", "table"} {
		base.RawSetString(name, t.sorted(source.RawGetString(name).(*lua.LTable)))
	}
	// Methods of strings come from the table that scripts may add to.
	source.RawGetString("string").(*lua.LTable).RawSetString("__index", base.RawGetString("string"))
	t.set(base, "tostring", func(L *lua.LState) int {
		L.Push(lua.LString(t.tostring(L, L.CheckAny(1))))
		return 1
	})
	t.set(base, "rawlen", func(L *lua.LState) int {
		if s, ok := L.Get(1).(lua.LString); ok {
			L.Push(lua.LNumber(len(s)))
		} else {
			L.Push(lua.LNumber(L.CheckTable(1).Len()))
		}
		return 1
	})
	t.set(base, "collectgarbage", func(L *lua.LState) int {
		L.Push(lua.LNumber(0))
		return 1
	})
	base.RawGetString("table").(*lua.LTable).RawSetString("unpack", source.RawGetString("unpack"))
	t.seedRandom(base.RawGetString("math").(*lua.LTable))
	t.boundCoroutines(base.RawGetString("coroutine").(*lua.LTable))
	base.RawSetString("os", t.osLibrary(source.RawGetString("os").(*lua.LTable)))
	base.RawSetString("bit32", t.bitLibrary())
	return base
}

func (t *Table) set(table *lua.LTable, name string, fn lua.LGFunction) {
	table.RawSetString(name, t.lua.NewFunction(fn))
}

func (t *Table) sorted(source *lua.LTable) *lua.LTable {
	var names []string
	source.ForEach(func(k, _ lua.LValue) {
		if k.String() != "__index" {
			names = append(names, k.String())
		}
	})
	slices.Sort(names)
	sorted := t.lua.NewTable()
	for _, name := range names {
		sorted.RawSetString(name, source.RawGetString(name))
	}
	return sorted
}

// tostring numbers tables and functions in the order they are first shown,
// since their addresses differ from run to run.
func (t *Table) tostring(L *lua.LState, v lua.LValue) string {
	switch v.Type() {
	case lua.LTTable, lua.LTUserData:
		if fn := L.GetMetaField(v, "__tostring"); fn != lua.LNil {
			L.Push(fn)
			L.Push(v)
			L.Call(1, 1)
			text := L.Get(-1).String()
			L.Pop(1)
			return text
		}
	case lua.LTFunction, lua.LTThread:
	default:
		return v.String()
	}
	id, ok := t.identities[v]
	if !ok {
		id = len(t.identities) + 1
		t.identities[v] = id
	}
	return fmt.Sprintf("%s: %08X", v.Type(), id)
}

func (t *Table) seedRandom(math *lua.LTable) {
	source := rand.New(rand.NewSource(1))
	t.random = source
	t.set(math, "randomseed", func(L *lua.LState) int {
		source.Seed(L.CheckInt64(1))
		return 0
	})
	t.set(math, "random", func(L *lua.LState) int {
		low, high := 1, 0
		switch L.GetTop() {
		case 0:
			L.Push(lua.LNumber(source.Float64()))
			return 1
		case 1:
			high = L.CheckInt(1)
		default:
			low, high = L.CheckInt(1), L.CheckInt(2)
		}
		if high < low {
			L.RaiseError("bad argument to 'random' (interval is empty)")
		}
		L.Push(lua.LNumber(low + source.Intn(high-low+1)))
		return 1
	})
}

// boundCoroutines makes coroutines count against the same budget. The
// interpreter would wrap our context in one of its own, which asks only once.
func (t *Table) boundCoroutines(coroutine *lua.LTable) {
	bound := func(name string, thread func(L *lua.LState) *lua.LState) {
		original := coroutine.RawGetString(name).(*lua.LFunction)
		t.set(coroutine, name, func(L *lua.LState) int {
			L.RemoveContext()
			defer L.SetContext(&t.budget)
			L.Push(original)
			L.Push(L.CheckFunction(1))
			L.Call(1, 1)
			thread(L).SetContext(&t.budget)
			return 1
		})
	}
	bound("create", func(L *lua.LState) *lua.LState { return L.Get(-1).(*lua.LState) })
	bound("wrap", func(L *lua.LState) *lua.LState {
		return L.Get(-1).(*lua.LFunction).Upvalues[0].Value().(*lua.LState)
	})
}

// osLibrary tells the table's time, counted from the date of the save, in UTC.
func (t *Table) osLibrary(source *lua.LTable) *lua.LTable {
	os := t.lua.NewTable()
	t.set(os, "clock", func(L *lua.LState) int {
		L.Push(lua.LNumber(t.now()))
		return 1
	})
	date := source.RawGetString("date")
	t.set(os, "date", func(L *lua.LState) int {
		L.Push(date)
		L.Push(lua.LString("!" + strings.TrimPrefix(L.OptString(1, "%c"), "!")))
		L.Push(lua.LNumber(L.OptInt64(2, t.epoch+int64(t.now()))))
		L.Call(2, 1)
		return 1
	})
	t.set(os, "difftime", func(L *lua.LState) int {
		L.Push(L.CheckNumber(1) - L.OptNumber(2, 0))
		return 1
	})
	t.set(os, "time", func(L *lua.LState) int {
		if L.GetTop() == 0 {
			L.Push(lua.LNumber(float64(t.epoch) + t.now()))
			return 1
		}
		L.Push(lua.LNumber(dateOf(L.CheckTable(1)).Unix()))
		return 1
	})
	return os
}

func dateOf(fields *lua.LTable) time.Time {
	part := func(name string, missing int) int {
		if n, ok := fields.RawGetString(name).(lua.LNumber); ok {
			return int(n)
		}
		return missing
	}
	return time.Date(part("year", 1970), time.Month(part("month", 1)), part("day", 1),
		part("hour", 12), part("min", 0), part("sec", 0), 0, time.UTC)
}

func sortedKeys[K cmp.Ordered, V any](m map[K]V) []K {
	keys := make([]K, 0, len(m))
	for k := range m {
		keys = append(keys, k)
	}
	slices.Sort(keys)
	return keys
}
