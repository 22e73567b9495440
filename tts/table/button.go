package table

import (
	"fmt"
	"strconv"

	lua "github.com/yuin/gopher-lua"
)

// A button is one of an object's classic buttons, kept as the parameters it was
// made with and who gets the click.
type button struct {
	fields *lua.LTable
	owner  *script
}

var objectButtons = map[string]func(c call, o *Object) int{
	"createButton": func(c call, o *Object) int {
		b := &button{c.NewTable(), o.script}
		o.buttons = append(o.buttons, b)
		c.editButton(b, c.table(1))
		return c.yes()
	},
	"editButton": func(c call, o *Object) int {
		index, ok := c.option(c.table(1), "index").(lua.LNumber)
		if !ok || int(index) < 0 || int(index) >= len(o.buttons) {
			return c.give(lua.LFalse)
		}
		c.editButton(o.buttons[int(index)], c.table(1))
		return c.yes()
	},
	"removeButton": func(c call, o *Object) int {
		index := c.CheckInt(1)
		if index < 0 || index >= len(o.buttons) {
			return c.give(lua.LFalse)
		}
		o.buttons = append(o.buttons[:index:index], o.buttons[index+1:]...)
		return c.yes()
	},
	"clearButtons": func(c call, o *Object) int {
		o.buttons = nil
		return c.yes()
	},
	"getButtons": func(c call, o *Object) int {
		if len(o.buttons) == 0 {
			return c.give(lua.LNil)
		}
		list := c.NewTable()
		for i, b := range o.buttons {
			row := c.NewTable()
			copyFields(row, b.fields)
			row.RawSetString("index", lua.LNumber(i))
			list.Append(row)
		}
		return c.give(list)
	},
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

func (o *Object) button(name string) *button {
	for i, b := range o.buttons {
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
	b := o.button(a.ID)
	if b == nil {
		return fmt.Errorf("%s has no button %q", o.guid, a.ID)
	}
	handler := lua.LVAsString(b.fields.RawGetString("click_function"))
	t.fire(b.owner, handler, o.ud, lua.LString(a.Seat), lua.LFalse)
	return nil
}
