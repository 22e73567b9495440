package playtest

import (
	"maps"
	"slices"
	"strings"

	"menagerie/tts/table"
)

// A memory keeps, of what happened, what a save does not hold.
type memory struct {
	// attributes, highlights and controls are the last events about each, held what hands hold.
	attributes, highlights, controls, held latest
	faults                                 []table.Event
}

// manyFaults is how many errors of scripts are kept for who comes late: the first say most.
const manyFaults = 50

// mostRemembered is how many bytes of events a memory may keep.
const mostRemembered = 64 << 20

// full tells whether scripts made it remember more than any game needs.
func (m *memory) full() bool {
	return m.attributes.bytes+m.highlights.bytes+m.controls.bytes+m.held.bytes > mostRemembered
}

func (m *memory) add(e table.Event) {
	switch e.Kind {
	case "ui":
		m.addAttribute(e)
	case "highlight":
		m.highlights.put(e.Object, e)
	case "controls":
		m.controls.put(e.Object, e)
	case "unhighlight":
		m.highlights.remove(e.Object)
	case "picked":
		m.held.put(e.Object, e)
	case "dropped", "entered":
		m.held.remove(e.Object)
	case "destroyed":
		m.highlights.remove(e.Object)
		m.controls.remove(e.Object)
		m.held.remove(e.Object)
	case "error":
		if len(m.faults) < manyFaults {
			m.faults = append(m.faults, e)
		}
	}
}

// addAttribute remembers an attribute; an event without an element is about a UI that is wholly new.
func (m *memory) addAttribute(e table.Event) {
	of := e.Object + "/"
	if e.ID == "" {
		m.attributes.removeAll(of)
		return
	}
	m.attributes.put(of+e.ID+"/"+strings.ToLower(e.Attribute), e)
}

// events are those that tell a late comer what is remembered.
func (m *memory) events() []table.Event {
	return slices.Concat(m.attributes.events(), m.highlights.events(), m.controls.events(), m.faults)
}

// latest are the last events about each of some things, by what they are about.
type latest struct {
	by    map[string]table.Event
	bytes int
}

func (l *latest) none() bool { return len(l.by) == 0 }

func (l *latest) put(key string, e table.Event) {
	l.remove(key)
	if l.by == nil {
		l.by = map[string]table.Event{}
	}
	l.by[key] = e
	l.bytes += weight(key, e)
}

func (l *latest) remove(key string) {
	if e, ok := l.by[key]; ok {
		l.bytes -= weight(key, e)
		delete(l.by, key)
	}
}

func (l *latest) removeAll(prefix string) {
	for key := range l.by {
		if strings.HasPrefix(key, prefix) {
			l.remove(key)
		}
	}
}

// events are in the order of their keys.
func (l *latest) events() []table.Event {
	var events []table.Event
	for _, key := range slices.Sorted(maps.Keys(l.by)) {
		events = append(events, l.by[key])
	}
	return events
}

// weight is about how many bytes it takes to remember an event.
func weight(key string, e table.Event) int {
	const bare = 256
	return bare + len(key) + len(e.Seat) + len(e.By) + len(e.Object) + len(e.Name) + len(e.ID) + len(e.Attribute) + len(e.Text) + len(e.Color) + len(e.Trace)
}
