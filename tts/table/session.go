package table

import (
	"fmt"

	lua "github.com/yuin/gopher-lua"
)

func (t *Table) endTurn(a Action) error {
	if !t.turns.enable {
		return fmt.Errorf("turns are off")
	}
	if a.Seat != t.turns.color {
		return fmt.Errorf("it is the turn of %s", t.turns.color)
	}
	t.setTurn(t.nextTurn(1))
	return nil
}

// chat is seen by all unless onChat returns false.
func (t *Table) chat(a Action) error {
	if t.fireAll("onChat", lua.LString(a.Text), t.player(a.Seat)) {
		t.emit(Event{Kind: "chat", By: a.Seat, Text: a.Text})
	}
	return nil
}

func (t *Table) remember(Action) error {
	if _, err := t.Save(); err != nil {
		return err
	}
	t.emit(Event{Kind: "saved"})
	return nil
}

func (t *Table) rewind(a Action) error {
	save := []byte(a.Save)
	if len(save) == 0 {
		save = t.saved
	}
	t.answers, t.copied = nil, nil
	if err := t.load(save); err != nil {
		return err
	}
	t.saved = save
	t.emit(Event{Kind: "loaded"})
	return nil
}
