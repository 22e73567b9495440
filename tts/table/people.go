package table

import (
	"slices"

	lua "github.com/yuin/gopher-lua"
)

func (t *Table) sit(a Action) error {
	if err := t.canSit(a.Seat); err != nil {
		return err
	}
	name := a.Name
	if name == "" {
		name = a.Seat
	}
	for _, p := range t.people {
		if p.name == name {
			t.changeSeat(p, a.Seat, false)
			return nil
		}
	}
	p := &person{name: name, seat: spectator, host: a.Host}
	t.people = append(t.people, p)
	t.emit(Event{Kind: "joined", By: a.Seat, Text: name})
	t.fireAll("onPlayerConnect", t.player(spectator))
	t.changeSeat(p, a.Seat, false)
	return nil
}

func (t *Table) stand(a Action) error {
	t.changeSeat(t.seated(a.Seat), spectator, a.Early)
	return nil
}

func (t *Table) leave(a Action) error {
	p := t.seated(a.Seat)
	t.emptyHand(a.Seat, a.Early)
	t.fireAll("onPlayerDisconnect", t.player(a.Seat))
	t.people = slices.DeleteFunc(t.people, func(q *person) bool { return q == p })
	t.emit(Event{Kind: "left", By: a.Seat, Text: p.name})
	t.fireAll("onPlayerChangeColor", lua.LString(spectator))
	return nil
}

func (t *Table) change(a Action) error {
	if err := t.canSit(a.To); err != nil {
		return err
	}
	t.changeSeat(t.seated(a.Seat), a.To, a.Early)
	return nil
}

// chat is seen by all unless onChat returns false.
func (t *Table) chat(a Action) error {
	if t.fireAll("onChat", lua.LString(a.Text), t.player(a.Seat)) {
		t.emit(Event{Kind: "chat", By: a.Seat, Text: a.Text})
	}
	return nil
}

func (t *Table) makeHost(a Action) error {
	for _, p := range t.people {
		p.host = p.seat == a.Seat
	}
	return nil
}
