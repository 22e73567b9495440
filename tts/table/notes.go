package table

import (
	"fmt"

	"github.com/tidwall/gjson"
	"github.com/tidwall/sjson"
	lua "github.com/yuin/gopher-lua"
)

var notesClass = &class[*Table]{
	name: "Notes",
	functions: map[string]func(c call, t *Table) int{
		"getNotes": func(c call, t *Table) int { return c.give(lua.LString(gjson.GetBytes(t.head, "Note").String())) },
		"setNotes": func(c call, t *Table) int {
			t.setHead("Note", []byte(jsonString(c.text(1))))
			t.emit(Event{Kind: "note", Text: c.text(1)})
			return c.yes()
		},
		"getNotebookTabs": func(c call, t *Table) int {
			list := t.lua.NewTable()
			for i, tab := range t.notebook() {
				row := t.lua.NewTable()
				row.RawSetString("index", lua.LNumber(i))
				row.RawSetString("title", lua.LString(tab.Get("title").String()))
				row.RawSetString("body", lua.LString(tab.Get("body").String()))
				row.RawSetString("color", lua.LString(tab.Get("color").String()))
				list.Append(row)
			}
			return c.give(list)
		},
		"addNotebookTab": func(c call, t *Table) int {
			index := len(t.notebook())
			t.setTab(index, "id", lua.LNumber(index))
			for _, part := range []struct{ key, missing string }{{"title", ""}, {"body", ""}, {"color", spectator}} {
				value := c.option(c.table(1), part.key)
				if value == lua.LNil {
					value = lua.LString(part.missing)
				}
				t.setTab(index, part.key, value)
			}
			t.emitTab(index)
			return c.give(lua.LNumber(index))
		},
		"editNotebookTab": func(c call, t *Table) int {
			index, ok := c.option(c.table(1), "index").(lua.LNumber)
			if !ok || int(index) < 0 || int(index) >= len(t.notebook()) {
				return c.give(lua.LFalse)
			}
			for _, key := range []string{"title", "body", "color"} {
				if value := c.option(c.table(1), key); value != lua.LNil {
					t.setTab(int(index), key, value)
				}
			}
			t.emitTab(int(index))
			return c.yes()
		},
		"removeNotebookTab": func(c call, t *Table) int {
			tabs, index := t.notebook(), c.CheckInt(1)
			if index < 0 || index >= len(tabs) {
				return c.give(lua.LFalse)
			}
			rest, place := []byte("{}"), 0
			for i, tab := range tabs {
				if i == index {
					continue
				}
				if next, err := sjson.SetRawBytes(rest, fmt.Sprintf(":%d", place), []byte(tab.Raw)); err == nil {
					rest = next
				}
				place++
			}
			t.setHead("TabStates", rest)
			return c.yes()
		},
	},
}

// notebook lists the tabs in the order of the save.
func (t *Table) notebook() []gjson.Result {
	var tabs []gjson.Result
	gjson.GetBytes(t.head, "TabStates").ForEach(func(_, tab gjson.Result) bool {
		tabs = append(tabs, tab)
		return true
	})
	return tabs
}

func (t *Table) setTab(index int, key string, value lua.LValue) {
	if text, err := encodeJSON(value, ""); err == nil {
		t.setHead(fmt.Sprintf("TabStates.:%s.%s", t.tabKey(index), key), []byte(text))
	}
}

func (t *Table) emitTab(index int) {
	tab := t.notebook()[index]
	t.emit(Event{Kind: "notebook", Name: tab.Get("title").String(), Text: tab.Get("body").String()})
}

// tabKey finds the key of a tab, which is its index unless tabs were removed.
func (t *Table) tabKey(index int) string {
	keys := gjson.GetBytes(t.head, "TabStates|@keys").Array()
	if index < len(keys) {
		return keys[index].String()
	}
	return fmt.Sprint(index)
}
