package playtest

import (
	"maps"
	"slices"
	"strings"

	"menagerie/tts/table"
)

// A memory keeps, of what happened, what a save does not hold.
type memory struct {
	// seated are the names of those who sit, by seat.
	seated map[string]string
	// attributes, highlights and controls are the last events about each, in the order of their keys.
	attributes, highlights, controls map[string]table.Event
	faults                           []table.Event
}

// manyFaults is how many errors of scripts are kept for who comes late: the first say most.
const manyFaults = 50

func (m *memory) add(e table.Event) {
	switch e.Kind {
	case "ui":
		m.addAttribute(e)
	case "highlight":
		set(&m.highlights, e.Object, e)
	case "controls":
		set(&m.controls, e.Object, e)
	case "unhighlight":
		delete(m.highlights, e.Object)
	case "destroyed":
		delete(m.highlights, e.Object)
		delete(m.controls, e.Object)
	case "seated":
		m.leave(e.Text)
		set(&m.seated, e.By, e.Text)
	case "left":
		m.leave(e.Text)
	case "error":
		if len(m.faults) < manyFaults {
			m.faults = append(m.faults, e)
		}
	}
}

func set[V any](in *map[string]V, key string, value V) {
	if *in == nil {
		*in = map[string]V{}
	}
	(*in)[key] = value
}

// addAttribute remembers an attribute; an event without an element is about a UI that is wholly new.
func (m *memory) addAttribute(e table.Event) {
	of := e.Object + "/"
	if e.ID == "" {
		maps.DeleteFunc(m.attributes, func(key string, _ table.Event) bool { return strings.HasPrefix(key, of) })
		return
	}
	set(&m.attributes, of+e.ID+"/"+strings.ToLower(e.Attribute), e)
}

func (m *memory) leave(name string) {
	maps.DeleteFunc(m.seated, func(_, at string) bool { return at == name })
}

// events are those that tell a late comer what is remembered.
func (m *memory) events() []table.Event {
	var events []table.Event
	for _, seat := range slices.Sorted(maps.Keys(m.seated)) {
		events = append(events, table.Event{Kind: "seated", By: seat, Text: m.seated[seat]})
	}
	for _, last := range []map[string]table.Event{m.attributes, m.highlights, m.controls} {
		for _, key := range slices.Sorted(maps.Keys(last)) {
			events = append(events, last[key])
		}
	}
	return append(events, m.faults...)
}
