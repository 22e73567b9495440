package table

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	lua "github.com/yuin/gopher-lua"
)

// A ui is the XML UI of the screen or of one object. Only what scripts and
// players can reach is modelled: attributes, text, handlers and who sees what.
type ui struct {
	t     *Table
	owner *Object
	xml   string
	root  *element
}

func newUI(t *Table, owner *Object, source string) *ui {
	u := &ui{t: t, owner: owner}
	u.load(source)
	return u
}

func (u *ui) load(source string) {
	u.xml = source
	root, err := parseXML(source)
	if err != nil {
		u.t.emit(Event{Kind: "error", Object: u.guid(), Text: "Error in XmlUI: " + err.Error()})
	}
	u.root = root
}

func (u *ui) guid() string {
	if u.owner == nil {
		return ""
	}
	return u.owner.guid
}

// effective is an attribute with the <Defaults> of the UI behind it.
func (u *ui) effective(e *element, name string) string {
	if value, ok := e.get(name); ok {
		return value
	}
	classes, _ := e.get("class")
	result := ""
	for _, defaults := range u.root.children {
		if defaults.tag != "Defaults" {
			continue
		}
		for _, d := range defaults.children {
			class, classed := d.get("class")
			value, ok := d.get(name)
			if ok && d.tag == e.tag && (!classed || slices.Contains(strings.Fields(classes), class)) {
				result = value
			}
		}
	}
	return result
}

func (u *ui) attribute(id, name string) (string, bool) {
	e := u.root.find(id)
	if e == nil {
		return "", false
	}
	value, ok := e.get(name)
	if !ok && strings.EqualFold(name, "text") && e.text != "" {
		return e.text, true
	}
	return value, ok
}

func (u *ui) change(id, name, value string) bool {
	e := u.root.find(id)
	if e == nil {
		return false
	}
	before, had := u.attribute(id, name)
	e.set(name, value)
	if !had || before != value {
		u.t.emit(Event{Kind: "ui", Object: u.guid(), ID: id, Attribute: name, Text: value})
	}
	return true
}

// visible reports whether a seat can reach an element, and what hides it if not.
func (u *ui) visible(e *element, seat string) error {
	for at := e; at.parent != nil; at = at.parent {
		if strings.EqualFold(u.effective(at, "active"), "false") {
			return errors.New("is not active")
		}
		if only := u.effective(at, "visibility"); only != "" && !u.t.among(seat, only) {
			return fmt.Errorf("is not visible to %s", seat)
		}
	}
	if strings.EqualFold(u.effective(e, "interactable"), "false") {
		return errors.New("is not interactable")
	}
	return nil
}

// among reports whether a seat is in a list such as "Red|Blue|Host".
func (t *Table) among(color, list string) bool {
	p := t.seated(color)
	for _, name := range strings.Split(list, "|") {
		switch name = strings.TrimSpace(name); {
		case name == color:
			return true
		case p != nil && name == "Host" && p.host:
			return true
		case p != nil && name == "Admin" && (p.host || p.promoted):
			return true
		case p != nil && p.team != "" && name == p.team:
			return true
		}
	}
	return false
}

// handle calls what an attribute such as onClick="Global/name(value)" names.
func (u *ui) handle(e *element, event, seat, value string) bool {
	target := u.effective(e, event)
	if target == "" {
		return false
	}
	s := u.t.globalScript
	if u.owner != nil {
		s = u.owner.script
	}
	if where, name, ok := strings.Cut(target, "/"); ok {
		target, s = name, u.t.globalScript
		if where != "Global" {
			s = nil
			if o := u.t.Object(where); o != nil {
				s = o.script
			}
		}
	}
	if name, argument, ok := strings.Cut(target, "("); ok {
		target, value = name, strings.TrimSuffix(argument, ")")
	}
	var id lua.LValue = lua.LNil
	if own, ok := e.get("id"); ok {
		id = lua.LString(own)
	}
	if s.function(target) == lua.LNil {
		u.t.emit(Event{Kind: "error", Object: u.guid(), Text: fmt.Sprintf("Error: the UI's %s names %q, which is no function", event, target)})
		return true
	}
	u.t.fire(s, target, u.t.player(seat), lua.LString(value), id)
	return true
}

var uiClass = &class[*ui]{
	name: "UI",
	properties: map[string]property[*ui]{
		"loading": {get: func(*Table, *ui) lua.LValue { return lua.LFalse }},
	},
	functions: map[string]func(c call, u *ui) int{
		"getAttribute": func(c call, u *ui) int {
			if value, ok := u.attribute(c.text(1), c.text(2)); ok {
				return c.give(lua.LString(value))
			}
			return c.give(lua.LNil)
		},
		"getAttributes": func(c call, u *ui) int {
			e := u.root.find(c.text(1))
			if e == nil {
				return c.give(lua.LNil)
			}
			table := c.NewTable()
			for _, a := range e.attributes {
				table.RawSetString(a.name, lua.LString(a.value))
			}
			return c.give(table)
		},
		"setAttribute": func(c call, u *ui) int {
			return c.give(lua.LBool(u.change(c.text(1), c.text(2), c.text(3))))
		},
		"setAttributes": func(c call, u *ui) int {
			done := u.root.find(c.text(1)) != nil
			for _, e := range tableEntries(c.table(2)) {
				done = u.change(c.text(1), e.key, c.t.tostring(c.LState, e.value)) && done
			}
			return c.give(lua.LBool(done))
		},
		"getValue": func(c call, u *ui) int {
			if value, ok := u.attribute(c.text(1), "text"); ok {
				return c.give(lua.LString(value))
			}
			return c.give(lua.LNil)
		},
		"setValue": func(c call, u *ui) int { return c.give(lua.LBool(u.change(c.text(1), "text", c.text(2)))) },
		"show":     func(c call, u *ui) int { return c.give(lua.LBool(u.change(c.text(1), "active", "true"))) },
		"hide":     func(c call, u *ui) int { return c.give(lua.LBool(u.change(c.text(1), "active", "false"))) },
		"getXml":   func(c call, u *ui) int { return c.give(lua.LString(u.xml)) },
		"setXml": func(c call, u *ui) int {
			u.load(c.text(1))
			u.store()
			u.t.emit(Event{Kind: "ui", Object: u.guid()})
			return c.yes()
		},
	},
}

func (u *ui) store() {
	if u.owner != nil {
		u.owner.setField("XmlUI", u.xml)
		return
	}
	u.t.setHead("XmlUI", []byte(jsonString(u.xml)))
}
