package table

import (
	"bytes"
	"errors"
	"fmt"

	"github.com/tidwall/gjson"
	"github.com/tidwall/sjson"
	lua "github.com/yuin/gopher-lua"
)

// An objectList is the text of ObjectStates taken apart: the objects and the
// white space and commas around them.
type objectList struct {
	present bool
	// gaps stand before the items; the first opens the list.
	gaps, items [][]byte
	comma, shut []byte
}

// splitSave takes the objects out of a save, so that the rest is small to edit.
func splitSave(save []byte) (head []byte, list objectList, err error) {
	states := gjson.GetBytes(save, "ObjectStates")
	if !states.Exists() || states.Type == gjson.Null {
		return bytes.Clone(save), objectList{comma: []byte(","), shut: []byte("]")}, nil
	}
	if !states.IsArray() {
		return nil, list, errors.New("reading the save: ObjectStates is not an array")
	}
	list = takeApart(states)
	head = append(bytes.Clone(save[:states.Index]), "[]"...)
	head = append(head, save[states.Index+len(states.Raw):]...)
	return head, list, nil
}

func takeApart(states gjson.Result) objectList {
	list := objectList{present: true, comma: []byte(",")}
	end := 0
	states.ForEach(func(_, item gjson.Result) bool {
		start := item.Index - states.Index
		gap := []byte(states.Raw[end:start])
		if len(list.items) == 1 {
			list.comma = gap
		}
		list.gaps = append(list.gaps, gap)
		end = start + len(item.Raw)
		list.items = append(list.items, []byte(item.Raw))
		return true
	})
	if len(list.items) > 0 {
		list.shut = []byte(states.Raw[end:])
	} else {
		list.shut = []byte(states.Raw[1:])
	}
	return list
}

// join puts objects back into a save, spaced as they were.
func (l objectList) join(head []byte, objects []*Object) ([]byte, error) {
	if !l.present && len(objects) == 0 {
		return bytes.Clone(head), nil
	}
	states := []byte("[")
	if len(l.gaps) > 0 {
		states = bytes.Clone(l.gaps[0])
	}
	for i, o := range objects {
		switch {
		case i == 0:
		case o.slot > 0:
			states = append(states, l.gaps[o.slot]...)
		default:
			states = append(states, l.comma...)
		}
		states = append(states, o.json()...)
	}
	return sjson.SetRawBytes(head, "ObjectStates", append(states, l.shut...))
}

// setHead writes one key of the save outside its objects.
func (t *Table) setHead(key string, value []byte) {
	if gjson.GetBytes(t.head, key).Raw == string(value) {
		return
	}
	if head, err := sjson.SetRawBytes(t.head, key, value); err == nil {
		t.head = head
	}
}

// Save runs onSave and returns the save. Keys the table does not model come
// back byte for byte; an object in a hand is where the hand holds it.
func (t *Table) Save() ([]byte, error) {
	t.saveStates()
	t.turns.write(t)
	save, err := t.list.join(t.head, t.objects)
	if err != nil {
		return nil, fmt.Errorf("writing the objects into the save: %w", err)
	}
	t.saved = save
	return save, nil
}

func (t *Table) saveStates() {
	for _, o := range t.Objects() {
		if o.script == nil {
			continue
		}
		t.saveState(o.script)
		if o.script.state != o.field("LuaScriptState").String() {
			o.setField("LuaScriptState", o.script.state)
		}
	}
	t.saveState(t.globalScript)
	if t.globalScript.state != gjson.GetBytes(t.head, "LuaScriptState").String() {
		t.setHead("LuaScriptState", []byte(jsonString(t.globalScript.state)))
	}
}

func (t *Table) saveState(s *script) {
	if state, ok := t.fire(s, "onSave").(lua.LString); ok {
		s.state = string(state)
	}
}

func (t *Table) remember(Action) error {
	if _, err := t.Save(); err != nil {
		return err
	}
	t.emit(Event{Kind: "saved"})
	return nil
}

func (t *Table) rewind(a Action) error {
	save := []byte(a.Save)
	if len(save) == 0 {
		save = t.saved
	}
	t.answers, t.copied = nil, nil
	if err := t.load(save); err != nil {
		return err
	}
	t.saved = save
	t.emit(Event{Kind: "loaded"})
	return nil
}
