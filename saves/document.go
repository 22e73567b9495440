package saves

import (
	"slices"

	"github.com/tidwall/gjson"

	"menagerie/saves/scan"
	"menagerie/tts/savefile"
)

// document is what judging needs of a save.
type document struct {
	// form is how the save was written.
	form *savefile.Save
	// script, state and panel are the Global script, what it keeps, and the XML of its panel.
	script, state, panel string
	turns                turns
	// objects are those on the table that can matter to a game, crowded tells that there are more than maxObjects.
	objects []object
	crowded bool
}

// Where a save, or an object in it, keeps its script, what that keeps, and the panel that belongs to it.
const (
	scriptPath = "LuaScript"
	statePath  = "LuaScriptState"
	panelPath  = "XmlUI"
)

// turns is the part of TTS's turn system that matters: whether it is on, and the seat that is to move.
type turns struct {
	enabled bool
	color   string
}

// maxObjects is how many objects on the table are looked at as a game's. TTS does not bear a tenth of that.
const maxObjects = 100_000

// matters tells whether an object on the table, none of ours itself, can be part of a game: a seat, a piece that lost its
// memo, or what looks like one. A save may have millions of others.
func matters(o *scan.Object) bool {
	return o.Name == handZone || (o.Nickname != "" || o.Member("CustomMesh") != "") && o.Transform.Fault == ""
}

// stillToCome is about how many objects follow n that stand in the first bytes of a save, so that a list of them is seldom
// copied.
func stillToCome(n, bytes, size int) int {
	const few = 64
	return min(max(few, n*(size-bytes)/max(bytes, 1)+few), maxObjects)
}

// readDocument reads a save, and visits all its objects. Its errors say what the file is instead.
func readDocument(data []byte, visit func(*scan.Object)) (*document, error) {
	save, err := savefile.Read(data)
	if err != nil {
		return nil, err
	}
	doc := &document{form: save}
	var holder *scan.Object // of the object of ours that was visited last: those in another come before it
	table, err := scan.Save(save.Text, func(o *scan.Object) {
		ours := o == holder || cardOfMemo(o.Memo) != ""
		if ours {
			holder = o.Parent
		}
		switch {
		case !o.OnTable() || !ours && !matters(o):
		case len(doc.objects) == maxObjects:
			doc.crowded = true
		default:
			if n := len(doc.objects); n == cap(doc.objects) {
				doc.objects = slices.Grow(doc.objects, stillToCome(n, o.Offset, len(save.Text)))
			}
			doc.objects = append(doc.objects, newObject(o))
		}
		visit(o)
	})
	if err != nil {
		return nil, err
	}
	doc.script = savefile.Unquote(table.Script)
	doc.state = savefile.Unquote(table.State)
	doc.panel = savefile.Unquote(table.Panel)
	all := members(gjson.Parse(table.Member("Turns")))
	doc.turns = turns{enabled: all.get("Enable").Bool(), color: all.get("TurnColor").String()}
	return doc, nil
}
