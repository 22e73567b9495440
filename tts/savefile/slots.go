package savefile

import (
	"strings"

	"github.com/tidwall/gjson"
)

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
type scanner struct {
	text string
	i    int
}

// scanSave finds the slots of a save.
func scanSave(text string) slot {
	s := scanner{text: text}
	s.space()
	return s.thing(tableKey)
}

// scanObject finds the slots of an object of the table.
func scanObject(text string) slot {
	s := scanner{text: text}
	s.space()
	return s.thing("")
}

// tableKey is the key of the slot that is a whole save.
const tableKey = "the save"

func (s *scanner) space() { s.i = skipSpace(s.text, s.i) }

func (s *scanner) at(c byte) bool { return s.text[s.i] == c }

// skip passes a value by and returns it as it is written.
func (s *scanner) skip() string {
	start := s.i
	switch s.text[s.i] {
	case '"':
		s.i = stringEnd(s.text, s.i)
	case '{', '[':
		for depth := 0; ; {
			switch s.text[s.i] {
			case '"':
				s.i = stringEnd(s.text, s.i)
				continue
			case '{', '[':
				depth++
			case '}', ']':
				depth--
			}
			s.i++
			if depth == 0 {
				return s.text[start:s.i]
			}
		}
	default:
		s.i = literalEnd(s.text, s.i)
	}
	return s.text[start:s.i]
}

// literalEnd is where a number or a word that starts in valid JSON ends.
func literalEnd(text string, start int) int {
	if n := strings.IndexAny(text[start:], ",]} \n\r\t"); n >= 0 {
		return start + n
	}
	return len(text)
}

// each visits the members of an object, or the items of a list under key "". Visit passes the value.
func (s *scanner) each(visit func(key string)) {
	inObject := s.at('{')
	s.i++
	for {
		s.space()
		if s.at('}') || s.at(']') {
			s.i++
			return
		}
		key := ""
		if inObject {
			key = unquote(s.skip())
			s.space()
			s.i++
			s.space()
		}
		visit(key)
		s.space()
		if s.at(',') {
			s.i++
		}
	}
}

// thing reads a save or an object of the table.
func (s *scanner) thing(key string) slot {
	t := slot{key: key, start: s.i, object: true, marked: s.isMarked()}
	if t.marked {
		s.skip()
		t.end = s.i
		return t
	}
	name, nickname := "", ""
	s.each(func(member string) {
		switch member {
		case "GUID":
			t.id = unquote(s.skip())
		case "Name":
			name = unquote(s.skip())
		case "Nickname":
			nickname = unquote(s.skip())
		case scriptKey, panelKey, stateKey:
			s.words(&t, member)
		case noteKey, rulesKey:
			if key == tableKey {
				s.words(&t, member)
			} else {
				s.skip()
			}
		case tabsKey:
			s.tabs(&t)
		case "ObjectStates", "ContainedObjects", "ChildObjects", "States":
			s.things(&t, member)
		default:
			s.skip()
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
func (s *scanner) isMarked() bool {
	if !s.at('{') {
		return false
	}
	i := skipSpace(s.text, s.i+1)
	return s.text[i] == '"' && strings.HasPrefix(unquote(s.text[i:stringEnd(s.text, i)]), "$")
}

// things reads the objects in a list, or those under the numbers of States.
func (s *scanner) things(owner *slot, key string) {
	if !s.at('[') && !s.at('{') {
		s.skip()
		return
	}
	s.each(func(string) {
		if s.at('{') {
			owner.slots = append(owner.slots, s.thing(key))
		} else {
			s.skip()
		}
	})
}

// words reads a text.
func (s *scanner) words(owner *slot, key string) {
	t := slot{key: key, start: s.i, marked: s.isMarked()}
	isText := s.at('"')
	s.skip()
	t.end = s.i
	if isText || t.marked {
		owner.slots = append(owner.slots, t)
	}
}

// tabs reads the notebook.
func (s *scanner) tabs(owner *slot) {
	if !s.at('{') {
		s.skip()
		return
	}
	s.each(func(number string) {
		if !s.at('{') {
			s.skip()
			return
		}
		title, first := "", len(owner.slots)
		s.each(func(member string) {
			switch member {
			case "title":
				title = unquote(s.skip())
			case bodyKey:
				s.words(owner, bodyKey)
			default:
				s.skip()
			}
		})
		for i := first; i < len(owner.slots); i++ {
			owner.slots[i].words, owner.slots[i].id = title, number
		}
	})
}

// unquote is the text of a JSON string, "" of another value.
func unquote(json string) string {
	if json[0] != '"' {
		return ""
	}
	return gjson.Parse(json).String()
}
