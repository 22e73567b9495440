package saves

import (
	"errors"
	"fmt"

	"github.com/tidwall/gjson"

	"menagerie/tts/savefile"
)

// document is what judging needs of a save.
type document struct {
	// form is how the save was written.
	form *savefile.Save
	// script, state and panel are the Global script, what it keeps, and the XML of its panel.
	script, state, panel string
	turns                turns
	objects              []object
	// rest are the other top-level members.
	rest []member
}

// member is a key, with its quotes, and the JSON under it.
type member struct{ key, json string }

// turns is the part of TTS's turn system that matters: whether it is on, and the seat that is to move.
type turns struct {
	enabled bool
	color   string
}

// readDocument reads a save. Its errors say what the file is instead.
func readDocument(data []byte) (*document, error) {
	save, err := savefile.Read(data)
	if err != nil {
		return nil, err
	}
	root := gjson.Parse(save.Text)
	if !root.IsObject() {
		return nil, errors.New("it is JSON, but not an object")
	}
	doc, err := readRoot(root)
	if err != nil {
		return nil, err
	}
	doc.form = save
	return doc, nil
}

func readRoot(root gjson.Result) (*document, error) {
	doc := &document{}
	var err error
	found := false
	root.ForEach(func(key, value gjson.Result) bool {
		switch key.String() {
		case "LuaScript":
			doc.script, err = readText(key, value)
		case "XmlUI":
			doc.panel, err = readText(key, value)
		case "LuaScriptState":
			doc.state, err = readText(key, value)
		case "Turns":
			all := members(value)
			doc.turns = turns{enabled: all["Enable"].Bool(), color: all["TurnColor"].String()}
		case "ObjectStates":
			found = true
			doc.objects, err = readObjects(value)
		default:
			doc.rest = append(doc.rest, member{key: key.Raw, json: value.Raw})
		}
		return err == nil
	})
	if err != nil {
		return nil, err
	}
	if !found && root.Get("GUID").Exists() && root.Get("Transform").Exists() {
		return nil, errors.New("it is a single object: a save lists its objects in ObjectStates")
	}
	if !found {
		return nil, errors.New("it is JSON, but has no ObjectStates")
	}
	return doc, nil
}

// readText reads what TTS only loads when it is a text.
func readText(key, value gjson.Result) (string, error) {
	if value.Type != gjson.String && value.Type != gjson.Null {
		return "", fmt.Errorf("its %s is not a text", key.String())
	}
	return value.String(), nil
}

func readObjects(list gjson.Result) ([]object, error) {
	if !list.IsArray() {
		return nil, errors.New("its ObjectStates is not a list")
	}
	var objects []object
	var err error
	list.ForEach(func(_, value gjson.Result) bool {
		if !value.IsObject() {
			err = fmt.Errorf("ObjectStates[%d] is not an object", len(objects))
			return false
		}
		objects = append(objects, readObject(len(objects), value))
		return true
	})
	return objects, err
}
