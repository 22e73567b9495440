package table

import (
	"bytes"
	"errors"

	"github.com/tidwall/gjson"
	"github.com/tidwall/sjson"
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
