package table

import (
	"fmt"
	"slices"
	"strings"

	lua "github.com/yuin/gopher-lua"
)

// uiOf is the screen's UI, or that of the object an action names.
func (t *Table) uiOf(a Action) (*ui, *element, error) {
	u := t.screen
	if a.Object != "" {
		o, err := t.find(a.Object)
		if err != nil {
			return nil, nil, err
		}
		u = o.ui
	}
	e := u.root.find(a.ID)
	if e == nil {
		return nil, nil, fmt.Errorf("there is no UI element %q; those with an id are %s", a.ID, strings.Join(u.root.ids(), ", "))
	}
	if err := u.visible(e, a.Seat); err != nil {
		return nil, nil, fmt.Errorf("UI element %q %w", a.ID, err)
	}
	return u, e, nil
}

// leftClick is what TTS passes as the value of a button pressed with the left
// mouse button.
const leftClick = "-1"

func (t *Table) press(a Action) error {
	u, e, err := t.uiOf(a)
	if err != nil {
		return err
	}
	value := a.Value
	if value == "" {
		value = leftClick
	}
	if u.handle(e, "onClick", a.Seat, value) {
		return nil
	}
	if !strings.HasPrefix(e.tag, "Toggle") {
		return fmt.Errorf("UI element %q does nothing when pressed", a.ID)
	}
	on, _ := e.get("isOn")
	value = "True"
	if strings.EqualFold(on, "true") {
		value = "False"
	}
	e.set("isOn", value)
	u.handle(e, "onValueChanged", a.Seat, value)
	return nil
}

func (t *Table) input(a Action) error {
	u, e, err := t.uiOf(a)
	if err != nil {
		return err
	}
	changed := u.handle(e, "onValueChanged", a.Seat, a.Value)
	ended := u.handle(e, "onEndEdit", a.Seat, a.Value)
	if !changed && !ended {
		return fmt.Errorf("UI element %q takes no input", a.ID)
	}
	return nil
}

func (t *Table) answer(a Action) error {
	i := slices.IndexFunc(t.answers, func(d answer) bool { return d.seat == a.Seat })
	if i < 0 {
		return fmt.Errorf("no dialog is open for %s", a.Seat)
	}
	d := t.answers[i]
	t.answers = slices.Delete(t.answers, i, i+1)
	color := lua.LString(a.Seat)
	switch {
	case d.confirm:
		t.invoke(d.script, "dialog", d.run, color)
	case d.options != nil:
		t.invoke(d.script, "dialog", d.run, lua.LString(a.Value), lua.LNumber(slices.Index(d.options, a.Value)+1), color)
	default:
		t.invoke(d.script, "dialog", d.run, lua.LString(a.Value), color)
	}
	return nil
}

func (t *Table) chooseMenu(a Action) error {
	items, extra := t.menu, []lua.LValue{t.vector(t.hands[a.Seat])}
	if a.Object != "" {
		o, err := t.find(a.Object)
		if err != nil {
			return err
		}
		items, extra = o.menu, []lua.LValue{t.vector(o.pos), o.ud}
	}
	return t.runItem(items, a, extra...)
}

func (t *Table) pressHotkey(a Action) error {
	return t.runItem(t.hotkeys, a, lua.LNil, t.vector(t.hands[a.Seat]), lua.LFalse)
}

func (t *Table) runItem(items []menuItem, a Action, extra ...lua.LValue) error {
	for _, item := range items {
		if item.label == a.Value {
			t.invoke(item.script, item.label, item.run, append([]lua.LValue{lua.LString(a.Seat)}, extra...)...)
			return nil
		}
	}
	return fmt.Errorf("there is no entry %q", a.Value)
}
