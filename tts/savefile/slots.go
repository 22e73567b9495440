package savefile

import "strings"

// The keys under which a save holds what becomes files of their own.
const (
	scriptKey = "LuaScript"
	panelKey  = "XmlUI"
	stateKey  = "LuaScriptState"
	noteKey   = "Note"
	rulesKey  = "Rules"
	tabsKey   = "TabStates"
	bodyKey   = "body"
)

// slot is a value in a JSON text that can be a file of its own: a text, or a whole object of the table.
type slot struct {
	// key is the member that the slot is the value of; an object in a list has the list's, a tab's body its own.
	key string
	// start and end are the range of the value in the text.
	start, end int
	object     bool
	// marked is a value that has the form of a reference: an object whose first key begins with $.
	marked bool
	// words and id are what to name the file after: of an object Nickname or Name and GUID, of a tab title and number.
	words, id string
	// slots are those inside an object, in order.
	slots []slot
}

// scanner goes through valid JSON once. It expects what TTS writes, and passes by what has another type.
type scanner struct{ *Cursor }

// scanSave finds the slots of a save.
func scanSave(text string) slot {
	return scanner{NewCursor(text)}.thing(tableKey)
}

// scanObject finds the slots of an object of the table.
func scanObject(text string) slot {
	return scanner{NewCursor(text)}.thing("")
}

// tableKey is the key of the slot that is a whole save.
const tableKey = "the save"

// thing reads a save or an object of the table.
func (s scanner) thing(key string) slot {
	t := slot{key: key, start: s.i, object: true, marked: s.isMarked()}
	if t.marked {
		s.Skip()
		t.end = s.i
		return t
	}
	name, nickname := "", ""
	s.Each(func(member string) {
		switch member {
		case "GUID":
			t.id = Unquote(s.Skip())
		case "Name":
			name = Unquote(s.Skip())
		case "Nickname":
			nickname = Unquote(s.Skip())
		case scriptKey, panelKey, stateKey:
			s.words(&t, member)
		case noteKey, rulesKey:
			if key == tableKey {
				s.words(&t, member)
			} else {
				s.Skip()
			}
		case tabsKey:
			s.tabs(&t)
		case "ObjectStates", "ContainedObjects", "ChildObjects", "States":
			s.things(&t, member)
		default:
			s.Skip()
		}
	})
	t.words = nickname
	if safeName(nickname) == "" {
		t.words = name
	}
	t.end = s.i
	return t
}

// isMarked tells whether the value ahead has the form of a reference.
func (s scanner) isMarked() bool {
	if !s.At('{') {
		return false
	}
	i := skipSpace(s.text, s.i+1)
	return s.text[i] == '"' && strings.HasPrefix(Unquote(s.text[i:stringEnd(s.text, i)]), "$")
}

// things reads the objects in a list, or those under the numbers of States.
func (s scanner) things(owner *slot, key string) {
	if !s.At('[') && !s.At('{') {
		s.Skip()
		return
	}
	s.Each(func(string) {
		if s.At('{') {
			owner.slots = append(owner.slots, s.thing(key))
		} else {
			s.Skip()
		}
	})
}

// words reads a text.
func (s scanner) words(owner *slot, key string) {
	t := slot{key: key, start: s.i, marked: s.isMarked()}
	isText := s.At('"')
	s.Skip()
	t.end = s.i
	if isText || t.marked {
		owner.slots = append(owner.slots, t)
	}
}

// tabs reads the notebook.
func (s scanner) tabs(owner *slot) {
	if !s.At('{') {
		s.Skip()
		return
	}
	s.Each(func(number string) {
		if !s.At('{') {
			s.Skip()
			return
		}
		title, first := "", len(owner.slots)
		s.Each(func(member string) {
			switch member {
			case "title":
				title = Unquote(s.Skip())
			case bodyKey:
				s.words(owner, bodyKey)
			default:
				s.Skip()
			}
		})
		for i := first; i < len(owner.slots); i++ {
			owner.slots[i].words, owner.slots[i].id = title, number
		}
	})
}
