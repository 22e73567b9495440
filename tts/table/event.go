package table

import (
	"encoding/json"
	"fmt"
)

// An Event is something that happened at the table, as one JSON object. Time is
// in seconds since the table was opened. Seat is who sees it; empty means
// everybody. Kinds and the fields they use:
//
//	message, broadcast, print, log   text, color
//	unseen                           text; a message to a seat where nobody sits
//	chat                             by, text
//	joined, left, seated             by, text (the player's name)
//	picked, dropped                  by, object, name, place
//	moved, rotated                   object, name, place (or the rotation)
//	vetoed                           by, object, name, text (the action and what stopped it)
//	highlight, unhighlight           object, name, color
//	locked, unlocked, renamed        object, name
//	spawned, destroyed               object, name, place
//	entered, taken                   object, name, id (the container's GUID)
//	turn                             by (whose turn it is now)
//	ui                               id, attribute, text, object when it is an object's UI; only what changes
//	lines                            text (the vector lines as JSON), object when they are an object's
//	controls                         object, name, text (as JSON the context menu, buttons and inputs that scripts gave it)
//	note, notebook, dialog, ping     text
//	saved, loaded
//	error                            text as TTS words it, trace
type Event struct {
	Time      float64 `json:"t"`
	Seat      string  `json:"seat"`
	Kind      string  `json:"event"`
	By        string  `json:"by,omitempty"`
	Object    string  `json:"object,omitempty"`
	Name      string  `json:"name,omitempty"`
	ID        string  `json:"id,omitempty"`
	Attribute string  `json:"attribute,omitempty"`
	Text      string  `json:"text,omitempty"`
	Color     string  `json:"color,omitempty"`
	Trace     string  `json:"trace,omitempty"`
	*Place
}

// A Place is a position in table units, or a rotation in degrees.
type Place struct {
	X float64 `json:"x"`
	Y float64 `json:"y"`
	Z float64 `json:"z"`
}

// String returns the event as one line of JSON without a line end.
func (e Event) String() string {
	line, err := json.Marshal(e)
	if err != nil {
		return err.Error()
	}
	return string(line)
}

// Events returns what happened since the last call, in order.
func (t *Table) Events() []Event {
	t.emitControls()
	events := t.events
	t.events = nil
	return events
}

// MostEvents is how many events are kept until they are asked for, so that a script that prints without end does no harm.
// One more says that others were left out.
const MostEvents = 100_000

func (t *Table) emit(e Event) {
	switch n := len(t.events); {
	case n > MostEvents:
		return
	case n == MostEvents:
		e = Event{Kind: "error", Text: fmt.Sprintf("more than %d things happened at once: the rest is left out", MostEvents)}
	}
	e.Time = t.now()
	t.events = append(t.events, e)
}

func (t *Table) emitObject(kind, by string, o *Object) {
	t.emit(Event{Kind: kind, By: by, Object: o.guid, Name: o.Nickname(), Place: place(o.pos)})
}

func place(v Vector) *Place { return &Place{round(v.X), round(v.Y), round(v.Z)} }
