package scan

import (
	"fmt"
	"slices"
	"strings"
)

// The members that hold other objects.
const (
	Top       = "ObjectStates"
	Contained = "ContainedObjects"
	Children  = "ChildObjects"
	States    = "States"
)

// Object is an object of the table, or the table itself.
type Object struct {
	// Parent is the object that this one is in, attached to or another state of; of an object that lies on the
	// table it is the table, whose own is nil.
	Parent *Object
	// Under is the member of Parent that it is in. Index is its place there, from 0, Key its key when Under is States.
	Under string
	Index int
	Key   string
	// Offset is the byte of the save where the object begins, Raw the object as it is written.
	Offset int
	Raw    string

	GUID, Name, Nickname, Memo string
	Locked                     bool
	Transform                  Transform
	// Script, State and Panel are its LuaScript, LuaScriptState and XmlUI as they are written, with quotes, "" when
	// they are missing or no texts.
	Script, State, Panel string
	// Members are all others that are objects or lists, but for those that hold objects of the table. URLs are the
	// texts, wherever in its own members, whose keys end with URL. An object has both while it is visited only; the
	// table keeps them. Of more than 100,000 the rest is left out.
	Members, URLs []Member
	// Contains is how many objects are in it. StateKeys are the keys of its other states.
	Contains  int
	StateKeys []string
}

// Member is a key and the JSON under it, as it is written.
type Member struct{ Key, JSON string }

// Member is the JSON of one of its Members, "" when there is none.
func (o *Object) Member(key string) string {
	for i := len(o.Members) - 1; i >= 0; i-- {
		if strings.EqualFold(o.Members[i].Key, key) {
			return o.Members[i].JSON
		}
	}
	return ""
}

// IsTable tells whether this is the table itself.
func (o *Object) IsTable() bool { return o.Parent == nil }

// OnTable tells whether the object lies on the table, and is not in or at another one.
func (o *Object) OnTable() bool { return o.Parent != nil && o.Parent.IsTable() }

// Path leads to the object, for example ObjectStates[12].ContainedObjects[3]; "" is the table's.
func (o *Object) Path() string {
	var steps []string
	for ; !o.IsTable(); o = o.Parent {
		steps = append(steps, o.step())
	}
	slices.Reverse(steps)
	return strings.Join(steps, ".")
}

// step leads from the parent to the object.
func (o *Object) step() string {
	if o.Under == States {
		return States + "." + o.Key
	}
	return fmt.Sprintf("%s[%d]", o.Under, o.Index)
}

// String is what a host knows the object by.
func (o *Object) String() string {
	switch {
	case o.IsTable():
		return "the table"
	case o.Nickname != "":
		return fmt.Sprintf("%.60q", o.Nickname)
	case o.Name != "":
		return fmt.Sprintf("a %.60s", o.Name)
	}
	return "an object"
}
