package playtest

import (
	"fmt"
	"strings"
	"testing"

	"menagerie/tts/table"
)

// What is remembered is bounded, whatever it is that scripts change without end.
func TestMemoryIsBounded(t *testing.T) {
	long := strings.Repeat("x", mostRemembered/20)
	for name, event := range map[string]func(i int) table.Event{
		"attributes": func(i int) table.Event {
			return table.Event{Kind: "ui", ID: "a", Attribute: fmt.Sprint("x", i), Text: long}
		},
		"highlights": func(i int) table.Event { return table.Event{Kind: "highlight", Object: fmt.Sprint(i), Name: long} },
		"hands":      func(i int) table.Event { return table.Event{Kind: "picked", Object: fmt.Sprint(i), Name: long} },
	} {
		t.Run(name, func(t *testing.T) {
			var m memory
			for range 100 {
				m.add(event(0))
			}
			if m.full() {
				t.Error("it remembers the same thing many times")
			}
			for i := range 20 {
				m.add(event(i))
			}
			if !m.full() {
				t.Error("it remembers without end")
			}
		})
	}
}

// What is over is forgotten.
func TestMemoryForgets(t *testing.T) {
	var m memory
	for _, kind := range []string{"highlight", "picked"} {
		for _, o := range []string{"a", "b"} {
			m.add(table.Event{Kind: kind, Object: o})
		}
	}
	m.add(table.Event{Kind: "ui", Object: "a", ID: "x", Attribute: "text"})
	m.add(table.Event{Kind: "ui", ID: "x", Attribute: "text", Text: "kept"})
	for _, e := range []table.Event{{Kind: "unhighlight", Object: "a"}, {Kind: "destroyed", Object: "b"}, {Kind: "dropped", Object: "a"}, {Kind: "ui", Object: "a"}} {
		m.add(e)
	}
	if got := m.events(); len(got) != 1 || got[0].Text != "kept" || !m.held.none() || m.highlights.bytes+m.held.bytes != 0 {
		t.Errorf("it remembers %+v, and that %+v are held", got, m.held)
	}
}
