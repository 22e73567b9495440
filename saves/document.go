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
	objects              []object
}

// turns is the part of TTS's turn system that matters: whether it is on, and the seat that is to move.
type turns struct {
	enabled bool
	color   string
}

// readDocument reads a save, and visits all its objects. Its errors say what the file is instead.
func readDocument(data []byte, visit func(*scan.Object)) (*document, error) {
	save, err := savefile.Read(data)
	if err != nil {
		return nil, err
	}
	doc := &document{form: save}
	table, err := scan.Save(save.Text, func(o *scan.Object) {
		if o.OnTable() {
			if n := len(doc.objects); n == cap(doc.objects) {
				doc.objects = slices.Grow(doc.objects, n+1) // append would copy many objects more often
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
	doc.turns = turns{enabled: all["Enable"].Bool(), color: all["TurnColor"].String()}
	return doc, nil
}
