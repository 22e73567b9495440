package saves

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"

	"github.com/tidwall/gjson"
)

// MaxBytes is the size of the largest file that is read as a save.
const MaxBytes = 1 << 30

// document is what judging needs of a save.
type document struct {
	// script and state are the Global script and what it keeps.
	script, state string
	turns         turns
	objects       []object
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
	data = bytes.TrimPrefix(data, []byte("\uFEFF"))
	if len(data) > MaxBytes {
		return nil, errors.New("it is larger than 1 GiB")
	}
	if len(bytes.TrimSpace(data)) == 0 {
		return nil, errors.New("an empty file")
	}
	text := string(data)
	if tooDeep(text) {
		return nil, fmt.Errorf("its brackets nest deeper than %d", maxDepth)
	}
	if !gjson.Valid(text) {
		return nil, syntaxError(data)
	}
	root := gjson.Parse(text)
	if !root.IsObject() {
		return nil, errors.New("it is JSON, but not an object")
	}
	return readRoot(root)
}

// syntaxError says where JSON goes wrong, counting bytes from 1.
func syntaxError(data []byte) error {
	var value json.RawMessage
	var syntax *json.SyntaxError
	if errors.As(json.Unmarshal(data, &value), &syntax) {
		return fmt.Errorf("not JSON at byte %d: %s", syntax.Offset, syntax)
	}
	return errors.New("not JSON")
}

func readRoot(root gjson.Result) (*document, error) {
	doc := &document{}
	var err error
	found := false
	root.ForEach(func(key, value gjson.Result) bool {
		switch key.String() {
		case "LuaScript":
			doc.script = value.String()
		case "LuaScriptState":
			doc.state = value.String()
		case "Turns":
			doc.turns = turns{enabled: value.Get("Enable").Bool(), color: value.Get("TurnColor").String()}
		case "ObjectStates":
			found = true
			doc.objects, err = readObjects(value)
		default:
			doc.rest = append(doc.rest, member{key: key.Raw, json: value.Raw})
		}
		return err == nil
	})
	if !found && root.Get("GUID").Exists() && root.Get("Transform").Exists() {
		return nil, errors.New("it is a single object: a save lists its objects in ObjectStates")
	}
	if !found {
		return nil, errors.New("it is JSON, but has no ObjectStates")
	}
	return doc, err
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
