package table

import (
	"fmt"
	"strconv"

	lua "github.com/yuin/gopher-lua"
)

// A button is one of an object's classic buttons or inputs, kept as the
// parameters it was made with and who hears of it.
type button struct {
	fields *lua.LTable
	owner  *script
}

// objectButtons are the functions of both kinds.
var objectButtons = buttonFunctions("Button", func(o *Object) *[]*button { return &o.buttons })
var objectInputs = buttonFunctions("Input", func(o *Object) *[]*button { return &o.inputs })

func buttonFunctions(kind string, of func(o *Object) *[]*button) map[string]func(c call, o *Object) int {
	// changing wraps what changes the list.
	changing := func(change func(c call, o *Object, list *[]*button) bool) func(c call, o *Object) int {
		return func(c call, o *Object) int {
			changed := change(c, o, of(o))
			o.controlsChanged = o.controlsChanged || changed
			return c.give(lua.LBool(changed))
		}
	}
	return map[string]func(c call, o *Object) int{
		"create" + kind: changing(func(c call, o *Object, list *[]*button) bool {
			b := &button{c.NewTable(), o.script}
			*list = append(*list, b)
			c.editButton(b, c.table(1))
			return true
		}),
		"edit" + kind: changing(func(c call, _ *Object, list *[]*button) bool {
			index, ok := c.option(c.table(1), "index").(lua.LNumber)
			if !ok || int(index) < 0 || int(index) >= len(*list) {
				return false
			}
			c.editButton((*list)[int(index)], c.table(1))
			return true
		}),
		"remove" + kind: changing(func(c call, _ *Object, list *[]*button) bool {
			index := c.CheckInt(1)
			if index < 0 || index >= len(*list) {
				return false
			}
			*list = append((*list)[:index:index], (*list)[index+1:]...)
			return true
		}),
		"clear" + kind + "s": changing(func(_ call, _ *Object, list *[]*button) bool {
			*list = nil
			return true
		}),
		"get" + kind + "s": func(c call, o *Object) int { return c.give(c.buttonTable(*of(o))) },
	}
}

func (c call) buttonTable(list []*button) lua.LValue {
	if len(list) == 0 {
		return lua.LNil
	}
	table := c.NewTable()
	for i, b := range list {
		row := c.NewTable()
		copyFields(row, b.fields)
		row.RawSetString("index", lua.LNumber(i))
		table.Append(row)
	}
	return table
}

func (c call) editButton(b *button, params *lua.LTable) {
	copyFields(b.fields, params)
	if owner, ok := c.option(params, "function_owner").(*lua.LUserData); ok {
		switch owner := owner.Value.(type) {
		case *Table:
			b.owner = c.t.globalScript
		case *Object:
			b.owner = owner.script
		}
	}
}

func copyFields(to, from *lua.LTable) {
	for k, v := from.Next(lua.LNil); k != lua.LNil; k, v = from.Next(k) {
		to.RawSet(k, v)
	}
}

// named finds a button by its label, or by "#" and its index from 0; an index alone will do where no label is the same.
func named(list []*button, name string) *button {
	for i, b := range list {
		if name == "#"+strconv.Itoa(i) {
			return b
		}
	}
	for i, b := range list {
		if lua.LVAsString(b.fields.RawGetString("label")) == name || strconv.Itoa(i) == name {
			return b
		}
	}
	return nil
}

func (t *Table) click(a Action) error {
	o, err := t.find(a.Object)
	if err != nil {
		return err
	}
	b := named(o.buttons, a.ID)
	if b == nil {
		return fmt.Errorf("%s has no button %q", o.guid, a.ID)
	}
	handler := lua.LVAsString(b.fields.RawGetString("click_function"))
	t.fire(b.owner, handler, o.ud, lua.LString(a.Seat), lua.LFalse)
	return nil
}

// write leaves a text in an input. What its function returns, if anything, stands there then.
func (t *Table) write(a Action) error {
	o, err := t.find(a.Object)
	if err != nil {
		return err
	}
	b := named(o.inputs, a.ID)
	if b == nil {
		return fmt.Errorf("%s has no input %q", o.guid, a.ID)
	}
	b.fields.RawSetString("value", lua.LString(a.Value))
	handler := lua.LVAsString(b.fields.RawGetString("input_function"))
	if answer := t.fire(b.owner, handler, o.ud, lua.LString(a.Seat), lua.LString(a.Value), lua.LFalse); answer != lua.LNil {
		b.fields.RawSetString("value", lua.LString(t.tostring(t.lua, answer)))
	}
	o.controlsChanged = true
	return nil
}
