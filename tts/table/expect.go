package table

import (
	"errors"
	"fmt"
	"slices"
	"strings"
)

// parseExpectation reads what follows "expect".
func parseExpectation(words []string) (func(p *play) error, error) {
	text := func(from int) string { return strings.Join(words[from:], " ") }
	match := func(pattern ...string) bool {
		if len(words) < len(pattern) {
			return false
		}
		for i, w := range pattern {
			if w != "" && words[i] != w {
				return false
			}
		}
		return true
	}
	switch {
	case match("nobody", "sees", ""):
		return func(p *play) error { return p.expectUnseen("", text(2)) }, nil
	case match("", "sees", "nothing", "like", ""):
		return func(p *play) error { return p.expectUnseen(words[0], text(4)) }, nil
	case match("", "sees", ""):
		return func(p *play) error { return p.expectSeen(words[0], text(2)) }, nil
	case match("", "holds", "") && len(words) == 3:
		return func(p *play) error { return p.expectHolds(words[0], words[2]) }, nil
	case match("", "shows", ""):
		return func(p *play) error { return p.expectShows(words[0], text(2)) }, nil
	case match("turn", "") && len(words) == 2:
		return func(p *play) error { return p.expectTurn(words[1]) }, nil
	case match("", "is", "") && len(words) == 3 && states[words[2]] != nil:
		return func(p *play) error { return p.expectState(words[0], words[2]) }, nil
	case match("no", "error") && len(words) == 2:
		return func(p *play) error { return p.expectNoError() }, nil
	case match("error", ""):
		return func(p *play) error { return p.expectError(text(1)) }, nil
	}
	return nil, errors.New("this cannot be expected; see the forms: SEAT sees, nobody sees, PLACE holds, ID shows, turn, WHAT is, error, no error")
}

// seen lists the texts that a seat was shown; every text for "".
func (p *play) seen(seat string) []string {
	var texts []string
	for _, e := range p.recent {
		if shown(e.Kind) && e.Text != "" && (seat == "" || e.Seat == "" || e.Seat == seat) {
			texts = append(texts, e.Text)
		}
	}
	return texts
}

// shown reports whether players read an event's text on their screens.
func shown(kind string) bool {
	switch kind {
	case "message", "broadcast", "print", "log", "chat", "ui", "note", "notebook", "dialog":
		return true
	}
	return false
}

func contains(texts []string, text string) bool {
	return slices.ContainsFunc(texts, func(s string) bool { return strings.Contains(s, text) })
}

func quoted(texts []string) string {
	if len(texts) == 0 {
		return "nothing"
	}
	return fmt.Sprintf("%q", texts)
}

func (p *play) expectSeen(seat, text string) error {
	if seen := p.seen(seat); !contains(seen, text) {
		return fmt.Errorf("%s saw %s", seat, quoted(seen))
	}
	return nil
}

func (p *play) expectUnseen(seat, text string) error {
	if seen := p.seen(seat); contains(seen, text) {
		return fmt.Errorf("it was seen: %s", quoted(seen))
	}
	return nil
}

func (p *play) expectHolds(place, face string) error {
	at, err := p.at(place)
	if err != nil {
		return err
	}
	switch {
	case face == "nothing" && len(at) == 0:
		return nil
	case face != "nothing" && slices.ContainsFunc(at, func(o *Object) bool { return called(o, face) }):
		return nil
	case len(at) == 0:
		return errors.New("it holds nothing")
	}
	return fmt.Errorf("it holds %s", list(at))
}

func (p *play) expectShows(id, text string) error {
	if shows := p.Table.UI(id, "text"); !strings.Contains(shows, text) {
		return fmt.Errorf("it shows %q", shows)
	}
	return nil
}

func (p *play) expectTurn(seat string) error {
	if turn := p.Table.Turn(); turn != seat {
		return fmt.Errorf("it is the turn of %q", turn)
	}
	return nil
}

var states = map[string]func(o *Object) bool{
	"held":   func(o *Object) bool { return o.held != "" },
	"lit":    func(o *Object) bool { return o.highlight != "" },
	"locked": (*Object).Locked,
	"gone":   func(o *Object) bool { return false },
}

func (p *play) expectState(name, state string) error {
	if state == "gone" && p.Table.Object(name) == nil && len(p.called(name)) == 0 {
		return nil
	}
	o, err := p.object(name)
	if err != nil {
		return err
	}
	if !states[state](o) {
		return errors.New("it is not")
	}
	return nil
}

func (p *play) errors() []string {
	var texts []string
	for _, e := range p.recent {
		if e.Kind == "error" {
			texts = append(texts, e.Text)
		}
	}
	return texts
}

func (p *play) expectError(text string) error {
	if found := p.errors(); !contains(found, text) {
		return fmt.Errorf("the errors were %s", quoted(found))
	}
	return nil
}

func (p *play) expectNoError() error {
	if found := p.errors(); len(found) > 0 {
		return fmt.Errorf("there were %s", quoted(found))
	}
	return nil
}
