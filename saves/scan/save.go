package scan

import (
	"errors"
	"fmt"
	"strings"

	"menagerie/tts/savefile"
)

// Save visits the objects of a save, each after those in it, and the table last of all, which it returns. The text
// is valid JSON. Errors say what it is instead of a save; visits before an error do not count.
func Save(text string, visit func(*Object)) (*Object, error) {
	s := &scanner{Cursor: savefile.NewCursor(text), visit: visit}
	if !s.At('{') {
		return nil, errors.New("it is JSON, but not an object")
	}
	table := s.object(&Object{})
	switch {
	case s.err != nil:
		return nil, s.err
	case !s.found && table.GUID != "" && s.placed:
		return nil, errors.New("it is a single object: a save lists its objects in ObjectStates")
	case !s.found:
		return nil, errors.New("it is JSON, but has no ObjectStates")
	}
	return table, nil
}

// maxMembers is how many Members, and how many URLs, the objects may have together that are within one another.
const maxMembers = 100_000

type scanner struct {
	*savefile.Cursor
	visit func(*Object)
	err   error
	// members and urls are those of the objects that are open, each behind those of the one that it is in.
	members, urls []Member
	// found tells that the table has ObjectStates, placed that it has a Transform as if it were an object.
	found, placed bool
}

func (s *scanner) fail(format string, args ...any) {
	if s.err == nil {
		s.err = fmt.Errorf(format, args...)
	}
}

// object reads an object of which it is known where it is.
func (s *scanner) object(o *Object) *Object {
	members, urls := len(s.members), len(s.urls)
	o.Offset = s.Offset()
	o.Transform.Fault = "it has no Transform"
	s.Each(func(key string) {
		switch key = asTTS(key); key {
		case "GUID":
			o.GUID = s.word()
		case "Name":
			o.Name = s.word()
		case "Nickname":
			o.Nickname = s.word()
		case "Memo":
			o.Memo = s.word()
		case "Locked":
			o.Locked = s.Skip() == "true"
		case "Transform":
			s.placed = s.placed || o.IsTable()
			o.Transform = readTransform(s.Cursor)
		case "LuaScript":
			o.Script = s.own(o, key)
		case "LuaScriptState":
			o.State = s.own(o, key)
		case "XmlUI":
			o.Panel = s.own(o, key)
		case Top, Contained, Children, States:
			s.objects(o, key)
		default:
			s.member(key)
		}
	})
	o.Raw = s.Since(o.Offset)
	o.Members, o.URLs = s.members[members:], s.urls[urls:]
	s.visit(o)
	if !o.IsTable() {
		o.Members, o.URLs = nil, nil
		s.members, s.urls = s.members[:members], s.urls[:urls]
	}
	return o
}

// word reads a text, or what is written instead of one.
func (s *scanner) word() string {
	json := s.Skip()
	if json[0] == '"' {
		return savefile.Unquote(json)
	}
	if json == "null" {
		return ""
	}
	return json
}

// own reads a text as it is written. TTS only loads a save whose own are texts.
func (s *scanner) own(o *Object, key string) string {
	json := s.Skip()
	if json[0] == '"' {
		return json
	}
	if o.IsTable() && json != "null" {
		s.fail("its %s is not a text", key)
	}
	return ""
}

// objects reads those in a list, or under the keys of States.
func (s *scanner) objects(o *Object, under string) {
	atTop := under == Top && o.IsTable()
	if atTop && s.found {
		s.fail("it has %s twice, and TTS puts the objects of both on the table: leave one", Top)
	}
	s.found = s.found || atTop
	opening := byte('[')
	if under == States {
		opening = '{'
	}
	if !s.At(opening) {
		if s.Skip(); atTop {
			s.fail("its %s is not a list", Top)
		}
		return
	}
	index := 0
	s.Each(func(key string) {
		switch {
		case s.At('{'):
			s.object(&Object{Parent: o, Under: under, Index: index, Key: key})
		default:
			if s.Skip(); atTop {
				s.fail("%s[%d] is not an object", Top, index)
			}
		}
		index++
		if under == States {
			o.StateKeys = append(o.StateKeys, key)
		}
	})
	if under == Contained {
		o.Contains += index
	}
}

// member reads any other member, and takes the URLs out of it.
func (s *scanner) member(key string) {
	if s.At('{') || s.At('[') {
		json := s.SkipTexts(s.text)
		if len(json) > len("{}") && len(s.members) < maxMembers {
			s.members = append(s.members, Member{key, json})
		}
		return
	}
	if json := s.Skip(); json[0] == '"' {
		s.text(key, json)
	}
}

// text notes a text if it is an address.
func (s *scanner) text(key, json string) {
	if isURLKey(key) && len(s.urls) < maxMembers {
		s.urls = append(s.urls, Member{key, json})
	}
}

// isURLKey tells whether TTS keeps an address under a key, such as MeshURL or PDFUrl.
func isURLKey(key string) bool {
	return len(key) >= 3 && key[len(key)-1]|0x20 == 'l' && strings.EqualFold(key[len(key)-3:], "url")
}
