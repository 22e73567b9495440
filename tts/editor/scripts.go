package editor

import (
	"bytes"
	"errors"

	"github.com/tidwall/gjson"
)

// GlobalGUID stands for the Global script where other scripts go by the GUID of their object.
const GlobalGUID = "-1"

// ScriptState is a script and the XML of the UI that belongs to it.
type ScriptState struct {
	Name   string `json:"name"`
	GUID   string `json:"guid"`
	Script string `json:"script"`
	UI     string `json:"ui"`
}

// ScriptStates are the scripts of a game, at most one a GUID.
type ScriptStates []ScriptState

// Mod are the scripts of a mod that has none but Global.
func Mod(lua, panel string) ScriptStates {
	return ScriptStates{{Name: "Global", GUID: GlobalGUID, Script: lua, UI: panel}}
}

// Find looks for the script with a GUID.
func (all ScriptStates) Find(guid string) (ScriptState, bool) {
	for _, s := range all {
		if s.GUID == guid {
			return s, true
		}
	}
	return ScriptState{}, false
}

func (all ScriptStates) global() string {
	s, _ := all.Find(GlobalGUID)
	return s.Script
}

var (
	errNoSave   = errors.New("it is no save: it has no ObjectStates")
	errNoScript = errors.New("it has no Global script to push")
)

// ScriptsOf reads the scripts of a save in JSON: Global, and those of the objects that have a script or a UI. Objects
// inside others are left out, since TTS does not know them by their GUIDs. It is an error when Global has none.
func ScriptsOf(save []byte) (ScriptStates, error) {
	save = bytes.TrimPrefix(save, []byte("\uFEFF"))
	if !gjson.ValidBytes(save) || !gjson.GetBytes(save, "ObjectStates").IsArray() {
		return nil, errNoSave
	}
	root := gjson.ParseBytes(save)
	all := Mod(root.Get("LuaScript").String(), root.Get("XmlUI").String())
	if all.global() == "" {
		return nil, errNoScript
	}
	for _, o := range root.Get("ObjectStates").Array() {
		s := ScriptState{Name: o.Get("Nickname").String(), GUID: o.Get("GUID").String(), Script: o.Get("LuaScript").String(), UI: o.Get("XmlUI").String()}
		if s.GUID != "" && (s.Script != "" || s.UI != "") {
			all = append(all, s)
		}
	}
	return all, nil
}
