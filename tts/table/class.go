package table

import lua "github.com/yuin/gopher-lua"

// A call is one call from Lua into the table.
type call struct {
	*lua.LState
	t *Table
}

// A property is a field of an API object; a nil set makes it read only.
type property[T any] struct {
	get func(t *Table, self T) lua.LValue
	set func(c call, self T, v lua.LValue)
}

// A class is one of TTS's API types as Lua sees it: userdata whose functions
// are called with a dot (a colon works too, as in TTS) and whose unknown
// fields are errors that name them.
type class[T any] struct {
	name       string
	properties map[string]property[T]
	functions  map[string]func(c call, self T) int
	// index answers a key that is neither, or returns nil.
	index func(t *Table, self T, key string) lua.LValue
	// alive refuses every access to what no longer exists.
	alive func(self T) error
	text  func(self T) string
}

func (k *class[T]) wrap(t *Table, self T) *lua.LUserData {
	ud := t.lua.NewUserData()
	ud.Value = self
	ud.Metatable = k.metatable(t)
	return ud
}

func (k *class[T]) metatable(t *Table) *lua.LTable {
	if meta, ok := t.metatables[k]; ok {
		return meta
	}
	meta := t.lua.NewTable()
	meta.RawSetString("__index", t.lua.NewFunction(func(L *lua.LState) int { return k.read(call{L, t}) }))
	meta.RawSetString("__newindex", t.lua.NewFunction(func(L *lua.LState) int { return k.write(call{L, t}) }))
	meta.RawSetString("__tostring", t.lua.NewFunction(func(L *lua.LState) int {
		L.Push(lua.LString(k.describe(L.CheckUserData(1))))
		return 1
	}))
	t.metatables[k] = meta
	return meta
}

func (k *class[T]) describe(ud *lua.LUserData) string {
	if k.text == nil {
		return k.name
	}
	return k.text(ud.Value.(T))
}

func (k *class[T]) read(c call) int {
	ud, key := c.CheckUserData(1), c.Get(2).String()
	self := ud.Value.(T)
	if fn, ok := k.functions[key]; ok {
		c.Push(c.NewFunction(func(L *lua.LState) int {
			if L.GetTop() > 0 && L.Get(1) == lua.LValue(ud) {
				L.Remove(1)
			}
			k.check(L, self, key)
			return fn(call{L, c.t}, self)
		}))
		return 1
	}
	k.check(c.LState, self, key)
	if p, ok := k.properties[key]; ok {
		c.Push(p.get(c.t, self))
		return 1
	}
	if k.index != nil {
		if v := k.index(c.t, self, key); v != nil {
			c.Push(v)
			return 1
		}
	}
	k.unknown(c, key)
	return 0
}

func (k *class[T]) write(c call) int {
	self, key := c.CheckUserData(1).Value.(T), c.Get(2).String()
	k.check(c.LState, self, key)
	p, ok := k.properties[key]
	switch {
	case !ok:
		k.unknown(c, key)
	case p.set == nil:
		c.RaiseError("table: %s.%s is read only", k.name, key)
	default:
		p.set(c, self, c.Get(3))
	}
	return 0
}

// check lets scripts ask whether a destroyed thing is destroyed, and no more.
func (k *class[T]) check(L *lua.LState, self T, key string) {
	if k.alive == nil || key == "isDestroyed" {
		return
	}
	if err := k.alive(self); err != nil {
		L.RaiseError("%s", err.Error())
	}
}

func (k *class[T]) unknown(c call, key string) {
	c.RaiseError("table: %s.%s is not modelled", k.name, key)
}

// yes returns true to Lua, as most of TTS's setters do.
func (c call) yes() int {
	c.Push(lua.LTrue)
	return 1
}

func (c call) give(v lua.LValue) int {
	c.Push(v)
	return 1
}

// text converts any value as TTS does where it expects a string.
func (c call) text(i int) string { return c.t.tostring(c.LState, c.Get(i)) }

func (c call) table(i int) *lua.LTable { return c.CheckTable(i) }

// option reads a field of a parameter table; absent fields are nil.
func (c call) option(params *lua.LTable, key string) lua.LValue { return params.RawGetString(key) }

func (c call) vector(i int) Vector { return c.toVector(c.Get(i)) }

func (c call) toVector(v lua.LValue) Vector {
	vec, ok := luaVector(v)
	if !ok {
		c.RaiseError("a vector is needed, not %s", v.Type().String())
	}
	return vec
}

func (c call) object(i int) *Object {
	if ud, ok := c.Get(i).(*lua.LUserData); ok {
		if o, ok := ud.Value.(*Object); ok {
			return o
		}
	}
	c.RaiseError("an Object is needed, not %s", c.Get(i).Type().String())
	return nil
}
